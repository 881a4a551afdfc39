"""Flat-topped hexagons in axial coordinates (q, r): q grows to the lower right, r downwards."""

from collections.abc import Iterable

Hex = tuple[int, int]

N, NE, SE, S, SW, NW = range(6)
"""The six edges, clockwise from the top."""

STEPS: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def neighbour(cell: Hex, edge: int) -> Hex:
    """Return the cell across an edge."""
    step = STEPS[edge]
    return (cell[0] + step[0], cell[1] + step[1])


def neighbours(cell: Hex) -> list[Hex]:
    """Return the six cells around a cell, clockwise from the one above it."""
    q, r = cell
    return [(q + dq, r + dr) for dq, dr in STEPS]


def opposite(edge: int) -> int:
    """Return the edge straight across a tile.

    The neighbour at an edge calls the shared edge by this number.
    """
    return (edge + 3) % 6


def reading_order(cell: Hex) -> tuple[int, int]:
    """Return a sort key: top to bottom, then left to right.

    A cell's height on screen is r + q/2.
    """
    q, r = cell
    return (2 * r + q, q)


def open_cells(tiles: Iterable[Hex]) -> list[Hex]:
    """Return the empty cells touching a tile, in reading order: position 1 is the first."""
    occupied = set(tiles)
    touching = {(q + dq, r + dr) for q, r in occupied for dq, dr in STEPS}
    return sorted(touching - occupied, key=reading_order)


def hex_name(cell: Hex) -> str:
    """`q,r`, as `to_dict()` and records write a cell."""
    return f"{cell[0]},{cell[1]}"
