"""Layouts that are hard to read: winding regions, so that a neighbour tells little.

The measure is the number of adjacent pairs of equal values, less the differences of other adjacent
values: a low value beside a high one ends runs and turns. At size 9 a plain sampler makes 132
points from a random layout, 120 from the best of 250, and 115 from one improved by 2000 exchanges.
Each layout begins with another random one, so that nobody can learn it.
"""

from math import exp
from random import Random

from rules.core.clock import Clock
from rules.core.settled import settled, total
from rules.mono.board import LABELS, board, masks, pick, written
from rules.mono.game import MonoView
from rules.mono.layouts import try_layout
from rules.mono.players.race import even_spread

EXCHANGES = 2000
"""The number of exchanges that Master tries on its layout."""

CONTRAST = 0.8
"""The weight of a difference, as a share of the largest value, against a pair of equal values."""

TELLING = 2.2
"""The points lost in a standard match for each unit of `legibility`."""


def layout_chance(view: MonoView, telling: float) -> float:
    """Return the share of the win with a layout that is easier to read than the opponents'.

    `telling` is how much larger its `legibility` is; negative if it is harder to read.
    """
    rivals = len(view.names) - len(view.out) - 1
    given = TELLING * float(view.options.size / 9) ** 2 * telling
    return 1 / (1 + rivals * exp(given / even_spread(view)))


def legibility(size: int, layout: str) -> float:
    """Return how easy a layout is to read, in pairs of equal neighbours."""
    values = [LABELS.index(label) + 1 for label in layout]
    return total(_around(size, values, cell) for cell in range(len(layout))) / 2


def _around(size: int, values: list[int], cell: int) -> float:
    """Return what the pairs of a cell and its neighbours add to the legibility."""
    here = values[cell]
    there = [values[other] for other in board(size).neighbours[cell]]
    return there.count(here) - CONTRAST / size * sum(abs(value - here) for value in there)


def hard_layout(size: int, changes: int, clock: Clock, rng: Random) -> str | None:
    """Return a random layout after `changes` attempts to exchange two cells of touching regions.

    An exchange is kept unless it makes the layout easier to read. Returns None if there was no
    time for a layout.
    """
    layout = None
    while layout is None:
        if clock.out():
            return None
        layout = try_layout(size, rng)
    grid, regions = board(size), masks(size, layout)
    values = [LABELS.index(label) + 1 for label in layout]
    for _ in range(changes):
        if clock.out():
            break
        cell = rng.randrange(len(values))
        one, two = values[cell], values[rng.choice(grid.neighbours[cell])]
        rest = regions[one - 1] & ~(1 << cell)
        beside = regions[two - 1] & (grid.spread(rest) if rest else grid.full)
        if one == two or not beside:
            continue
        taken = pick(beside, rng)
        other = taken.bit_length() - 1
        before = _around(size, values, cell) + _around(size, values, other)
        values[cell], values[other] = two, one
        after = _around(size, values, cell) + _around(size, values, other)
        mine, theirs = rest | taken, regions[two - 1] & ~taken | 1 << cell
        if settled(after - before) <= 0 and len(grid.parts(mine)) == len(grid.parts(theirs)) == 1:
            regions[one - 1], regions[two - 1] = mine, theirs
        else:
            values[cell], values[other] = one, two
    return written(size, regions)
