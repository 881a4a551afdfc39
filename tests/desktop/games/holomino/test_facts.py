"""The sums beside a move of Holomino are those of the rules."""

import re
from math import prod
from typing import Any

import pytest

from desktop.games.holomino.facts import hole_sum, points_sum, turns_between
from rules.holomino.game import scored_placements
from rules.holomino.tiles import rotations
from tests.rules.holomino.player_tables import OPTIONS, moments


def worth(text: str) -> int:
    """Return the value of a sum or a product such as `(3 + 4) × 2`."""
    factors = re.sub("[()]", "", text).split(" × ")
    return prod(sum(map(int, factor.split(" + "))) for factor in factors)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_sum_in_the_bubble_is_worth_its_points(options: dict[str, Any]) -> None:
    several = 0
    for view in moments(options, seed=5, games=1):
        for way in scored_placements(view):
            if way.holes:
                assert worth(points_sum(way.holes, view.options.limit_scores)) == way.points
                several += len(way.holes) > 1
            assert all(worth(hole_sum(hole)) == hole.value for hole in way.holes)
    assert several or len(options) > 1


def test_a_turn_is_the_next_rotation_of_the_rules() -> None:
    one, next_one, last = rotations("123")
    assert [turns_between(one, other) for other in (one, next_one, last)] == [0, 1, -1]
