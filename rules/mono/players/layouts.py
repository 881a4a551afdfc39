"""Layouts that are hard to read: winding regions, so that a neighbour tells little.

The measure is the number of adjacent pairs of equal values. Fewer pairs give opponents fewer
points: at size 9 a planner makes 152 points from a random layout (40.7 pairs on average), and 132
from the best of 200 (36.5 pairs). From many random layouts, one of the best is chosen at random.
"""

from math import exp
from random import Random

from rules.core.clock import Clock
from rules.mono.board import board
from rules.mono.game import MonoView
from rules.mono.layouts import try_layout
from rules.mono.players.race import even_spread

SHARE = 20
"""The divisor of the choice: one of the best twentieth is taken, so that nobody can learn it."""


TELLING = 196
"""The points that a layout with twice as many pairs would lose in a standard match."""


def layout_chance(view: MonoView, telling: float) -> float:
    """Return the share of the win with a layout that is easier to read than the opponents'.

    `telling` is how many more equal pairs it has, as a share of theirs; negative for fewer.
    """
    rivals = len(view.names) - len(view.out) - 1
    given = TELLING * float(view.options.size / 9) ** 2 * telling
    return 1 / (1 + rivals * exp(given / even_spread(view)))


def pairs(size: int, layout: str) -> int:
    """Return the number of adjacent pairs with equal values; fewer pairs are harder to read."""
    neighbours = board(size).neighbours
    return sum(
        layout[cell] == layout[other]
        for cell in range(len(layout))
        for other in neighbours[cell]
        if other > cell
    )


def hard_layout(size: int, tries: int, clock: Clock, rng: Random) -> str | None:
    """Return one of the hardest of `tries` random layouts; None if none was found in time."""
    found: list[tuple[int, str]] = []
    while len(found) < tries and not clock.out():
        layout = try_layout(size, rng)
        if layout is not None:
            found.append((pairs(size, layout), layout))
    if not found:
        return None
    found.sort()
    return rng.choice(found[: max(1, len(found) // SHARE)])[1]
