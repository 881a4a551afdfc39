"""Messages are their English text, and keep what another language needs."""

import copy
import json
import pickle
from collections.abc import Callable

import pytest

from rules.core import IllegalMove, InvalidMove, InvalidOptions, InvalidSetup, Outcome
from rules.core.message import Message, listed
from rules.core.mind import YOURS, of_player


def test_a_message_is_the_text_of_its_template() -> None:
    message = Message("{cell} holds {count}", cell="d1", count=2)
    assert message == "d1 holds 2"
    assert (message.template, message.arguments) == ("{cell} holds {count}", message.arguments)
    assert message.arguments == {"cell": "d1", "count": 2}
    assert json.dumps(message) == '"d1 holds 2"'


def test_a_template_without_arguments_is_taken_as_it_stands() -> None:
    assert Message("{n} and {") == "{n} and {"


def test_names_with_braces_stay_as_they_are() -> None:
    assert Message("{name} resigned", name="{n}") == "{n} resigned"


@pytest.mark.parametrize(
    ("n", "text"), [(0, "0 pieces"), (1, "1 piece"), (2, "2 pieces"), (21, "21 pieces")]
)
def test_counted_messages_know_both_forms(n: int, text: str) -> None:
    message = Message.counted(n, "{n} piece", "{n} pieces")
    assert message == text
    assert (message.singular, message.template, message.n) == ("{n} piece", "{n} pieces", n)


def test_parts_are_messages_of_their_own() -> None:
    part = Message.counted(3, "{n} piece", "{n} pieces")
    whole = Message("{cell} holds {held}", cell="d1", held=part)
    assert whole == "d1 holds 3 pieces"
    assert whole.arguments["held"] is part


def test_a_message_made_of_a_message_is_that_message() -> None:
    message = Message("{cell} is empty", cell="d1")
    assert Message(message) is message


def _unpickled(message: Message) -> Message:
    unpickled: Message = pickle.loads(pickle.dumps(message))
    return unpickled


@pytest.mark.parametrize("copied", [copy.deepcopy, _unpickled])
def test_messages_travel_whole(copied: Callable[[Message], Message]) -> None:
    message = Message.counted(2, "{n} piece on {cell}", "{n} pieces on {cell}", cell="d1")
    other = copied(message)
    assert (other, other.template, other.arguments, other.singular, other.n) == (
        message, message.template, message.arguments, message.singular, 2,
    )  # fmt: skip


def test_lists() -> None:
    assert listed(["a"]) == "a"
    assert listed(["a", "b"]) == "a and b"
    assert listed(["a, too", "b"]) == "a, too, and b"
    assert listed(["a", "b", "c", "d"]) == "a, b, c and d"
    assert listed(["a", "b", "c"], alternatives=True) == "a, b or c"


def test_errors_carry_their_message() -> None:
    illegal = IllegalMove("{cell} is empty", cell="d1")
    assert (str(illegal), illegal.reason, illegal.message.template) == (
        "d1 is empty", "d1 is empty", "{cell} is empty",
    )  # fmt: skip
    unread = InvalidMove("{what} appears twice", 4, what="d1")
    assert (unread.position, unread.message.arguments) == (4, {"what": "d1"})
    option = InvalidOptions("size", "must be {low} or more", low=2)
    assert (str(option), option.reason, option.option) == (
        "size: must be 2 or more", "must be 2 or more", "size",
    )  # fmt: skip
    assert InvalidSetup("{what} appears twice", what="a1").option == "setup"


def test_an_outcome_says_who_won_and_why() -> None:
    names = ("fred", "ned", "ted")
    reason = Message("{name} resigned", name="ned")
    won = Outcome(frozenset({0}), reason, (0, 0, 0))
    assert won.sentence(names) == "fred wins: ned resigned"
    assert won.message is reason
    assert Outcome(frozenset({0, 2}), "draw agreed", ()).sentence(names) == (
        "fred and ted draw: draw agreed"
    )
    assert Outcome(frozenset(), "over", ()).sentence(names) == "nobody wins: over"


def test_a_reason_names_the_player_whose_move_it_is_about() -> None:
    risk = Message.counted(2, "{move} risks {n} piece", "{move} risks {n} pieces", move=YOURS)
    reason = Message("{good}. {bad}", good="captures c3", bad=risk)
    assert reason == "captures c3. Your move risks 2 pieces"
    assert of_player(reason, "Ned") == "captures c3. Ned’s move risks 2 pieces"
