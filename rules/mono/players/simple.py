"""Simple: what players do who take the most promising cell and look no further."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rules.mono.board import HIDDEN
from rules.mono.players.neighbours import Chances
from rules.mono.players.outlook import Outlook
from rules.mono.players.situation import Situation


def by_sight(
    situation: Situation, idea: Callable[[int, str, int], Chances], run_only: bool, rng: Random
) -> int | None:
    """The cell with the largest expected gain by an idea of each board; None if there is none.

    With `run_only` nothing counts but going on with the run.
    """

    def promise(cell: int) -> float:
        return sum(
            chance * gain(value, situation.last, situation.run)
            for known in situation.boards
            if known[cell] == HIDDEN
            for value, chance in idea(situation.size, known, cell).items()
            if value == situation.last or not run_only
        )

    promises = {cell: promise(cell) for cell in situation.cells}
    most = max(promises.values())
    if situation.last and not most and not run_only:
        return None
    return rng.choice([cell for cell, points in promises.items() if points == most])


def by_samples(situation: Situation, outlook: Outlook, rng: Random) -> int | None:
    """The cell with the largest expected gain over the samples; None if there is none."""

    def promise(cell: int) -> int:
        return sum(
            samples.bit_count() * gain(value, situation.last, situation.run)
            for value, samples in outlook.outcomes(cell, situation.last)
        )

    promises = {cell: promise(cell) for cell in outlook.cells}
    most = max(promises.values())
    if situation.last and not most:
        return None
    return rng.choice([cell for cell, points in promises.items() if points == most])


def gain(value: int, last: int, run: int) -> int:
    """What a listed value adds to the turn's score."""
    if value < last:
        return 0
    return 2 * run + 1 if value == last else 1
