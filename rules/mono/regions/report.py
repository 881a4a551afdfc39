"""The solver's report on a partial layout: the steps, and the cells that need a guess."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from rules.mono.board import LABELS
from rules.mono.completion import Interrupted, any_layout
from rules.mono.regions.knowledge import Contradiction, Knowledge
from rules.mono.regions.solver import Step, steps_from

Out = Callable[[], bool]
"""A callback, called regularly, that returns true to give up."""


@dataclass(frozen=True, slots=True)
class SolverReport:
    """The solver's result for some known cells.

    `guesses` are the cells that no technique decides. `solutions` is 0, 1, or 2 for several, and
    None if it was not determined.
    """

    steps: tuple[Step, ...]
    guesses: tuple[int, ...]
    solutions: int | None

    @property
    def deducible(self) -> bool:
        """Whether the techniques alone fill every cell."""
        return self.solutions == 1 and not self.guesses

    @property
    def unique(self) -> bool:
        """Whether there is known to be a single solution."""
        return self.solutions == 1


def report_on(size: int, labels: str, out: Out = lambda: False) -> SolverReport:
    """Return the report on a layout's known cells, `.` for the others.

    Once `out` returns True, the number of solutions stays unknown.
    """
    steps: list[Step] = []
    try:
        known = Knowledge(size, labels)
        steps.extend(steps_from(known))
    except Contradiction:
        return SolverReport(tuple(steps), (), 0)
    open_cells = tuple(cell for cell in range(len(labels)) if known.open >> cell & 1)
    if not open_cells:
        return SolverReport(tuple(steps), (), 1)
    try:
        found = _solutions(size, known, open_cells, labels, out)
    except Interrupted:
        found = None
    return SolverReport(tuple(steps), open_cells, found)


def _solutions(
    size: int, known: Knowledge, open_cells: tuple[int, ...], labels: str, out: Out
) -> int:
    """Return 0, 1 or 2 for several: another layout differs in a cell that is open."""
    rng = Random(0)
    layout = any_layout(size, labels, rng, out)
    if not layout:
        return 0
    for cell in open_cells:
        for region in known.candidates(cell):
            label = LABELS[region - 1]
            if label != layout[cell]:
                other = f"{labels[:cell]}{label}{labels[cell + 1 :]}"
                if any_layout(size, other, rng, out):
                    return 2
    return 1
