"""Tests whether a tile, placed or only considered, is part of a loop long enough to win.

Loops of three and four tiles are common and do not win.
"""

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rules.dragons.players.board import Board, Eye
from rules.dragons.players.tables import Tables
from rules.dragons.shapes import longest_loop

MOST_STEPS: Final = 400
"""The most steps of a search for a long path; every small loop on the path doubles the work."""

_FARTHEST: Final = 10
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


def _short_way(board: Board, cell: i64, one: i64, other: i64) -> bool:
    """Whether a path from one edge of a cell to another makes a loop too short to win."""
    needed: i64 = board.needed
    start = cell + board.tables.steps[one]
    return _returns(board.tiles, board.tables, start, (one + 3) % 6, cell, other, needed - 2)


def _returns(
    tiles: vec[i64], table: Tables, here: i64, entered: i64, goal: i64, last: i64, most: i64
) -> bool:
    """Whether a path of at most `most` tiles, including `here`, enters the goal by edge `last`."""
    state = tiles[here]
    if not state:
        return False
    ways, row = table.ways, 6 * (state - 1) + entered
    at, end = table.ways_at[row], table.ways_at[row + 1]
    while at < end:
        beyond, edge = here + ways[at], ways[at + 1]
        if beyond == goal:
            if edge == last:
                return True
        elif (
            most > 1
            and tiles[beyond]
            and _returns(tiles, table, beyond, edge, goal, last, most - 1)
        ):
            return True
        at += 2
    return False


def _long_way(board: Board, cell: i64, one: i64, other: i64, farthest: i64) -> bool:
    """Whether a path from one edge of a cell to another makes a loop long enough to win.

    It may have at most `farthest` more tiles than that. Raises TooManyWays.
    """
    # This is a loop, not a recursive inner function. Each such function refers to itself, so one
    # move of Master left 700,000 objects to the garbage collector, which blocked the window for
    # 190 ms.
    tiles, visited = board.tiles, board.visited
    ways_at, ways = board.tables.ways_at, board.tables.ways
    here = cell + board.tables.steps[one]
    if not tiles[here]:
        return False
    needed: i64 = board.needed
    path, steps = [here], MOST_STEPS - 1
    row = 6 * (tiles[here] - 1) + (one + 3) % 6
    untried, ends = [ways_at[row]], [ways_at[row + 1]]
    visited[cell] = visited[here] = 1
    found = False
    while path and steps and not found:
        at, end, length = untried[-1], ends[-1], len(path)
        while at < end:
            beyond, edge = path[-1] + ways[at], ways[at + 1]
            at += 2
            if beyond == cell:
                found = length >= needed - 1 and edge == other
                if found:
                    break
            elif length < needed - 2 + farthest and tiles[beyond] and not visited[beyond]:
                steps -= 1
                visited[beyond] = 1
                untried[-1] = at
                row = 6 * (tiles[beyond] - 1) + edge
                path.append(beyond)
                untried.append(ways_at[row])
                ends.append(ways_at[row + 1])
                break
        else:
            untried.pop()
            ends.pop()
            visited[path.pop()] = 0
    visited[cell] = 0
    for beyond in path:
        visited[beyond] = 0
    if not steps:
        raise TooManyWays
    return found
