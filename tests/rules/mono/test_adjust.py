"""One step makes a layout harder or easier; it is still the same design."""

from random import Random
from threading import Event

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.clock import Cancelled
from rules.mono.layouts import check_layout, random_layout
from rules.mono.players.adjust import MOST_CHANGED, Adjustment, adjusted, differing, exchanges

NEVER = Event()
EASY = "533325544255144"
"""A layout of five regions."""


@given(st.integers(2, 9), st.randoms(use_true_random=False), st.data())
def test_a_change_is_a_layout_with_few_other_cells(
    size: int, rng: Random, data: st.DataObject
) -> None:
    layout = random_layout(size, rng)
    locked = data.draw(st.sets(st.integers(0, len(layout) - 1)))
    for other in exchanges(size, layout, locked, rng, 20):
        check_layout(size, other)
        assert 0 < differing(layout, other) <= MOST_CHANGED
        assert all(layout[cell] == other[cell] for cell in locked)


@pytest.mark.parametrize("harder", [True, False])
def test_a_step_goes_the_way_it_was_asked_for(harder: bool) -> None:
    told: list[Adjustment] = []
    step = adjusted(5, EASY, float(harder), NEVER, told.append, harder=harder)
    check_layout(5, step.layout)
    assert 0 < differing(EASY, step.layout) <= MOST_CHANGED
    assert (step.after.rank > step.before.rank) is harder
    shares = [one.share for one in told]
    assert shares == sorted(shares)
    assert 0 < shares[-1] < 1


def test_what_is_locked_stays() -> None:
    locked = [cell for cell, label in enumerate(EASY) if label in "345"]
    step = adjusted(5, EASY, 1, NEVER, harder=True, locked=locked)
    assert all(step.layout[cell] == EASY[cell] for cell in locked)


def test_where_everything_is_locked_nothing_changes() -> None:
    step = adjusted(5, EASY, 1, NEVER, harder=True, locked=range(15))
    assert step.layout == EASY
    assert step.after == step.before


def test_a_step_ends_once_it_is_stopped() -> None:
    stop = Event()
    with pytest.raises(Cancelled):
        adjusted(5, EASY, 1, stop, lambda _: stop.set(), harder=True)
