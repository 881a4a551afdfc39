"""What a position of Dragons is worth: won, lost, or about even.

The game is decided by force or not at all, so every move is examined: a win by force of the enemy
after it refutes it. Between proven results the value is almost a constant.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, inf, tanh
from random import Random

from rules.core.analysis import Analysis, Line, Work
from rules.core.clock import Clock
from rules.core.levels import LEVELS
from rules.core.settled import settled
from rules.dragons.game import DragonsState, Place
from rules.dragons.players import closing
from rules.dragons.players.board import Board
from rules.dragons.players.forcing import Forcing
from rules.dragons.players.levels import SIGHTS, think
from rules.dragons.players.search import DECIDED, WON, Found, Search, look
from rules.dragons.players.verdicts import DRAWN, verdict

_OWN, _EACH = 20_000, 500
"""Turns, at scale 1, that are searched for a win by force, and for one after each move."""

_ORDERING = 150
"""Questions to the clock, at scale 1, of the search that puts the moves in order."""

_LIKELY = 4
"""How many of the last winning moves are tried first."""

FREE, GAP, THREATENED = 0.5, 0.47, 0.46
"""The value of a position that is not decided: the player to move is free, must fill a gap, or must
parry a threat.

Positions of the last kinds were won more rarely than this. But a player who makes a threat gains
little by it: those who make many are mostly ahead already.
"""

_APART = 0.03
"""How far below the best move the others are, at most, where nothing is decided."""

_SCALE = 600
"""A worth that makes the odds of winning e to 1, where the search alone is asked."""

_NEARLY = 0.02
"""How far from 0 and 1 the value of an undecided game stays, where the search alone is asked."""

_SEARCHED = 400
"""Questions to the clock, at scale 1, where the search alone is asked."""


def analyse(view: DragonsState, work: Work, include: Sequence[Place], lines: int) -> Analysis:
    """Analyse as `Mind.analyse` does."""
    board = Board(view)
    moves = sorted(board.moves())
    wanted = {move for move in moves if board.place(move) in include}
    if board.aim:
        found = _Searched(board, work).lines(moves)
    else:
        found = _Examined(board, work).lines(moves, wanted)
    found.sort(key=_rank)
    kept = found[:lines] + [line for line in found[lines:] if line.number in wanted]
    return Analysis(tuple(line.plain(board) for line in kept), work.scale)


@dataclass(frozen=True, slots=True)
class _Numbered:
    """A line in the numbers of the inner board."""

    number: int
    value: float
    proof: int | None = None
    reply: tuple[int, ...] = ()

    def plain(self, board: Board) -> Line:
        """Return the line as the rules write it."""
        board.turn(self.number)
        replies = []
        for move in self.reply:
            replies.append(board.place(move))
            board.turn(move)
        for _ in range(len(replies) + 1):
            board.undo()
        return Line(board.place(self.number), self.value, tuple(replies), self.proof)


def _rank(line: _Numbered) -> tuple[float, int]:
    """Best first: the sooner a win and the later a loss the better."""
    length = line.proof or 0
    return -line.value, length if line.value > 0 else -length


class _Examined:
    """Examines every move, where a loop wins."""

    def __init__(self, board: Board, work: Work) -> None:
        self._board = board
        self._work = work
        self._forcing = Forcing(board, Clock(inf, work.stop))
        # Few wins take more: a closer look looks closer at the answers.
        self._own = round(_OWN * min(work.scale, work.scale**0.25))

    def lines(self, moves: list[int], wanted: set[int]) -> list[_Numbered]:
        """All moves with their values; where one wins by force, that and the wanted ones."""
        won = self._forcing.win(self._own)
        if won is not None:
            others = [move for move in moves if move in wanted and move != won.move]
            return [self._winning(won.move, won.depth), *map(self._beside_a_win, others)]
        found = {move: self._refuted(move) for move in moves}
        left = [move for move in moves if found[move] is None]
        for line in self._undecided(left):
            if found[line.number] is None:
                found[line.number] = line
        return [line for line in found.values() if line is not None]

    def _winning(self, move: int, most: int) -> _Numbered:
        """Return the line of a move that wins by force in so many moves of its player."""
        reply = self._forcing.answers(move)[1:] if most > 1 else ()
        return _Numbered(move, 1.0, 2 * most - 1, tuple(reply))

    def _beside_a_win(self, move: int) -> _Numbered:
        """Return the line of another move where one wins."""
        most = self._forcing.wins_with(move, self._own)
        if most is not None:
            return self._winning(move, most)
        return self._refuted(move) or _Numbered(move, self._undecided_value() - _APART)

    def _refuted(self, move: int) -> _Numbered | None:
        """Return the line of a move that ends the game or lets the enemy win, else None."""
        board, forcing = self._board, self._forcing
        mover = board.mover
        board.turn(move)
        try:
            ended = verdict(board)
            if ended is not None:
                return _Numbered(move, 0.5 if ended == DRAWN else float(ended == mover), 1)
            won = forcing.win(round(_EACH * self._work.scale))
            if won is None:
                return None
            reply = forcing.answers(won.move)
        finally:
            board.undo()
        likely = [won.move, *(other for other in forcing.likely if other != won.move)]
        forcing.likely = likely[:_LIKELY]
        return _Numbered(move, 0.0, 2 * won.depth, tuple(reply))

    def _undecided(self, moves: list[int]) -> list[_Numbered]:
        """Return the lines of moves that nothing refutes, as a search puts them in order."""
        questions = round(_ORDERING * min(self._work.scale, self._work.scale**0.5))
        search = Search(
            self._board, SIGHTS[len(LEVELS)], Clock(inf, self._work.stop, most=questions)
        )
        found = search.best(moves)
        value = self._undecided_value()
        open_ones = [item for item in found if abs(item.worth) < DECIDED or not item.depth]
        top = open_ones[0].worth if open_ones else 0
        lines = []
        for place, item in enumerate(found):
            if item.depth and abs(item.worth) > DECIDED:
                lines.append(_decided(item))
                continue
            less = _APART * tanh(max(0, top - item.worth) / _SCALE) if item.depth else _APART
            # Of moves that are as good the search prefers the first.
            lines.append(_Numbered(item.move, settled(value - max(less, 1e-6 * place))))
        return lines

    def _undecided_value(self) -> float:
        board = self._board
        if look(board, far=False).threats[1 - board.mover]:
            return THREATENED
        return GAP if board.gaps() else FREE


def _decided(item: Found) -> _Numbered:
    """Return the line of a move that the search has shown to win or to lose."""
    return _Numbered(item.move, float(item.worth > 0), WON - abs(item.worth) + 1)


class _Searched:
    """Searches alone, where eyes or points win: there a move refutes nothing by itself."""

    def __init__(self, board: Board, work: Work) -> None:
        self._board = board
        self._work = work

    def lines(self, moves: list[int]) -> list[_Numbered]:
        """All moves with their values: the mean of two neighbouring depths for the best ones."""
        board, questions = self._board, round(_SEARCHED * self._work.scale)
        clock = Clock(inf, self._work.stop, most=questions)
        if closing.decides(board.options):
            best = think(board, LEVELS[-1], clock, Random(0))[0].move
            moves = [best, *(move for move in moves if move != best)]
        levels = [
            {item.move: item for item in Search(board, limits, clock.part(share)).best(moves)}
            for limits, share in (
                (replace(SIGHTS[3], depth=1, most=len(moves)), 0.2),
                (replace(SIGHTS[3], most=len(moves)), 1.0),
            )
        ]
        lines = [self._line(move, [level[move] for level in levels]) for move in moves]
        if closing.decides(board.options) and lines[0].proof is None:
            top = max(line.value for line in lines)
            lines[0] = replace(lines[0], value=top)  # the search does not see what it builds
        return lines

    def _line(self, move: int, found: list[Found]) -> _Numbered:
        looked = [item for item in found if item.depth]
        for item in looked:
            if abs(item.worth) > DECIDED:
                return _decided(item)
        worth = sum(item.worth for item in looked) / len(looked) if looked else -_SCALE
        share = 1 / (1 + exp(max(-50.0, min(50.0, -worth / _SCALE))))
        return _Numbered(move, settled(_NEARLY + (1 - 2 * _NEARLY) * share))
