"""Holomino's inner board against the rules, and what it promises."""

from random import Random
from typing import Any

import pytest

from rules.core import CHANCE
from rules.core.clock import Clock
from rules.holomino import Holomino, HolominoOptions, HolominoState, Place, placements, position
from rules.holomino.players.board import Board
from rules.holomino.players.evaluation import best_promises, estimate, promised, promised_after
from rules.holomino.players.search import Search
from rules.holomino.players.tables import each, tables_of, way_of
from rules.playout import random_move
from tests.oracles.greedy_holomino import gain
from tests.rules.holomino.player_tables import OPTIONS, RING, moments

GAME = Holomino()


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_board_knows_every_placement_and_what_it_gains(options: dict[str, Any]) -> None:
    for view in moments(options, seed=3, games=2):
        board = Board(view)
        expected = {(move.position, move.digits): gain(view, move) for move in placements(view)}
        found = {
            (view.positions.index(board.hex(step.cell)) + 1, f"{step.way:x}"): step.gain
            for step in board.placements(board.tables.mask(view.pools[view.mover]))
        }
        assert found == expected


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_taking_back_leaves_the_board_as_it_was(options: dict[str, Any]) -> None:
    rng = Random(5)
    for view in moments(options, seed=4, games=1):
        board, fresh = Board(view), Board(view)
        path: list[int] = []
        for tile in each(board.tables.mask(view.sack)):
            steps = board.placements(tile)
            if steps and len(path) < 4:
                step = rng.choice(steps)
                board.put(step.cell, step.way)
                path.append(step.cell)
        for cell in reversed(path):
            board.take(cell)
        assert facts(board) == facts(fresh)


def facts(board: Board) -> tuple[object, ...]:
    return (
        *map(list, (board.digit, board.owners, board.rims, board.near, board.there)), board.open,
    )  # fmt: skip


def test_cells_are_found_again() -> None:
    for view in moments({}, seed=1, games=1):
        board = Board(view)
        assert {board.hex(cell) for cell in board.open} == set(view.positions)
        assert all(board.cell(board.hex(cell)) == cell for cell in board.open)


def test_a_tile_is_one_bit_and_a_full_demand_leaves_one_tile() -> None:
    tiles = tables_of(6, False)
    assert len(tiles.names) == 40
    assert tiles.masks[0x123] == tiles.masks[0x312] == tiles.bits["123"]
    assert tiles.masks[0x121] == 0
    assert tiles.masks[0x120].bit_count() == 4
    assert tiles.masks[0x100].bit_count() == 20
    assert all(
        mask.bit_count() <= 1 for key, mask in enumerate(tiles.masks) if "0" not in f"{key:03x}"
    )


def ring(missing: int, mine: str = "456", theirs: str = "126") -> HolominoState:
    """Triple 15 × 15 × 15 for 456 in the middle, with some tiles around it missing."""
    tiles = dict(list(RING.items())[: 6 - missing])
    sack = ["134", "136"]
    return position(tiles, [[mine, "123"], [theirs, "124"]], sack, 0, HolominoOptions())


def test_a_surrounded_cell_is_promised_to_the_holder_of_its_tile() -> None:
    view = ring(0)
    board = Board(view)
    tile = board.tables.bits["456"]
    found = {promise[0]: promise for promise in promised(board, board.tables.mask(view.pools[0]))}
    assert found[tile][1:3] == (3375, 0)


def test_promises_count_for_their_owner() -> None:
    def worth(mine: str, theirs: str) -> float:
        view = ring(1, mine, theirs)
        board = Board(view)
        sides = [board.tables.mask(pool) for pool in view.pools]
        sack = board.tables.mask(view.sack)
        found = promised(board, sides[0] | sides[1] | sack)
        return estimate(found, sides[0], sides[1], sack, 0, True)

    assert worth("456", "126") > worth("135", "126") > worth("126", "456")


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_promises_after_a_tile_are_those_of_the_table_then(options: dict[str, Any]) -> None:
    """Whatever is placed: what is looked at again is all that changes."""
    compared = 0
    for view in moments(options, seed=3, games=1):
        board = Board(view)
        alive = board.tables.mask([*view.pools[0], *view.pools[1], *view.sack])
        before = promised(board, alive)
        for tile in each(alive):
            for step in board.placements(tile):
                board.put(step.cell, step.way)
                after = promised_after(board, before, step.cell, tile, alive ^ tile)
                assert sorted(after) == sorted(promised(board, alive ^ tile))
                board.take(step.cell)
                compared += 1
    assert compared


def test_the_best_promise_of_each_tile_counts() -> None:
    small, large, other = (4, 9, 0, 0.0, 0, 1), (4, 20, 0, 0.0, 0, 2), (8, 3, 0, 0.0, 0, 3)
    assert set(best_promises((small, other, large))) == {large, other}
    assert best_promises((large, other)) == (large, other)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_is_best_at_sight_is_the_first_of_the_ranking(options: dict[str, Any]) -> None:
    for view in moments(options, seed=5, games=1):
        search = Search(view, Clock(9))
        best = search.ranked(search.root, search.hands)[0][0]
        fresh = Search(view, Clock(9))
        assert fresh.best_at_sight(fresh.root, fresh.hands, 2.0) == pytest.approx(best)
        assert fresh.best_at_sight(fresh.root, fresh.hands, best - 0.1) >= best - 0.1


def test_a_random_game_keeps_board_and_rules_in_step() -> None:
    rng = Random(8)
    state = GAME.initial_state(HolominoOptions(), 2)
    board: Board | None = None
    while state.to_move is not None:
        if state.to_move == CHANCE:
            state = GAME.apply(state, GAME.draw(state, rng))
            continue
        board = board or Board(state)
        move = random_move(GAME, state, rng)
        if isinstance(move, Place):
            cell = board.cell(state.positions[move.position - 1])
            board.put(cell, way_of(move.digits))
        state = GAME.apply(state, move)
        assert {board.hex(cell) for cell in board.open} == set(state.positions)
