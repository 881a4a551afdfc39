"""How a game stands: who is likely to find the atoms first."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log2, sqrt

from rules.blackbox.players.lens import possible_in
from rules.blackbox.players.probing import ranked
from rules.blackbox.players.results import counts, is_ready
from rules.blackbox.state import GUESSES, BlackBoxView
from rules.core.clock import Clock
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

_FEW = 200
"""With so few placements left a probe may lead to a guess in the same turn."""

_MISSED = (0.0, 0.1, 0.5, 9.0)
"""What wrong guesses cost in turns: with one guess left nothing may be risked any more."""


def turns_left(possible: int) -> float:
    """The probes a good solver needs on average with so many placements left, as measured."""
    if possible < len(EXPECTED):
        return EXPECTED[possible]
    return settled(1.13 + 0.29 * log2(possible))


def win_chance(view: BlackBoxView, player: int, clock: Clock) -> float:
    """A player's chance to win, from how many placements both have left: 0 lost, 1 won."""
    if view.outcome is not None:
        return view.outcome.share(player)
    if view.phase == "hide" or view.to_move is None or not is_ready(clock):
        return 0.5
    chance = _of_mover(view, view.to_move)
    return chance if player == view.to_move else 1 - chance


def _of_mover(view: BlackBoxView, mover: int) -> float:
    """The share of the player to move: by guessing now, where that may be, or by going on.

    Markers are worth nothing by themselves, and a probe that may still be made as much as one that
    has just been made.
    """
    numbers, prospect = possible_in(view.boxes[mover]), Prospect.of(view, mover)
    now = prospect.in_turn(len(numbers), guessed=view.guessed, probed=view.probed)
    ports = [] if view.probed or len(numbers) > _FEW else ranked(numbers)
    if not ports:
        return now
    sizes = counts(numbers, ports[0][1]).values()
    told = (n * prospect.in_turn(n, guessed=view.guessed) for n in sizes)
    return max(now, sum(told) / len(numbers))


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
        """The share when the turn ends with so many placements left, or before its probe."""
        mine = turns_left(possible) + _MISSED[self.wrong + wrong]
        return faster(mine, self.rest, -HEAD_START if probed else HEAD_START)

    def missed(self, possible: int, *, probed: bool = True) -> float:
        """The share after a wrong guess that leaves so many placements."""
        if self.wrong + 1 >= GUESSES:
            return 0.0
        return self.waiting(possible, probed=probed, wrong=1)

    def in_turn(self, possible: int, *, guessed: bool, probed: bool = True) -> float:
        """The share in the midst of a turn in which a guess may follow."""
        going_on = self.waiting(possible, probed=probed)
        if guessed or not possible:
            return going_on
        missed = self.missed(possible - 1, probed=probed)
        return max(going_on, 1 / possible + (1 - 1 / possible) * missed)


def faster(mine: float, theirs: float, head_start: float = 0.0) -> float:
    """The chance to win with so many turns to go, if the other player has so many."""
    spread = SPREAD * sqrt(LEAST_TURNS + mine + theirs)
    return settled(1 / (1 + exp((mine - theirs - head_start) / spread)))
