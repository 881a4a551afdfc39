"""Two simple players of Mono: one averages over random boards, one stops when in doubt.

Both lay out their boards at random.
"""

from random import Random
from statistics import fmean
from time import thread_time

from rules.mono import EndTurn, Mono, MonoView, Move, RandomMove, Reveal
from rules.mono.board import HIDDEN, LABELS
from rules.players import Clock, Stop

GAME = Mono()


def covered(view: MonoView) -> list[int]:
    """Return the cells that the player to move may uncover."""
    mask = view.covered(view.seat)
    return [cell for cell in range(len(view.grid.names)) if mask >> cell & 1]


def run_of(view: MonoView) -> int:
    """Return the length of the run at the end of the list."""
    run = 0
    while run < len(view.values) and view.values[-1 - run] == view.values[-1]:
        run += 1
    return run


class SamplingMono:
    """Uncovers the cell that adds most on average over boards that the rules complete at random.

    `seconds` is the time per move. Each value that can still follow in the turn counts `hope`
    points.
    """

    def __init__(self, seconds: float, rng: Random, hope: float = 0.5) -> None:
        self._seconds, self._rng, self._hope = seconds, rng, hope

    def choose(self, view: MonoView, stop: Stop) -> Move:
        if view.placing:
            return RandomMove()
        clock = Clock(self._seconds, stop, now=thread_time)
        totals = dict.fromkeys(covered(view), 0.0)
        tries = 0
        while tries < 4 or (tries < 200 and not clock.out()):
            state = GAME.resample(view, self._rng)
            boards = [
                (state.layouts[owner] or "", state.uncovered[owner])
                for owner in state.opponents(state.seat)
            ]
            for cell in totals:
                there = [
                    LABELS.index(labels[cell]) + 1
                    for labels, seen in boards
                    if not seen >> cell & 1
                ]
                totals[cell] += self._worth(view, there)
            tries += 1
        best = max(totals, key=lambda cell: (totals[cell], self._rng.random()))
        if view.values and totals[best] <= 0:
            return EndTurn()
        return Reveal(view.grid.names[best])

    def _worth(self, view: MonoView, there: list[int]) -> float:
        """Return the points that a value adds to the turn, and the values that may still follow."""
        last = view.values[-1] if view.values else 0
        options = view.options
        if options.take_max:
            value = max(there)
        else:
            following = [value for value in there if value >= last]
            value = min(there if options.take_min else following or there)
        if value < last:
            return 0.0
        added = 2 * run_of(view) + 1 if value == last else 1
        return added + self._hope * float(options.size - value)


class CautiousMono:
    """Considers only open neighbours, and ends its turn when it is more likely to fail than not."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: MonoView, stop: Stop) -> Move:
        if view.placing:
            return RandomMove()
        last = view.values[-1] if view.values else 0
        chances = {cell: self._chances(view, cell) for cell in covered(view)}

        def hope(cell: int) -> tuple[float, float]:
            same = chances[cell].get(last, 0.0)
            above = sum(chance for value, chance in chances[cell].items() if value > last)
            low = sum(chance / value for value, chance in chances[cell].items() if value > last)
            return 4 * same + (above if last else low), self._rng.random()

        best = max(chances, key=hope)
        if last and sum(c for value, c in chances[best].items() if value >= last) < 0.5:
            return EndTurn()
        return Reveal(view.grid.names[best])

    def _chances(self, view: MonoView, cell: int) -> dict[int, float]:
        """Return the probability of each value by its remaining cells.

        Each counts five times beside an open cell with the same value.
        """
        found = []
        for owner in view.opponents(view.seat):
            labels, seen = view.layouts[owner] or "", view.uncovered[owner]
            if seen >> cell & 1:
                continue
            shown = [label if seen >> c & 1 else HIDDEN for c, label in enumerate(labels)]
            beside = {shown[other] for other in view.grid.neighbours[cell]}
            weights = {
                value: (value - shown.count(label)) * (5 if label in beside else 1)
                for value, label in enumerate(LABELS[: view.options.size], start=1)
            }
            total = sum(weights.values())
            found.append({value: weight / total for value, weight in weights.items()})
        return {value: fmean(one[value] for one in found) for value in found[0]}
