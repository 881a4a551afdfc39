"""Par of Mono puzzles, computed a second time by playing the Expert's matches by the rules."""

from random import Random

import pytest

from rules.mono.layouts import random_layout
from rules.mono.puzzles import MonoPuzzles
from rules.puzzles import KINDS
from tests.oracles.mono_par import par_of


@pytest.mark.parametrize(("size", "seed"), [(2, 1), (3, 1), (4, 5), (6, 2)])
def test_par_is_the_mean_of_the_experts_matches(size: int, seed: int) -> None:
    kind = KINDS["mono"]
    assert isinstance(kind, MonoPuzzles)
    puzzle = kind.of_layout(size, random_layout(size, Random(seed)))
    assert par_of(puzzle) == puzzle.par
