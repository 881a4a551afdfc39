"""Positions of Dragons with a win in three, found backwards.

In play such a win is rare: one position in thousands. So boards are grown at random until a side
that must answer a threat is lost whatever it does. A tile taken away from there gives a position
whose owner wins by putting it back; those where nothing is quicker are puzzles. Who moves in
turn, and how often, does not matter for a position.
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
"""Of so many tiles at random the one that makes the longest path is laid."""

KEPT = 0.2
"""How often a tile stays that makes a threat, which decides everything that comes later."""

BOARDS = 40

THREATS = 40
"""After so many threats another board is begun."""

FEWEST_MOVES = 6
"""So many first moves there are to choose from at least."""

MOST_WINS = 1 / 3
"""That share of them wins at most."""

BUDGET = 20_000
"""Turns on the inner board for one look at a position."""

WIN = 3


def won_in_three(rng: Random, out: Out) -> DragonsState | None:
    """Return a position that the mover wins in three turns and no fewer; None if none came up."""
    game = Dragons()
    search = Forcing(game.initial_state(game.options(), 2), out)
    for _ in range(BOARDS):  # to make an inner board takes longer than to clear it
        found = _grown(search, rng, out)
        if found is not None or out():
            return found
        _cut(search.board, 1)
    return None


def _cut(board: Board, tiles: int) -> None:
    """Take turns back until only so many tiles are left."""
    while len(board.placed) > tiles:
        board.undo()


def _grown(search: Forcing, rng: Random, out: Out) -> DragonsState | None:
    """One board grown to the end."""
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
    """Of some moves at random the one that makes the longest path, but no loop."""
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
        # Small loops are worth nothing, and make the large ones slow to find.
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
    """Whether a player to move meets a win in two turns whatever they do, but not always in one.

    The board is left as it was, but for who is to move if they are lost.
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
    """Make it a player's turn."""
    if board.mover != player:
        board.mover ^= 1
        board.key ^= 1


def _stepped_back(board: Board, rng: Random, out: Out) -> DragonsState | None:
    """Return a position one tile before a lost one, if the win takes three turns there."""
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
    """Return what share of the first moves wins.

    0 where one wins sooner, or the tile cannot be laid.
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
    """Whether a cell should have filled itself."""
    asks, codes = board.tables.asks, board.codes
    return any(asks[codes[cell]] == SINGLE for cell in board.open_cells())


def hang_together(tiles: Tiles) -> bool:
    """Whether every tile touches the others."""
    seen: set[Hex] = set()
    stack = [next(iter(tiles))]
    while stack:
        cell = stack.pop()
        if cell not in seen:
            seen.add(cell)
            stack += (other for other in neighbours(cell) if other in tiles)
    return len(seen) == len(tiles)
