"""Each player's potential in a position: threats, and promising features.

A *threat* is an empty cell where one tile wins. If loops win, the promising features are:
- *couples*, two cells shared by the same two paths: a tile on one makes the other a threat,
- paths with two ends that are one or two tiles apart,
- rings of six cells that lack a few tiles.

If eyes win, the promise is how near dragons are to closing.
"""

from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from rules.dragons.options import PLAYED_OUT
from rules.dragons.players.board import Board
from rules.dragons.players.rings import would_win
from rules.dragons.players.tables import DEAD
from rules.dragons.players.verdicts import best_scores, complete_eyes, complete_sizes


class Potential(NamedTuple):
    """For each player: the cells where one tile wins, and the worth of promising features."""

    threats: tuple[list[int], list[int]]
    promise: tuple[int, int]


COUPLE = 60
BESIDE = 40
NEAR = 12
RING = (0, 0, 150, 60, 25, 8, 2)
"""The worth of a ring by its number of missing tiles; with one missing it counts as a threat."""

Tips = dict[int, list[tuple[int, int]]]
"""By path: its open ends, each as the cell it faces and the tile it leaves."""


def loops_potential(board: Board, *, far: bool = True, rings: bool = False) -> Potential:
    """Return the threats on a board and, with `far`, the worth of promising features.

    With `rings`, rings count as well.
    """
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
        return Potential(threats, (0, 0))
    promise = _couples(joins)
    near = _near(board.width)
    for colour in (0, 1):
        promise[colour] += sum(_reach(own, near) for own in tips[colour].values())
    if rings:
        _add_rings(board, promise)
    return Potential(threats, (promise[0], promise[1]))


def _couples(joins: list[tuple[int, int, int, int]]) -> list[int]:
    """Return each player's worth of couples; a join is two paths, their colour, and the cell."""
    worth = [0, 0]
    met: dict[tuple[int, int], int] = {}
    for one, other, colour, cell in joins:
        both = (one, other) if one < other else (other, one)
        if met.setdefault(both, cell) != cell:
            worth[colour] += COUPLE
    return worth


def _reach(tips: list[tuple[int, int]], near: dict[int, int]) -> int:
    """Return the worth of the open ends of a path.

    One path with many ends is worth more than two with the same total.
    """
    count = len(tips)
    worth = count * count // 2
    for number in range(1, count):
        cell, tile = tips[number]
        for other, second in tips[:number]:
            # Ends of the same tile or of two touching tiles make loops too short to win.
            apart = cell - other
            if apart in near and tile != second and near.get(tile - second, 0) != BESIDE:
                worth += near[apart]
    return worth


def _add_rings(board: Board, promise: list[int]) -> None:
    """Add the worth of the rings of six cells that a colour can still go round."""
    tiles, codes, table = board.tiles, board.codes, board.tables
    laid, open_to, steps = table.laid_round, table.may_go_round, table.steps
    for middle in board.touched:
        colours, missing = 3, 0
        for edge, step in enumerate(steps):
            tile = tiles[middle + step]
            if tile:
                colours &= laid[tile][edge]
            else:
                colours &= open_to[codes[middle + step]][edge]
                missing += 1
            if not colours:
                break
        else:
            for colour in (0, 1):
                if colours >> colour & 1:
                    promise[colour] += RING[missing]


@cache
def _near(width: int) -> dict[int, int]:
    """Return the worth of two ends by the difference of the cells they face."""
    ring = (-2 * width, 1 - width, 1 + width, 2 * width, width - 1, -width - 1)
    found = {one + other: NEAR for one in ring for other in ring} | dict.fromkeys(ring, BESIDE)
    del found[0]
    return found


LEAD = 400
"""The worth of each eye or point of the best dragon, for aims decided at the end."""

CLOSING = (0, 90, 45, 24, 14, 8, 5, 3, 2, 1)
"""The worth of a dragon by the number of cells that its open ends face."""


