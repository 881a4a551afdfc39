"""Patience: how long the computer plays on without captures before it agrees to a draw.

A player who only evades could do so for ever. So a computer player that is not behind values
captures more and more, and walls in an opponent with one or two stacks. It agrees to a draw
after many plies without a capture, or when the endgame tables show that nobody can force a win.
"""

from dataclasses import replace

from rules.adamas.game import AdamasState
from rules.adamas.players.board import Field
from rules.adamas.players.evaluation import FEW, Weights, solved, unwinnable

CALM = 16
"""Plies without a capture before a player grows impatient."""

HURRY = 8.0
"""Points that a capture gains with every further ply without one; an early piece is 350 points.

Three players would need three times as much for a quick game. But a single player in such a hurry
loses to two patient ones.
"""

MOST_HURRY = 400.0

WALL = 10.0
"""Points for each cell taken from an opponent who only evades."""

TRIED = 12
"""Plies without a capture before a draw by the tables: the opponent may still make a mistake."""

QUIET = 72
"""Plies without a capture after which a player agrees to a draw."""

LED = 108
"""The same if one player has at least twice as many pieces as any other, and so hunts."""

LATE, LAST = 180, 280
"""The turn from which that wait shrinks, and the turn at which it reaches zero."""


def restless(weights: Weights, field: Field, quiet: int) -> Weights:
    """Return the mover's weights after `quiet` plies without a capture."""
    if quiet < CALM or not weights.restless:
        return weights
    mover, totals = field.mover, field.totals
    assert mover is not None
    # A hunter catches the last two or three pieces better without sacrificing pieces.
    hunts = 1 < min(total for total in totals if total) <= FEW
    behind = totals[mover] < max(totals)
    hurry = 0.0 if hunts or behind else min(MOST_HURRY, HURRY * (quiet - CALM))
    return replace(weights, wall=WALL, hurry=hurry, pieces=sum(totals))


def settles(view: AdamasState) -> bool:
    """Whether a computer player agrees to a draw, even if it is ahead."""
    quiet = len(view.earlier)
    if view.to_move is None or quiet < TRIED:
        return False
    field = Field(view)
    most, second = sorted(field.totals)[:-3:-1]
    patience = LED if most >= 2 * second else QUIET
    if quiet >= patience * min(1.0, (LAST - view.turn) / (LAST - LATE)):
        return solved(field, view.to_move) is None
    return unwinnable(field, view.to_move)
