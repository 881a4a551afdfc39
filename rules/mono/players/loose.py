"""Loose layouts: quick guesses at a hidden board that respect sizes and lie mostly in one piece.

Each region that has been seen is grown at random over hidden cells around what is known of it,
then the unseen regions are grown into what is left. Nothing looks ahead, so a region may come out
torn where it was cut off; in return a layout costs the same at every size and never fails.
"""

from __future__ import annotations

from random import Random

from rules.mono.board import LABELS, board, link, masks, pick


def loose_layout(size: int, rng: Random, known: str) -> str:
    """A filling of the hidden cells with the values that are missing; regions may be torn."""
    grid = board(size)
    seen = masks(size, known)
    free = grid.full & ~sum(seen)
    labels = list(known)
    order = sorted(range(size), key=lambda v: (not seen[v], rng.random()))
    missing: list[str] = []
    for region in order:
        shape, need = seen[region], region + 1 - seen[region].bit_count()
        while need and free:
            start = shape or _corner(grid.neighbours, free, rng)
            step = _joint(size, shape, free, rng) if shape else start
            if not step:
                break
            # A joint between torn parts may be longer than what is missing: take what fits.
            while step and need:
                cell = step & -step
                step ^= cell
                shape, free, need = shape | cell, free & ~cell, need - 1
                labels[cell.bit_length() - 1] = LABELS[region]
        missing += LABELS[region] * need
    rng.shuffle(missing)
    while free:
        labels[(free & -free).bit_length() - 1] = missing.pop()
        free &= free - 1
    return "".join(labels)


def _corner(neighbours: tuple[tuple[int, ...], ...], free: int, rng: Random) -> int:
    """A free cell to begin a region at: of three random ones the one most hemmed in."""
    cells = [pick(free, rng) for _ in range(3)]
    return min(
        cells, key=lambda cell: sum(free >> n & 1 for n in neighbours[cell.bit_length() - 1])
    )


def _joint(size: int, shape: int, free: int, rng: Random) -> int:
    """The next cells of a region: a way between its torn parts, else a random cell beside it."""
    grid = board(size)
    part = grid.flood(shape & -shape, shape)
    if part != shape:
        way = link(grid, rng, part, shape & ~part, free | shape)
        if way & free:
            return way & free
    edge = grid.spread(shape) & free
    return pick(edge, rng) if edge else 0
