"""What the Master knows of closed dragons where colours cross."""

import dataclasses
from math import inf
from random import Random

import pytest

from rules.core import Message
from rules.core.levels import LEVELS
from rules.dragons import Dragons, DragonsState, position
from rules.dragons.players import MIND
from rules.dragons.players.board import Board
from rules.dragons.players.closing import EYES, SHAPES, SIZE, decides, hope, missing, to_lay
from rules.dragons.players.verdicts import verdict
from rules.dragons.shapes import dragons
from rules.dragons.tiles import O, X
from rules.playout import random_move
from tests.rules.dragons.boards import options, start
from tests.rules.dragons.reasons import fewest_missing, holds
from tests.tools.players.dragons_closed import closed_dragons
from tests.work import steps

pytestmark = pytest.mark.slow

GAME = Dragons()
MASTER = LEVELS[-1]
CLOSING = options(cross=True, loop_closed=True)


def shape(number: int, colour: int = O) -> dict[tuple[int, int], str]:
    """One of the smallest closed dragons."""
    turned = dict(zip("abcdefgh", "defabchg", strict=True))
    return {
        (q, r): letter if colour == O else turned[letter]
        for r, row in enumerate(SHAPES[number])
        for q, letter in enumerate(row)
        if letter != "."
    }


CELLS = sorted(shape(0))


def lacking(count: int) -> DragonsState:
    """Return a closed dragon of O without its first tiles from the left, O to move."""
    return position({cell: shape(0)[cell] for cell in CELLS[count:]}, options=CLOSING)


def closest(state: DragonsState, player: int) -> int:
    """Return the same as `fewest_missing`, as the Master sees it."""
    return min(map(len, missing(Board(state), player)), default=0)


def lacks(state: DragonsState) -> int:
    """How many tiles the nearest closed dragon of O lacks, as the Master sees it."""
    found = missing(Board(state), O) if state.to_move is not None else [[]]
    return len(found[0]) if found else SIZE


def test_there_are_no_smaller_closed_dragons_and_no_others_of_their_size() -> None:
    colours = CLOSING.tile_set.colours
    known = set()
    for number in range(len(SHAPES)):
        cells = shape(number)
        first = min(cells, key=lambda cell: (cell[1], cell[0]))
        known.add(
            frozenset(
                (
                    q - first[0],
                    r - first[1],
                    *(e for e, side in enumerate(colours[letter]) if side == O),
                )
                for (q, r), letter in cells.items()
            )
        )
    found = {
        frozenset((*cell, *sorted(joined)) for cell, joined in dragon.items())
        for dragon in closed_dragons(SIZE + 7)
    }
    assert found == known


@pytest.mark.parametrize("colour", [O, X])
@pytest.mark.parametrize("number", [0, 1])
def test_they_are_closed_by_the_rules(number: int, colour: int) -> None:
    (own,) = (d for d in dragons(shape(number, colour), CLOSING.tile_set) if d.colour == colour)
    assert own.closed
    assert own.eyes == EYES


def test_they_decide_where_colours_cross_and_dragons_must_be_closed() -> None:
    assert decides(CLOSING)
    assert decides(options(cross=True, end_first=True))
    assert not decides(options(cross=True, end_first=True, num_eyes=EYES + 1))
    assert not decides(options(end_first=True))
    assert not decides(options(cross=True, long_loop=True))


def test_what_is_missing_is_what_the_rules_leave_empty() -> None:
    rng = Random(5)
    lacked = []
    for _ in range(6):
        state = start(cross=True, loop_closed=True, num_tiles=100)
        for _ in range(6):
            state = GAME.apply(state, random_move(GAME, state, rng))
        for player in (O, X):
            lacked.append(fewest_missing(state, player))
            assert closest(state, player) == lacked[-1]
    assert len(set(lacked)) > 3


def test_tiles_that_fall_into_place_need_not_be_laid() -> None:
    """Laid as the plan has it, the first of each time, no more are needed than it says."""
    state = lacking(6)
    (cells, *_) = missing(Board(state), O)
    count = to_lay(Board(state), cells)
    assert 1 < count < len(cells) == 6
    ways, turns = [state], 0
    while not any(way.outcome for way in ways):
        ways = [
            after
            for way in ways
            for move in GAME.legal_moves(way)
            if lacks(after := GAME.apply(way, move)) < lacks(way)
        ]
        turns += 1
    assert turns == count


