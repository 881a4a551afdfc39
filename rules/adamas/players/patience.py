"""Patience: how long a player goes on where nobody captures, and when it shares the game.

Whoever only keeps safe could do so for ever. A player that is not behind comes to like captures
better and better, and walls in who walks about with a stack or two. Once nothing has left the
board for long, or the tables know that nobody can force anything, it settles for a draw.
"""

from dataclasses import replace

from rules.adamas.game import AdamasState
from rules.adamas.players.board import Field
from rules.adamas.players.evaluation import FEW, Weights, solved, unwinnable

CALM = 16
"""Plies without a capture that make nobody impatient."""

HURRY = 8.0
"""Points for any capture, for every further ply without one; 350 are a piece early in the game.

Three players would need three times as much for a quick game, and who alone is in such a hurry
loses to two who are not.
"""

MOST_HURRY = 400.0

WALL = 10.0
"""Points for a cell that is taken from who walks about."""

TRIED = 12
"""Plies in which the other may still go wrong where nothing can be forced."""

QUIET = 72
"""Plies without a capture after which nobody expects another."""

LED = 108
"""The same where somebody has twice as many pieces as anybody else, and hunts."""

LATE, LAST = 180, 280
"""From the one ply on everybody waits for a shorter time, at the other for none."""


def restless(weights: Weights, field: Field, quiet: int) -> Weights:
    """Return the weights of the player to move once nobody has captured for so many plies."""
    if quiet < CALM or not weights.restless:
        return weights
    mover, totals = field.mover, field.totals
    assert mover is not None
    # Two or three last pieces are hunted better by who gives none away for them.
    hunts = 1 < min(total for total in totals if total) <= FEW
    behind = totals[mover] < max(totals)
    hurry = 0.0 if hunts or behind else min(MOST_HURRY, HURRY * (quiet - CALM))
    return replace(weights, wall=WALL, hurry=hurry, pieces=sum(totals))


def settles(view: AdamasState) -> bool:
    """Whether a player shares the game, however it stands."""
    quiet = len(view.earlier)
    if view.to_move is None or quiet < TRIED:
        return False
    field = Field(view)
    most, second = sorted(field.totals)[:-3:-1]
    patience = LED if most >= 2 * second else QUIET
    if quiet >= patience * min(1.0, (LAST - view.turn) / (LAST - LATE)):
        return solved(field, view.to_move) is None
    return unwinnable(field, view.to_move)
