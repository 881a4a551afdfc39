"""Closed dragons where colours cross: what one looks like, and how near a player is to one.

There every tile joins all three edges of a colour, so in a closed dragon each tile meets three
others. `tests.tools.players.dragons_closed` looks for all of them: the smallest have sixteen tiles,
in one shape and its mirror image, and the next ones twenty-four. A tile falls into place once it
meets a tile along each of the three lines through it; so what counts is not how many tiles are
missing, but how many of them must be laid.
"""

from collections import Counter
from collections.abc import Collection
from functools import cache
from itertools import islice

from rules.dragons.options import DragonsOptions
from rules.dragons.players.board import Board
from rules.dragons.tiles import CROSS, O

SHAPES = (
    ("..de.", ".cage", ".ghcf", "cega.", "ba..."),
    ("...de", ".dhbf", "cfgh.", "bhdf.", ".ba.."),
)
"""The smallest closed dragons of O: the states row by row, columns to the right along SE."""

SIZE, EYES = 16, 9
"""Their tiles and eyes."""

AIMS = frozenset({"end_first", "end_single", "end_most", "loop_closed"})
"""What is won by closing a dragon."""

_LAID = 0.25
"""What a shape counts for each tile that must be laid before it is closed."""

_COUNTED = 8
"""So many of the places for a shape count, where most tiles lie already."""

Plan = tuple[tuple[int, int], ...]
"""A shape: for each tile the number of its cell from the first one on, and 1 + state."""


def decides(options: DragonsOptions) -> bool:
    """Whether a closed dragon must be built to win before the tiles run out."""
    enough = options.aim == "loop_closed" or options.num_eyes <= EYES
    return options.cross and options.aim in AIMS and enough


@cache
def _plans(colour: int, width: int) -> tuple[Plan, ...]:
    letters = CROSS.letters
    # What joins X's edges is a state whose colours are the other way round.
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
    """For the places where a closed dragon of a player may come about: the cells still empty.

    Of the smallest dragons only; the fewest cells first, the nearest places alone, and only where
    there are tiles enough.
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
    """Return the empty cells of a shape; none where something else lies, or must lie."""
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
    """How many of these cells must be filled so that the others are by themselves, about.

    Each time one is taken that lets most others fall into place; with `may_complete` none do.
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

    0 where something else may win, or where none of the smallest can come about.
    """
    return min(map(len, missing(board, player)), default=0) if decides(board.options) else 0


def hope(board: Board, player: int) -> float:
    """Return how near a player is to a closed dragon.

    The value grows with the number of ways to one, and falls with the tiles each of them takes.
    """
    return sum(_LAID ** to_lay(board, cells) for cells in missing(board, player))
