"""Players that take the cell with the best expected gain, by sight or by samples."""

from functools import lru_cache
from random import Random

from rules.core.settled import total
from rules.mono.board import HIDDEN, LABELS, board, masks
from rules.mono.players.potential import Potential
from rules.mono.players.situation import Situation
from rules.mono.score import gain

Chances = dict[int, float]
"""The chance of each value a cell may have, by value."""

BESIDE = 3.0
"""The weight of an uncovered neighbour, in remaining cells, before sizes are considered."""


def look(size: int, known: str, cell: int) -> Chances:
    """Return Casual's estimate for a cell, from the sizes and remaining cells of each region.

    A neighbour counts less if the rest of its region has many possible cells.
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
    """Return of each region the number of hidden cells, and the set of those beside known ones."""
    grid = board(size)
    shown = masks(size, known)
    hidden = grid.full & ~sum(shown)
    return tuple(
        (value - seen.bit_count(), grid.spread(seen) & hidden if seen else 0)
        for value, seen in enumerate(shown, start=1)
    )


def _shares(weights: Chances) -> Chances:
    whole = total(weights.values())
    return {value: weight / whole for value, weight in weights.items()}


def by_sight(situation: Situation, rng: Random) -> int | None:
    """Return the cell with the largest expected gain by a look at each board, if there is one."""

    def promise(cell: int) -> float:
        return total(
            chance * gain(value, situation.last, situation.run)
            for known in situation.boards
            if known[cell] == HIDDEN
            for value, chance in look(situation.size, known, cell).items()
        )

    promises = {cell: promise(cell) for cell in situation.cells}
    most = max(promises.values())
    if situation.last and not most:
        return None
    return rng.choice([cell for cell, points in promises.items() if points == most])


def by_samples(situation: Situation, potential: Potential, rng: Random) -> int | None:
    """Return the cell with the largest expected gain over the samples; None if there is none."""

    def promise(cell: int) -> int:
        return sum(
            samples.bit_count() * gain(value, situation.last, situation.run)
            for value, samples in potential.outcomes(cell, situation.last)
        )

    promises = {cell: promise(cell) for cell in potential.cells}
    most = max(promises.values())
    if situation.last and not most:
        return None
    return rng.choice([cell for cell, points in promises.items() if points == most])
