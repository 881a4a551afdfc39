"""The analysis of Dragons: a position is won, lost, or about even.

The game is decided by forced wins. So the likeliest moves are examined, until several hold, and a
forced win for the opponent refutes a move. If nothing is proven, the value is almost constant.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, inf, tanh
from random import Random

from rules.core.analysis import Analysis, Line, Work
from rules.core.clock import Clock
from rules.core.levels import LEVELS
from rules.core.settled import settled, total
from rules.dragons.game import DragonsState, Place
from rules.dragons.players import closing
from rules.dragons.players.board import Board
from rules.dragons.players.forcing import Forcing
from rules.dragons.players.levels import SIGHTS, think
from rules.dragons.players.search import DECIDED, WON, Found, Search, look
from rules.dragons.players.verdicts import DRAWN, verdict

_OWN, _EACH = 20_000, 500
"""Turns to search for a forced win, and for the opponent's after each move, at scale 1.

The opponent's gets `_OWN` after each requested move, and again for the best moves until one holds.
So a review finds no more about the move of a hint than the hint did.
"""

_HOLDING = 8
"""The number of moves to find that nothing refutes; the search puts the others below them."""

_ORDERING = 150
"""The number of clock calls, at scale 1, of the search that sorts the moves."""

_LIKELY = 4
"""The number of latest winning moves to try first."""

FREE, GAP, THREATENED = 0.5, 0.47, 0.46
"""The values of undecided positions, by whether the mover is free, must fill a gap, or must parry.

In matches, movers who had to fill a gap or parry won even less often. But that overrates threats:
players who make many of them are mostly ahead already.
"""

_APART = 0.03
"""The largest difference to the best move's value among undecided moves."""

_SCALE = 600
"""The search's worth at which the odds of winning are e to 1, for aims without forced wins."""

_NEARLY = 0.02
"""The distance from 0 and 1 that an undecided game's value keeps, for aims without forced wins."""

_SEARCHED = 400
"""The number of clock calls of the search, at scale 1, for aims without forced wins."""


def analyse(
    view: DragonsState, work: Work, include: Sequence[Place], lines: int
) -> Analysis[Place]:
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
    """A line with the move numbers of the inner board."""

    number: int
    value: float
    proof: int | None = None
    reply: tuple[int, ...] = ()

    def plain(self, board: Board) -> Line[Place]:
        """Return the line with moves of the rules."""
        board.turn(self.number)
        replies = []
        for move in self.reply:
            replies.append(board.place(move))
            board.turn(move)
        for _ in range(len(replies) + 1):
            board.undo()
        return Line(board.place(self.number), self.value, tuple(replies), self.proof)


def _rank(line: _Numbered) -> tuple[float, int]:
    """Return a sort key, best first: sooner wins and later losses are better."""
    length = line.proof or 0
    return -line.value, length if line.value > 0 else -length


