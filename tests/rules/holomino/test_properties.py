"""Whole games of Holomino beside a plain version of its geometry."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import prod
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import CHANCE
from rules.core.hexes import Hex, open_cells
from rules.holomino import (
    Draw,
    HolominoMove,
    HolominoOptions,
    HolominoState,
    Place,
    holes_closed,
    position,
)
from rules.holomino.tiles import canonical
from tests.rules.holomino.geometry import (
    GAME,
    SEVEN,
    Point,
    bite_points,
    centre,
    drawn,
    number_points,
    start,
)

# --- The rules a second time, on a plane of points instead of a table of meetings ---


def numbers_on(tiles: Mapping[Hex, str]) -> dict[Point, str]:
    return {
        point: digit
        for cell, digits in tiles.items()
        for point, digit in zip(number_points(cell), digits, strict=True)
    }


def plain_placements(tiles: Mapping[Hex, str], pool: Sequence[str]) -> set[tuple[str, Hex]]:
    numbers = numbers_on(tiles)
    edges = {
        (x + dx, y + dy)
        for x, y in map(centre, tiles)
        for dx, dy in [(0, 2), (0, -2), (3, 1), (3, -1), (-3, 1), (-3, -1)]
    }
    free = [((x // 3), (y - x // 3) // 2) for x, y in edges - set(map(centre, tiles))]
    return {
        (digits, cell)
        for tile in pool
        for digits in (tile, tile[1:] + tile[:1], tile[2:] + tile[:2])
        for cell in free
        if all(
            numbers.get(point, digit) == digit
            for point, digit in zip(number_points(cell), digits, strict=True)
        )
    }


def plain_hole_values(tiles: Mapping[Hex, str], cell: Hex, digits: str) -> list[int]:
    after = {**tiles, cell: digits}
    numbers = numbers_on(after)
    bites = Counter(point for there in after for point in bite_points(there))
    values = []
    for x, y in bite_points(cell):
        if bites[x, y] == 3:
            rim = [(x + 2, y), (x - 1, y + 1), (x - 1, y - 1)]
            if rim[0] not in numbers:
                rim = [(x - 2, y), (x + 1, y + 1), (x + 1, y - 1)]
            values.append(sum(int(numbers[point]) for point in rim))
    return sorted(values)


# --- Properties of whole games ---

small_options = st.builds(
    HolominoOptions,
    pool_size=st.integers(1, 4),
    num_digits=st.integers(5, 7),
    limit_scores=st.booleans(),
    non_unique=st.booleans(),
)


def all_tiles(state: HolominoState) -> Counter[str]:
    where = [*state.sack, *state.tiles.values(), *(t for pool in state.pools for t in pool)]
    return Counter(map(canonical, where))


def random_ply(state: HolominoState, rng: Random) -> HolominoState:
    return GAME.apply(state, rng.choice(list(GAME.legal_moves(state))))


@given(small_options, st.integers(0, 10**6), st.integers(0, 30))
@settings(max_examples=40)
def test_moves_and_scores_agree_with_plain_geometry(
    options: HolominoOptions, seed: int, plies: int
) -> None:
    rng = Random(seed)
    state = start(options, seed)
    for _ in range(plies):
        if state.outcome is not None:
            break
        state = drawn(random_ply(state, rng), rng)
    if state.outcome is not None:
        return
    cells = state.positions
    moves = list(GAME.legal_moves(state))
    found = [(m.digits, cells[m.position - 1]) for m in moves if isinstance(m, Place)]
    assert len(found) == len(set(found))
    assert set(found) == plain_placements(state.tiles, state.pool)
    assert cells == open_cells(state.tiles)
    for move in moves:
        assert GAME.parse_move(state, str(move)) == [move]
        after = GAME.apply(state, move)
        won = after.scores[state.mover] - state.scores[state.mover]
        assert after.last_points == won
        if isinstance(move, Place):
            values = plain_hole_values(state.tiles, cells[move.position - 1], move.digits)
            assert sorted(hole.value for hole in holes_closed(state, move)) == values
            limited = sum(values) * len(values)
            assert won == (limited if options.limit_scores else prod(values) if values else 0)


@given(small_options, st.integers(0, 10**6))
@settings(max_examples=20)
def test_random_games_end_and_lose_no_tile(options: HolominoOptions, seed: int) -> None:
    rng = Random(seed)
    state = start(options, seed)
    whole = all_tiles(GAME.initial_state(options, 2))
    while state.outcome is None:
        before = state.turn
        state = random_ply(state, rng)
        assert state.turn == before + 1
        state = drawn(state, rng)
        assert all_tiles(state) == whole
    assert state.to_move is None
    assert state.outcome.scores == state.scores
    best = max(state.scores)
    assert state.outcome.winners == {p for p, s in enumerate(state.scores) if s == best}


def test_equal_states_hash_alike() -> None:
    assert len({start(seed=3), start(seed=3), start(seed=4)}) == 2


def perft(state: HolominoState, depth: int) -> int:
    """Return the leaves at a depth, draws and turns both counting one."""
    if depth == 0 or state.outcome is not None:
        return 1
    if state.to_move == CHANCE:
        moves: list[HolominoMove] = [Draw(tile) for tile in state.sack]
    else:
        moves = list(GAME.legal_moves(state))
    return sum(perft(GAME.apply(state, move), depth - 1) for move in moves)


Plain = tuple[dict[Hex, str], tuple[tuple[str, ...], ...], tuple[str, ...]]


def plain_perft(plain: Plain, player: int, drawing: bool, passes: int, depth: int) -> int:
    """Return the same count from the plain geometry, with the turn written out again."""
    tiles, pools, sack = plain
    if depth == 0:
        return 1
    pool = pools[player]

    def with_pool(new: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(new) if p == player else old for p, old in enumerate(pools))

    leaves = 0
    if drawing:
        for tile in sack:
            rest = tuple(t for t in sack if t != tile)
            after = (tiles, with_pool([*pool, tile]), rest)
            leaves += plain_perft(after, player, False, passes, depth - 1)
        return leaves
    placed = plain_placements(tiles, pool)
    for digits, cell in placed:
        rest = tuple(t for t in pool if t != canonical(digits))
        after = ({**tiles, cell: digits}, with_pool(rest), sack)
        leaves += plain_turn_over(after, player, 0, depth - 1)
    for tile in () if placed else pool:
        rest = tuple(t for t in pool if t != tile)
        leaves += plain_turn_over(
            (tiles, with_pool(rest), (*sack, tile)), player, passes + 1, depth - 1
        )
    return leaves


def plain_turn_over(plain: Plain, player: int, passes: int, depth: int) -> int:
    if passes == 2 or not plain[1][player]:
        return 1
    return plain_perft(plain, 1 - player, bool(plain[2]), passes, depth)


PERFT_OPEN: Plain = ({(0, 0): "123"}, (("145", "256"), ("134", "246")), ("156", "345"))
PERFT_STUCK: Plain = ({(0, 0): "123"}, (("456", "467"), ("567",)), ("145",))


@pytest.mark.parametrize(
    ("plain", "counts"),
    [
        (PERFT_OPEN, [4, 8, 79, 79, 620]),
        (PERFT_STUCK, [2, 4, 8, 8, 22, 64]),
    ],
)
def test_perft(plain: Plain, counts: list[int]) -> None:
    tiles, pools, sack = plain
    state = position(tiles, pools, sack, 0, SEVEN)
    depths = range(1, len(counts) + 1)
    assert [perft(state, depth) for depth in depths] == counts
    assert [plain_perft(plain, 0, False, 0, depth) for depth in depths] == counts
