"""Wins by force: moves that leave the enemy so few answers that all of them can be tried.

A gap that must be filled, or a threat that must be parried, leaves two or three answers where
there are dozens of moves. Few moves force, and to make a turn costs a tenth of a look at what a
position is worth: so such wins are seen several turns further ahead than others.
"""

from rules.core.clock import Clock, TimeUp
from rules.dragons.options import PLAYED_OUT
from rules.dragons.players.board import Board
from rules.dragons.players.search import WON, Found, look, threat_answers, winning_move
from rules.dragons.players.verdicts import verdict

_FEW = 6
"""A move that leaves more answers forces nothing."""

_MOST = 6
"""How many moves of a player a win may take."""

_LONGEST = 20_000
"""Turns after which nobody goes on: as many as the Master has time for, and few wins take more."""

_ASK_EVERY = 20
"""Turns between two looks at the clock, which take one millisecond or two."""


class Forcing:
    """Searches of one board for a win by force of the player to move.

    Several positions of the board may be asked about, one after the other: they share what is
    known, and the winning moves in `likely` are tried first.
    """

    def __init__(self, board: Board, clock: Clock) -> None:
        self.board = board
        self.clock = clock
        self.turns = 0
        self.likely: list[int] = []
        """Moves that won in similar positions, the latest first."""
        self._limit = _LONGEST
        self._won: dict[int, tuple[int, int]] = {}
        """By position: how many moves a win takes at most, and the first of them."""
        self._none: dict[int, int] = {}
        """By position: how many moves no win takes."""

    def win(self, turns: int = _LONGEST) -> Found | None:
        """Return the first move of the shortest such win.

        None if there is none, or if it is not found in so many turns or before the clock runs out.
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
        """Return in how many moves of the player to move a move wins by force, or None."""
        self._limit = self.turns + turns
        try:
            for most in range(1, _MOST + 1):
                if self._wins(move, most):
                    return most
        except TimeUp:
            pass
        return None

    def answers(self, move: int) -> list[int]:
        """Return the moves of a win by force that begins with a move: the longest resistance."""
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
        """Return the answer that holds out longest, as far as it is known; -1 if it is not."""
        longest, best = 0, -1
        for answer in self._answers() or ():
            self.board.turn(answer)
            moves = self._won.get(self.board.key, (0, -1))[0]
            self.board.undo()
            if moves > longest:
                longest, best = moves, answer
        return best

    def _win_at_once(self) -> int | None:
        """Return a move that wins, perhaps by the tiles that follow by themselves."""
        mover = self.board.mover
        for move in self.board.moves():
            ended = self._turn(move)
            self.board.undo()
            if ended == mover:
                return move
        return None

    def _win_in(self, most: int) -> int | None:
        """Return the first of at most so many moves that win, whatever the enemy answers."""
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
        """Whether a move wins in at most so many moves, itself included."""
        mover, ended = self.board.mover, self._turn(move)
        try:
            return ended == mover if ended is not None else most > 1 and self._is_forced(most - 1)
        finally:
            self.board.undo()

    def _ordered(self, moves: list[int]) -> list[int]:
        """Return the likely moves first."""
        if not self.likely:
            return moves
        return sorted(moves, key=lambda move: move not in self.likely)

    def _is_forced(self, most: int) -> bool:
        """Whether whoever is to move now has few answers, and the enemy wins after each."""
        answers = self._answers()
        if answers is None:
            return False
        for answer in answers:
            ended = self._turn(answer)
            try:
                lost = ended is None and self._win_in(most) is not None
            finally:
                self.board.undo()
            if not lost:
                return False
        return True

    def _answers(self) -> list[int] | None:
        """All moves that may save whoever is to move; None if there are many."""
        board = self.board
        moves = board.moves()
        if len(moves) > _FEW and not board.aim:
            threats = look(board, far=False).threats
            if threats[1 - board.mover] and not threats[board.mover]:
                moves = threat_answers(board, moves, threats[1 - board.mover])
        return moves if len(moves) <= _FEW else None

    def _turn(self, move: int) -> int | None:
        """Make a turn and return how the game ended with it, None if it did not. Raises TimeUp."""
        self.turns += 1
        if self.turns > self._limit or (self.turns % _ASK_EVERY == 0 and self.clock.out()):
            raise TimeUp
        self.board.turn(move)
        return verdict(self.board)
