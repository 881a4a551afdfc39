"""Forced wins of Dragons, found by trying all moves and replies on the inner board.

A win within n turns is a move that wins, or after which every reply leaves a win within n - 1.
The search is complete; the order of moves only finds refutations sooner.
"""

from rules.core import Position
from rules.core.clock import Cancelled
from rules.core.puzzle import Out
from rules.dragons.game import DragonsState
from rules.dragons.players.board import STATES, Board
from rules.dragons.players.potential import loops_potential
from rules.dragons.players.verdicts import verdict


class Forcing:
    """A search of one position. Raises Cancelled after `most` turns or once `out()` is true."""

    def __init__(self, state: DragonsState, out: Out, most: int | None = None) -> None:
        self.board = Board(state)
        self.out = out
        self.most = most
        self.tried = 0
        """The number of turns tried so far."""
        self._known: dict[tuple[int, int], int | None] = {}
        self._verdicts: dict[int, int | None] = {}

    def allow(self, most: int) -> None:
        """Allow `most` more turns from now on."""
        self.tried, self.most = 0, most

    def forget(self) -> None:
        """Forget all earlier results, so that a new search starts from scratch."""
        self._known.clear()

    def winners(self, turns: int) -> list[int]:
        """Return all moves that win within `turns` turns."""
        return [move for move in self._ordered() if self._holds(move, turns)]

    def first(self, turns: int, *, loud: bool = False) -> int | None:
        """Return the first move found that wins within `turns` turns, None if there is none.

        `loud` only tries moves that threaten to win at once.
        """
        key = (self.board.key, turns * 2 + loud)
        if key not in self._known:
            # A win found with `loud` is proved.
            found = None if loud else self.first(turns, loud=True)
            if found is None:
                moves = self._on_threats() if loud and turns == 1 else self._ordered()
                found = next((m for m in moves if self._holds(m, turns, loud=loud)), None)
            self._known[key] = found
        return self._known[key]

    def refutation(self, turns: int, *, loud: bool = False) -> int | None:
        """Return a reply that leaves no win within `turns` turns, None if there is none."""
        board = self.board
        threats = loops_potential(board, far=False).threats[1 - board.mover]
        if loud and not threats:
            return board.moves()[0]
        for reply in self._replies(threats):
            replier = board.mover
            self._turn(reply)
            ended = self._verdict()
            if ended is None:
                lost = self.first(turns, loud=loud) is not None
            else:  # a reply may close the other side's loop
                lost = ended == 1 - replier
            board.undo()
            if not lost:
                return reply
        return None

    def stubborn(self, turns: int) -> int:
        """Return a reply that prevents a win within `turns` turns, or else within fewer."""
        for fewer in range(turns, 0, -1):
            reply = self.refutation(fewer)
            if reply is not None:
                return reply
        moves = sorted(self.board.moves())
        return next((move for move in moves if not self._ends(move)), moves[0])

    def _ends(self, move: int) -> bool:
        """Whether a move ends the game."""
        self._turn(move)
        ended = self.over()
        self.board.undo()
        return ended

    def over(self) -> bool:
        """Whether the last turn ended the game."""
        return self._verdict() is not None

    def _verdict(self) -> int | None:
        """Return how the last turn ended the game; the result depends only on the position."""
        key = self.board.key
        if key not in self._verdicts:
            self._verdicts[key] = verdict(self.board)
        return self._verdicts[key]

    def _holds(self, move: int, turns: int, *, loud: bool = False) -> bool:
        """Whether a move wins within `turns` turns."""
        board = self.board
        mover = board.mover
        if turns == 1 and not self._may_close(move // STATES):
            return False
        self._turn(move)
        ended = self._verdict()
        if ended is not None:
            held = ended == mover
        else:
            held = turns > 1 and self.refutation(turns - 1, loud=loud) is None
        board.undo()
        return held

    def _may_close(self, cell: int) -> bool:
        """Whether a tile on a cell may close a loop, by itself or through automatic tiles.

        The cell needs two closed sides, or a neighbour that can become automatic.
        """
        board = self.board
        closed, codes, tiles = board.tables.closed, board.codes, board.tiles
        if closed[codes[cell]] > 1:
            return True
        return any(
            not tiles[cell + step] and closed[codes[cell + step]] > 1 for step in board.tables.steps
        )

    def _on_threats(self) -> list[int]:
        """Return the moves on cells where a tile seems to close a loop at once."""
        board = self.board
        cells = loops_potential(board, far=False).threats[board.mover]
        return sorted(move for move in board.moves() if move // STATES in cells)

    def _ordered(self) -> list[int]:
        """Return the moves, those on cells with many closed sides first."""
        board = self.board
        closed, codes = board.tables.closed, board.codes
        moves = sorted(board.moves())
        return sorted(moves, key=lambda move: -closed[codes[move // STATES]])

    def _replies(self, threats: list[int]) -> list[int]:
        """Return all replies, first those on threats' cells, then those around them."""
        cells = set(threats)
        near = cells | {cell + step for cell in cells for step in self.board.tables.steps}
        return sorted(
            self._ordered(),
            key=lambda move: (move // STATES not in cells, move // STATES not in near),
        )

    def _turn(self, move: int) -> None:
        self.tried += 1
        if self.most is not None and self.tried > self.most:
            raise Cancelled
        if self.tried % 256 == 0 and self.out():
            raise Cancelled
        self.board.turn(move)


def dragons(state: Position) -> DragonsState:
    """Return the position as a `DragonsState`."""
    assert isinstance(state, DragonsState)
    return state
