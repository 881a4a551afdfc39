"""Positions of Dragons with a win in three, found backwards.

In play such a win is rare: one position in thousands. So boards are grown at random until a side
that must answer a threat is lost whatever it does. Removing one tile gives a position that the
other side wins by placing it again. If no win is quicker, the position is a puzzle. It need not be
reachable with alternating turns.
"""

from random import Random

from rules.core.clock import Cancelled
from rules.core.hexes import Hex, neighbours
from rules.core.puzzle import Out
from rules.dragons.game import Dragons, DragonsState, position
from rules.dragons.players.board import STATES, Board
from rules.dragons.players.potential import loops_potential
from rules.dragons.players.tables import SINGLE
from rules.dragons.puzzles.forcing import Forcing
from rules.dragons.tiles import Tiles

FEWEST_TILES = 12
MOST_TILES = 30

TRIES = 3
"""The number of random tiles of which the one with the longest path is placed."""

KEPT = 0.2
"""The probability of keeping a tile that makes a threat, as a threat restricts all later moves."""

BOARDS = 40

THREATS = 40
"""The number of threats after which a new board is begun."""

FEWEST_MOVES = 6
"""The fewest legal first moves in a puzzle."""

MOST_WINS = 1 / 3
"""The largest share of first moves that win."""

BUDGET = 20_000
"""The most turns to try on the inner board for one position."""

WIN = 3


def won_in_three(rng: Random, out: Out) -> DragonsState | None:
    """Return a position that the mover wins in three turns, not sooner; None if none is found."""
    game = Dragons()
    search = Forcing(game.initial_state(game.options(), 2), out)
    for _ in range(BOARDS):  # clearing the inner board is faster than making a new one
        found = _grown(search, rng, out)
        if found is not None or out():
            return found
        _cut(search.board, 1)
    return None


def _cut(board: Board, tiles: int) -> None:
    """Undo turns until only `tiles` tiles are left."""
    while len(board.placed) > tiles:
        board.undo()


def _grown(search: Forcing, rng: Random, out: Out) -> DragonsState | None:
    """Grow one board at random, and return a puzzle position found on the way, or None."""
    board, threats = search.board, 0
    while len(board.placed) < MOST_TILES and threats < THREATS and not out():
        move = _long(search, rng)
        if move is None:
            return None
        board.turn(move)
        if len(board.placed) < FEWEST_TILES:
            continue
        found = loops_potential(board, far=False).threats
        if not any(found):
            continue
        threats += 1
        if not all(found) and _lost(search, loser=1 if found[0] else 0):
            return _stepped_back(board, rng, out)
        if rng.random() >= KEPT:
            board.undo()
    return None


def _long(search: Forcing, rng: Random) -> int | None:
    """Return the random move, out of TRIES, with the longest path but no loop, or None."""
    board = search.board
    closed, codes = board.tables.closed, board.codes
    moves = sorted(board.moves())
    if not moves:
        return None
    weights = [closed[codes[move // STATES]] ** 2 for move in moves]
    best, most = None, -1
    for move in rng.choices(moves, weights, k=TRIES):
        player = board.mover
        board.turn(move)
        # Small loops do not win, and make large ones slow to find.
        if not board.fresh_eyes():
            length = longest_path(board, player)
            if length > most:
                best, most = move, length
        board.undo()
    return best


def longest_path(board: Board, player: int) -> int:
    """Return the length of a colour's longest path through the tile just laid, in borders."""
    cell = board.fresh[0]
    return max(
        board.size[board.root(3 * cell + offset)]
        for joint in board.tables.joints[board.tiles[cell] - 1]
        if joint.colour == player
        for offset, _ in joint.borders
    )


def _lost(search: Forcing, loser: int) -> bool:
    """Whether `loser`, if to move, always loses within two turns, but not always within one.

    The board's tiles stay the same; if the answer is yes, `loser` is to move afterwards.
    """
    board, tiles = search.board, len(search.board.placed)
    mover = board.mover
    give_turn(board, loser)
    search.allow(BUDGET)
    try:
        lost = search.refutation(2, loud=True) is None and search.refutation(1) is not None
    except Cancelled:
        _cut(board, tiles)
        lost = False
    search.allow(10**9)
    if not lost:
        give_turn(board, mover)
    return lost


def give_turn(board: Board, player: int) -> None:
    """Set the player to move."""
    if board.mover != player:
        board.mover ^= 1
        board.key ^= 1


def _stepped_back(board: Board, rng: Random, out: Out) -> DragonsState | None:
    """Return the lost position less one tile, if the win takes three turns there, or None."""
    tiles, winner, pool = board.as_tiles(), 1 - board.mover, board.pool + 1
    good = []
    for cell in sorted(tiles):
        rest = {other: state for other, state in tiles.items() if other != cell}
        if hang_together(rest):
            before = position(rest, to_move=winner, options=Dragons().options(), pool=pool)
            share = _winning_share(before, cell, out)
            if 0 < share <= MOST_WINS:
                good.append((share, before))
    if not good:
        return None
    least = min(share for share, _ in good)
    return rng.choice([before for share, before in good if share == least])


def _winning_share(before: DragonsState, cell: Hex, out: Out) -> float:
    """Return the share of first moves that win in three turns.

    0 if there is a quicker win, or if the removed tile cannot be placed again.
    """
    search = Forcing(before, out, BUDGET)
    board = search.board
    moves = board.moves()
    placed = {move // STATES for move in moves}
    if unfinished(board) or board.number(cell) not in placed or len(moves) < FEWEST_MOVES:
        return 0
    try:
        if any(search.first(turns) is not None for turns in range(1, WIN)):
            return 0
        return len(search.winners(WIN)) / len(moves)
    except Cancelled:
        return 0


def unfinished(board: Board) -> bool:
    """Whether an empty cell should have been filled automatically."""
    asks, codes = board.tables.asks, board.codes
    return any(asks[codes[cell]] == SINGLE for cell in board.open_cells())


def hang_together(tiles: Tiles) -> bool:
    """Whether all tiles are connected."""
    seen: set[Hex] = set()
    stack = [next(iter(tiles))]
    while stack:
        cell = stack.pop()
        if cell not in seen:
            seen.add(cell)
            stack += (other for other in neighbours(cell) if other in tiles)
    return len(seen) == len(tiles)
