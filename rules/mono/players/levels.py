"""The levels' choice of the next cell in a situation."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from rules.core.clock import Clock
from rules.core.settled import total
from rules.mono.players.potential import Potential
from rules.mono.players.samples import potential_of
from rules.mono.players.simple import by_samples, by_sight
from rules.mono.players.situation import Situation
from rules.mono.score import gain

LIKELY = 0.35
"""The chance of continuing the run from which a cell is preferred to any new value."""


class TurnPlan:
    """A plan for the rest of a turn after `last`, the value of a run of length `run`.

    `left` counts the hidden cells of each value (index 0 unused). `thrift` is the value of a saved
    cell for later turns, as a share of the marginal square of its region.
    """

    def __init__(
        self,
        potential: Potential,
        last: int,
        run: int,
        left: Sequence[int],
        thrift: float,
        rng: Random,
    ) -> None:
        self.potential = potential
        self.last = last
        self.run = run
        self.burn = [thrift * max(0, 2 * count - 1) for count in left]
        # Ties between equal plans are broken by a tiny random amount.
        self.taste = {cell: rng.random() * 1e-6 for cell in potential.cells}

    def ranked(self) -> list[int]:
        """Return the cells, best first.

        Cells likely to continue the run come first, the likeliest first; the others are sorted by
        worth.
        """
        full = self.potential.full
        sure = {c: self._going_on(c, self.last, full) for c in self.potential.cells}
        enough = LIKELY * self.potential.count

        def key(cell: int) -> tuple[float, float]:
            likely = sure[cell] if sure[cell] > enough else 0
            return likely, self.worth(cell, self.last, self.run, full) + self.taste[cell]

        return sorted(self.potential.cells, key=key, reverse=True)

    def best(self) -> int | None:
        """Return the first of the ranked cells; None to end the turn if it does not pay."""
        first = self.ranked()[0]
        if not self.last:
            return first  # the turn cannot be ended yet
        pays = self.worth(first, self.last, self.run, self.potential.full) > 0
        return first if pays else None

    def worth(self, cell: int, last: int, run: int, live: int) -> float:
        """Return the expected points of a reveal and of its follow-up, over the live samples."""
        room = self.potential.size + 1
        total = 0.0
        for value, samples in self.potential.outcomes(cell, last):
            if here := samples & live:
                total += (gain(value, last, run) + room - value) * here.bit_count()
        return (total - self._burnt(cell, live)) / live.bit_count()

    def _going_on(self, cell: int, last: int, live: int) -> int:
        """Return the number of live samples in which the cell continues the run."""
        for value, samples in self.potential.outcomes(cell, last):
            if value == last:
                return (samples & live).bit_count()
        return 0

    def _burnt(self, cell: int, live: int) -> float:
        """Return the later worth of the uncovered values, summed over the live samples."""
        return total(
            self.burn[value] * (samples & live).bit_count()
            for column in self.potential.values(cell)
            for value, samples in column.items()
        )


NEWCOMER, CASUAL, CLUB, EXPERT, MASTER = range(1, 6)

SAMPLES = {CLUB: 40, EXPERT: 120, MASTER: 240}
"""The number of layouts that each level samples per hidden board, if time allows."""

GUESSING = 0.8
"""The share of the time for sampling; counting and planning take the rest."""

SAVING = 0.2
"""Expert's thrift, which saves slightly too much for later turns to win the race."""


@dataclass(frozen=True, slots=True)
class Solver:
    """Chooses cells as one level does; levels that plan save for later turns by `thrift`."""

    number: int
    thrift: float

    def cell(self, situation: Situation, clock: Clock, rng: Random) -> int | None:
        """Return the cell to uncover next; None to end the turn."""
        if self.number == NEWCOMER:
            return rng.choice(situation.cells)
        if self.number == CASUAL:
            return by_sight(situation, rng)
        potential = potential_of(situation, SAMPLES[self.number], clock.part(GUESSING), rng)
        if self.number == CLUB:
            return by_samples(situation, potential, rng)
        return turn_of(situation, potential, self.thrift, rng).best()


def turn_of(situation: Situation, potential: Potential, thrift: float, rng: Random) -> TurnPlan:
    """Return the plan for a situation.

    The cells left, and the cells a reveal uncovers, are sums over all hidden boards. So thrift is
    divided by the square of their number, by which it would otherwise grow, although the others
    will take most of the saved cells.
    """
    fair = thrift / len(situation.boards) ** 2
    return TurnPlan(potential, situation.last, situation.run, situation.left(), fair, rng)
