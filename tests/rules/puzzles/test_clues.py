"""Clues that cost a star, and all solutions at the end."""

import pytest

from rules.core import IllegalMove
from rules.puzzles import KINDS, Attempt, answer, attempt, best_line
from rules.puzzles.kinds import kind_named
from tests.rules.puzzles import made

pytestmark = pytest.mark.slow

SWIFT = [kind for kind in KINDS if kind != "dragons-3"]


def begun(kind: str) -> Attempt:
    return attempt(made.puzzle_of(kind, 1))


@pytest.mark.parametrize("kind", SWIFT)
class TestAClue:
    def test_costs_a_star(self, kind: str) -> None:
        start = begun(kind)
        for clues in range(1, 3):
            start, clue = start.next_clue()
            assert clue.key in KINDS[kind].clues
            assert clue.name
            done = start
            for text in best_line(start.puzzle):
                done = done.type(text)
            verdict = done.verdict()
            assert (verdict.solved, verdict.stars) == (True, 3 - clues)

    def test_is_paid_for_when_moves_are_taken_back(self, kind: str) -> None:
        start, _ = begun(kind).next_clue()
        assert start.back_to(begun(kind)).clues == 1


@pytest.mark.parametrize("kind", ["holomino", "adamas-capture", "adamas-win2", "dragons-2"])
def test_the_second_clue_is_a_move_that_solves(kind: str) -> None:
    start, _ = begun(kind).next_clue()
    while not start.over:
        start, clue = start.next_clue()
        assert clue.key == "move"
        start = start.type(clue.name)
    assert start.verdict().solved


def test_atoms_are_told_one_by_one() -> None:
    start = begun("blackbox")
    told = []
    for _ in range(4):
        start, clue = start.next_clue()
        told.append(clue.name)
    assert sorted(told) == sorted(start.puzzle.position.split())
    with pytest.raises(IllegalMove, match="all atoms"):
        start.next_clue()


def test_a_cell_of_mono_that_is_told_makes_points() -> None:
    start = begun("mono")
    for _ in range(3):
        start, clue = start.next_clue()
        start = start.type(clue.name)
    assert start.turns == 0


@pytest.mark.parametrize("kind", ["holomino", "adamas-capture", "adamas-win2", "dragons-2"])
def test_every_solution_solves(kind: str) -> None:
    puzzle = begun(kind).puzzle
    lines = kind_named(kind).lines(puzzle)
    firsts = kind_named(kind).solve(puzzle).firsts
    assert [line[0] for line in lines] == list(firsts)[:12]
    assert all(answer(puzzle, line).solved for line in lines)
