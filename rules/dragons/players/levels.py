"""What the players of each level see.

The first two look at each of their moves once, and not at what follows by itself.
"""

from random import Random

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

SIGHTS = {
    3: SearchLimits(depth=2, extends=2, wide=6, most=6),
    4: SearchLimits(depth=3, extends=3, wide=1, most=8),
    5: SearchLimits(depth=20, extends=20, rings=True),
}
"""By level number, of those who search."""

_FORCING = 0.25
"""The share of the Master's time in which it looks for wins by force before all else."""

_LOOKING = 0.6
"""The share of what is left then in which it looks at all moves; in the rest it looks for wins by
force that they would leave."""

_EACH = 0.5
"""The share of what is left after that for each such look."""

_ENOUGH = 0.3
"""Seconds from which on that is worth it: with a tenth of a second all is needed for the search."""

_SEARCHING = 0.5
"""The share of the Master's time for the search where nothing but a closed dragon wins."""

EXPERT = 4
_CASUAL, _MASTER = 2, 5


def think(board: Board, level: Level, clock: Clock, rng: Random) -> list[Found]:
    """Return the legal moves, best first as this level sees them; equals are in a random order."""
    moves = sorted(board.moves())
    rng.shuffle(moves)
    sight = SIGHTS.get(level.number)
    if sight is None:
        return _glance(board, moves, clock, wary=level.number >= _CASUAL)
    if level.number == _MASTER and closing.decides(board.options):
        found = Search(board, sight, clock.part(_SEARCHING)).best(moves)
        return _closing(board, found, clock)
    if level.number < _MASTER or board.aim in PLAYED_OUT or clock.left < _ENOUGH:
        return Search(board, sight, clock).best(moves)
    won = Forcing(board, clock.part(_FORCING)).win()
    if won is not None:
        return [won, *(Found(move) for move in moves if move != won.move)]
    return _held(board, Search(board, sight, clock.part(_LOOKING)).best(moves), clock)


def _held(board: Board, found: list[Found], clock: Clock) -> list[Found]:
    """Return the moves, first the best after which no win by force of the enemy was found.

    If there is such a win after every move, the one that holds out longest comes first.
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

    That move must not let the enemy win at once. Nothing changes if the game is decided. The search
    shows of its other moves only that they are no better than the first.
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
    """Whether the enemy can win by the answer to a move."""
    board.turn(move)
    enemy, lost = board.mover, False
    for answer in board.moves():
        board.turn(answer)
        lost = verdict(board) == enemy
        board.undo()
        if lost:
            break
    board.undo()
    return lost


def _glance(board: Board, moves: list[int], clock: Clock, *, wary: bool) -> list[Found]:
    """Return moves by what one tile alone does; only the wary look at what the enemy gains."""
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
    """Return the worth of a position for the player who has just moved."""
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