@dataclass(slots=True)
class Growing:
    """A dragon that is still open.

    `cells` are the cells its ends face. `chances` counts the ways to make another eye with one
    tile. It is `shut_out` if it faces a cell that no tile fits, so that it can never be closed.
    """

    colour: int
    eyes: int
    cells: set[int] = field(default_factory=set)
    chances: int = 0
    shut_out: bool = False


def growing(board: Board) -> list[Growing]:
    """Return the open dragons."""
    tiles, codes, table = board.tiles, board.codes, board.tables
    found: dict[int, Growing] = {}
    for cell in board.touched:
        if tiles[cell]:
            continue
        code = codes[cell]
        roots = {}
        for edge, offset, colour in table.meets[code]:
            root = roots[edge] = board.root(3 * cell + offset)
            if root not in found:
                found[root] = Growing(colour, board.eyes[root])
            found[root].cells.add(cell)
            if table.asks[code] == DEAD:
                found[root].shut_out = True
        for one, other, _ in table.pairs[code]:
            if roots[one] == roots[other]:
                found[roots[one]].chances += 1
    return list(found.values())


def eyes_needed(board: Board) -> list[int]:
    """Return the number of eyes that each player's next complete dragon needs to count."""
    least = board.options.eyes_needed
    if board.aim == "all_out_most_eyes":
        best = complete_eyes(board)
        return [max(least, best[player] + 1) for player in (0, 1)]
    if board.aim == "end_most":
        enemy = [0, 0]
        for _, colour, border in board.eyes_made:
            enemy[1 - colour] = max(enemy[1 - colour], board.eyes[board.root(border)])
        return [max(least, eyes + 1) for eyes in enemy]
    return [least, least]


def eyes_potential(board: Board) -> Potential:
    """Return the potential of the dragons, for aims decided by eyes.

    A threat is a cell where one tile may close a dragon with enough eyes.
    """
    threats: tuple[list[int], list[int]] = ([], [])
    promise = [0, 0]
    if board.aim == "tantrix":
        promise = _tantrix_promise(board)
    else:
        needed = eyes_needed(board)
        if board.aim == "all_out_most_eyes":
            promise = [LEAD * eyes for eyes in complete_eyes(board)]
        for dragon in growing(board):
            if dragon.shut_out:
                continue
            own = dragon.colour
            promise[own] += _promise(dragon, needed[own])
            if (
                len(dragon.cells) == 1
                and dragon.eyes + dragon.chances >= needed[own]
                and board.aim not in PLAYED_OUT
            ):
                threats[own].extend(dragon.cells)
    return Potential(threats, (promise[0], promise[1]))


def _promise(dragon: Growing, needed: int) -> int:
    """Return an open dragon's worth for its owner, who needs `needed` eyes."""
    eyes = dragon.eyes + min(1, dragon.chances)
    if not eyes:
        return 1
    steps = len(dragon.cells) + 2 * max(0, needed - eyes)
    return CLOSING[min(steps, len(CLOSING) - 1)] * (2 + eyes)


def _tantrix_promise(board: Board) -> list[int]:
    promise = [LEAD * score for score in best_scores(board)]
    likely = [0, 0]
    for dragon in growing(board):
        own = 100 * dragon.eyes + 30 * min(dragon.chances, 4) + 3 * len(dragon.cells)
        if not dragon.shut_out:
            own += dragon.eyes * CLOSING[min(len(dragon.cells), len(CLOSING) - 1)]
        likely[dragon.colour] = max(likely[dragon.colour], own)
    return [promise[player] + likely[player] for player in (0, 1)]


def ties_promise(board: Board) -> tuple[int, int]:
    """Return the worth of the largest complete dragons if a `tie_` option uses them, else zeros."""
    options = board.options
    if not (board.closed and options.largest_decides):
        return 0, 0
    own, enemy = complete_sizes(board)
    lead = max(-4, min(4, own - enemy)) * max(2, 20 - board.pool)
    return (0, lead) if options.tie_largest_loses else (lead, 0)
