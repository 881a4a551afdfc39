"""Chances: what a player's hidden cells probably hold, for whoever wants to see it."""

from random import Random

from rules.core.clock import Clock
from rules.mono.board import HIDDEN, LABELS
from rules.mono.game import MonoView
from rules.mono.players.samples import draw
from rules.mono.players.situation import known_of

SAMPLES = 600
"""More than these make no visible difference."""

DOUBT = 2.0
"""How many samples the mere sizes left count as, so that nothing unseen is held impossible."""


def chances(view: MonoView, player: int, clock: Clock, rng: Random) -> dict[str, dict[int, float]]:
    """For each hidden cell of a player's board, by name, the chance of each value it may have.

    Only what has been uncovered counts, on the viewer's own board too: it shows there what the
    others may know. Empty before the layout is placed. The chances of a cell add up to 1.
    """
    if view.layouts[player] is None:
        return {}
    known = known_of(view, player)
    shares = cell_chances(
        view.options.size, known, draw(view.options.size, known, SAMPLES, clock, rng)
    )
    return {view.grid.names[cell]: values for cell, values in shares.items()}


def cell_chances(size: int, known: str, samples: list[str]) -> dict[int, dict[int, float]]:
    """The chances at each hidden cell by the samples, and a little by the sizes left."""
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
