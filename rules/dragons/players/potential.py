"""Each player's potential in a position: threats, and promising features.

A *threat* is an empty cell where one tile wins. If loops win, the promising features are:
- *couples*, two cells shared by the same two paths: a tile on one makes the other a threat,
- paths with two ends that are one or two tiles apart,
- rings of six cells that lack a few tiles.

If eyes win, the promise is how near dragons are to closing.
"""

from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from rules.dragons.options import PLAYED_OUT
from rules.dragons.players.board import Board
from rules.dragons.players.rings import would_win
from rules.dragons.players.tables import DEAD, Tables
from rules.dragons.players.verdicts import best_scores, complete_eyes, complete_sizes


class Potential(NamedTuple):
    """For each player: the cells where one tile wins, and the worth of promising features."""

    threats: tuple[list[int], list[int]]
    promise: tuple[int, int]


COUPLE: Final = 60
BESIDE: Final = 40
NEAR: Final = 12
RING: Final = (0, 0, 150, 60, 25, 8, 2)
"""The worth of a ring by its number of missing tiles; with one missing it counts as a threat."""

_TIP: Final = 1 << 32
"""The step between the numbers of two looks; a tip's number in a look is `8 * cell + edge`."""


def loops_potential(board: Board, *, far: bool = True, rings: bool = False) -> Potential:
    """Return the threats on a board and, with `far`, the worth of promising features.

    With `rings`, rings count as well.
    """
    tiles, codes, table = board.tiles, board.codes, board.tables
    asks, steps, latest, previous = table.asks, table.steps, board.latest, board.previous
    meets_at, meets, pairs_at, pairs = table.meets_at, table.meets, table.pairs_at, table.pairs
    near = _near(board.width, len(tiles))
    board.looks += _TIP
    look = board.looks
    threats: tuple[list[int], list[int]] = ([], [])
    promise = [0, 0]
    met: dict[int, int] = {}
    roots: vec[i64] = vec[i64]((0, 0, 0, 0, 0, 0))
    for touched in board.touched:
        cell: i64 = touched
        code = codes[cell]
        if tiles[cell] or asks[code] == DEAD:
            continue
        at, last = meets_at[code], meets_at[code + 1]
        while at < last:
            edge, border = meets[at], 3 * cell + meets[at + 1]
            tree = roots[edge] = board.root(border)
            if far:
                before = latest[tree] if latest[tree] > look else 0
                latest[tree] = look + 8 * cell + edge
                previous[border] = before
                if before:
                    tile = cell + steps[edge]
                    promise[meets[at + 2]] += _reach(table, near, previous, before, cell, tile)
            at += 3
        at, last = pairs_at[code], pairs_at[code + 1]
        while at < last:
            one, other, colour = pairs[at], pairs[at + 1], pairs[at + 2]
            tree, second = roots[one], roots[other]
            if tree == second:
                if touched not in threats[colour] and would_win(board, cell, one, other, tree):
                    threats[colour].append(touched)
            elif far:
                both = min(tree, second) * _TIP + max(tree, second)
                if met.setdefault(both, touched) != touched:
                    promise[colour] += COUPLE
            at += 3
    if far and rings:
        _add_rings(board, promise)
    return Potential(threats, (promise[0], promise[1]))


def _reach(
    table: Tables, near: vec[i64], previous: vec[i64], before: i64, cell: i64, tile: i64
) -> i64:
    """Return the worth that one more open end adds to a path; `before` is the path's latest end.

    It faces a cell and leaves a tile. One path with many ends is worth more than two with the same
    total: n ends are worth n * n // 2.
    """
    steps, borders = table.steps, table.borders
    middle: i64 = len(near) // 2
    worth: i64 = 0
    ends: i64 = 0
    while before:
        other, edge = before % _TIP >> 3, before & 7
        ends += 1
        apart, beside = cell - other, tile - other - steps[edge]
        # Ends of the same tile or of two touching tiles make loops too short to win.
        if near[middle + apart] and beside and near[middle + beside] != BESIDE:
            worth += near[middle + apart]
        before = previous[3 * other + borders[edge]]
    return worth + (ends + 1) // 2 * 2


def _add_rings(board: Board, promise: list[int]) -> None:
    """Add the worth of the rings of six cells that a colour can still go round."""
    tiles, codes, table = board.tiles, board.codes, board.tables
    laid, open_to, steps = table.laid_round, table.may_go_round, table.steps
    for touched in board.touched:
        middle: i64 = touched
        colours: i64 = 3
        missing: i64 = 0
        edge: i64 = 0
        while edge < 6 and colours:
            beside = middle + steps[edge]
            if tiles[beside]:
                colours &= laid[6 * tiles[beside] + edge]
            else:
                colours &= open_to[6 * codes[beside] + edge]
                missing += 1
            edge += 1
        if colours:
            worth = RING[missing]
            if colours & 1:
                promise[0] += worth
            if colours & 2:
                promise[1] += worth


@cache
def _near(width: int, cells: int) -> vec[i64]:
    """Return the worth of two ends by the difference of the cells they face, plus `cells`."""
    ring = (-2 * width, 1 - width, 1 + width, 2 * width, width - 1, -width - 1)
    found = {one + other: NEAR for one in ring for other in ring} | dict.fromkeys(ring, BESIDE)
    del found[0]
    return vec[i64](found.get(apart, 0) for apart in range(-cells, cells + 1))


LEAD: Final = 400
"""The worth of each eye or point of the best dragon, for aims decided at the end."""

CLOSING: Final = (0, 90, 45, 24, 14, 8, 5, 3, 2, 1)
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
        for at in range(table.meets_at[code], table.meets_at[code + 1], 3):
            root = roots[table.meets[at]] = board.root(3 * cell + table.meets[at + 1])
            if root not in found:
                found[root] = Growing(table.meets[at + 2], board.eyes[root])
            found[root].cells.add(cell)
            if table.asks[code] == DEAD:
                found[root].shut_out = True
        for at in range(table.pairs_at[code], table.pairs_at[code + 1], 3):
            root = roots[table.pairs[at]]
            if root == roots[table.pairs[at + 1]]:
                found[root].chances += 1
    return list(found.values())


def eyes_needed(board: Board) -> list[int]:
    """Return the number of eyes that each player's next complete dragon needs to count."""
    least = board.options.eyes_needed
    if board.aim == "all_out_most_eyes":
        best = complete_eyes(board)
        return [max(least, best[player] + 1) for player in (0, 1)]
    if board.aim == "end_most":
        opponent = [0, 0]
        for _, colour, border in board.eyes_made:
            opponent[1 - colour] = max(opponent[1 - colour], board.eyes[board.root(border)])
        return [max(least, eyes + 1) for eyes in opponent]
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
    own, opponent = complete_sizes(board)
    lead = max(-4, min(4, own - opponent)) * max(2, 20 - board.pool)
    return (0, lead) if options.tie_largest_loses else (lead, 0)
