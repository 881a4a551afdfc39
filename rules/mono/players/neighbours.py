"""Neighbours: the chances a glance at the board gives, without trying out any layout."""

from __future__ import annotations

from functools import lru_cache

from rules.mono.board import HIDDEN, LABELS, board, masks

Chances = dict[int, float]
"""The chance of each value a cell may have, by value."""

BESIDE = 3.0
"""How many of the values left an open neighbour weighs as much as, sizes unconsidered."""


def glance(size: int, known: str, cell: int) -> Chances:
    """A newcomer's idea of a cell: any value that is left, rather one that lies beside it."""
    weights = {value: 1.0 for value in range(1, size + 1) if known.count(LABELS[value - 1]) < value}
    for other in board(size).neighbours[cell]:
        if known[other] != HIDDEN:
            value = LABELS.index(known[other]) + 1
            if value in weights:
                weights[value] += BESIDE
    return _shares(weights)


def look(size: int, known: str, cell: int) -> Chances:
    """A casual player's idea of a cell: sizes count, and how much of each region is left.

    A neighbour says the less, the more cells there are where the rest of its region may lie.
    """
    hidden = known.count(HIDDEN)
    regions = _regions(size, known)
    weights = {
        value: size * left / hidden for value, (left, _) in enumerate(regions, start=1) if left
    }
    for other in board(size).neighbours[cell]:
        if known[other] != HIDDEN:
            value = LABELS.index(known[other]) + 1
            left, edge = regions[value - 1]
            if left:
                weights[value] += 2 * BESIDE * min(1.0, left / edge.bit_count())
    return _shares(weights)


@lru_cache(maxsize=64)
def _regions(size: int, known: str) -> tuple[tuple[int, int], ...]:
    """For each region: how many of its cells are hidden, and the hidden cells beside it."""
    grid = board(size)
    shown = masks(size, known)
    hidden = grid.full & ~sum(shown)
    return tuple(
        (value - seen.bit_count(), grid.spread(seen) & hidden if seen else 0)
        for value, seen in enumerate(shown, start=1)
    )


def _shares(weights: Chances) -> Chances:
    total = sum(weights.values())
    return {value: weight / total for value, weight in weights.items()}
