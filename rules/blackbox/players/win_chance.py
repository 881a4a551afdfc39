"""Estimates of the chance to find the atoms before the opponent does."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log2, sqrt

from rules.blackbox.players.lens import possible_in
from rules.blackbox.state import GUESSES, BlackBoxView
from rules.core.settled import settled

HEAD_START = 0.5
"""The advantage of the player who probes next, in turns."""

SPREAD = 0.6
"""The deficit in turns that gives a chance of 1 in 1 + e, divided by the root of all turns left.

Fitted to 360 positions of 59 matches of Masters; 0.4 and 0.8 are worse.
"""

LEAST_TURNS = 0.1

EXPECTED = (0.0, 0.0, 1.0, 1.3, 1.5, 1.7, 1.8, 1.9)
"""The measured number of probes still needed, by the number of remaining placements."""

_MISSED = (0.0, 0.1, 0.5, 9.0)
"""The cost in turns of wrong guesses so far; with one guess left no risk is possible."""


def turns_left(possible: int) -> float:
    """Return a good solver's measured average number of probes for `possible` placements."""
    if possible < len(EXPECTED):
        return EXPECTED[possible]
    return settled(1.13 + 0.29 * log2(possible))


@dataclass(frozen=True, slots=True)
class Prospect:
    """The prospects of the player to move against an opponent who needs `rest` more turns.

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
        """Return the share of the win on ending the turn with `possible` placements left.

        If `probed` is false, return the share before this turn's probe instead.
        """
        mine = turns_left(possible) + _MISSED[self.wrong + wrong]
        return faster(mine, self.rest, -HEAD_START if probed else HEAD_START)

    def missed(self, possible: int, *, probed: bool = True) -> float:
        """Return the share of the win after a wrong guess that leaves `possible` placements."""
        if self.wrong + 1 >= GUESSES:
            return 0.0
        return self.waiting(possible, probed=probed, wrong=1)

    def in_turn(self, possible: int, *, guessed: bool, probed: bool = True) -> float:
        """Return the share of the win in mid-turn; a guess may follow unless `guessed`."""
        going_on = self.waiting(possible, probed=probed)
        if guessed or not possible:
            return going_on
        missed = self.missed(possible - 1, probed=probed)
        return max(going_on, 1 / possible + (1 - 1 / possible) * missed)


def faster(mine: float, theirs: float, head_start: float = 0.0) -> float:
    """Return the chance to win if the players need `mine` and `theirs` more turns."""
    spread = SPREAD * sqrt(LEAST_TURNS + mine + theirs)
    return settled(1 / (1 + exp((mine - theirs - head_start) / spread)))
