"""How near each player is to a loop: what a position is worth where loops win.

A *threat* is an empty cell where one tile makes a winning loop. Further off are *couples*, two
cells that two paths have in common, so that a tile on one makes a threat of the other, and paths
of which two ends are a tile or two apart.
"""

from __future__ import annotations

from functools import cache

from rules.dragons.players.board import Board
from rules.dragons.players.outlook import Outlook
from rules.dragons.players.rings import would_win
from rules.dragons.players.tables import DEAD

COUPLE = 60
BESIDE = 40
NEAR = 12

Tips = dict[int, list[tuple[int, int]]]
"""By path: its open ends, each as the cell it faces and the tile it leaves."""


def loops_outlook(board: Board, *, far: bool = True) -> Outlook:
    """The threats on a board and, with `far`, what may become one."""
    tiles, codes, parent, table = board.tiles, board.codes, board.parent, board.tables
    asks, meets, pairs, steps = table.asks, table.meets, table.pairs, table.steps
    threats: tuple[list[int], list[int]] = ([], [])
    tips: tuple[Tips, Tips] = ({}, {})
    joins: list[tuple[int, int, int, int]] = []
    for cell in board.touched:
        code = codes[cell]
        if tiles[cell] or asks[code] == DEAD:
            continue
        roots = {}
        for edge, offset, colour in meets[code]:
            tree = 3 * cell + offset
            while (above := parent[tree]) != tree:
                tree = above
            roots[edge] = tree
            if far:
                tips[colour].setdefault(tree, []).append((cell, cell + steps[edge]))
        for one, other, colour in pairs[code]:
            if roots[one] != roots[other]:
                joins.append((roots[one], roots[other], colour, cell))
            elif cell not in threats[colour] and would_win(board, cell, one, other, roots[one]):
                threats[colour].append(cell)
    if not far:
        return Outlook(threats, (0, 0))
    promise = _couples(joins)
    near = _near(board.width)
    for colour in (0, 1):
        promise[colour] += sum(_reach(own, near) for own in tips[colour].values())
    return Outlook(threats, (promise[0], promise[1]))


def _couples(joins: list[tuple[int, int, int, int]]) -> list[int]:
    """The worth of the couples, from all joins: two paths, their colour, the cell."""
    worth = [0, 0]
    met: dict[tuple[int, int], int] = {}
    for one, other, colour, cell in joins:
        both = (one, other) if one < other else (other, one)
        if met.setdefault(both, cell) != cell:
            worth[colour] += COUPLE
    return worth


def _reach(tips: list[tuple[int, int]], near: dict[int, int]) -> int:
    """What the open ends of a path promise. One path with many ends is worth more than two."""
    count = len(tips)
    worth = count * count // 2
    for number in range(1, count):
        cell, tile = tips[number]
        for other, second in tips[:number]:
            # Ends of the same tile or of two that touch make loops too short to win.
            apart = cell - other
            if apart in near and tile != second and near.get(tile - second, 0) != BESIDE:
                worth += near[apart]
    return worth


@cache
def _near(width: int) -> dict[int, int]:
    """The worth of two ends facing different cells so far apart."""
    ring = (-2 * width, 1 - width, 1 + width, 2 * width, width - 1, -width - 1)
    found = {one + other: NEAR for one in ring for other in ring} | dict.fromkeys(ring, BESIDE)
    del found[0]
    return found
