"""Layouts that are hard to read: regions that wind, so that a neighbour says little.

A layout's tell is the number of adjacent pairs of equal values. The fewer, the fewer points: at
size 9 a planner makes 152 points of a random layout (40.7 pairs on average) and 132 of the best of
200 (36.5 pairs). Many layouts are drawn and one of the best is kept, a different one every time.
"""

from math import exp
from random import Random

from rules.core.clock import Clock
from rules.mono.board import board
from rules.mono.game import MonoView
from rules.mono.layouts import try_layout
from rules.mono.players.race import even_spread

SHARE = 20
"""One of the best twentieth of the layouts is placed, so that nobody can learn the best one."""


TELLING = 196
"""The points of a standard match that a layout with twice as many pairs would give away."""


def layout_chance(view: MonoView, telling: float) -> float:
    """Return the share of the win with a layout that is so much harder than theirs.

    The difference is in pairs, as a share.
    """
    rivals = len(view.names) - len(view.out) - 1
    given = TELLING * float(view.options.size / 9) ** 2 * telling
    return 1 / (1 + rivals * exp(given / even_spread(view)))


def pairs(size: int, layout: str) -> int:
    """How many adjacent pairs of cells have equal values: the fewer, the harder to read."""
    neighbours = board(size).neighbours
    return sum(
        layout[cell] == layout[other]
        for cell in range(len(layout))
        for other in neighbours[cell]
        if other > cell
    )


def hard_layout(size: int, tries: int, clock: Clock, rng: Random) -> str | None:
    """One of the hardest of so many random layouts; None if not even one was found in time."""
    found: list[tuple[int, str]] = []
    while len(found) < tries and not clock.out():
        layout = try_layout(size, rng)
        if layout is not None:
            found.append((pairs(size, layout), layout))
    if not found:
        return None
    found.sort()
    return rng.choice(found[: max(1, len(found) // SHARE)])[1]
