"""A fast version of the rules' aims: how a turn on the inner board ended the game."""

from collections.abc import Callable, Mapping
from typing import Final

from rules.dragons.players.board import Board
from rules.dragons.players.rings import has_won
from rules.dragons.shapes import longest_loop

DRAWN: Final = 2
"""The verdict of a drawn game; otherwise the verdict is the winner."""


def verdict(board: Board) -> int | None:
    """Return the winner after a turn, DRAWN, or None if the game continues."""
    ended = _AIMS[board.aim](board)
    return _tiles_ran_out(board) if ended is None and not board.pool else ended


def _loop(board: Board) -> int | None:
    owners: set[int] = set()
    for eye in board.fresh_eyes():
        if eye.colour not in owners and has_won(board, eye):
            owners.add(eye.colour)
    if len(owners) < 2:
        return owners.pop() if owners else None
    tiles, tile_set = board.as_tiles(), board.options.tile_set
    return _leader([len(longest_loop(tiles, colour, tile_set)) for colour in (0, 1)])


def _tantrix(board: Board) -> int | None:
    return None if board.pool else _leader(best_scores(board))


def best_scores(board: Board) -> list[int]:
    """Return the Tantrix score of each player's best dragon."""
    best = [0, 0]
    for _, colour, border in board.eyes_made:
        root = board.root(border)
        score = board.eyes[root] * (1 if board.ends[root] else 2)
        best[colour] = max(best[colour], score)
    return best


def _completers(board: Board) -> set[int]:
    needed = board.options.eyes_needed
    return {colour for root, colour in board.fresh_closed() if board.eyes[root] >= needed}


def _first_completed(board: Board) -> int | None:
    owners = _completers(board)
    if len(owners) == 2:
        return DRAWN
    return owners.pop() if owners else None


def _end_single(board: Board) -> int | None:
    owners = _completers(board)
    return owners.pop() if len(owners) == 1 else None


def _end_most(board: Board) -> int | None:
    complete = complete_eyes(board)
    if not any(complete):
        return None
    largest = [0, 0]
    for _, colour, border in board.eyes_made:
        largest[colour] = max(largest[colour], board.eyes[board.root(border)])
    return next((p for p in (0, 1) if complete[p] > largest[1 - p]), None)


def _all_out_most_eyes(board: Board) -> int | None:
    return None if board.pool else _leader(complete_eyes(board))


def complete_eyes(board: Board) -> list[int]:
    """Return the most eyes of a complete dragon of each player."""
    best = [0, 0]
    for root, colour in board.closed:
        if board.eyes[root] >= board.options.num_eyes:
            best[colour] = max(best[colour], board.eyes[root])
    return best


def _tiles_ran_out(board: Board) -> int:
    options = board.options
    if not options.largest_decides:
        return DRAWN
    owner = _leader(complete_sizes(board))
    return 1 - owner if options.tie_largest_loses and owner != DRAWN else owner


def complete_sizes(board: Board) -> list[int]:
    """Return the number of tiles of each player's largest complete dragon."""
    cells: dict[int, set[int]] = {
        root: set() for root, _ in board.closed if board.eyes[root] >= board.options.num_eyes
    }
    if cells:
        for cell in board.placed:
            for joint in board.tables.joints[board.tiles[cell] - 1]:
                root = board.root(3 * cell + joint.borders[0][0])
                if root in cells:
                    cells[root].add(cell)
    owners = dict(board.closed)
    return [
        max((len(cells[root]) for root in cells if owners[root] == p), default=0) for p in (0, 1)
    ]


def _leader(values: list[int]) -> int:
    return DRAWN if values[0] == values[1] else values.index(max(values))


_AIMS: Mapping[str, Callable[[Board], int | None]] = {
    "": _loop,
    "tantrix": _tantrix,
    "end_first": _first_completed,
    "end_single": _end_single,
    "end_most": _end_most,
    "all_out_most_eyes": _all_out_most_eyes,
    "loop_closed": _first_completed,
}
