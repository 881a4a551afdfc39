"""The solver's report: what follows from some cells, where to guess, and how many layouts fit."""

from random import Random

import pytest

from rules.mono.board import HIDDEN
from rules.mono.layouts import random_layout
from rules.mono.regions.maker import clues_of
from rules.mono.regions.report import report_on
from tests.oracles.regions import is_unique


@pytest.mark.parametrize("size", [5, 7, 9])
def test_a_puzzle_that_was_made_needs_no_guess(size: int) -> None:
    clues = clues_of(random_layout(size, Random(size)), Random(1))
    assert clues is not None
    report = report_on(size, clues)
    assert report.unique
    assert report.deducible
    assert not report.guesses
    filled = {cell for step in report.steps if not step.barred for cell in step.cells}
    assert len(filled) <= clues.count(HIDDEN)


def test_an_empty_board_has_many_layouts() -> None:
    report = report_on(4, HIDDEN * 10)
    assert report.solutions == 2
    assert not report.deducible
    assert report.guesses


def test_cells_that_contradict_each_other_have_none() -> None:
    assert report_on(3, "1.1...").solutions == 0


@pytest.mark.parametrize("seed", range(12))
def test_whether_there_is_one_solution_is_found_out(seed: int) -> None:
    rng = Random(seed)
    layout = random_layout(5, rng)
    given = "".join(label if rng.random() < 0.45 else HIDDEN for label in layout)
    report = report_on(5, given)
    assert report.unique == is_unique(5, given)


def test_without_time_the_number_of_layouts_is_not_known() -> None:
    assert report_on(9, HIDDEN * 45, lambda: True).solutions is None
