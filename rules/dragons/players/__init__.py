"""The computer player of Dragons: an alpha-beta search over a fast inner board.

`board` plays turns in place, about twenty times faster than the rules. `verdicts` tests how they
end, `potential` and `rings` evaluate positions, `search` looks ahead, `forcing` finds forced wins,
and `reasons` explains moves.

The levels, by what they see:
- Newcomer places the tile that makes the longest path, or a loop if one tile closes it.
- Casual also sees where one tile would win for the opponent, and which paths come near each other,
  but not the automatic tiles.
- Club sees automatic tiles, the opponent's answers to the six moves that look best, and forced
  answers two plies further.
- Expert looks three plies ahead at eight moves (less deeply at all but the first), and follows
  forced answers three plies further.
- Master deepens as long as the clock allows, doubles the depth for forced answers, and sees rings
  of six cells that lack a few tiles. It first looks for a forced win, and finally tests whether
  its move leaves the opponent one. With crossing colours it searches every move. If closed dragons
  are the aim as well, it instead builds one of known shape (`closing`).

Expert and Master begin the standard game with a move that does not lose by force (`first_moves`).
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from rules.core.analysis import Analysis, Line, Work
from rules.core.clock import Clock
from rules.core.levels import LEVELS, Level
from rules.core.message import Message
from rules.core.mind import Hint, Mind
from rules.dragons.game import DragonsState, Place
from rules.dragons.players import analysis
from rules.dragons.players.board import Board
from rules.dragons.players.first_moves import holding_first_moves
from rules.dragons.players.levels import EXPERT, think
from rules.dragons.players.reasons import explain, why


class DragonsMind(Mind[DragonsState, Place]):
    """See `Mind`."""

    lapses: ClassVar[Mapping[int, Mapping[int, float]]] = {
        1: {1: 0.3, 2: 0.7},
        2: {2: 0.65, 3: 0.35},
        3: {2: 0.25, 3: 0.75},
    }

    confirmations: ClassVar[float] = 1.5
    # An analysis takes a second, so two cores review a match of 61 moves within a minute.

    lines: ClassVar[int] = 1000
    # A review asks for the next line if the best one is refuted later.

    def choose(self, view: DragonsState, level: Level, clock: Clock, rng: Random) -> Place:
        """Return the move a player of this level makes."""
        if level.number >= EXPERT and (moves := holding_first_moves(view)):
            return rng.choice(moves)
        board = Board(view)
        return board.place(think(board, level, clock, rng)[0].move)

    def advise(self, view: DragonsState, clock: Clock, rng: Random) -> Hint[Place]:
        """Return Master's move, and the reason for it."""
        board = Board(view)
        found = think(board, LEVELS[-1], clock, rng)[0]
        return Hint(board.place(found.move), why(view, board, found))

    def analyse(
        self, view: DragonsState, work: Work, *, include: Sequence[Place] = (), lines: int = 4
    ) -> Analysis[Place]:
        """See `Mind`. A forced win for the opponent refutes a move."""
        return analysis.analyse(view, work, include, lines)

    def explain(
        self, view: DragonsState, line: Line[Place], than: Line[Place] | None = None
    ) -> Message:
        """See `Mind`."""
        return explain(view, line, than)


MIND = DragonsMind()
