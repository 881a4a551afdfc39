"""Tests whether a tile, placed or only considered, is part of a loop long enough to win.

Loops of three and four tiles are common and do not win.
"""

from itertools import combinations

from rules.dragons.players.board import Board, Eye
from rules.dragons.shapes import longest_loop

MOST_STEPS = 400
"""The most steps of a search for a long path; every small loop on the path doubles the work."""

_FARTHEST = 10
"""The most tiles beyond a winning loop's length for a long path, if a short one exists as well.

Both paths together would form a loop. So while nobody has won, they differ only by small loops.
"""


class TooManyWays(Exception):
    """There are too many paths to try."""


def would_win(board: Board, cell: int, one: int, other: int, root: int) -> bool:
    """Whether joining two edges of an empty cell, both of one dragon, makes a winning loop.

    Also returns true if the test would take too long.
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
    # A loop exists. If no path is short, it is long enough. If the dragon has no other eye, it
    # is the only loop. These tests avoid trying all paths, which takes ten times as long.
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
    """Whether a path of at most `most` tiles, including `here`, enters the goal by edge `last`."""
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

    It may have at most `farthest` more tiles than that. Raises TooManyWays.
    """
    # This is a loop, not a recursive inner function. Each such function refers to itself, so one
    # move of Master left 700,000 objects to the garbage collector, which blocked the window for
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
