"""Solo: a computer player of some level alone against a layout."""

from math import isqrt
from random import Random

from rules.core.clock import Clock
from rules.core.levels import Level
from rules.mono.board import HIDDEN, LABELS, board
from rules.mono.game import turn_score
from rules.mono.players.levels import Solver
from rules.mono.players.potential import NEXT
from rules.mono.players.race import THRIFT
from rules.mono.players.situation import Situation, run_of

TURNS = 3
"""The turns of a solo match."""

MATCHES = 12
"""Matches whose mean is taken at most: the level has its luck, too."""


def expected_score(
    layout: str, level: Level, clock: Clock, rng: Random, matches: int = MATCHES
) -> float:
    """Return the points a level makes against a layout in a solo match of three turns, on average.

    The mean of as many of these matches as there is time for. If there is not even time for one,
    what it had scored when the clock ran out.
    """
    scores: list[int] = []
    while len(scores) < matches:
        score = _match(layout, level.number, clock, rng)
        if clock.out():
            return sum(scores) / len(scores) if scores else float(score)
        scores.append(score)
    return sum(scores) / len(scores)


def _match(layout: str, number: int, clock: Clock, rng: Random) -> int:
    """Return the points of one match; of its beginning if the clock runs out."""
    known = [HIDDEN] * len(layout)
    values: list[int] = []
    turns: list[tuple[int, ...]] = []
    while len(turns) < TURNS and HIDDEN in known and not clock.out():
        # Nothing is left to save for in the last turn.
        solver = Solver(number, THRIFT if len(turns) < TURNS - 1 else 0.0)
        cell = solver.cell(_alone("".join(known), values), clock, rng)
        if cell is None:
            turns.append(tuple(values))
            values = []
            continue
        known[cell] = layout[cell]
        values.append(LABELS.index(layout[cell]) + 1)
        if len(values) > 1 and values[-1] < values[-2]:
            turns.append(tuple(values[:-1]))
            values = []
    if len(turns) < TURNS:
        turns.append(tuple(values))
    return sum(map(turn_score, turns))


def _alone(known: str, values: list[int]) -> Situation:
    """Return the situation of somebody who faces one board."""
    size = (isqrt(8 * len(known) + 1) - 1) // 2
    hidden = sum(1 << cell for cell, label in enumerate(known) if label == HIDDEN)
    assert len(known) == len(board(size).names)
    return Situation(
        size=size,
        rule=NEXT,
        boards=(known,),
        owners=(0,),
        covered=(hidden,),
        last=values[-1] if values else 0,
        run=run_of(tuple(values)),
    )
