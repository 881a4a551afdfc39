"""The search: alpha-beta by iterative deepening, with threats seen before they are played.

A node's worth is for the player to move. If one tile wins at once, the node needs no search. If a
threat must be parried or a gap filled, the answer costs no depth. Above the last ply, moves are
sorted by a one-ply search of each, and the later ones are searched less deeply.
"""

from dataclasses import dataclass
from typing import Final

from rules.core.clock import Clock, TimeUp
from rules.dragons.options import PLAYED_OUT
from rules.dragons.players.board import MOST_TURNS, STATES, Board
from rules.dragons.players.potential import Potential, eyes_potential, loops_potential, ties_promise
from rules.dragons.players.verdicts import DRAWN, verdict

_TIGHT: Final = 2
"""The closed sides from which the next tile can make a cell automatic, dead, or a gap."""


def threat_answers(board: Board, moves: list[int], threats: list[int]) -> list[int]:
    """Return the moves that could parry every threat; all others certainly leave one.

    A threat remains unless its cell is filled or meets another tile. The opponent can carry it out
    unless there is a gap to fill. If there already is a gap, or the next tile is the last, all
    moves are returned.
    """
    if board.pool == 1 or board.gaps():
        return moves
    steps = board.tables.steps
    able: dict[int, bool] = {}
    for cell in board.open_cells():
        touches = all(cell == threat or cell - threat in steps for threat in threats)
        able[cell] = touches or _may_force(board, cell)
    return [move for move in moves if able[move // STATES]]


def _may_force(board: Board, cell: int) -> bool:
    """Whether a tile on a cell may make another cell automatic or a gap."""
    tiles, codes, closed = board.tiles, board.codes, board.tables.closed
    return any(
        not tiles[cell + step] and closed[codes[cell + step]] >= _TIGHT
        for step in board.tables.steps
    )


def winning_move(board: Board, threats: list[int]) -> int | None:
    """Return a move on a threat's cell that wins at once for the player to move, or None."""
    if not threats:
        return None
    mover, gaps = board.mover, board.gaps()
    for cell in threats:
        if gaps and cell not in gaps:
            continue
        for state in board.tables.fits[board.codes[cell]]:
            move = cell * STATES + state
            board.turn(move)
            ended = verdict(board)
            board.undo()
            if ended == mover:
                return move
    return None


WON: Final = 1_000_000
DECIDED: Final = WON - 1000
"""A worth beyond ±DECIDED is a win or a loss; the nearer to ±WON, the sooner."""

THREAT: Final = 300

_LATE: Final = 40
"""With fewer tiles left, promising features count less, as there may be no time for them."""

_PRESSURE: Final = 100
"""The cost of having to parry a threat: zero with `_LATE` tiles left, and most at the end.

Without it a player would collect promising features, avoid threats that can be parried, run out of
tiles, and draw.
"""

_ASK_EVERY: Final = 8
"""The number of nodes between two clock calls; a node takes up to a millisecond."""

_FEW: Final = 6
"""A node with at most this many moves costs no depth, as there most likely is a gap to fill."""


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """The limits of a player's search.

    `depth`: the most plies. `extends`: the most additional plies for forced answers. `wide`: the
    moves of a node that get the full depth. `most`: the moves that are searched at all after the
    one-ply look. `rings`: whether the evaluation sees rings that lack a few tiles.
    """

    depth: int
    extends: int = 0
    wide: int = 6
    most: int = 24
    rings: bool = False


@dataclass(slots=True)
class Found:
    """A root move, its worth, and the depth of its search, 0 if it was not searched."""

    move: int
    worth: int = -WON
    depth: int = 0


def look(board: Board, *, far: bool = True, rings: bool = False) -> Potential:
    """Return the potential on a board; without `far`, promising features may be left out."""
    return eyes_potential(board) if board.aim else loops_potential(board, far=far, rings=rings)


def worth_of(board: Board, view: Potential) -> int:
    """Return the worth of a potential for the player to move."""
    mover, other = board.mover, 1 - board.mover
    ties = ties_promise(board)
    promise = view.promise[mover] - view.promise[other]
    if board.aim not in PLAYED_OUT:
        promise = promise * min(board.pool, _LATE) // _LATE
    return (
        promise
        + THREAT * (len(view.threats[mover]) - len(view.threats[other]))
        + ties[mover]
        - ties[other]
    )


class Search:
    """One search of one board."""

    def __init__(self, board: Board, limits: SearchLimits, clock: Clock) -> None:
        self.board = board
        self.limits = limits
        self.clock = clock
        self.nodes = 0
        self._horizon = 0
        self._memory: dict[int, tuple[int, int, int, int]] = {}
        self._good: dict[int, int] = {}

    def best(self, moves: list[int]) -> list[Found]:
        """Return the root moves, best first as far as the clock allows; ties keep their order."""
        found = [Found(move) for move in moves]
        try:
            self._first_look(found)
            # Without extensions, a search of one ply sees no more than the first look.
            for depth in range(1 if self.limits.extends else 2, self.limits.depth + 1):
                if len(found) < 2 or abs(found[0].worth) > DECIDED:
                    break
                self._deepen(found, depth)
        except TimeUp:
            # A move just found to be lost must not stay first because it was best before.
            found.sort(key=lambda item: item.worth < -DECIDED and item.depth > 0)
        return found

    def _first_look(self, found: list[Found]) -> None:
        """Evaluate every move once; this finds immediate wins before the search."""
        self._horizon = 0
        try:
            for item in found:
                item.worth = self._try(item.move, 1, -WON, WON, 0)
                item.depth = 1
                if item.worth > DECIDED:
                    break
        finally:
            found.sort(key=lambda item: -item.worth)

    def _deepen(self, found: list[Found], depth: int) -> None:
        """Search all moves one ply deeper. When the clock runs out, results so far are kept."""
        self._horizon = depth + min(depth + 2, self.limits.extends)
        best = -WON
        for place, item in enumerate(found):
            if place >= self.limits.most and best > -DECIDED:
                break
            item.worth = self._reduced(item.move, place, depth, best, WON, 0)
            item.depth = depth
            if item.worth > best:
                best = item.worth
                found.insert(0, found.pop(place))
            if item.worth > DECIDED:
                break
        head = found[0]
        found.sort(key=lambda item: (item is not head, -item.depth, -item.worth))

    def _try(self, move: int, depth: int, low: int, high: int, ply: int) -> int:
        """Return the worth of a move to its player.

        `low` and `high` are the opponent's window.
        """
        board = self.board
        board.turn(move)
        try:
            ended = verdict(board)
            if ended is None:
                return -self._node(depth - 1, low, high, ply + 1)
            if ended == DRAWN:
                return 0
            return WON - ply if ended != board.mover else ply - WON
        finally:
            board.undo()

    def _node(self, depth: int, low: int, high: int, ply: int) -> int:
        self.nodes += 1
        if self.nodes % _ASK_EVERY == 0 and self.clock.out():
            raise TimeUp
        board = self.board
        known = self._memory.get(board.key)
        if known and known[0] >= depth:
            worth, bound = known[1], known[2]
            if bound == 0 or (bound > 0 and worth >= high) or (bound < 0 and worth <= low):
                return worth
        view = look(board, far=depth <= 0, rings=self.limits.rings)
        if winning_move(board, view.threats[board.mover]) is not None:
            return WON - ply
        threats = view.threats[1 - board.mover]
        deeper = ply < min(self._horizon, MOST_TURNS - 1)
        if (depth <= 0 and not threats) or not deeper:
            return worth_of(board, view)
        moves = board.moves()
        if threats and not board.aim:
            moves = threat_answers(board, moves, threats)
            if not moves:
                return ply + 1 - WON
        free = bool(threats) or len(moves) <= _FEW
        cost = _PRESSURE * max(0, _LATE - board.pool) // _LATE if threats else 0
        best, move = self._best_of(
            moves, max(depth, 0) + free, low + cost, high + cost, ply, known[3] if known else -1
        )
        if abs(best) < DECIDED:
            best -= cost
            bound = 1 if best >= high else -1 if best <= low else 0
            self._memory[board.key] = (depth, best, bound, move)
        return best

    def _best_of(
        self, moves: list[int], depth: int, low: int, high: int, ply: int, first: int
    ) -> tuple[int, int]:
        """Return the worth of the best move, within the window, and the move."""
        if depth > 1 and len(moves) > _FEW:
            moves = self._by_looking(moves, first, low, high, ply)
        else:
            moves = self._by_memory(moves, first)
        best, best_move = -WON, moves[0]
        for number, move in enumerate(moves):
            if number >= self.limits.most and best > -DECIDED:
                break
            worth = self._reduced(move, number, depth, low, high, ply)
            if worth > best:
                best, best_move = worth, move
                low = max(low, worth)
                if low >= high:
                    self._good[move] = self._good.get(move, 0) + depth * depth
                    break
        return best, best_move

    def _reduced(self, move: int, number: int, depth: int, low: int, high: int, ply: int) -> int:
        """Return the worth of a move.

        For all moves but the first, a null-window search tries to show that they are no better.
        """
        if number and depth > 1:
            less = depth - 1 if number >= self.limits.wide else depth
            worth = self._try(move, less, -low - 1, -low, ply)
            if worth <= low or (worth >= high and less == depth):
                return worth
        return self._try(move, depth, -high, -low, ply)

    def _by_looking(self, moves: list[int], first: int, low: int, high: int, ply: int) -> list[int]:
        """Return the moves sorted by a one-ply search; a winning move is returned alone."""
        seen: list[tuple[int, int]] = []
        for move in moves:
            worth = WON if move == first else self._try(move, 1, -high, -low, ply)
            seen.append((-worth, move))
            if worth > DECIDED and move != first:
                return [move]
        # A move lost after one ply stays lost.
        return [move for worth, move in sorted(seen) if worth < DECIDED] or [min(seen)[1]]

    def _by_memory(self, moves: list[int], first: int) -> list[int]:
        """Sort the moves by their success in other nodes and by the closed sides of their cells."""
        good, codes, closed = self._good, self.board.codes, self.board.tables.closed

        def rank(move: int) -> tuple[bool, int]:
            return move != first, -good.get(move, 0) - closed[codes[move // STATES]]

        return sorted(moves, key=rank)
