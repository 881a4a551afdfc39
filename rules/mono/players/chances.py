"""Chances: the probabilities of the values on a board's hidden cells."""

from itertools import product
from math import inf, prod
from random import Random

from rules.core.clock import Clock
from rules.mono.board import HIDDEN, LABELS, cells_of
from rules.mono.game import MonoView, listed_value
from rules.mono.players.samples import draw
from rules.mono.players.situation import known_of

SAMPLES = 240
"""The number of samples, which gives chances to within 0.03; reasons use the same samples."""

DOUBT = 2.0
"""The weight, in samples, of the remaining sizes alone, so that no value seems impossible."""


def chances(view: MonoView, player: int, clock: Clock, rng: Random) -> dict[str, dict[int, float]]:
    """Return the chance of each value for each hidden cell, by name, of a player's board.

    It uses only the uncovered cells. For the viewer's own board, it shows what the others can know.
    Empty before the layout is placed. The chances of a cell add up to 1.
    """
    if view.layouts[player] is None:
        return {}
    known = known_of(view, player)
    shares = cell_chances(
        view.options.size, known, draw(view.options.size, known, SAMPLES, clock, rng)
    )
    return {view.grid.names[cell]: values for cell, values in shares.items()}


def listed_chances(view: MonoView, clock: Clock | None = None) -> dict[int, dict[int, float]]:
    """Return the chance of each listed value for each cell that the player to move may uncover.

    It combines the `chances` of all boards as if they were independent.
    """
    owners = view.opponents(view.seat)
    boards = [chances(view, owner, clock or Clock(inf), Random(0)) for owner in owners]
    last = view.values[-1] if view.values else 0
    found = {}
    for cell in cells_of(view.covered(view.seat)):
        name = view.grid.names[cell]
        there = [board[name] for board in boards if name in board]
        shares: dict[int, float] = {}
        for values in product(*(board.items() for board in there)):
            value = listed_value(view.options, sorted(v for v, _ in values), last)
            shares[value] = shares.get(value, 0.0) + prod(share for _, share in values)
        found[cell] = shares
    return found


def cell_chances(size: int, known: str, samples: list[str]) -> dict[int, dict[int, float]]:
    """Return the chances at each hidden cell from samples and, slightly, from the sizes left."""
    hidden = known.count(HIDDEN)
    left = {label: value - known.count(label) for value, label in enumerate(LABELS[:size], start=1)}
    found = {}
    for cell, label in enumerate(known):
        if label == HIDDEN:
            column = "".join(sample[cell] for sample in samples)
            found[cell] = {
                LABELS.index(v) + 1: (column.count(v) + DOUBT * n / hidden) / (len(column) + DOUBT)
                for v, n in left.items()
                if n
            }
    return found
