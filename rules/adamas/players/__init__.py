"""The mind for Adamas: alpha-beta over moves that are built, not listed.

A position may have a hundred thousand moves, so candidates are built part by part and judged at a
glance by what the next player could capture (`candidates`, `evaluation`) on an inner board of ints
and tables (`board`). The best of them are searched, deeper and deeper (`search`); three players
are searched as each playing for itself.

The levels differ in how far they see, and need far less than their time up to the Expert: Newcomer
takes what it can and looks no further; Casual also sees what can be captured in return; Club looks
two plies further at a few moves, sees that one move cannot save two stacks, and hunts down the last
pieces; Expert looks as far at more moves and weighs how stacks stand: room, friends in sight,
height; Master looks as far as there is time, at more and at longer splits, and knows how to flee
with its last pieces. Those who hunt the last two pieces mind nothing but the pieces and where the
hunted can still go. Expert and Master know the last endgames by heart (`endgames`, made by
`tests/tools/players/endgame_solver.py`): on the standard board three pieces always catch a last
one, and two if it is their turn; but it may take them fourteen plies, and two last pieces can be
chased for sixty. Where nobody captures the Master grows impatient, and all of them share the game
in the end (`patience`).
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from rules.adamas.game import AdamasState, Move
from rules.adamas.players import analysis
from rules.adamas.players.levels import CHARACTERS
from rules.adamas.players.patience import settles
from rules.adamas.players.reasons import explain, reason
from rules.adamas.players.search import Search
from rules.core.analysis import Analysis, Line, Work
from rules.core.clock import Clock
from rules.core.levels import Level
from rules.core.message import Message
from rules.core.mind import Hint, Mind


class AdamasMind(Mind[AdamasState, Move]):
    """Thinks about Adamas: alpha-beta over moves that are built, not listed."""

    lapses: ClassVar[Mapping[int, Mapping[int, float]]] = {
        2: {1: 0.55, 2: 0.45},
        3: {1: 0.32, 2: 0.68},
    }

    def choose(self, view: AdamasState, level: Level, clock: Clock, rng: Random) -> Move:
        """Return the move a player of this level makes."""
        search = Search(view, CHARACTERS[level.number], clock, rng)
        return search.field.move(search.run()[0][1])

    def advise(self, view: AdamasState, clock: Clock, rng: Random) -> Hint:
        """Return the best move that can be found in the time, and why it is good."""
        search = Search(view, CHARACTERS[5], clock, rng)
        built = search.run()[0][1]
        return Hint(search.field.move(built), reason(search.field, built))

    def analyse(
        self, view: AdamasState, work: Work, *, include: Sequence[Move] = (), lines: int = 4
    ) -> Analysis:
        """See `Mind`. A line is worth the mean of what two neighbouring depths find."""
        return analysis.analyse(view, work, include, lines)

    def explain(self, view: AdamasState, line: Line, than: Line | None = None) -> Message:
        """See `Mind`."""
        return explain(view, line, than)

    def settles(self, view: AdamasState, player: int) -> bool:
        """Whether nobody has captured for long, or nobody can force a win."""
        return settles(view)


MIND = AdamasMind()
