"""The puzzles of the days: years without one that comes again. `days.txt` pins them."""

import datetime
from functools import cache

import pytest

from rules.puzzles import KINDS, check, daily, from_text, shipped, to_text
from rules.puzzles.stock import DAY_OPTIONS, FIRST_DAY, day_positions, position_of_day
from tests.tools.puzzle_days import digest, identity, pinned

PINNED = pinned()


@pytest.fixture(params=list(KINDS))
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@cache
def ids(kind: str) -> tuple[str, ...]:
    """Return the ids of all days' puzzles.

    An id is that of the canonical form, and so the same for all turns.
    """
    return tuple(identity(kind, position) for position in day_positions(kind))


def test_no_two_days_share_a_puzzle_however_it_is_turned(kind: str) -> None:
    assert len(ids(kind)) >= PINNED[kind].days
    assert len(set(ids(kind))) == len(ids(kind))


def test_none_is_one_that_comes_with_the_program(kind: str) -> None:
    stock = {one.id for one in shipped(kind)}
    assert not stock & set(ids(kind))


def test_the_days_stay_as_they_are(kind: str) -> None:
    assert digest(kind, PINNED[kind].days) == PINNED[kind].digest


def test_a_days_puzzle_has_the_standard_options(kind: str) -> None:
    game, options = KINDS[kind].game, DAY_OPTIONS.get(kind, {})
    differing = game.options.differing(dict(options), players=2)
    assert set(differing) <= ({"size", "no_auto"} if kind == "mono" else set())


@pytest.mark.parametrize("number", [0, 365, 729])
def test_a_day_has_a_sound_puzzle(kind: str, number: int) -> None:
    puzzle = daily(kind, FIRST_DAY + datetime.timedelta(number))
    assert KINDS[kind].checked(puzzle).par == puzzle.par > 0
    assert to_text(puzzle) == to_text(daily(kind, FIRST_DAY + datetime.timedelta(number)))


@pytest.mark.slow
@pytest.mark.parametrize("day", ["2027-04-03", "2028-02-17"])
def test_a_day_that_takes_long_to_solve_opens_and_can_be_sent(day: str) -> None:
    puzzle = daily("adamas-win2", datetime.date.fromisoformat(day))
    assert check(from_text(to_text(puzzle))).par == puzzle.par == 2


def test_after_the_last_day_they_begin_again(kind: str) -> None:
    days = len(day_positions(kind))
    again = FIRST_DAY + datetime.timedelta(days)
    assert position_of_day(kind, again) == position_of_day(kind, FIRST_DAY)
