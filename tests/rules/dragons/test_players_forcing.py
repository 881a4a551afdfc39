"""Wins by force: they come true whatever the enemy answers, and the Master leaves none."""

from collections.abc import Iterator
from random import Random

import pytest

from rules.core import analysis
from rules.core.levels import LEVELS
from rules.dragons import Dragons, DragonsState
from rules.dragons.players import MIND
from rules.dragons.players.board import Board
from rules.dragons.players.forcing import Forcing
from rules.dragons.players.levels import think
from rules.dragons.players.search import DECIDED, WON, Found, Search
from rules.kernels import compiled
from rules.players.analysis import work_of
from tests.rules.dragons.boards import play, start
from tests.work import Work, steps

pytestmark = pytest.mark.slow

GAME = Dragons()
MASTER = LEVELS[-1]


def won(state: DragonsState, asked: int = 60) -> Found | None:
    return Forcing(Board(state), steps(asked)).win()


def wandering(seed: int, **options: int | bool) -> Iterator[DragonsState]:
    """Yield the positions of matches at random, from the tenth tile on."""
    rng = Random(seed)
    while True:
        state = start(**options)
        while state.to_move is not None:
            if len(state.tiles) > 9:
                yield state
            state = GAME.apply(state, rng.choice(list(GAME.legal_moves(state))))


def loses(state: DragonsState, winner: int, most: int) -> bool:
    """Whether after every answer the winner has won, or wins by at most so many moves."""
    for answer in GAME.legal_moves(state):
        after = GAME.apply(state, answer)
        if after.outcome is not None:
            if after.outcome.winners != {winner}:
                return False
            continue
        found = won(after)
        if found is None or found.depth > most:
            return False
        after = GAME.apply(after, Board(after).place(found.move))
        if after.outcome is None:
            if not loses(after, winner, found.depth - 1):
                return False
        elif after.outcome.winners != {winner}:
            return False
    return True


@pytest.mark.parametrize(
    "options", [{}, {"cross": True}, {"may_complete": True}, {"end_first": True}], ids=str
)
def test_wins_come_true_whatever_the_enemy_answers(options: dict[str, bool]) -> None:
    seen, rooms = 0, wandering(5, **options)
    for _ in range(60):
        state = next(rooms)
        found = won(state)
        if found is None or not 1 < found.depth < 4:
            continue
        assert found.worth == WON - 2 * (found.depth - 1)
        after = GAME.apply(state, Board(state).place(found.move))
        assert after.outcome is None
        assert loses(after, state.mover, found.depth - 1)
        seen += 1
        if seen == 3:
            break
    assert seen or options  # the variants have few at random


@pytest.mark.parametrize(
    ("options", "moves"),
    [
        ({}, "k5 j4 d7 h9 k11 l12 j9 a6 i6 i10 k15 c12 e11"),
        ({"cross": True}, "d1 f1 c9 e1 c5 a15 a9 c6"),
    ],
    ids=str,
)
def test_an_answer_that_ends_the_game_for_the_enemy_is_no_escape(
    options: dict[str, bool], moves: str
) -> None:
    state = play(start(**options), *moves.split())
    found = won(state)
    assert found is not None
    assert found.depth == 2
    assert loses(GAME.apply(state, Board(state).place(found.move)), state.mover, 1)


def test_a_win_at_once_is_one_move() -> None:
    for state in wandering(2):
        wins = {
            str(move)
            for move in GAME.legal_moves(state)
            if (ended := GAME.apply(state, move).outcome) and ended.winners == {state.mover}
        }
        if wins:
            found = won(state)
            assert found is not None
            assert found.depth == 1
            assert str(Board(state).place(found.move)) in wins
            break


def test_the_board_is_as_it_was_before() -> None:
    rooms = wandering(3)
    for asked in (1, 2, 5, 40) * 5:
        board = Board(next(rooms))
        before = (board.key, board.mover, board.pool, [*board.placed])
        Forcing(board, steps(asked)).win()
        assert (board.key, board.mover, board.pool, [*board.placed]) == before


def test_nothing_is_looked_for_when_the_time_is_up() -> None:
    board = Board(next(wandering(4)))
    with Work(most=40):
        assert Forcing(board, steps(0)).win() is None


def test_where_the_game_is_played_out_nothing_is_forced() -> None:
    assert won(next(wandering(1, tantrix=True))) is None


def leaves_a_win(state: DragonsState, move: int) -> bool:
    """Whether a move leaves the enemy a win by force, though not at once."""
    after = GAME.apply(state, Board(state).place(move))
    found = won(after) if after.outcome is None else None
    return found is not None and found.depth > 1


@pytest.mark.skipif(compiled(["dragons"]), reason="a compiled method cannot be replaced")
def test_a_move_that_leaves_a_win_by_force_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    bad, good = None, None
    for state in wandering(9):
        moves = Board(state).moves()
        bad = next((move for move in moves if leaves_a_win(state, move)), None)
        good = next((move for move in moves if not leaves_a_win(state, move)), None)
        if won(state) is None and bad is not None and good is not None:
            break
    assert bad is not None
    assert good is not None
    looked = [Found(bad, 50, 1), Found(good, 10, 1)]
    monkeypatch.setattr(Search, "best", lambda _search, _moves: looked)
    found = think(Board(state), MASTER, steps(2000), Random(1))
    assert [item.move for item in found] == [good, bad]
    assert found[1].worth < -DECIDED


def test_the_master_leaves_the_enemy_no_win_if_it_sees_a_way_out() -> None:
    rooms = wandering(9)
    for _ in range(40):
        state = next(rooms)
        found = think(Board(state), MASTER, steps(120), Random(1))
        after = GAME.apply(state, Board(state).place(found[0].move))
        if after.outcome is None and won(after, 30) is not None:
            assert found[0].worth < -DECIDED


def test_an_analysis_finds_a_deep_loss_by_the_move_played_and_by_its_best_move() -> None:
    state = play(start(), *["k4", "b6", "c1", "h6", "g3", "l11", "i10", "a15"])
    (played,) = GAME.parse_move(state, "k13")
    found = MIND.analyse(state, work_of(1.0), include=(played,))
    line = found.line_of(played)
    assert line is not None
    assert (line.value, line.proof) == (0.0, 8)
    best = MIND.analyse(state, work_of(1.0)).best
    again = MIND.analyse(state, work_of(1.0), include=(best.move,)).line_of(best.move)
    assert again is not None
    assert again.value == best.value


class _Counting:
    """A `Stop` that counts how often it is asked, every 20 turns of a search for forced wins."""

    def __init__(self) -> None:
        self.asked = 0

    def is_set(self) -> bool:
        self.asked += 1
        return False


def test_replies_share_the_search_for_one_that_holds_in_a_lost_position() -> None:
    state, stop = play(start(), *["j6", "g6", "a9", "k3", "i9", "a10"]), _Counting()
    MIND.analyse(state, analysis.Work(0.05, stop))  # 1,000 turns for all replies
    assert stop.asked < 75
