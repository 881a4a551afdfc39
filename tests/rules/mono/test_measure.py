"""How hard a layout is to read: measured in the same matches for all, and made harder in steps."""

from functools import cache
from itertools import count
from random import Random
from statistics import fmean
from threading import Event

import pytest

from rules.core.clock import Cancelled
from rules.mono.layouts import random_layout
from rules.mono.players import measure as measuring
from rules.mono.players.adjust import exchanges
from rules.mono.players.measure import (
    MOST,
    SETTLED,
    Matches,
    Measure,
    compared,
    measured,
    of_match,
)
from rules.mono.players.usual import USUAL
from tests.tools.mono_measure import rank_correlation

pytestmark = pytest.mark.slow

NEVER = Event()
EASY = "533325544255144"
"""A layout of size 5."""

LAYOUTS = [random_layout(6, Random(seed)) for seed in range(12)]


@cache
def found(layout: str, seed: str = "") -> Measure:
    """Return what a layout of size 5 or 6 is measured to be: the same whenever it is asked for."""
    return measured(5 if len(layout) == len(EASY) else 6, layout, NEVER, seed=seed)


def against_itself(layout: str) -> tuple[float, float]:
    """By how much a layout is harder than itself, and how sure that is."""
    matches = Matches(layout, "", NEVER)
    return compared(matches, matches.other(layout), 30)


class TestTheSameEyes:
    def test_a_layout_is_as_hard_as_itself(self) -> None:
        assert against_itself(LAYOUTS[0]) == (0, 0)

    def test_which_would_not_hold_without_common_random_numbers(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        numbers = count()
        monkeypatch.setattr(measuring, "of_match", lambda number, seed: Random(next(numbers)))
        assert against_itself(LAYOUTS[0])[1] > 1

    def test_a_small_change_is_told_more_surely_than_by_other_matches(self) -> None:
        own, others = [], []
        for seed, layout in enumerate(LAYOUTS):
            near = exchanges(6, layout, (), Random(seed), 20)[-1]
            matches = Matches(layout, "", NEVER)
            own.append(compared(matches, matches.other(near), 40)[1] ** 2)
            others.append(compared(matches, Matches(near, "other", NEVER), 40)[1] ** 2)
        assert fmean(own) < 0.95 * fmean(others)

    def test_a_match_has_the_same_generator_for_every_layout(self) -> None:
        assert of_match(7).random() == of_match(7).random() != of_match(8).random()


class TestAMeasurement:
    def test_says_the_same_again(self) -> None:
        assert measured(6, LAYOUTS[0], NEVER) == found(LAYOUTS[0])

    def test_ends_when_it_is_settled_and_not_before(self) -> None:
        told: list[Measure] = []
        last = measured(6, LAYOUTS[0], NEVER, told.append)
        assert told[-1] == last
        assert [measure.settled for measure in told] == [False] * (len(told) - 1) + [True]
        assert last.doubt <= SETTLED or len(last.points) == MOST
        assert last.share == 1
        assert all(0 < measure.share < 1 for measure in told[:-1])

    def test_ends_at_a_bound(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(measuring, "MOST", 50)
        monkeypatch.setattr(measuring, "SETTLED", 0.0)
        assert len(measured(6, LAYOUTS[0], NEVER).points) == 50

    def test_what_was_stopped_states_nothing(self) -> None:
        stop = Event()
        with pytest.raises(Cancelled):
            measured(6, LAYOUTS[0], stop, lambda _: stop.set())

    def test_sums_up_where_the_points_were_earned(self) -> None:
        measure = found(LAYOUTS[0])
        assert sum(measure.earned) == sum(measure.points)
        assert len(measure.earned) == 21

    def test_tells_layouts_apart_in_other_matches_just_as_well(self) -> None:
        one, other = (
            [measure.hardness for measure in measures]
            for measures in (map(found, LAYOUTS[:8]), (found(one, "b") for one in LAYOUTS[:8]))
        )
        assert one != other
        assert rank_correlation(one, other) > 0.85

    @pytest.mark.parametrize("size", range(2, 26))
    def test_every_size_has_its_usual_points(self, size: int) -> None:
        usual, spread = USUAL[size]
        assert 0 < spread < usual <= sum(value**2 for value in range(1, size + 1))

    def test_the_usual_points_are_those_of_random_layouts(self) -> None:
        usual, spread = USUAL[6]
        assert (
            abs(fmean(found(layout).mean for layout in LAYOUTS) - usual)
            < 3 * spread / len(LAYOUTS) ** 0.5
        )
