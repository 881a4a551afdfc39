"""The computer player of Black Box.

There are only 211,876 placements, so the computer knows exactly which ones explain the marks. It
chooses the probe with the most informative result (`probing`). It decides when to risk a guess by
how soon the opponent will know the atoms (`race`), which a player can see.

The levels:
- Newcomer reads one ray at a time: hits, reflections, empty lines (`reading`). It guesses too soon.
- Casual combines a few rays and considers some placements that explain them (also `reading`).
- Club knows all possible placements, judges probes by six of them, and guesses when it is certain.
- Expert judges probes by all possible placements, also guesses when the opponent is close, and
  hides the atoms where they turn few rays (`hiding`).
- Master looks two probes ahead, plays the last forty placements as a race against the opponent,
  hides the atoms by a mixed strategy, and expects opponents to hide theirs in the same way.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from rules.blackbox.players.analysis import analysed
from rules.blackbox.players.hiding import hidden_by
from rules.blackbox.players.lens import chances, information, port_tells, through_box
from rules.blackbox.players.plans import BEST, advised, planned, towards
from rules.blackbox.players.reasons import explain, why_hidden, why_planned
from rules.blackbox.players.solving import solve_alone
from rules.blackbox.state import BlackBoxView, Hide, Mark, Move, Unmark
from rules.core.analysis import Analysis, Line, Work
from rules.core.clock import Clock
from rules.core.lens import Lens
from rules.core.levels import Level
from rules.core.message import Message
from rules.core.mind import Hint, Mind

__all__ = ["MIND", "BlackBoxMind", "chances", "information", "port_tells", "solve_alone"]


class BlackBoxMind(Mind[BlackBoxView, Move]):
    """The computer player of Black Box."""

    lapses: ClassVar[Mapping[int, Mapping[int, float]]] = {
        2: {2: 0.2, 3: 0.8},
        3: {3: 0.4, 4: 0.6},
        4: {4: 0.5, 5: 0.5},
    }

    def choose(self, view: BlackBoxView, level: Level, clock: Clock, rng: Random) -> Move:
        """Return the move a player of this level makes."""
        if view.phase == "hide":
            return Hide(hidden_by(level.number, rng))
        return towards(view, planned(view, level.number, clock, rng))

    def advise(self, view: BlackBoxView, clock: Clock, rng: Random) -> Hint[Move]:
        """Return the best move that can be found in the time, and why it is good."""
        if view.phase == "hide":
            atoms = hidden_by(BEST, rng)
            return Hint(Hide(atoms), why_hidden(atoms, clock))
        plan = advised(view, clock, rng)
        move = towards(view, plan)
        return Hint(move, why_planned(view, move, clock))

    def analyse(
        self, view: BlackBoxView, work: Work, *, include: Sequence[Move] = (), lines: int = 4
    ) -> Analysis[Move]:
        """See `Mind`."""
        return analysed(view, work, include, lines)

    def prepares(self, view: BlackBoxView, move: Move) -> bool:
        """See `Mind`. Markers only prepare a guess, so they give nothing away."""
        return isinstance(move, Mark | Unmark)

    def explain(
        self, view: BlackBoxView, line: Line[Move], than: Line[Move] | None = None
    ) -> Message:
        """See `Mind`."""
        return explain(view, line, than)

    def conceals(self, view: BlackBoxView) -> bool:
        """See `Mind`."""
        return view.phase == "hide"

    def lens(self, view: BlackBoxView, clock: Clock) -> Lens:
        """Return the exact probabilities for the box that the viewer is solving."""
        return through_box(view, clock)


MIND = BlackBoxMind()
