"""The playing strength of each level.

The first two levels evaluate each of their moves once, without automatic tiles.
"""

from dataclasses import replace
from random import Random
from typing import Final

from rules.core.clock import Clock
from rules.core.levels import Level
from rules.dragons.options import PLAYED_OUT
from rules.dragons.players import closing
from rules.dragons.players.board import Board
from rules.dragons.players.forcing import Forcing
from rules.dragons.players.search import (
    DECIDED,
    WON,
    Found,
    Search,
    SearchLimits,
    look,
    worth_of,
)
from rules.dragons.players.verdicts import DRAWN, verdict

SIGHTS: Final = {
    3: SearchLimits(depth=2, extends=2, wide=6, most=6),
    4: SearchLimits(depth=3, extends=3, wide=1, most=8),
    5: SearchLimits(depth=20, extends=20, rings=True),
}
"""The limits of the search, by number, for the levels that search."""

_FORCING: Final = 0.25
"""The share of Master's time for the first search for a forced win."""

_LOOKING: Final = 0.6
"""The share of the remaining time for the search of all moves; the rest is for the opponent."""

_EACH: Final = 0.5
"""The share of the time left after that for each search for an opponent's forced win."""

_EVERY: Final = 1000
"""The moves to search with crossing colours, where the best one may look like the worst."""

_SEARCHING: Final = 0.5
"""The share of Master's time for the search if only a closed dragon wins."""

EXPERT: Final = 4
_CASUAL: Final = 2
_MASTER: Final = 5


def think(board: Board, level: Level, clock: Clock, rng: Random) -> list[Found]:
    """Return the legal moves, best first for this level; equal ones are in random order."""
    moves = sorted(board.moves())
    rng.shuffle(moves)
    sight = SIGHTS.get(level.number)
    if sight is None:
        return _glance(board, moves, clock, wary=level.number >= _CASUAL)
    if level.number == _MASTER and closing.decides(board.options):
        found = Search(board, sight, clock.part(_SEARCHING)).best(moves)
        return _closing(board, found, clock)
    if level.number < _MASTER or board.aim in PLAYED_OUT:
        return Search(board, sight, clock).best(moves)
    if board.options.cross:
        sight = replace(sight, most=_EVERY)
    won = Forcing(board, clock.part(_FORCING)).win()
    if won is not None:
        return [won, *(Found(move) for move in moves if move != won.move)]
    return _held(board, Search(board, sight, clock.part(_LOOKING)).best(moves), clock)


def _held(board: Board, found: list[Found], clock: Clock) -> list[Found]:
    """Return the moves, first the best one after which no forced win for the opponent was found.

    If the opponent wins after every move, the move that holds out longest comes first.
    """
    lost = list[Found]()
    for item in found:
        if item.worth < -DECIDED or not item.depth:
            break
        board.turn(item.move)
        won = Forcing(board, clock.part(_EACH)).win() if verdict(board) is None else None
        board.undo()
        if won is None:
            break
        item.worth = 1 - won.worth
        lost.append(item)
    return [*found[len(lost) :], *sorted(lost, key=lambda item: -item.worth)]


def _closing(board: Board, found: list[Found], clock: Clock) -> list[Found]:
    """Return the moves, first the one that brings a closed dragon nearest.

    That move must not let the opponent win at once. A decided game keeps the search's order. The
    search's other moves may be taken, as it only proves that they are no better than its first.
    """
    if found[0].depth and abs(found[0].worth) > DECIDED:
        return found
    hopes: list[tuple[float, Found]] = []
    for item in found:
        if clock.out():
            break
        board.turn(item.move)
        hope = closing.hope(board, 1 - board.mover) if verdict(board) is None else 0.0
        board.undo()
        if hope:
            hopes.append((hope, item))
    for _, item in sorted(hopes, key=lambda pair: -pair[0]):
        if clock.out():
            break
        if not _loses_at_once(board, item.move):
            return [item, *(other for other in found if other is not item)]
    return found


def _loses_at_once(board: Board, move: int) -> bool:
    """Whether the opponent can win with the answer to a move."""
    board.turn(move)
    opponent, lost = board.mover, False
    for answer in board.moves():
        board.turn(answer)
        lost = verdict(board) == opponent
        board.undo()
        if lost:
            break
    board.undo()
    return lost


def _glance(board: Board, moves: list[int], clock: Clock, *, wary: bool) -> list[Found]:
    """Return the moves sorted by an evaluation after one tile, without automatic tiles.

    With `wary`, the evaluation counts the opponent's gains, too.
    """
    found = [Found(move) for move in moves]
    for item in found:
        if clock.out():
            break
        board.turn(item.move, chains=False)
        item.worth, item.depth = _at_a_glance(board, wary=wary), 1
        board.undo()
    found.sort(key=lambda item: -item.worth)
    return found


def _at_a_glance(board: Board, *, wary: bool) -> int:
    """Return the static worth of a position for the player who has just moved."""
    player = 1 - board.mover
    ended = verdict(board)
    if ended is not None:
        return WON if ended == player else 0 if ended == DRAWN else -WON
    if not wary:
        return max(
            board.size[board.root(3 * board.placed[-1] + offset)]
            for joint in board.tables.joints[board.tiles[board.placed[-1]] - 1]
            if joint.colour == player
            for offset, _ in joint.borders
        )
    view = look(board)
    return -worth_of(board, view) - (WON // 2 if view.threats[board.mover] else 0)
