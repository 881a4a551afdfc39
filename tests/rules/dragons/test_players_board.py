"""The inner board plays, ends and takes back turns just as the rules do."""

import dataclasses
from random import Random
from typing import Any

import pytest

from rules.core import FrozenDict
from rules.dragons import Dragons, DragonsState, position
from rules.dragons.players.board import Board
from rules.dragons.players.potential import growing
from rules.dragons.players.search import look, worth_of
from rules.dragons.players.verdicts import DRAWN, best_scores, complete_sizes, verdict
from rules.dragons.shapes import dragons
from tests.rules.dragons.boards import GAP, LOOPS, options, start, swapped
from tests.rules.variants import variants_of

GAME = Dragons()

AIMS: list[dict[str, Any]] = [
    {},
    {"cross": True, "start_tip": True},
    {"may_complete": True, "tie_largest_wins": True, "num_tiles": 20},
    {"tie_largest_loses": True, "num_tiles": 24},
    {"tantrix": True},
    {"end_first": True, "num_eyes": 2},
    {"end_first": True, "tie_largest_wins": True, "num_tiles": 70},
    {"end_single": True, "start_tip": True},
    {"end_most": True, "cross": True},
    {"all_out_most_eyes": True, "num_tiles": 60},
    {"loop_closed": True, "cross": True},
    {"long_loop": True, "cross": True, "num_tiles": 8},
    *(variant.options for variant in variants_of("dragons")),
]


def ended(state: DragonsState) -> int | None:
    if state.outcome is None:
        return None
    return DRAWN if len(state.outcome.winners) > 1 else min(state.outcome.winners)


def facts(board: Board) -> Any:
    """Everything a turn may change, in a form that can be compared."""
    roots = [board.root(border) for border in range(len(board.parent))]
    return (
        board.tiles[:], board.codes[:], roots, board.ends[:], board.eyes[:], board.size[:],
        board.touched[:], board.tight[:], board.closed[:], board.eyes_made[:],
        board.placed[:], board.pool, board.mover, board.key,
    )  # fmt: skip


@pytest.mark.parametrize("values", AIMS, ids=str)
def test_the_board_agrees_with_the_rules(values: dict[str, Any]) -> None:
    rng = Random(str(values))
    for _ in range(3):
        state = start(**values)
        board = Board(state)
        while state.to_move is not None:
            moves = sorted(board.moves())
            assert sorted(map(str, map(board.place, moves))) == sorted(
                map(str, GAME.legal_moves(state))
            )
            move = rng.choice(moves)
            state = GAME.apply(state, board.place(move))
            board.turn(move)
            assert board.as_tiles() == state.tiles
            assert tuple(map(board.cell, board.fresh)) == state.placed
            assert board.pool == state.pool
            assert verdict(board) == ended(state)
            if values.get("tantrix"):
                assert tuple(best_scores(board)) == state.scores
            if state.to_move is not None and rng.random() < 0.2:
                board = Board(state)


def test_dragons_are_kept_up_to_date() -> None:
    rng = Random(4)
    state = start(tantrix=True, num_tiles=60)
    while state.pool > 5:
        state = GAME.apply(state, rng.choice(list(GAME.legal_moves(state))))
    board = Board(state)
    found = dragons(state.tiles)
    open_ones = sorted((d.colour, d.eyes) for d in found if not d.closed)
    assert open_ones == sorted((d.colour, d.eyes) for d in growing(board))
    closed = sorted((d.colour, d.eyes) for d in found if d.closed and d.eyes)
    assert closed == sorted((colour, board.eyes[root]) for root, colour in board.closed)
    sizes = [
        max((len(d.tiles) for d in found if d.closed and d.eyes and d.colour == p), default=0)
        for p in (0, 1)
    ]
    assert complete_sizes(board) == sizes


def worth_after(board: Board, move: int) -> int:
    """Return what a move leaves to the opponent."""
    board.turn(move)
    worth = worth_of(board, look(board))
    board.undo()
    return worth


