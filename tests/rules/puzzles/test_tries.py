"""Moves that let a forced win slip: told, counted, taken back, and kept; and attempts kept."""

from functools import cache
from typing import Any

import pytest

from rules.core import IllegalMove, InvalidMove
from rules.core.puzzle import STARS
from rules.puzzles import KINDS, Attempt, attempt, best_line
from tests.oracles.puzzles import forced
from tests.rules.puzzles.made import puzzle_of

pytestmark = pytest.mark.slow

FORCED = ["adamas-win2", "dragons-1", "dragons-2"]
"""A third tile only takes longer."""


@cache
def begun(kind: str, seed: int = 1) -> Attempt:
    return attempt(puzzle_of(kind, seed))


@cache
def slips(kind: str) -> tuple[Any, ...]:
    start = begun(kind)
    moves = list(start.kind.game.legal_moves(start.state))
    return tuple(move for move in moves if start.apply(move).astray)


def through(start: Attempt, texts: tuple[str, ...]) -> Attempt:
    for text in texts:
        start = start.type(text)
    return start


@pytest.mark.parametrize("kind", ["adamas-win2", "dragons-1"])
def test_every_first_move_that_does_not_win_is_a_slip_by_the_rules_alone(kind: str) -> None:
    start = begun(kind)
    winning = set(forced(start.kind.game, start.state, start.puzzle.par))
    legal = {str(move) for move in start.kind.game.legal_moves(start.state)}
    assert {str(move) for move in slips(kind)} == legal - winning


@pytest.mark.parametrize("kind", FORCED)
class TestASlip:
    def test_costs_a_star_for_good(self, kind: str) -> None:
        start, line = begun(kind), best_line(begun(kind).puzzle)
        for wrong in range(STARS):
            done = through(start, line)
            verdict = done.verdict()
            assert (verdict.solved, verdict.stars, verdict.wrong) == (True, STARS - wrong, wrong)
            assert (f"after {wrong} wrong" in verdict.sentence) == bool(wrong)
            slipped = start.apply(slips(kind)[0])
            assert (slipped.astray, slipped.wrong) == (True, wrong + 1)
            assert slipped.over == (wrong + 1 == STARS)
            if slipped.over:
                assert (slipped.verdict().solved, slipped.verdict().stars) == (False, 0)
            start = slipped.back_to(start)

    def test_is_counted_once_however_long_one_goes_on(self, kind: str) -> None:
        gone = begun(kind).apply(slips(kind)[0])
        while gone.turns < gone.puzzle.par:
            gone = gone.apply(next(gone.kind.game.legal_moves(gone.state)))
        assert (gone.wrong, gone.astray, gone.over) == (1, True, False)
        with pytest.raises(IllegalMove):
            gone.apply(slips(kind)[0])

    def test_is_no_move_of_the_solution(self, kind: str) -> None:
        done = through(begun(kind), best_line(begun(kind).puzzle))
        assert (done.wrong, done.astray, done.over) == (0, False, True)


class TestRetracing:
    @pytest.mark.parametrize("kind", FORCED)
    def test_finds_the_same_stages_without_a_search(
        self, kind: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        start = begun(kind)
        stages = [start]
        for text in best_line(start.puzzle):
            stages.append(stages[-1].type(text))
        monkeypatch.setattr(type(start.kind), "reply", None)
        assert start.kind.retrace(start, stages[-1].moves) == stages[1:]

    @pytest.mark.parametrize(("kind", "moves"), [("blackbox", "+a1 1 4 /a1"), ("mono", "a1 b1")])
    def test_plays_what_was_played_alone(self, kind: str, moves: str) -> None:
        start = begun(kind)
        done = through(start, tuple(moves.split()))
        assert start.kind.retrace(start, done.moves)[-1] == done

    @pytest.mark.parametrize("kind", ["adamas-win2", "dragons-2", "blackbox", "mono"])
    @pytest.mark.parametrize("moves", [["?!"], [""], ["1", "1", "1"], ["a1"] * 30])
    def test_refuses_what_cannot_be(self, kind: str, moves: list[str]) -> None:
        start = begun(kind)
        with pytest.raises((InvalidMove, IllegalMove)):
            start.kind.retrace(start, moves)

    @pytest.mark.parametrize("kind", ["adamas-win2", "dragons-2"])
    def test_misses_an_answer(self, kind: str) -> None:
        start = begun(kind)
        done = start.type(best_line(start.puzzle)[0])
        with pytest.raises(IllegalMove, match="reply"):
            start.kind.retrace(start, done.moves[:1])


def test_wrong_moves_are_taken_back_where_nothing_is_hidden() -> None:
    judged = [kind for kind in KINDS.values() if not kind.free]
    assert all(kind.tries != kind.hidden for kind in judged)
