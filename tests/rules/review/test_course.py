"""Where a match turned, and what ended it."""

from itertools import pairwise

from rules.core import Message, Outcome
from rules.core.commands import ACCEPT_DRAW, RESIGN
from rules.games import game_named
from rules.match import Decision, Match
from rules.review.account import Account
from rules.review.course import ending_of, turning_of
from rules.review.verdict import MoveVerdict

GAME = game_named("dragons")
NAMES = ("Fred", "Ned")
VIEW = Match.new("dragons").view(0)
MOVE = next(GAME.legal_moves(VIEW))


def turned(
    *shares: float, luck: float = 0.0, resigns: bool = False, win: int | None = None
) -> tuple[int | None, str]:
    """Where Fred lost, who was worth these shares before each move and at the end.

    The moves are Fred's and Ned's in turn; a share that falls at Fred's move was given away.
    """
    decisions, verdicts = list[Decision](), list[MoveVerdict | None]()
    for number, (before, after) in enumerate(pairwise(shares)):
        player = number % 2
        own, then = (before, after) if player == 0 else (1 - before, 1 - after)
        last = resigns and number == len(shares) - 2
        decisions.append(Decision(number, player, RESIGN if last else MOVE, last, (VIEW, VIEW)))
        weight = 1.0 if win is None else 0.1
        found = MoveVerdict("a1", "b1", then, max(own, then), None, 1, win=win, weight=weight)
        verdicts.append(None if last else found)
    series = [(share, 1 - share) for share in shares]
    final = shares[-1] - shares[0]
    accounts = [Account(shares[0], shares[-1], -luck, final + luck)]
    accounts.append(Account(1 - shares[0], 1 - shares[-1], luck, -final - luck))
    outcome = Outcome(frozenset({1}), Message("a loop"), (0, 0))
    found_at = turning_of(GAME, NAMES, outcome, decisions, verdicts, series, accounts)
    return found_at.number, str(found_at.words)


def test_it_is_the_last_loss_that_was_never_given_back() -> None:
    number, words = turned(0.5, 0.0, 0.5, 0.5, 0.5, 0.0, 0.0)
    assert number == 4
    assert words == f"Fred’s win chance fell from 50% to 0% with {MOVE}."


def test_a_small_loss_in_a_lost_position_is_not_where_it_turned() -> None:
    assert turned(0.9, 0.3, 0.3, 0.3, 0.3, 0.15, 0.15, 0.15, 0.0)[0] == 0


def test_a_reason_that_lay_deep_is_named_as_such() -> None:
    assert turned(0.5, 0.0, 0.0, win=6)[1].endswith("The reason becomes clear only 6 moves later.")


def test_without_a_loss_it_was_no_single_mistake_or_luck() -> None:
    bit_by_bit = (0.5, 0.44, 0.44, 0.36, 0.36, 0.3, 0.3)
    assert turned(*bit_by_bit) == (
        None,
        "No single mistake: Ned was a little better throughout.",
    )
    assert turned(*bit_by_bit, luck=0.15) == (None, "Luck decided.")


def test_who_resigns_a_good_position_turned_the_match_by_that() -> None:
    assert turned(0.5, 0.5, 0.5, 0.0, resigns=True) == (
        2,
        "Fred resigned with a win chance of 50%.",
    )


def test_commands_that_ended_a_match_are_named() -> None:
    outcome = Outcome(frozenset({0, 1}), Message("agreed"), (0, 0))
    last = Decision(1, 0, ACCEPT_DRAW, True, (VIEW, VIEW))
    ending = ending_of(NAMES, outcome, [last], [(0.7, 0.3), (0.5, 0.5)])
    assert ending is not None
    assert ending.by_command
    assert ending.words == "The players agreed to a draw."
    played = ending_of(
        NAMES, outcome, [Decision(1, 0, MOVE, False, (VIEW, VIEW))], [(0.5, 0.5)] * 2
    )
    assert played is not None
    assert played.words == "The end: agreed."
