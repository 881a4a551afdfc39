"""Clues that cost a star, and all solutions at the end."""

from typing import Any

import pytest

from rules.core import IllegalMove
from rules.puzzles import KINDS, Attempt, answer, attempt, best_line
from rules.puzzles.kinds import kind_named
from tests.rules.puzzles import made

pytestmark = pytest.mark.slow

SWIFT = [kind for kind in KINDS if kind != "dragons-3"]
PAID = [kind for kind in SWIFT if not KINDS[kind].free]
"""The kinds of which each clue costs a star."""


def begun(kind: str) -> Attempt:
    return attempt(made.puzzle_of(kind, 1))


@pytest.mark.parametrize("kind", PAID)
class TestAClue:
    def test_costs_a_star(self, kind: str) -> None:
        start = begun(kind)
        for clues in range(1, 3):
            start, clue = start.next_clue()
            assert clue.key in KINDS[kind].clues
            done = start
            for text in best_line(start.puzzle):
                done = done.type(text)
            verdict = done.verdict()
            assert (verdict.solved, verdict.stars) == (True, 3 - clues)

    def test_is_paid_for_when_moves_are_taken_back(self, kind: str) -> None:
        start, _ = begun(kind).next_clue()
        assert start.back_to(begun(kind)).clues == 1


@pytest.mark.parametrize("kind", PAID)
def test_three_clues_say_where_then_what_and_are_never_the_same(kind: str) -> None:
    start = begun(kind)
    told = []
    for _ in range(3):
        start, clue = start.next_clue()
        told.append(str(KINDS[kind].told(clue)))
        assert clue.cells or clue.move, "something is lit"
    assert "highlighted" in told[0]
    assert len(set(told)) == 3


@pytest.mark.parametrize("kind", ["holomino", "adamas-capture", "adamas-win2", "dragons-2"])
def test_the_third_clue_is_a_move_that_solves_with_its_reason(kind: str) -> None:
    start = begun(kind)
    for _ in range(2):
        start, _ = start.next_clue()
    while not start.over:
        start, clue = start.next_clue()
        assert clue.key == "move"
        assert clue.reason is not None
        assert str(clue.reason) in KINDS[kind].told(clue)
        start = start.type(clue.name)
    assert start.verdict().solved


def test_a_reason_names_what_the_move_scores() -> None:
    puzzle = begun("holomino").puzzle
    assert f"for {puzzle.par} points" in kind_named("holomino").reason(puzzle)
    puzzle = begun("adamas-capture").puzzle
    assert f"captures {puzzle.par} pieces" in kind_named("adamas-capture").reason(puzzle)


def test_an_atom_that_is_marked_is_not_told() -> None:
    start = begun("blackbox")
    atoms = start.puzzle.position.split()
    start, near = start.next_clue()
    assert near.key == "near"
    assert set(near.cells) & set(atoms)
    for marked in range(4):
        assert start.next_clue()[1].name in atoms[marked:]
        start = start.type(f"+{atoms[marked]}")
    with pytest.raises(IllegalMove, match="marked"):
        start.next_clue()


def test_an_atom_that_was_told_is_not_told_again() -> None:
    start, _ = begun("blackbox").next_clue()
    told = []
    for _ in range(4):
        start, clue = start.next_clue()
        told.append(clue.name)
    assert sorted(told) == sorted(start.puzzle.position.split())


def test_a_cell_of_mono_that_is_told_makes_points() -> None:
    start, _ = begun("mono").next_clue()
    for _ in range(2):
        start, clue = start.next_clue()
        assert "layout" in KINDS["mono"].told(clue)
        start = start.type(clue.name)
    assert start.turns == 0


@pytest.mark.parametrize("kind", ["holomino", "adamas-capture"])
class TestAWorseMove:
    """It costs a star and is to be taken back, as in forced wins."""

    def worse(self, start: Attempt) -> Any:
        best = kind_named(start.kind.slug).solve(start.puzzle).firsts
        return next(m for m in start.kind.game.legal_moves(start.state) if str(m) not in best)

    def test_does_not_end_the_attempt(self, kind: str) -> None:
        start = begun(kind)
        after = start.apply(self.worse(start))
        assert (after.astray, after.over) == (True, False)
        with pytest.raises(IllegalMove, match="undo your last move"):
            after.apply(self.worse(start))
        solved = after.back_to(start).type(best_line(start.puzzle)[0])
        verdict = solved.verdict()
        assert (verdict.solved, verdict.stars, verdict.wrong) == (True, 2, 1)

    def test_ends_it_the_third_time(self, kind: str) -> None:
        start = begun(kind)
        for _ in range(3):
            assert not start.over
            after = start.apply(self.worse(start))
            start = after if after.over else after.back_to(start)
        assert start.over
        assert (start.verdict().solved, start.verdict().stars) == (False, 0)


@pytest.mark.parametrize("kind", ["holomino", "adamas-capture", "adamas-win2", "dragons-2"])
def test_every_solution_solves(kind: str) -> None:
    puzzle = begun(kind).puzzle
    lines = kind_named(kind).lines(puzzle)
    firsts = kind_named(kind).solve(puzzle).firsts
    assert [line[0] for line in lines] == list(firsts)[:12]
    assert all(answer(puzzle, line).solved for line in lines)