def test_where_gaps_may_stay_open_every_tile_must_be_laid() -> None:
    values = dataclasses.replace(CLOSING, may_complete=True)
    board = Board(dataclasses.replace(lacking(6), options=values))
    assert to_lay(board, missing(board, O)[0]) == 6


def test_the_nearer_the_more_hope() -> None:
    hopes = [hope(Board(lacking(count)), O) for count in (1, 4, 9)]
    assert hopes[0] > hopes[1] > hopes[2] > 0
    assert hope(Board(lacking(4)), O) > hope(Board(lacking(4)), X)


def test_the_master_builds_one() -> None:
    """It lays a tile of it, and says so, and that is true."""
    state = lacking(8)
    told = MIND.advise(state, steps(300), Random(1))
    after = GAME.apply(state, told.move)
    assert fewest_missing(after, O) < fewest_missing(state, O) == 8
    assert "closer to a complete dragon" in told.why
    clauses = [part for part in told.message.arguments.values() if isinstance(part, Message)]
    assert all(holds(state, told.move, part) for part in (told.message, *clauses))


RACES = (
    "3,3d 3,2f 1,1f 3,0b 4,1b 4,2c 2,3h 2,1d 2,0a 2,2g "
    "-2,-2h -2,-3f -1,-4h 0,-5d -1,-2d 0,-4b -3,-2b",
    "3,0a 3,2g 2,1g 1,3g 0,2f 2,3a 1,2c 3,1e 4,0b 4,1c "
    "5,-2g 7,-3f 6,-3b 5,-3h 5,-1d 4,-2f 7,-4e 6,-2h 3,-2c 6,-4d",
    "2,3h 2,0a 1,4d 0,3f 0,4e 1,3b 3,3d 1,2h 1,1f 3,1h 2,2g 2,1d 3,2f "
    "3,8f 2,7g 1,9g 2,8c 0,8g -1,10b 1,8h",
)
"""X lacks few tiles, and some of O's lie elsewhere: what brings O's nearest lets X win at once."""


def race(text: str) -> DragonsState:
    """Return a position from its tiles."""
    cells = ((cell[:-1].split(","), cell[-1]) for cell in text.split())
    return position({(int(q), int(r)): letter for (q, r), letter in cells}, options=CLOSING)


def loses(board: Board, move: int) -> bool:
    """Whether a move loses, or lets the enemy win at once."""
    board.turn(move)
    enemy = board.mover
    lost = verdict(board) == enemy
    for answer in board.moves() if verdict(board) is None else ():
        board.turn(answer)
        lost = lost or verdict(board) == enemy
        board.undo()
    board.undo()
    return lost


def hopeful(board: Board, move: int) -> float:
    """Return what a move lets O hope for; without end for one that wins."""
    board.turn(move)
    won = verdict(board) == O
    worth = inf if won else hope(board, O)
    board.undo()
    return worth


@pytest.mark.parametrize("text", RACES)
def test_the_master_builds_nothing_that_lets_the_enemy_win_at_once(text: str) -> None:
    state = race(text)
    board = Board(state)
    best = max(board.moves(), key=lambda move: hopeful(board, move))
    assert loses(board, best)
    for seed in range(6):
        chosen = MIND.choose(state, MASTER, steps(400), Random(seed))
        (move,) = (move for move in board.moves() if board.place(move) == chosen)
        assert not loses(board, move)


def test_the_master_wins_against_random_moves_and_never_loses() -> None:
    won = 0
    for seed in range(4):
        state, rng = start(cross=True, loop_closed=True), Random(seed)
        while state.to_move is not None:
            if state.to_move == seed % 2:
                move = MIND.choose(state, MASTER, steps(200), rng)
            else:
                move = random_move(GAME, state, rng)
            state = GAME.apply(state, move)
        assert state.outcome is not None
        won += state.outcome.winners == {seed % 2}
        assert seed % 2 in state.outcome.winners
    assert won
