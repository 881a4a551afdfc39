"""All that the rules say can be found by who translates it."""

from collections.abc import Iterator
from random import Random

import pytest

from installers.rule_messages import MessageFault, Source, faults, in_window, sources
from rules.core import IllegalMove, InvalidMove, Message
from rules.playout import random_move
from tests.rules.variants import STANDARD, Variant

TYPED = (
    "",
    "a1",
    "zz",
    "a1,a1",
    "a1,b2,end",
    "1,2",
    "+a1",
    "?",
    "14",
    "112233",
    "9xd1-d3",
    "d99",
    "123:99",
)


def test_no_template_is_put_together() -> None:
    assert not [str(fault) for fault in faults()]


@pytest.mark.parametrize(
    "shown",
    [
        "told.emit(str(error).capitalize())",
        'told.emit(f"{path.name}: {error}")',
        "self.view.refuse(str(error))",
        "self._tell(str(error))",
        "self.tr('Not opened: {reason}').format(reason=str(error))",
    ],
)
def test_an_error_shown_in_plain_english_is_found(shown: str) -> None:
    plain = f"""
try:
    act()
except ValueError as error:
    {shown}
"""
    [fault] = in_window(plain, "desktop/page.py")
    assert isinstance(fault, MessageFault)
    assert str(fault) == "desktop/page.py:5: str(error) is shown without a translation"
    assert not [*in_window(plain.replace("ValueError", "InvalidLayoutText"), "desktop/page.py")]


def test_messages_of_the_window_are_among_the_sources() -> None:
    assert Source("a layout needs a name") in sources()


def parts(message: Message) -> Iterator[Message]:
    """Yield a message and all messages it is made of."""
    yield message
    for argument in message.arguments.values():
        if isinstance(argument, Message):
            yield from parts(argument)


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_what_is_said_in_a_match_is_among_the_sources(variant: Variant) -> None:
    known = {(source.template, source.singular) for source in sources()}
    match, rng = variant.match(3), Random(3)
    said: list[Message] = []
    for _ in range(60):
        if match.to_move is None:
            break
        view = match.view(match.to_move)
        for text in TYPED:
            try:
                match.game.parse_move(view, text)
            except (InvalidMove, IllegalMove) as error:
                said.append(error.message)
        match.play(random_move(match.game, view, rng, most=60))
        said += [event.sentence(match.names) for event in match.events(match.ply, None)]
    assert len(said) > 60
    found = {(part.template, part.singular) for one in said for part in parts(one)}
    assert not found - known
