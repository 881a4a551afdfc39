"""Ways round: whether a tile, laid or only thought of, lies on a loop that is long enough to win.

Loops of three and four tiles are common and win nothing.
"""

from itertools import combinations

from rules.dragons.players.board import Board, Eye
from rules.dragons.shapes import longest_loop

MOST_STEPS = 400
"""A search for a long way gives up then: every small loop on the way doubles its length."""

_FARTHEST = 10
"""How many tiles more than a loop needs a way may have, where there is a short one as well.

Both together would be a loop, so that as long as nobody has won they differ by a few small ones.
"""


class TooManyWays(Exception):
    """There are too many ways to try."""


def would_win(board: Board, cell: int, one: int, other: int, root: int) -> bool:
    """Whether joining two edges of an empty cell, both of one dragon, makes a winning loop.

    Says so, too, where it cannot be told soon.
    """
    if not _short_way(board, cell, one, other):
        return True
    try:
        return board.eyes[root] > 0 and _long_way(board, cell, one, other, _FARTHEST)
    except TooManyWays:
        return True


def has_won(board: Board, eye: Eye) -> bool:
    """Whether one of the loops through the tile that made an eye wins."""
    joints = board.tables.joints[board.tiles[eye.cell] - 1]
    edges = next(j.edges for j in joints if j.colour == eye.colour and len(j.edges) > 1)
    pairs = list(combinations(edges, 2))
    # There is a way round. Where none is short it is long enough, and where no other eye was
    # made there is only one. Trying all ways takes ten times as long.
    if not any(_short_way(board, eye.cell, *pair) for pair in pairs):
        return True
    if board.eyes[board.root(eye.border)] == 1:
        return False
    try:
        return any(_long_way(board, eye.cell, *pair, MOST_STEPS) for pair in pairs)
    except TooManyWays:
        tile_set = board.options.tile_set
        longest = longest_loop(board.as_tiles(), eye.colour, tile_set)
        return len(longest) >= board.needed


def _short_way(board: Board, cell: int, one: int, other: int) -> bool:
    """Whether a path from one edge of a cell to another makes a loop too short to win."""
    start, entered = cell + board.tables.steps[one], (one + 3) % 6
    return _returns(board, start, entered, cell, other, board.needed - 2)


def _returns(board: Board, here: int, entered: int, goal: int, last: int, most: int) -> bool:
    """Whether a path of at most so many tiles, this one included, enters the goal by an edge."""
    tiles = board.tiles
    state = tiles[here]
    if not state:
        return False
    for step, edge in board.tables.ways[state - 1][entered]:
        beyond = here + step
        if beyond == goal:
            if edge == last:
                return True
        elif most > 1 and tiles[beyond] and _returns(board, beyond, edge, goal, last, most - 1):
            return True
    return False


def _long_way(board: Board, cell: int, one: int, other: int, farthest: int) -> bool:
    """Whether a path from one edge of a cell to another makes a loop long enough to win.

    It may have so many tiles more than that. Raises TooManyWays.
    """
    # A loop, not a function within that calls itself: each of those refers to itself, and one move
    # of the Master's left 700,000 objects to the garbage collector, which held the window up for
    # 190 ms.
    tiles, ways = board.tiles, board.tables.ways
    here, entered = cell + board.tables.steps[one], (one + 3) % 6
    if not tiles[here]:
        return False
    least, most = board.needed - 1, board.needed - 2 + farthest
    path, steps = [here], MOST_STEPS - 1
    seen = {cell, here}
    untried = [iter(ways[tiles[here] - 1][entered])]
    while path:
        for step, edge in untried[-1]:
            beyond = path[-1] + step
            if beyond == cell:
                if len(path) >= least and edge == other:
                    return True
            elif len(path) < most and tiles[beyond] and beyond not in seen:
                steps -= 1
                if not steps:
                    raise TooManyWays
                seen.add(beyond)
                path.append(beyond)
                untried.append(iter(ways[tiles[beyond] - 1][edge]))
                break
        else:
            untried.pop()
            seen.remove(path.pop())
    return False
