"""What positions of Adamas are worth: neighbouring ones agree, and the first one is about even."""

from itertools import pairwise
from statistics import fmean

import pytest

from rules.core.analysis import Work
from rules.match import Match
from rules.players import MINDS


def test_the_first_position_is_about_even() -> None:
    view = Match.new("adamas").view(0)
    assert MINDS["adamas"].analyse(view, Work()).value == pytest.approx(0.5, abs=0.05)


def test_neighbouring_positions_favour_neither_who_is_to_move_nor_the_other() -> None:
    match, values = Match.new("adamas", seed=1), list[float]()
    for _ in range(16):
        found = MINDS["adamas"].analyse(match.view(match.to_move), Work())
        values.append(found.value)
        match.play(found.best.move)
    assert fmean(one + other - 1 for one, other in pairwise(values)) == pytest.approx(0, abs=0.05)
