"""Wins that must be forced, found backwards and proved forwards: by the rules alone."""

import dataclasses
from random import Random
from typing import Any

import pytest

from rules.adamas import Adamas
from rules.adamas.puzzles import win
from rules.adamas.puzzles.capture import scattered
from rules.adamas.puzzles.forcing import Forcing as AdamasForcing
from rules.dragons.puzzles.forcing import Forcing, dragons
from rules.dragons.puzzles.three_tiles import FEWEST_MOVES, MOST_WINS
from rules.puzzles import KINDS, InvalidPuzzle, attempt, solution
from tests.oracles.puzzles import forced, wins
from tests.rules.puzzles.made import daily_of, puzzle_of
from tests.tools.puzzle_days import PINNED_DAYS

pytestmark = pytest.mark.slow


class TestAdamasWin:
    """The whole tree of two moves, from nothing but the rules."""

    def test_one_move_alone_wins_whatever_the_reply(self) -> None:
        game = KINDS["adamas-win2"].game
        for seed in range(2):
            puzzle = puzzle_of("adamas-win2", seed)
            state = attempt(puzzle).state
            assert forced(game, state, 1) == []
            assert tuple(forced(game, state, 2)) == solution(puzzle).firsts
            assert len(solution(puzzle).firsts) == 1

    @pytest.mark.parametrize("seed", range(3))
    def test_the_search_agrees_on_any_position(self, seed: int) -> None:
        """Positions at random, won, lost or neither: the same moves are found."""
        rng, game = Random(seed), Adamas()
        options = game.options.read({"size": 2}, 2)
        seen = set()
        for _ in range(50):
            state = scattered(options, rng, rng.randint(1, 3), rng.randint(1, 3), (1, 1, 2))
            if state is None:
                continue
            search = AdamasForcing(state, lambda: False, 10**6)
            now, brute = search.winner_now(), forced(game, state, 1)
            assert (now is not None) == bool(brute)
            assert now is None or str(search.field.move(now)) in brute
            found = {str(search.field.move(move)) for move in search.winners()}
            assert found == set(forced(game, state, 2))
            seen.add((bool(brute), bool(found)))
        assert {(False, False), (True, True)} <= seen

    def test_another_move_is_answered_and_fails(self) -> None:
        puzzle = puzzle_of("adamas-win2", 1)
        trying, game = attempt(puzzle), KINDS["adamas-win2"].game
        best = solution(puzzle).moves[0]
        for move in list(game.legal_moves(trying.state))[:12]:
            if str(move) == best:
                continue
            after = trying.apply(move)
            assert len(after.moves) == 2
            assert after.over or forced(game, after.state, 1) == []
            assert (after.verdict().solved, after.verdict().stars) == (False, 0)
            assert best in after.verdict().sentence

    def test_progressive_captures_are_refused(self) -> None:
        honest = puzzle_of("adamas-win2", 0)
        puzzle = dataclasses.replace(honest, options={**honest.options, "prog_cap": True})
        with pytest.raises(InvalidPuzzle, match="progressive"):
            solution(puzzle)

    def test_a_huge_position_is_refused_soon(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(win, "CHECKED", 5000)
        kind = KINDS["adamas-win2"]
        text = "O: a3=60 c3=30; X: b4=40 e1=50; move: O"
        with pytest.raises(InvalidPuzzle, match="too long"):
            kind.solve(kind.bare({"size": 3}, text))


class TestDragonsInThree:
    def test_three_tiles_win_whatever_the_replies(self) -> None:
        """The rules alone: no win in two, and one in three with the move that was found."""
        game = KINDS["dragons-3"].game
        puzzle = daily_of("dragons-3", PINNED_DAYS[0])
        state = attempt(puzzle).state
        assert forced(game, state, 2) == []
        first = game.parse_move(state, solution(puzzle).moves[0])[0]
        assert wins(game, game.apply(state, first), attempt(puzzle).solver, 3)

    def test_few_of_many_first_moves_win(self) -> None:
        for day in PINNED_DAYS:
            state = attempt(daily_of("dragons-3", day)).state
            search = Forcing(dragons(state), lambda: False)
            moves = len(search.board.moves())
            assert 1 <= len(search.winners(3)) <= moves * MOST_WINS
            assert moves >= FEWEST_MOVES

    def test_no_cell_should_have_filled_itself(self) -> None:
        """The position is one that play can leave: it is the same once it is set up again."""
        puzzle = daily_of("dragons-3", PINNED_DAYS[1])
        state: Any = attempt(puzzle).state
        for move in KINDS["dragons-3"].game.legal_moves(state):
            assert state.tiles.items() <= KINDS["dragons-3"].game.apply(state, move).tiles.items()
