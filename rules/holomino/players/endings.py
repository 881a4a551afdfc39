"""A solver of endings: the result of the last tiles with perfect play.

A position is a board, two pools, the sack and a lead in points.
"""

from __future__ import annotations

from rules.core.clock import Clock, TimeUp
from rules.holomino.players.board import NO_WAY, THROW, Board, Step
from rules.holomino.players.search import Hands, gain_of
from rules.holomino.players.tables import each

LAST = 4
"""The most remaining tiles to solve with an empty sack."""

LAST_DRAWN = 3
"""The same with tiles in the sack, as every draw must be tried."""


def is_ending(hands: Hands) -> bool:
    """Whether the remaining tiles are few enough to solve the ending."""
    return hands.turns <= (LAST_DRAWN if hands.sack else LAST)


class Ending:
    """A solver of the last tiles on a board. Raises TimeUp when the clock runs out."""

    def __init__(self, board: Board, clock: Clock) -> None:
        self._board = board
        self._clock = clock

    def after(self, step: Step, hands: Hands, alpha: float = -1.0, beta: float = 1.0) -> float:
        """Return the mover's mean result after a step: -1 lost, 0 drawn, 1 won.

        Values not above `alpha` or not below `beta` may be inexact.
        """
        mine, ahead, sack = hands.mine ^ step.tile, hands.ahead + step.gain, hands.sack
        thrown = step.cell == THROW
        if not mine or (thrown and hands.passes):
            return float((ahead > 0) - (ahead < 0))
        if thrown:
            sack |= step.tile
        else:
            self._board.put(step.cell, step.way)
        total, drawn = 0.0, list(each(sack)) or [0]
        for tile in drawn:
            reply = Hands(hands.theirs | tile, mine, sack ^ tile, -ahead, int(thrown))
            if len(drawn) == 1:
                total = -self.best(reply, -beta, -alpha)
            else:
                total -= self.best(reply, -1.0, 1.0)
        if not thrown:
            self._board.take(step.cell)
        return total / len(drawn)

    def best(self, hands: Hands, alpha: float, beta: float) -> float:
        """Return the result of the best move of the player to move."""
        if self._clock.out():
            raise TimeUp
        steps = self._board.placements(hands.mine)
        if not hands.mine & (hands.mine - 1) and not hands.theirs and not hands.sack and steps:
            ahead = hands.ahead + max(step.gain for step in steps)
            return float((ahead > 0) - (ahead < 0))
        steps.sort(key=gain_of, reverse=True)
        value = -1.0
        for step in steps or [Step(THROW, tile, NO_WAY, 0) for tile in each(hands.mine)]:
            value = max(value, self.after(step, hands, max(alpha, value), beta))
            if value >= beta:
                break
        return value
