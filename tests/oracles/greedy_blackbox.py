"""A simple player of Black Box. It considers all placements and takes no risks."""

from math import log2
from random import Random

from rules.blackbox import (
    BlackBoxView,
    EndTurn,
    Guess,
    Hide,
    Mark,
    Move,
    Probe,
    Unmark,
    possible_placements,
)
from rules.blackbox.placements import EVERY, choose, giving
from rules.blackbox.rays import PORTS
from rules.core.clock import Stop


class GreedyBlackBox:
    """Hides at random, makes the most informative probe, and guesses when all are uninformative."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: BlackBoxView, stop: Stop | None = None) -> Move:
        """Return a move for the player to move."""
        if view.phase == "hide":
            return Hide(frozenset(choose(EVERY, self._rng)))
        box = view.boxes[view.mover]
        possible = possible_placements(box)
        told = {port: _bits(possible, port) for port in PORTS if not box.marks[port]}
        telling = [port for port, bits in told.items() if bits > 0]
        if telling and not view.probed:
            best = max(telling, key=lambda port: told[port])
            return Probe(best)
        if telling or view.guessed:
            return EndTurn()
        return self._guess(view, possible)

    def _guess(self, view: BlackBoxView, possible: int) -> Move:
        markers = view.boxes[view.mover].markers
        # Restart the generator, so that the chosen placement stays the same while it is being
        # marked.
        atoms = frozenset(choose(possible, Random(view.turn)))
        for cell in sorted(markers - atoms):
            return Unmark(cell)
        for cell in sorted(atoms - markers):
            return Mark(cell)
        return Guess()


def _bits(possible: int, port: int) -> float:
    """Return the average information, in bits, of a probe at this port."""
    count = possible.bit_count()
    sizes = ((possible & some).bit_count() for some in giving(port))
    return sum(size / count * log2(count / size) for size in sizes if size)
