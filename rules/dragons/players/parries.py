"""Which moves can answer a threat at all."""

from __future__ import annotations

from rules.dragons.players.board import STATES, Board

_TIGHT = 2
"""A cell with so many closed sides can fill itself, die, or become a gap by the next tile."""


def parries(board: Board, moves: list[int], threats: list[int]) -> list[int]:
    """The moves that could undo every threat; all others certainly leave one standing.

    A threat stays as it is unless its cell is filled or meets another tile, and the enemy may
    carry it out unless there is a gap to be filled. Nothing is ruled out where a gap is open
    already or the next tile is the last.
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
    """Whether a tile on a cell may make another fill itself or become a gap."""
    tiles, codes, closed = board.tiles, board.codes, board.tables.closed
    return any(
        not tiles[cell + step] and closed[codes[cell + step]] >= _TIGHT
        for step in board.tables.steps
    )
