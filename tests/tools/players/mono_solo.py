"""Solo: one computer player alone against a layout."""

from math import isqrt
from random import Random

from rules.core.clock import Clock
from rules.core.levels import Level
from rules.mono.board import HIDDEN, LABELS, board
from rules.mono.game import turn_score
from rules.mono.players.levels import Solver
from rules.mono.players.potential import NEXT
from rules.mono.players.reader import THRIFT
from rules.mono.players.situation import Situation, run_of

TURNS = 3
"""The number of turns in a solo match."""

MATCHES = 12
"""The most matches to average. Several are needed because the player's luck varies."""


def expected_score(
    layout: str, level: Level, clock: Clock, rng: Random, matches: int = MATCHES
) -> float:
    """Return the mean points of a level in solo matches of three turns against a layout.

    The mean is over as many matches as time allows. If the time runs out in the first one, it is
    the points scored so far.
    """
    scores: list[int] = []
    while len(scores) < matches:
        score = _match(layout, level.number, clock, rng)
        if clock.out():
            return sum(scores) / len(scores) if scores else float(score)
        scores.append(score)
    return sum(scores) / len(scores)


def _match(layout: str, number: int, clock: Clock, rng: Random) -> int:
    """Return the points of one match, or of its beginning if the clock runs out."""
    known = [HIDDEN] * len(layout)
    values: list[int] = []
    turns: list[tuple[int, ...]] = []
    while len(turns) < TURNS and HIDDEN in known and not clock.out():
        # Caution saves points for later turns, so it has no benefit in the last one.
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
    """Return the situation of a player with a single board to uncover."""
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
