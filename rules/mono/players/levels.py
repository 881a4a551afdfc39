"""How each level finds its next cell, given a situation."""

from dataclasses import dataclass
from random import Random

from rules.core.clock import Clock
from rules.mono.players.potential import Potential
from rules.mono.players.samples import potential_of
from rules.mono.players.simple import by_samples, by_sight, glance, look
from rules.mono.players.situation import Situation
from rules.mono.players.turn import Turn

NEWCOMER, CASUAL, CLUB, EXPERT, MASTER = range(1, 6)

LAYOUTS = {NEWCOMER: 1, CASUAL: 1, CLUB: 1, EXPERT: 1, MASTER: 400}
"""How many random layouts each level chooses its own from."""

SAMPLES = {CLUB: 40, EXPERT: 120, MASTER: 240}
"""How many layouts each level tries out for each hidden board, if time allows."""

GUESSING = 0.8
"""The share of the time for that; counting and planning take the rest."""

SAVING = 0.2
"""The Expert's thrift: much is saved for later turns, a little too much to win the race."""


@dataclass(frozen=True, slots=True)
class Solver:
    """A level at work on hidden boards; planners save for later turns as much as `thrift` says."""

    number: int
    thrift: float

    def cell(self, situation: Situation, clock: Clock, rng: Random) -> int | None:
        """The cell to uncover next; None to end the turn."""
        if self.number == NEWCOMER:
            return by_sight(situation, glance, True, rng)
        if self.number == CASUAL:
            return by_sight(situation, look, False, rng)
        potential = potential_of(situation, SAMPLES[self.number], clock.part(GUESSING), rng)
        if self.number == CLUB:
            return by_samples(situation, potential, rng)
        return turn_of(situation, potential, self.thrift, rng).best()


def turn_of(situation: Situation, potential: Potential, thrift: float, rng: Random) -> Turn:
    """The turn of a situation, ready to be planned.

    What is left and what a reveal uncovers are sums over all hidden boards: whole, thrift would
    grow with the square of their number, though the others will take most of what is saved.
    """
    fair = thrift / len(situation.boards) ** 2
    return Turn(potential, situation.last, situation.run, situation.left(), fair, rng)
