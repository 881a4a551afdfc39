"""The computer player of Adamas: alpha-beta over candidate moves.

A position may have a hundred thousand moves. So `candidates` builds some of them part by part and
scores them statically by what the next player could capture (`evaluation`), on a fast inner board
of ints and tables (`board`). An iterative deepening search examines the best ones (`search`). With
three players, the search assumes that each plays for themselves.

The levels differ in how far they see. All below Master need far less than their time.
- Newcomer captures what it can and looks no further. In its first turns it also sees when half of
  its pieces could be captured at once.
- Casual also sees what can be captured in return.
- Club looks two plies further at a few moves, sees that one move cannot save two stacks, and hunts
  down the last pieces.
- Expert looks as far at more moves, and weighs the stacks' room, friends in sight, and height.
- Master looks as far as time allows, at more moves and longer splits, and can flee with its last
  pieces.

A player that hunts the last two pieces weighs only the pieces and the hunted player's free cells.
Expert and Master use endgame tables (`endgames`, made by
`tests/tools/players/endgame_solver.py`). On the standard board, three pieces always catch a last
piece, and two do if it is their turn. That may take fourteen plies; two last pieces can escape for
sixty. After many plies without a capture, Master prefers captures more and more. In the end all
levels agree to a draw (`patience`).
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from rules.adamas.game import AdamasState, Move
from rules.adamas.players import analysis
from rules.adamas.players.levels import CAREFUL, CAREFUL_TURNS, CHARACTERS
from rules.adamas.players.patience import settles
from rules.adamas.players.reasons import explain, reason
from rules.adamas.players.search import Search
from rules.core.analysis import Analysis, Line, Work
from rules.core.clock import Clock
from rules.core.levels import Level
from rules.core.message import Message
from rules.core.mind import Hint, Mind


class AdamasMind(Mind[AdamasState, Move]):
    """The computer player of Adamas: alpha-beta over candidate moves."""

    lapses: ClassVar[Mapping[int, Mapping[int, float]]] = {
        2: {1: 0.55, 2: 0.45},
        3: {1: 0.32, 2: 0.68},
    }

    def choose(self, view: AdamasState, level: Level, clock: Clock, rng: Random) -> Move:
        """Return the move a player of this level makes."""
        early = view.turn < CAREFUL_TURNS * len(view.names)
        character = CAREFUL if level.number == 1 and early else CHARACTERS[level.number]
        search = Search(view, character, clock, rng)
        return search.field.move(search.run()[0][1])

    def advise(self, view: AdamasState, clock: Clock, rng: Random) -> Hint[Move]:
        """Return the best move that can be found in the time, and why it is good."""
        search = Search(view, CHARACTERS[5], clock, rng)
        built = search.run()[0][1]
        return Hint(search.field.move(built), reason(search.field, built))

    def analyse(
        self, view: AdamasState, work: Work, *, include: Sequence[Move] = (), lines: int = 4
    ) -> Analysis[Move]:
        """See `Mind`. A line's value is the mean of searches at two neighbouring depths."""
        return analysis.analyse(view, work, include, lines)

    def explain(
        self, view: AdamasState, line: Line[Move], than: Line[Move] | None = None
    ) -> Message:
        """See `Mind`."""
        return explain(view, line, than)

    def settles(self, view: AdamasState, player: int) -> bool:
        """Whether no capture has happened for a long time, or nobody can force a win."""
        return settles(view)


MIND = AdamasMind()
