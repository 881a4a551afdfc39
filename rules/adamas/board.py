"""The board of Adamas: cells and their names, rays, and the stacks and cells in sight.

Letters name the lines that lean right going up, numbers the rows from the bottom. With letter and
row counted from 0, a cell of the board of size n has n-1 <= letter + row <= 3(n-1); it shares a
line with the cells of the same row, of the same letter, or of the same sum.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from rules.core import FrozenDict

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six directions as (letter, row) steps."""


class Stack(NamedTuple):
    """Pieces of one colour on a cell."""

    owner: int
    height: int


Stacks = Sequence[Stack | None]
"""The stack on each cell, None for an empty cell, in the order of `Board.cells`."""

Ray = tuple[int, ...]
"""The cells from one cell to the edge in one direction, nearest first."""


@dataclass(frozen=True, slots=True)
class Board:
    """The cells in cell order: by letter, then by row. A cell's number is its index there."""

    size: int
    cells: tuple[str, ...]
    places: tuple[tuple[int, int], ...]
    """Letter and row of every cell, both from 0."""
    index: FrozenDict[str, int]
    rays: tuple[tuple[Ray, ...], ...]


@cache
def board_of(size: int) -> Board:
    """Return the board with `size` cells per side."""
    side, span = size - 1, 2 * size - 1
    places = [(c, r) for c in range(span) for r in range(span) if side <= c + r <= 3 * side]
    number = {place: i for i, place in enumerate(places)}
    cells = tuple(cell_name(*place) for place in places)
    return Board(
        size=size,
        cells=cells,
        places=tuple(places),
        index=FrozenDict({name: i for i, name in enumerate(cells)}),
        rays=tuple(tuple(_ray(place, step, number) for step in STEPS) for place in places),
    )


def cell_name(letter: int, row: int) -> str:
    """Return the name of a cell, such as `a3` for letter 0 and row 2."""
    return f"{chr(ord('a') + letter)}{row + 1}"


def cell_order(name: str) -> tuple[str, int]:
    """Return a sort key for cell names: letter, then row."""
    return (name[0], int(name[1:]))


def _ray(place: tuple[int, int], step: tuple[int, int], number: dict[tuple[int, int], int]) -> Ray:
    cells = []
    (c, r), (dc, dr) = place, step
    while (c := c + dc, r := r + dr) in number:
        cells.append(number[c, r])
    return tuple(cells)


def stacks_in_sight(board: Board, stacks: Stacks, cell: int) -> Iterator[int]:
    """Yield the first stack in each of the six directions that has one."""
    for ray in board.rays[cell]:
        for other in ray:
            if stacks[other] is not None:
                yield other
                break


def cells_in_sight(board: Board, stacks: Stacks, cell: int) -> list[int]:
    """Return the empty cells and first stacks that a line reaches unobstructed, in cell order."""
    seen = []
    for ray in board.rays[cell]:
        for other in ray:
            seen.append(other)
            if stacks[other] is not None:
                break
    return sorted(seen)


def between(board: Board, stacks: Stacks, source: int, target: int) -> int | None:
    """Return the first stack strictly between two cells of a line, None if the line is free.

    Raises ValueError if the cells share no line.
    """
    for ray in board.rays[source]:
        if target in ray:
            way = ray[: ray.index(target)]
            return next((cell for cell in way if stacks[cell] is not None), None)
    raise ValueError("no common line")


def visible_enemies(board: Board, stacks: Stacks, cell: int, owner: int) -> int:
    """Return the visible enemy count of `owner`'s stack on a cell ("Capture").

    In each direction only the first stack is visible. The count is the total height of those that
    are enemy stacks.
    """
    count = 0
    for other in stacks_in_sight(board, stacks, cell):
        stack = stacks[other]
        if stack is not None and stack.owner != owner:
            count += stack.height
    return count


def falls(height: int, seen: int) -> bool:
    """Whether a stack of this height falls if so many enemy pieces see it ("Capture")."""
    return seen == height


def capturable(board: Board, stacks: Stacks, cell: int) -> bool:
    """Whether the stack on a cell falls to the enemy pieces that see it."""
    stack = stacks[cell]
    if stack is None:
        return False
    return falls(stack.height, visible_enemies(board, stacks, cell, stack.owner))
