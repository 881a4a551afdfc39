"""A simple greedy player of Mono, as an opponent for measurements."""

from random import Random

from rules.core.clock import Stop
from rules.mono import MonoView, Move, RandomMove, Reveal
from rules.mono.board import HIDDEN, LABELS


class GreedyMono:
    """Uncovers the cell with the most open neighbours that show the last value.

    Lays out its board at random. It never ends a turn, because failing does not cost listed values.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: MonoView, stop: Stop) -> Move:
        if view.placing:
            return RandomMove()
        cells = [c for c in range(len(view.grid.names)) if view.covered(view.seat) >> c & 1]
        self._rng.shuffle(cells)
        best = max(cells, key=lambda cell: self._promise(view, cell))
        return Reveal(view.grid.names[best])

    def _promise(self, view: MonoView, cell: int) -> int:
        """Return a score for a cell, from its open neighbours' values.

        A value that continues the run counts 10, and another one that keeps the turn counts 1.
        """
        promise = 0
        for owner in view.opponents(view.seat):
            labels = view.layouts[owner] or ""
            for other in view.grid.neighbours[cell]:
                if labels[other] != HIDDEN and labels[cell] == HIDDEN:
                    value = LABELS.index(labels[other]) + 1
                    left = value - labels.count(LABELS[value - 1])
                    last = view.values[-1] if view.values else 0
                    if left and value >= last:
                        promise += 10 if value == last else 1
        return promise
