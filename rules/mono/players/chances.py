"""Chances: what a player's hidden cells probably hold, for whoever wants to see it."""

from itertools import product
from math import inf, prod
from random import Random

from rules.core.clock import Clock
from rules.mono.board import HIDDEN, LABELS, cells_of
from rules.mono.game import MonoView, listed_value
from rules.mono.players.samples import draw
from rules.mono.players.situation import known_of

SAMPLES = 240
"""A chance is then known to 0.03, and reasons can use the same samples."""

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


def listed_chances(view: MonoView, clock: Clock | None = None) -> dict[int, dict[int, float]]:
    """For each cell the player to move may uncover: the chance of each value it may list.

    They are those that `chances` has for the boards, which of several are taken to be independent.
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
    """Return the chances at each hidden cell by the samples, and a little by the sizes left."""
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
