"""The puzzles of the days: years without one that comes again. `days.txt` pins them."""

import datetime

import pytest

from rules.puzzles import KINDS, check, daily, from_text, shipped, to_text
from rules.puzzles.stock import DAY_OPTIONS, FIRST_DAY, day_positions, position_of_day
from tests.tools.puzzle_days import digest, identity, pinned

PINNED = pinned()


@pytest.fixture(params=list(KINDS))
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_no_day_repeats_another_or_a_puzzle_of_the_stock(kind: str) -> None:
    """However they are turned. `puzzle_days` compares all of them before it writes them."""
    positions = day_positions(kind)
    assert len(positions) == len(set(positions)) >= PINNED[kind].days
    some = [identity(kind, position) for position in positions[::40]]
    assert len({*some, *(one.id for one in shipped(kind))}) == len(some) + len(shipped(kind))


def test_the_days_stay_as_they_are(kind: str) -> None:
    assert digest(kind, PINNED[kind].days) == PINNED[kind].digest


def test_a_days_puzzle_has_the_standard_options(kind: str) -> None:
    game, options = KINDS[kind].game, DAY_OPTIONS.get(kind, {})
    differing = game.options.differing(dict(options), players=2)
    assert set(differing) <= ({"size", "no_auto"} if kind == "mono" else set())


def test_a_day_has_a_sound_puzzle(kind: str) -> None:
    day = FIRST_DAY + datetime.timedelta(365)
    puzzle = daily(kind, day)
    assert KINDS[kind].checked(puzzle).par == puzzle.par > 0
    assert to_text(puzzle) == to_text(daily(kind, day))


@pytest.mark.slow
def test_a_day_that_takes_long_to_solve_opens_and_can_be_sent() -> None:
    puzzle = daily("adamas-win2", datetime.date(2027, 4, 3))
    assert check(from_text(to_text(puzzle))).par == puzzle.par == 2


def test_after_the_last_day_they_begin_again(kind: str) -> None:
    days = len(day_positions(kind))
    again = FIRST_DAY + datetime.timedelta(days)
    assert position_of_day(kind, again) == position_of_day(kind, FIRST_DAY)