class _Examined:
    """The examination of the moves, for games won by a loop."""

    def __init__(self, board: Board, work: Work) -> None:
        self._board = board
        self._work = work
        self._forcing = Forcing(board, Clock(inf, work.stop))
        # Few wins take more, so a larger scale spends its work on the answers.
        self._own = round(_OWN * min(work.scale, work.scale**0.25))
        self._each = round(_EACH * work.scale)

    def lines(self, moves: list[int], wanted: set[int]) -> list[_Numbered]:
        """Return all moves with their values; if one wins by force, only it and the wanted ones."""
        won = self._forcing.win(self._own)
        if won is not None:
            others = [move for move in moves if move in wanted and move != won.move]
            return [self._winning(won.move, won.depth), *map(self._beside_a_win, others)]
        return self._closer(self._examined(self._sorted(moves), wanted), wanted)

    def _examined(self, lines: list[_Numbered], wanted: set[int]) -> list[_Numbered]:
        """Refute what can be refuted among the first lines, until `_HOLDING` hold, and the wanted.

        If fewer hold, each line has been examined.
        """
        found, holding = list[_Numbered](), 0
        for line in lines:
            if holding < _HOLDING or line.number in wanted:
                line = self._refuted(line.number, self._each) or line
                holding += line.value > 0
            found.append(line)
        return found

    def _closer(self, lines: list[_Numbered], wanted: set[int]) -> list[_Numbered]:
        """Refute the best lines, until one holds, and all wanted ones with more work.

        The lines until one holds share `_OWN` turns, as in a lost position there may be dozens.
        """
        left, holds, found = self._own, False, list[_Numbered]()
        for line in sorted(lines, key=_rank):
            turns = left if not holds else self._own if line.number in wanted else 0
            refuted, before = None, self._forcing.turns
            if line.proof is None and turns > 0:
                refuted = self._refuted(line.number, turns)
            left -= self._forcing.turns - before
            found.append(refuted or line)
            holds = holds or found[-1].value > 0
        return found

    def _winning(self, move: int, most: int) -> _Numbered:
        """Return the line of a move that wins by force within `most` moves of its player."""
        reply = self._forcing.answers(move)[1:] if most > 1 else ()
        return _Numbered(move, 1.0, 2 * most - 1, tuple(reply))

    def _beside_a_win(self, move: int) -> _Numbered:
        """Return the line of a move in a position where another move wins."""
        most = self._forcing.wins_with(move, self._own)
        if most is not None:
            return self._winning(move, most)
        return self._refuted(move, self._own) or _Numbered(move, self._undecided_value() - _APART)

    def _refuted(self, move: int, turns: int) -> _Numbered | None:
        """Return the line of a move that ends the game or lets the opponent win, otherwise None.

        The opponent's win is searched for in `turns` turns.
        """
        board, forcing = self._board, self._forcing
        mover = board.mover
        board.turn(move)
        try:
            ended = verdict(board)
            if ended is not None:
                return _Numbered(move, 0.5 if ended == DRAWN else float(ended == mover), 1)
            won = forcing.win(turns)
            if won is None:
                return None
            reply = forcing.answers(won.move)
        finally:
            board.undo()
        likely = [won.move, *(other for other in forcing.likely if other != won.move)]
        forcing.likely = likely[:_LIKELY]
        return _Numbered(move, 0.0, 2 * won.depth, tuple(reply))

    def _sorted(self, moves: list[int]) -> list[_Numbered]:
        """Return the lines of all moves, sorted by a search."""
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
            # The search prefers the first of equally good moves.
            lines.append(_Numbered(item.move, settled(value - max(less, 1e-6 * place))))
        return lines

    def _undecided_value(self) -> float:
        board = self._board
        if look(board, far=False).threats[1 - board.mover]:
            return THREATENED
        return GAP if board.gaps() else FREE


def _decided(item: Found) -> _Numbered:
    """Return the line of a move that the search has proved to win or lose."""
    return _Numbered(item.move, float(item.worth > 0), WON - abs(item.worth) + 1)


class _Searched:
    """The examination by search alone, for games won by eyes or points."""

    def __init__(self, board: Board, work: Work) -> None:
        self._board = board
        self._work = work

    def lines(self, moves: list[int]) -> list[_Numbered]:
        """Return all moves with their values; the best ones have the mean of two depths."""
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
            lines[0] = replace(lines[0], value=top)  # it builds a dragon unseen by the search
        return lines

    def _line(self, move: int, found: list[Found]) -> _Numbered:
        looked = [item for item in found if item.depth]
        for item in looked:
            if abs(item.worth) > DECIDED:
                return _decided(item)
        worth = total(item.worth for item in looked) / len(looked) if looked else -_SCALE
        share = 1 / (1 + exp(max(-50.0, min(50.0, -worth / _SCALE))))
        return _Numbered(move, settled(_NEARLY + (1 - 2 * _NEARLY) * share))
