"""Forced wins: sequences of moves that leave the opponent only a few answers each.

A gap to fill or a threat to parry leaves two or three answers instead of dozens. Few moves force an
answer, and making a turn takes a tenth of the time of an evaluation. So this search sees several
turns further ahead than the general one.
"""

from typing import Final

from rules.core.clock import Clock, TimeUp
from rules.dragons.options import PLAYED_OUT
from rules.dragons.players.board import Board
from rules.dragons.players.search import WON, Found, look, threat_answers, winning_move
from rules.dragons.players.verdicts import verdict

_FEW: Final = 6
"""The most answers that a forcing move may leave."""

_MOST: Final = 6
"""The most moves of the winner in a forced win."""

_LONGEST: Final = 20_000
"""The limit on turns: as many as Master has time for, and enough for nearly all wins."""

_ASK_EVERY: Final = 20
"""The number of turns between two clock calls; they take one or two milliseconds."""


class Forcing:
    """Searches one board for a forced win of the player to move.

    It can search several positions of the board in turn. They share the results, and the winning
    moves in `likely` are tried first.
    """

    def __init__(self, board: Board, clock: Clock) -> None:
        self.board = board
        self.clock = clock
        self.turns = 0
        self.likely: list[int] = []
        """Moves that won in similar positions, the latest first."""
        self._limit = _LONGEST
        self._won: dict[int, tuple[int, int]] = {}
        """By position: the number of moves within which it is won, and the first move."""
        self._none: dict[int, int] = {}
        """By position: the number of moves within which there is no win."""

    def win(self, turns: int = _LONGEST) -> Found | None:
        """Return the first move of the shortest forced win.

        None if there is none, or if it is not found within `turns` turns or before the clock runs
        out.
        """
        if self.board.aim in PLAYED_OUT or self.clock.out():
            return None
        self._limit = self.turns + turns
        try:
            if (move := self._win_at_once()) is not None:
                return Found(move, WON, 1)
            for most in range(2, _MOST + 1):
                if (move := self._win_in(most)) is not None:
                    return Found(move, WON - 2 * (most - 1), most)
        except TimeUp:
            pass
        return None

    def wins_with(self, move: int, turns: int = _LONGEST) -> int | None:
        """Return the number of the mover's moves in which `move` wins by force, or None."""
        self._limit = self.turns + turns
        try:
            for most in range(1, _MOST + 1):
                if self._wins(move, most):
                    return most
        except TimeUp:
            pass
        return None

    def answers(self, move: int) -> list[int]:
        """Return the moves of a forced win after its first `move`, with the longest resistance."""
        line, board = [move], self.board
        mover, depth = board.mover, 1
        board.turn(move)
        try:
            while verdict(board) is None:
                if board.mover == mover:
                    best = self._won.get(board.key, (0, -1))[1]
                else:
                    best = self._stubborn()
                if best < 0:
                    break
                board.turn(best)
                depth += 1
                line.append(best)
        finally:
            for _ in range(depth):
                board.undo()
        return line

    def _stubborn(self) -> int:
        """Return the answer that is known to hold out longest, -1 if none is known."""
        longest, best = 0, -1
        for answer in self._answers() or ():
            self.board.turn(answer)
            moves = self._won.get(self.board.key, (0, -1))[0]
            self.board.undo()
            if moves > longest:
                longest, best = moves, answer
        return best

    def _win_at_once(self) -> int | None:
        """Return a move that wins at once, perhaps through its automatic tiles."""
        mover = self.board.mover
        for move in self.board.moves():
            ended = self._turn(move)
            self.board.undo()
            if ended == mover:
                return move
        return None

    def _win_in(self, most: int) -> int | None:
        """Return the first move of a win within `most` moves, whatever the opponent answers."""
        board = self.board
        key, mover = board.key, board.mover
        if key in self._won and self._won[key][0] <= most:
            return self._won[key][1]
        if self._none.get(key, 0) >= most:
            return None
        found = winning_move(board, look(board, far=False).threats[mover])
        if found is None and most > 1:
            for move in self._ordered(board.moves()):
                if self._wins(move, most):
                    found = move
                    break
        if found is None:
            self._none[key] = most
        else:
            self._won[key] = most, found
        return found

    def _wins(self, move: int, most: int) -> bool:
        """Whether a move wins within `most` moves, itself included."""
        mover, ended = self.board.mover, self._turn(move)
        try:
            return ended == mover if ended is not None else most > 1 and self._is_forced(most - 1)
        finally:
            self.board.undo()

    def _ordered(self, moves: list[int]) -> list[int]:
        """Return the moves with the likely ones first."""
        if not self.likely:
            return moves
        return sorted(moves, key=lambda move: move not in self.likely)

    def _is_forced(self, most: int) -> bool:
        """Whether the player to move now has few answers and loses after each of them."""
        winner = 1 - self.board.mover
        answers = self._answers()
        if answers is None:
            return False
        for answer in answers:
            ended = self._turn(answer)
            try:
                lost = ended == winner or (ended is None and self._win_in(most) is not None)
            finally:
                self.board.undo()
            if not lost:
                return False
        return True

    def _answers(self) -> list[int] | None:
        """Return all moves that may save the player to move; None if there are too many."""
        board = self.board
        moves = board.moves()
        if len(moves) <= _FEW:
            return moves
        if board.aim:
            return None
        threats = look(board, far=False).threats
        if not threats[1 - board.mover] or threats[board.mover]:
            return None
        answers = threat_answers(board, moves, threats[1 - board.mover])
        # With crossing colours, many tiles could parry a threat, but nearly all of them do not.
        return answers if len(answers) <= _FEW or board.options.cross else None

    def _turn(self, move: int) -> int | None:
        """Make a turn and return its verdict, None if the game continues. Raises TimeUp."""
        self.turns += 1
        if self.turns > self._limit or (self.turns % _ASK_EVERY == 0 and self.clock.out()):
            raise TimeUp
        self.board.turn(move)
        return verdict(self.board)
