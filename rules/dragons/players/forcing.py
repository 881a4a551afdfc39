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
    """One search of one board for a win by force of whoever is to move."""

    def __init__(self, board: Board, clock: Clock) -> None:
        self.board = board
        self.clock = clock
        self.turns = 0
        self._won: dict[int, tuple[int, int]] = {}
        """By position: how many moves a win takes at most, and the first of them."""
        self._none: dict[int, int] = {}
        """By position: how many moves no win takes."""

    def win(self) -> Found | None:
        """The first move of the shortest such win; None if the clock runs out before."""
        if self.board.aim in PLAYED_OUT or self.clock.out():
            return None
        try:
            if (move := self._win_at_once()) is not None:
                return Found(move, WON, 1)
            for most in range(2, _MOST + 1):
                if (move := self._win_in(most)) is not None:
                    return Found(move, WON - 2 * (most - 1), most)
        except TimeUp:
            pass
        return None

    def _win_at_once(self) -> int | None:
        """A move that wins, be it by the tiles that follow by themselves."""
        mover = self.board.mover
        for move in self.board.moves():
            ended = self._turn(move)
            self.board.undo()
            if ended == mover:
                return move
        return None

    def _win_in(self, most: int) -> int | None:
        """The first of at most so many moves that win, whatever the enemy answers."""
        board = self.board
        key, mover = board.key, board.mover
        if key in self._won and self._won[key][0] <= most:
            return self._won[key][1]
        if self._none.get(key, 0) >= most:
            return None
        found = winning_move(board, look(board, far=False).threats[mover])
        if found is None and most > 1:
            for move in board.moves():
                ended = self._turn(move)
                try:
                    won = ended == mover if ended is not None else self._is_forced(most - 1)
                finally:
                    board.undo()
                if won:
                    found = move
                    break
        if found is None:
            self._none[key] = most
        else:
            self._won[key] = most, found
        return found

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
        """Makes a turn; how the game ended with it. Raises TimeUp."""
        self.turns += 1
        if self.turns > _LONGEST or (self.turns % _ASK_EVERY == 0 and self.clock.out()):
            raise TimeUp
        self.board.turn(move)
        return verdict(self.board)
