"""The puzzles of the days: ten years and more without one that comes again."""

import datetime
from functools import cache
from hashlib import sha256

import pytest

from rules.puzzles import KINDS, daily, shipped, to_text
from rules.puzzles.stock import DAY_OPTIONS, FIRST_DAY, day_positions, position_of_day
from tests.tools.puzzle_days import identity

TEN_YEARS = 3650
FEWER = {"adamas-win2": 1825, "dragons-2": 1460, "dragons-3": 1460}
"""Kinds that have puzzles for four or five years so far; more are only added after them."""

DIGESTS = {
    "holomino": "5589894ad942c805",
    "blackbox": "addd6132a5105473",
    "adamas-capture": "9f47a648fe150f58",
    "adamas-win2": "d2ed99008433f126",
    "dragons-1": "75ec0ef3412c4718",
    "dragons-2": "fb3bc275e4f13d6b",
    "dragons-3": "ac2b8671de065c14",
    "mono": "57ee9957426e9fe5",
    "mono-regions": "ded618e304011255",
}
"""Of the positions of so many days from the first on, which no version may change."""


@pytest.fixture(params=list(KINDS))
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@cache
def ids(kind: str) -> tuple[str, ...]:
    """Return the ids of all days' puzzles.

    An id is that of the canonical form, and so the same for all turns.
    """
    return tuple(identity(kind, position) for position in day_positions(kind))


def days_of(kind: str) -> int:
    """Return the days from the first on that a kind has puzzles for at least."""
    return FEWER.get(kind, TEN_YEARS)


def test_no_two_days_share_a_puzzle_however_it_is_turned(kind: str) -> None:
    assert len(ids(kind)) >= days_of(kind)
    assert len(set(ids(kind))) == len(ids(kind))


def test_none_is_one_that_comes_with_the_program(kind: str) -> None:
    stock = {one.id for one in shipped(kind)}
    assert not stock & set(ids(kind))


def test_the_days_stay_as_they_are(kind: str) -> None:
    data = "\n".join(day_positions(kind)[: days_of(kind)]).encode()
    assert sha256(data).hexdigest()[:16] == DIGESTS[kind]


def test_a_days_puzzle_has_the_standard_options(kind: str) -> None:
    game, options = KINDS[kind].game, DAY_OPTIONS.get(kind, {})
    differing = game.options.differing(dict(options), players=2)
    assert set(differing) <= ({"size", "no_auto"} if kind == "mono" else set())


@pytest.mark.parametrize("number", [0, 365, 729])
def test_a_day_has_a_sound_puzzle(kind: str, number: int) -> None:
    puzzle = daily(kind, FIRST_DAY + datetime.timedelta(number))
    assert KINDS[kind].checked(puzzle).par == puzzle.par > 0
    assert to_text(puzzle) == to_text(daily(kind, FIRST_DAY + datetime.timedelta(number)))


def test_after_the_last_day_they_begin_again(kind: str) -> None:
    days = len(day_positions(kind))
    again = FIRST_DAY + datetime.timedelta(days)
    assert position_of_day(kind, again) == position_of_day(kind, FIRST_DAY)
