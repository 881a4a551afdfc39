"""Mono's board: its cells, their names and neighbours, and sets of cells.

A set of cells is an int with one bit a cell (bit 0 is the first in reading order), which makes
neighbours, gaps and reach a few shifts each.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from rules.core import FrozenDict

LABELS = "123456789abcdefghijklmnop"
"""The regions' labels: the label of value v is `LABELS[v - 1]`."""

HIDDEN = "."
"""The character for a cell whose label is not known."""


@dataclass(frozen=True, slots=True)
class Board:
    """The grid for `size` regions, with the dimensions given in the source text."""

    size: int
    width: int
    height: int
    names: tuple[str, ...]
    numbers: FrozenDict[str, int]
    neighbours: tuple[tuple[int, ...], ...]
    full: int
    inner_left: int
    inner_right: int

    def rows(self, labels: str) -> list[str]:
        """Return the labels of all cells, cut into rows, the top one first."""
        return [labels[at : at + self.width] for at in range(0, len(labels), self.width)]

    def spread(self, cells: int) -> int:
        """Return the cells and their orthogonal neighbours."""
        return (
            cells
            | (cells & self.inner_right) << 1
            | (cells & self.inner_left) >> 1
            | cells << self.width
            | cells >> self.width
        ) & self.full

    def flood(self, start: int, within: int) -> int:
        """Return the cells of `within` that are connected with `start`, a subset of `within`."""
        while (grown := self.spread(start) & within) != start:
            start = grown
        return start

    def parts(self, cells: int) -> list[int]:
        """Return the connected parts of a set of cells."""
        found = []
        while cells:
            part = self.flood(cells & -cells, cells)
            found.append(part)
            cells ^= part
        return found


@cache
def board(size: int) -> Board:
    """Return the board for `size` regions.

    The formulas for the number of cells, the height and the width are those of the source text.
    """
    cells = size * (size + 1) // 2
    height = (size + 1) // 2
    width = cells // height
    names = tuple(f"{chr(97 + c % width)}{height - c // width}" for c in range(cells))
    neighbours = tuple(
        tuple(
            n
            for n, inside in (
                (c - width, True),
                (c - 1, c % width > 0),
                (c + 1, c % width < width - 1),
                (c + width, True),
            )
            if inside and 0 <= n < cells
        )
        for c in range(cells)
    )
    left = sum(1 << c for c in range(0, cells, width))
    full = (1 << cells) - 1
    return Board(
        size=size,
        width=width,
        height=height,
        names=names,
        numbers=FrozenDict({name: c for c, name in enumerate(names)}),
        neighbours=neighbours,
        full=full,
        inner_left=full & ~left,
        inner_right=full & ~(left << (width - 1)),
    )


def cells_of(mask: int) -> list[int]:
    """Return the cells of a set, in reading order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def pick(cells: int, rng: Random) -> int:
    """Return a random cell of the set, all equally likely, as a set of one cell."""
    for _ in range(int(rng.random() * cells.bit_count())):
        cells &= cells - 1
    return cells & -cells


def link(grid: Board, rng: Random, start: int, goal: int, within: int) -> int:
    """Return the cells on a random shortest path from `start` to the nearest cell of `goal`.

    The path stays in `within`, and does not include its two ends.
    """
    reached = [start]
    while not reached[-1] & goal:
        reached.append(grid.spread(reached[-1]) & within)
        if reached[-1] == reached[-2]:
            return 0
    way = 0
    cell = pick(reached.pop() & goal, rng)
    for nearer in reversed(reached[1:]):
        cell = pick(grid.spread(cell) & nearer, rng)
        way |= cell
    return way


def masks(size: int, labels: str) -> list[int]:
    """Return the cells of each region, region 1 first; hidden cells belong to none."""
    regions = [0] * size
    for c, label in enumerate(labels):
        if label != HIDDEN:
            regions[LABELS.index(label)] |= 1 << c
    return regions


def written(size: int, regions: Sequence[int]) -> str:
    """Return the labels of a layout given as a list of its regions' cells, region 1 first."""
    labels = [HIDDEN] * len(board(size).names)
    for label, region in zip(LABELS, regions, strict=False):
        for c in cells_of(region):
            labels[c] = label
    return "".join(labels)
