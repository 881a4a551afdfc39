"""Puzzles against hidden things: what counts, and how it is graded."""

from itertools import combinations

import pytest

from rules.blackbox import BlackBoxState
from rules.core import IllegalMove
from rules.puzzles import KINDS, GaveUp, Puzzle, answer, attempt, solution
from tests.oracles import blackbox as oracle
from tests.rules.puzzles.made import puzzle_of


def box(seed: int = 0) -> Puzzle:
    return puzzle_of("blackbox", seed)


def cells(puzzle: Puzzle) -> set[tuple[int, int]]:
    found = [oracle.read_cell(name) for name in puzzle.position.split()]
    return {cell for cell in found if cell is not None}


def guess_of(puzzle: Puzzle) -> str:
    return solution(puzzle).moves[-1]


WRONG = "+a1,+a2,+a3,+a4,?"


class TestBlackBox:
    def test_the_search_for_its_solution_stops_when_asked(self) -> None:
        asked = 0

        def out() -> bool:
            nonlocal asked
            asked += 1
            return asked > most

        for most in (3, 40):  # while the table is filled, and while ports are looked at
            asked = 0
            with pytest.raises(GaveUp):
                KINDS["blackbox"].solve(box(), out)
            assert most < asked < most + 10

    def test_the_solvers_probes_leave_one_placement(self) -> None:
        puzzle = box()
        *ports, _ = solution(puzzle).moves
        truth = cells(puzzle)
        every = [(column, row) for column in range(7) for row in range(7)]
        left = [set(four) for four in combinations(every, 4)]
        for port in ports:
            told = oracle.trace(truth, port)
            left = [atoms for atoms in left if oracle.trace(atoms, port) == told]
        assert left == [truth]
        assert len(ports) == puzzle.par

    def test_probes_are_counted_one_a_turn(self) -> None:
        trying = attempt(box()).type("1").type("4")
        assert trying.score == 2
        assert trying.turns == 2
        assert trying.state.to_move == 0

    def test_markers_cost_nothing(self) -> None:
        assert attempt(box()).type("+a1,+b1").type("/a1").score == 0

    def test_a_typed_turn_may_end_with_end(self) -> None:
        assert attempt(box()).type("1,end").score == 1

    def test_a_lucky_guess_earns_all_stars(self) -> None:
        verdict = answer(box(), [guess_of(box())])
        assert (verdict.solved, verdict.stars, verdict.score) == (True, 3, 0)

    def test_a_wrong_guess_costs_two_rays(self) -> None:
        verdict = answer(box(), [WRONG, "/a1,/a2,/a3,/a4", guess_of(box())])
        assert verdict.score == 2
        assert verdict.solved
        assert "wrong guesses included (1)" in verdict.sentence

    def test_stars_are_lost_beyond_par(self) -> None:
        puzzle = box()
        ports = [port for port in oracle.PORTS if port not in ("1",)]
        stars = []
        trying = attempt(puzzle)
        for port in ports:
            if trying.score > puzzle.par + 3:
                break
            try:
                trying = trying.type(port)
            except IllegalMove:
                continue
            stars.append(trying.type(guess_of(puzzle)).verdict().stars)
        over = len(stars) - puzzle.par
        assert stars == [3] * puzzle.par + [2, 2] + [1] * (over - 2)

    def test_the_third_wrong_guess_ends_it(self) -> None:
        trying = attempt(box()).type(WRONG)
        trying = trying.type("?").type("?")
        assert trying.over
        verdict = trying.verdict()
        assert (verdict.solved, verdict.stars) == (False, 0)

    def test_the_same_port_twice_is_refused(self) -> None:
        with pytest.raises(IllegalMove, match="already"):
            attempt(box()).type("1").type("1")

    def test_the_terminal_shows_one_board(self) -> None:
        lines = KINDS["blackbox"].diagram(attempt(box())).splitlines()
        assert all(len(line) <= 32 for line in lines)
        assert lines[0].split() == list("ABCDEFG")
        assert lines[-1] == "guesses left: 3"

    def test_the_view_does_not_hold_the_atoms(self) -> None:
        trying = attempt(box()).type("1")
        assert isinstance(trying.state, BlackBoxState)
        assert trying.view.to_dict()["boxes"][0]["atoms"] is None
        other = trying.view.to_dict()["boxes"][1]["atoms"]
        assert other != sorted(box().position.split())
