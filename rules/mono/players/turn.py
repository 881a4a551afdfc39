"""Turn: what to uncover next with the rest of the turn in mind, and when to end it.

A plan is judged in points: what the list gains, plus the room a low value leaves for the rest of
the turn, minus what an uncovered cell would have been worth later. Burning matters little: whoever
ends turns early to save large regions scores a little more in all but is overtaken in the race to
the end. (Solo at size 9, after 4 and 6 turns and in all: burning at 0.1 a cell's marginal square
93, 144 and 151 points in 6.3 turns; at 0.2 75, 122 and 150 in 7.2. Following the best reveals
through the samples to the end of the turn was tried, too, and won 14 of 40 matches against this: a
few samples look surer than they are.)
"""

from collections.abc import Sequence
from random import Random

from rules.mono.players.potential import Potential

LIKELY = 0.35
"""A cell that goes on with the run this surely is taken before any new value is begun."""


class Turn:
    """Plans for the rest of a turn after `last`, the end of a run of `run` equal values.

    `left` counts the hidden cells of each value (index 0 unused), `thrift` is what a cell counts
    for later turns: the share of the marginal square of its region.
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
        # Equal plans are told apart at random, too little to matter otherwise.
        self.taste = {cell: rng.random() * 1e-6 for cell in potential.cells}

    def ranked(self) -> list[int]:
        """The cells, best first: the likeliest to go on with the run, then by their worth."""
        full = self.potential.full
        sure = {c: self._going_on(c, self.last, full) for c in self.potential.cells}
        enough = LIKELY * self.potential.count

        def key(cell: int) -> tuple[float, float]:
            likely = sure[cell] if sure[cell] > enough else 0
            return likely, self.worth(cell, self.last, self.run, full) + self.taste[cell]

        return sorted(self.potential.cells, key=key, reverse=True)

    def best(self) -> int | None:
        """The best cell by its own worth; None to end the turn."""
        first = self.ranked()[0]
        return first if self._pays(first) else None

    def worth(self, cell: int, last: int, run: int, live: int) -> float:
        """The expected points of a reveal and the room it leaves, over the live samples."""
        room = self.potential.size + 1
        total = 0.0
        for value, samples in self.potential.outcomes(cell, last):
            if here := samples & live:
                gain = 2 * run + 1 if value == last else 1
                total += (gain + room - value) * here.bit_count()
        return (total - self._burnt(cell, live)) / live.bit_count()

    def _pays(self, cell: int) -> bool:
        """Whether uncovering the cell is better than ending the turn, where that is possible."""
        return not self.last or self.worth(cell, self.last, self.run, self.potential.full) > 0

    def _going_on(self, cell: int, last: int, live: int) -> int:
        """In how many live samples the cell goes on with the run."""
        for value, samples in self.potential.outcomes(cell, last):
            if value == last:
                return (samples & live).bit_count()
        return 0

    def _burnt(self, cell: int, live: int) -> float:
        """What the values uncovered would have been worth later, summed over the samples."""
        return sum(
            self.burn[value] * (samples & live).bit_count()
            for column in self.potential.values(cell)
            for value, samples in column.items()
        )
