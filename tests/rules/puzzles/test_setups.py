"""Puzzles of positions that somebody set up: graded by the solver, or refused with the reason."""

import pytest

from rules.match import Match
from rules.puzzles import InvalidPuzzle, check, from_setup
from tests.rules.puzzles import made

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("kind", ["holomino", "adamas-win2", "dragons-1"])
def test_a_position_with_one_answer_is_the_puzzle_it_came_from(kind: str) -> None:
    puzzle = made.puzzle_of(kind, 1)
    game = kind.partition("-")[0]
    assert from_setup(game, puzzle.options, puzzle.position) == puzzle


def test_the_box_of_whoever_is_to_move_is_the_puzzle() -> None:
    puzzle = made.puzzle_of("blackbox", 1)
    atoms = puzzle.position
    for setup in (f"O: {atoms}; X: a1 a7 g1 g7; move: O", f"O: a1 a7 g1 g7; X: {atoms}; move: X"):
        found = from_setup("blackbox", {}, setup)
        assert sorted(found.position.split()) == sorted(atoms.split())
        check(found)


@pytest.mark.parametrize(
    ("game", "setup", "said"),
    [
        ("dragons", "tiles: 0,0=a; pool: 20; move: O", "no win can be forced"),
        ("adamas", "O: a3=1; X: c1=5; move: O", "no win can be forced"),
        ("holomino", "tiles: 0,0=123; O: 145; X: 126; move: O", "no tile scores anywhere"),
        ("blackbox", "O: a1 a2 a3 a4; X: a1 a7 g1", "four different atoms"),
    ],
)
def test_one_without_an_answer_is_refused_with_the_reason(game: str, setup: str, said: str) -> None:
    with pytest.raises(InvalidPuzzle, match=said):
        from_setup(game, {}, setup)


def test_the_options_that_a_text_carries_are_those_of_the_puzzle() -> None:
    puzzle = made.puzzle_of("adamas-win2", 1)
    match = Match.new("adamas", options={"size": 3, "pieces": 9}, setup=puzzle.position)
    found = from_setup("adamas", {}, match.setup_here())
    assert found.options == {"pieces": 9}
    assert (found.position, found.par) == (puzzle.position, puzzle.par)


def test_more_than_there_are_is_no_puzzle() -> None:
    with pytest.raises(InvalidPuzzle, match="each player has 8 pieces, but Player 1 has 9"):
        from_setup("adamas", {}, "O: a3=9; X: c1=5; move: O")