@pytest.mark.parametrize("aim", ["end_first", "end_single"])
def test_one_tile_that_wins_by_eyes_lies_on_a_threat(aim: str) -> None:
    rng, winning, threats = Random(1), 0, 0
    for game in range(12):
        board, end = Board(start(**{aim: True, "num_eyes": 1 + game % 2})), None
        while board.pool and end is None:
            mover, moves = board.mover, board.moves()
            known = look(board).threats[mover]
            threats += bool(known)
            for move in moves:
                board.turn(move)
                if verdict(board) == mover and len(board.fresh) == 1:
                    assert board.fresh[0] in known
                    winning += 1
                board.undo()
            some = rng.sample(moves, min(8, len(moves)))
            board.turn(min(some, key=lambda move: worth_after(board, move)))
            end = verdict(board)
    assert 0 < threats < 5 * winning, "most threats lead to a win"


@pytest.mark.parametrize("values", AIMS[:6], ids=str)
def test_undo_leaves_no_trace(values: dict[str, Any]) -> None:
    rng = Random(2)
    board = Board(start(**values))
    before = facts(board)
    turns = 0
    while turns < 12 and board.pool:
        board.turn(rng.choice(board.moves()), chains=rng.random() < 0.8)
        turns += 1
    assert facts(board) != before
    for _ in range(turns):
        board.undo()
    assert facts(board) == before


def test_equal_boards_have_equal_keys_however_they_came_about() -> None:
    state = start(may_complete=True)
    board = Board(state)
    one, other = board.moves()[0], board.moves()[-1]
    board.turn(one)
    board.turn(other)
    key = board.key
    board.undo()
    board.undo()
    board.turn(other)
    assert board.key != key
    board.turn(one)
    assert board.key == key


def test_the_order_of_the_tiles_in_the_view_does_not_matter() -> None:
    state = position(LOOPS[4])
    turned = dataclasses.replace(state, tiles=FrozenDict(reversed(list(state.tiles.items()))))
    assert facts(Board(state)) == facts(Board(turned))


def test_a_board_set_up_with_a_cell_that_fills_itself() -> None:
    """The rules fill it with the next turn, wherever that is."""
    rng = Random(1)
    made = 0
    while made < 10:
        state = start(may_complete=True)
        for _ in range(rng.randint(4, 9)):
            state = GAME.apply(state, rng.choice(list(GAME.legal_moves(state))))
        state = position(state.tiles, options=options())
        board = Board(state)
        move = rng.choice(sorted(board.moves()))
        after = GAME.apply(state, board.place(move))
        made += len(after.placed) > 2
        board.turn(move)
        assert board.as_tiles() == after.tiles


def test_gaps_are_found() -> None:
    board = Board(position(GAP))
    assert [board.cell(cell) for cell in board.gaps()] == position(GAP).gaps
    assert Board(position(GAP, options=options(may_complete=True))).gaps() == []


@pytest.mark.parametrize("length", sorted(LOOPS))
def test_threats_are_where_one_tile_makes_a_loop(length: int) -> None:
    """Of every loop one tile is taken away."""
    for tiles, owner in ((LOOPS[length], 0), (swapped(LOOPS[length]), 1)):
        for cell in tiles:
            rest = {other: tiles[other] for other in tiles if other != cell}
            board = Board(position(rest, options=options(may_complete=True)))
            threats = {board.cell(threat) for threat in look(board).threats[owner]}
            assert (cell in threats) == (length >= 6)
            assert not look(board).threats[1 - owner]


def test_threats_are_just_the_cells_where_a_tile_wins() -> None:
    rng = Random(6)
    seen = 0
    while seen < 12:
        board = Board(start())
        for _ in range(9):
            board.turn(rng.choice(board.moves()))
            if verdict(board) is not None or not board.pool:
                board.undo()
                break
        won: tuple[set[int], set[int]] = (set(), set())
        for cell in board.open_cells():
            for placed in board.tables.fits[board.codes[cell]]:
                board.turn(cell * 16 + placed, chains=False)
                winner = verdict(board)
                board.undo()
                for player in (0, 1):
                    if winner in (player, DRAWN):
                        won[player].add(cell)
        threats = look(board).threats
        assert (set(threats[0]), set(threats[1])) == won
        seen += bool(won[0] or won[1])
