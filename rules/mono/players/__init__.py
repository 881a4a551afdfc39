"""The computer player of Mono.

The computer samples layouts that agree with the uncovered cells (`samples`), and computes all
probabilities from them (`potential`). With these it plans a turn (`levels`). It chooses its own
layout to be hard to read (`layouts`). Everything stops at a deadline, whatever the number of
samples.

The levels differ in what they see:

1. Newcomer uncovers random cells, and only sometimes plays a turn as Casual does.
2. Casual looks at the uncovered neighbours of a cell, and sees how much of each region is left and
   where it can be. In some turns it does not look.
3. Club samples some dozens of layouts and takes the cell with the largest immediate gain.
4. Expert plans the turn: it finishes likely runs first, begins with low values, keeps the turn
   going, and saves large regions for later turns, sometimes too long.
5. Master samples more layouts, saves nothing for later turns, and places a layout that is hard to
   read.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from rules.core.analysis import Analysis, Line, Work
from rules.core.clock import Clock
from rules.core.lens import Lens
from rules.core.levels import Level
from rules.core.message import Message
from rules.core.mind import Hint, Mind
from rules.mono.game import MonoView, Move
from rules.mono.moves import EndTurn, Layout, RandomMove, Reveal
from rules.mono.players.analysis import analysed
from rules.mono.players.chances import chances, listed_chances
from rules.mono.players.layouts import EXCHANGES, hard_layout
from rules.mono.players.lens import through_boards
from rules.mono.players.levels import EXPERT, GUESSING, MASTER, SAMPLES, SAVING, Solver, turn_of
from rules.mono.players.reasons import explain, reason, why_layout
from rules.mono.players.samples import potential_of
from rules.mono.players.situation import situation_of

__all__ = ["MIND", "MonoMind", "chances"]


class MonoMind(Mind[MonoView, Move]):
    """The computer player of Mono, at all levels."""

    lapses: ClassVar[Mapping[int, Mapping[int, float]]] = {
        1: {1: 0.94, 2: 0.06},
        2: {1: 0.57, 2: 0.43},
        3: {2: 0.8, 3: 0.2},
        4: {3: 0.25, 4: 0.75},
    }

    def choose(self, view: MonoView, level: Level, clock: Clock, rng: Random) -> Move:
        """See `Mind`."""
        if view.placing:
            exchanges = EXCHANGES if level.number == MASTER else 0
            layout = hard_layout(view.options.size, exchanges, clock, rng)
            return Layout(layout) if layout else RandomMove()
        saving = SAVING if level.number == EXPERT else 0.0
        cell = Solver(level.number, saving).cell(situation_of(view, view.seat), clock, rng)
        return _move(view, cell)

    def advise(self, view: MonoView, clock: Clock, rng: Random) -> Hint[Move]:
        """See `Mind`."""
        if view.placing:
            layout = hard_layout(view.options.size, EXCHANGES, clock, rng)
            return Hint(Layout(layout) if layout else RandomMove(), why_layout(view, layout))
        situation = situation_of(view, view.seat)
        potential = potential_of(situation, SAMPLES[MASTER], clock.part(GUESSING), rng)
        cell = turn_of(situation, potential, 0.0, rng).best()
        move = _move(view, cell)
        return Hint(move, reason(view, move, listed_chances(view, clock)))

    def explain(self, view: MonoView, line: Line[Move], than: Line[Move] | None = None) -> Message:
        """See `Mind`."""
        return explain(view, line, than)

    def conceals(self, view: MonoView) -> bool:
        """See `Mind`."""
        return bool(view.placing)

    def analyse(
        self, view: MonoView, work: Work, *, include: Sequence[Move] = (), lines: int = 4
    ) -> Analysis[Move]:
        """See `Mind`."""
        return analysed(view, work, include, lines)

    def lens(self, view: MonoView, clock: Clock) -> Lens:
        """See `Mind`."""
        return through_boards(view, clock)


def _move(view: MonoView, cell: int | None) -> Move:
    return EndTurn() if cell is None else Reveal(view.grid.names[cell])


MIND = MonoMind()
