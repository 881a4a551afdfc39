"""Closed dragons with crossing colours: their shapes, and how near a player is to one.

With `cross`, every tile joins all three edges of a colour, so each tile of a closed dragon meets
three others. `tests.tools.players.dragons_closed` finds all shapes. The smallest have sixteen
tiles, in one shape and its mirror image, and the next ones twenty-four. A cell is filled
automatically once it meets a tile along each of its three lines. So what counts is not the number
of missing tiles, but how many of them a player must place.
"""

from collections import Counter
from collections.abc import Collection
from functools import cache
from itertools import islice
from typing import Final

from rules.core.settled import total
from rules.dragons.options import DragonsOptions
from rules.dragons.players.board import Board
from rules.dragons.tiles import CROSS, O

SHAPES: Final = (
    ("..de.", ".cage", ".ghcf", "cega.", "ba..."),
    ("...de", ".dhbf", "cfgh.", "bhdf.", ".ba.."),
)
"""The smallest closed dragons of O: the states row by row, columns to the right along SE."""

SIZE: Final = 16
EYES: Final = 9
"""The numbers of tiles and eyes of these shapes."""

AIMS: Final = frozenset({"end_first", "end_single", "end_most", "loop_closed"})
"""The aims that are won by closing a dragon."""

_LAID: Final = 0.25
"""The factor on a shape's value for each tile that must still be placed."""

_COUNTED: Final = 8
"""The number of places for a shape that count, those with most tiles first."""

Plan = tuple[tuple[int, int], ...]
"""A shape: for each tile its cell's offset from the first cell, and 1 + state."""


def decides(options: DragonsOptions) -> bool:
    """Whether a closed dragon must be built to win before the tiles run out."""
    return options.cross and options.aim in AIMS and options.eyes_needed <= EYES


@cache
def _plans(colour: int, width: int) -> tuple[Plan, ...]:
    letters = CROSS.letters
    # X's shapes use the states with the colours exchanged.
    other = {tuple(1 - side for side in sides): letter for letter, sides in CROSS.colours.items()}
    return tuple(
        tuple(
            (
                (2 * r + q) * width + q,
                1 + letters.index(letter if colour == O else other[CROSS.colours[letter]]),
            )
            for r, row in enumerate(shape)
            for q, letter in enumerate(row)
            if letter != "."
        )
        for shape in SHAPES
    )


def missing(board: Board, player: int) -> list[list[int]]:
    """Return the empty cells of each place where a player can still build a smallest closed dragon.

    The places with the fewest empty cells come first, at most `_COUNTED` of them, and only if
    enough tiles are left.
    """
    plans, tiles = _plans(player, board.width), board.tiles
    found = Counter(
        (number, cell - offset)
        for number, plan in enumerate(plans)
        for cell in board.placed
        for offset, tile in plan
        if tiles[cell] == tile
    )
    likely = (place for place, laid in found.most_common() if laid >= SIZE - board.pool)
    empty = (_empty(board, plans[number], start) for number, start in likely)
    return list(islice((cells for cells in empty if cells), _COUNTED))


def _empty(board: Board, plan: Plan, start: int) -> list[int]:
    """Return the empty cells of a shape; an empty list if the shape cannot be completed here."""
    tiles, codes, fits = board.tiles, board.codes, board.tables.fits
    cells = []
    for offset, wanted in plan:
        cell = start + offset
        if not tiles[cell]:
            if wanted - 1 not in fits[codes[cell]]:
                return []
            cells.append(cell)
        elif tiles[cell] != wanted:
            return []
    return cells


def to_lay(board: Board, cells: Collection[int]) -> int:
    """Estimate how many of these cells a player must fill so that the others are automatic.

    It repeatedly takes the cell that makes most others automatic. With `may_complete` there are
    no automatic tiles.
    """
    if board.options.may_complete:
        return len(cells)
    tiles, (north, northeast, southeast, *_) = board.tiles, board.tables.steps
    lines = (north, northeast, southeast)
    left, laid = set(cells), set[int]()

    def met(cell: int) -> int:
        return sum(
            bool(tiles[cell + step] or tiles[cell - step])
            or cell + step in laid
            or cell - step in laid
            for step in lines
        )

    def gained(cell: int) -> tuple[int, int]:
        laid.add(cell)
        along = [met(other) for other in left if other != cell]
        laid.remove(cell)
        return along.count(len(lines)), along.count(len(lines) - 1)

    count = 0
    while left:
        filled = {cell for cell in left if met(cell) == len(lines)}
        if not filled:
            filled = {max((cell for cell in left if met(cell)), key=gained)}
            count += 1
        left -= filled
        laid |= filled
    return count


def fewest_missing(board: Board, player: int) -> int:
    """Return how many tiles a player's nearest closed dragon lacks.

    0 if a closed dragon is not needed to win, or if none of the smallest is possible.
    """
    return min(map(len, missing(board, player)), default=0) if decides(board.options) else 0


def hope(board: Board, player: int) -> float:
    """Return a value for how near a player is to a closed dragon.

    It grows with the number of places for one, and falls with the tiles each of them needs.
    """
    return total(_LAID ** to_lay(board, cells) for cells in missing(board, player))
