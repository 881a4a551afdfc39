"""Precomputed tables on the effect of tiles, for one tile set and one board width.

A cell's number is `row * width + column` with row 2r + q and column q. So the numbers follow the
reading order, and each neighbour has a constant offset. Borders between cells are numbered, too:
three belong to each cell, the others to its neighbours.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, chain, product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rules.core.hexes import STEPS, opposite
from rules.dragons.tiles import CROSS, TAILS, Sides, TileSet, closed_sides, is_gap

EDGES: Final = range(6)
POWERS: Final = tuple(3**edge for edge in EDGES)

FREE: Final = 0
SINGLE: Final = 1
GAP: Final = 2
DEAD: Final = 3
"""The status of an empty cell: free, automatic (one state fits), a gap, or nothing fits."""

Way = tuple[int, int]
"""A step to a neighbour, and the edge by which it is entered."""


@dataclass(frozen=True, slots=True)
class Joint:
    """A connected part of a tile: its colour, its edges, and for each edge a pair.

    The pair is the border's offset from the cell's first border, and the step to the neighbour.
    """

    colour: int
    edges: tuple[int, ...]
    borders: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Tables:
    """Tables indexed by state number (the letter's place in the alphabet) or by a cell's code.

    A cell's code has a ternary digit for each edge, clockwise from N: 0 open, otherwise 1 + colour.
    `adds`: a state's additions to the codes of its six neighbours. `parts`: a state's six edges,
    joint by joint, each as border offset, step, colour, and whether it is the joint's last edge.

    Other packed tables have rows of different lengths. `ways_at[row]` is the place in `ways` where
    a row begins, and the next row ends it. `ways`: by `6 * state + edge`, the paths through a state
    entered at an edge, each as a step and an edge. `pairs`: by code, the pairs of edges of one
    colour that some fitting state would join, with the colour. `meets`: by code, the closed sides
    as edge, border offset, colour.

    `laid_round` and `may_go_round`: by `6 * (1 + state)` or `6 * code`, plus a cell's direction
    from the middle of a ring, the colours (as bits) that continue round the ring, for a tile and
    for any state that fits the code.
    """

    steps: vec[i64]
    borders: vec[i64]
    adds: vec[i64]
    joints: tuple[tuple[Joint, ...], ...]
    parts: vec[i64]
    ways_at: vec[i64]
    ways: vec[i64]
    fits: tuple[tuple[int, ...], ...]
    asks: vec[i64]
    closed: vec[i64]
    pairs_at: vec[i64]
    pairs: vec[i64]
    meets_at: vec[i64]
    meets: vec[i64]
    laid_round: vec[i64]
    may_go_round: vec[i64]


@cache
def tables(cross: bool, width: int) -> Tables:
    """Return the tables of a tile set for boards with `width` columns."""
    tile_set = CROSS if cross else TAILS
    steps = tuple((2 * r + q) * width + q for q, r in STEPS)
    borders = (*range(3), *(3 * steps[edge] + edge - 3 for edge in (3, 4, 5)))
    joints = tuple(_joints(tile_set, letter, steps, borders) for letter in tile_set.letters)
    codes = _by_code(cross)
    ways = [_ways(own, edge, steps) for own in joints for edge in EDGES]
    meets = [
        tuple((e, borders[e], digit - 1) for e, digit in enumerate(_digits(code)) if digit)
        for code in range(3**6)
    ]
    return Tables(
        steps=vec[i64](steps),
        borders=vec[i64](borders),
        adds=vec[i64](
            POWERS[opposite(e)] * (1 + tile_set.colours[letter][e])
            for letter in tile_set.letters
            for e in EDGES
        ),
        joints=joints,
        parts=_flat(
            (offset, step, joint.colour, (offset, step) == joint.borders[-1])
            for own in joints
            for joint in own
            for offset, step in joint.borders
        ),
        ways_at=_starts(ways),
        ways=_flat(chain.from_iterable(ways)),
        fits=codes.fits,
        asks=vec[i64](codes.asks),
        closed=vec[i64](codes.closed),
        pairs_at=_starts(codes.pairs),
        pairs=_flat(chain.from_iterable(codes.pairs)),
        meets_at=_starts(meets),
        meets=_flat(chain.from_iterable(meets)),
        laid_round=_flat(codes.laid_round),
        may_go_round=_flat(codes.may_go_round),
    )


def _flat(entries: Iterable[Iterable[int]]) -> vec[i64]:
    return vec[i64](map(int, chain.from_iterable(entries)))


def _starts(rows: Iterable[Sequence[Sequence[int]]]) -> vec[i64]:
    """Return the place of each row in the packed table of its entries, and the place of the end."""
    return vec[i64](accumulate((sum(map(len, row)) for row in rows), initial=0))


def _joints(
    tile_set: TileSet, letter: str, steps: tuple[int, ...], borders: tuple[int, ...]
) -> tuple[Joint, ...]:
    return tuple(
        Joint(part.colour, part.edges, tuple((borders[e], steps[e]) for e in part.edges))
        for part in tile_set.parts[letter]
    )


def _ways(joints: tuple[Joint, ...], edge: int, steps: tuple[int, ...]) -> tuple[Way, ...]:
    """Return the paths from an edge through its joint."""
    own = next(joint.edges for joint in joints if edge in joint.edges)
    return tuple((steps[e], opposite(e)) for e in own if e != edge)


@dataclass(frozen=True, slots=True)
class _Codes:
    """The tables indexed by code that are the same for every width of the board."""

    fits: tuple[tuple[int, ...], ...]
    asks: tuple[int, ...]
    closed: tuple[int, ...]
    pairs: tuple[tuple[tuple[int, int, int], ...], ...]
    laid_round: tuple[tuple[int, ...], ...]
    may_go_round: tuple[tuple[int, ...], ...]


@cache
def _by_code(cross: bool) -> _Codes:
    tile_set = CROSS if cross else TAILS
    all_sides = [_sides(code) for code in range(3**6)]
    fits = tuple(tuple(map(tile_set.letters.index, tile_set.fitting(s))) for s in all_sides)
    return _Codes(
        fits=fits,
        asks=tuple(
            _ask(len(found), closed_sides(s)) for found, s in zip(fits, all_sides, strict=True)
        ),
        closed=tuple(map(closed_sides, all_sides)),
        pairs=tuple(_pairs(tile_set, found, s) for found, s in zip(fits, all_sides, strict=True)),
        laid_round=((0,) * 6, *(_round(tile_set, (n,)) for n in range(len(tile_set.letters)))),
        may_go_round=tuple(_round(tile_set, found) for found in fits),
    )


def _round(tile_set: TileSet, states: tuple[int, ...]) -> tuple[int, ...]:
    """Return, by direction from a ring's middle, the colours that some state continues."""
    return tuple(
        sum(
            1 << colour
            for colour in (0, 1)
            if any(
                _joins(tile_set, state, (edge + 2) % 6, (edge + 4) % 6, colour) for state in states
            )
        )
        for edge in EDGES
    )


def _joins(tile_set: TileSet, state: int, one: int, other: int, colour: int) -> bool:
    part = tile_set.part_at[tile_set.letters[state]][one]
    return part.colour == colour and other in part.edges


def _digits(code: int) -> tuple[int, ...]:
    return tuple(code // power % 3 for power in POWERS)


def _sides(code: int) -> Sides:
    return tuple(digit - 1 if digit else None for digit in _digits(code))


def _ask(fitting: int, closed: int) -> int:
    if fitting == 0:
        return DEAD
    if fitting == 1:
        return SINGLE
    return GAP if is_gap(closed, fitting) else FREE


def _pairs(
    tile_set: TileSet, fitting: tuple[int, ...], sides: Sides
) -> tuple[tuple[int, int, int], ...]:
    """Return the pairs of closed sides of one colour that a fitting state joins.

    Each pair has two edges and the colour.
    """
    return tuple(
        (one, other, colour)
        for one, other in product(EDGES, EDGES)
        if one < other and (colour := sides[one]) is not None and sides[other] == colour
        if any(other in tile_set.part_at[tile_set.letters[state]][one].edges for state in fitting)
    )
