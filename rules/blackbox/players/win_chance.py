"""How a game stands: who is likely to find the atoms first."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log2, sqrt

from rules.blackbox.players.lens import possible_in
from rules.blackbox.state import GUESSES, BlackBoxView
from rules.core.settled import settled

HEAD_START = 0.5
"""The turns by which the player who probes next comes first."""

SPREAD = 0.6
"""The turns a player may be behind for a chance of 1 in 1 + e, beside the root of all turns left.

Fitted to 360 positions of 59 matches of Masters; 0.4 and 0.8 are worse.
"""

LEAST_TURNS = 0.1

EXPECTED = (0.0, 0.0, 1.0, 1.3, 1.5, 1.7, 1.8, 1.9)
"""The probes still needed with so few placements left, as measured."""

_MISSED = (0.0, 0.1, 0.5, 9.0)
"""What wrong guesses cost in turns: with one guess left nothing may be risked any more."""


def turns_left(possible: int) -> float:
    """Return the probes a good solver needs on average for so many placements, as measured."""
    if possible < len(EXPECTED):
        return EXPECTED[possible]
    return settled(1.13 + 0.29 * log2(possible))


@dataclass(frozen=True, slots=True)
class Prospect:
    """How a player to move stands against an opponent who needs `rest` more turns.

    `wrong` counts the player's wrong guesses so far.
    """

    rest: float
    wrong: int

    @classmethod
    def of(cls, view: BlackBoxView, mover: int) -> Prospect:
        """Return the prospect of the player to move."""
        theirs = view.boxes[1 - mover]
        rest = turns_left(len(possible_in(theirs))) + _MISSED[len(theirs.guesses)]
        return cls(rest, len(view.boxes[mover].guesses))

    def waiting(self, possible: int, *, probed: bool = True, wrong: int = 0) -> float:
        """Return the share when the turn ends with so many placements left, or before its probe."""
        mine = turns_left(possible) + _MISSED[self.wrong + wrong]
        return faster(mine, self.rest, -HEAD_START if probed else HEAD_START)

    def missed(self, possible: int, *, probed: bool = True) -> float:
        """Return the share after a wrong guess that leaves so many placements."""
        if self.wrong + 1 >= GUESSES:
            return 0.0
        return self.waiting(possible, probed=probed, wrong=1)

    def in_turn(self, possible: int, *, guessed: bool, probed: bool = True) -> float:
        """Return the share in the midst of a turn in which a guess may follow."""
        going_on = self.waiting(possible, probed=probed)
        if guessed or not possible:
            return going_on
        missed = self.missed(possible - 1, probed=probed)
        return max(going_on, 1 / possible + (1 - 1 / possible) * missed)


def faster(mine: float, theirs: float, head_start: float = 0.0) -> float:
    """Return the chance to win with so many turns to go, if the other player has so many."""
    spread = SPREAD * sqrt(LEAST_TURNS + mine + theirs)
    return settled(1 / (1 + exp((mine - theirs - head_start) / spread)))
