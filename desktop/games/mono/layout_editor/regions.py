"""Moving, rotating, mirroring and swapping regions of a layout. All regions keep their sizes."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Self

from rules.mono.board import HIDDEN, LABELS, Board, board, cells_of

Cells = frozenset[int]
Offset = tuple[int, int]


def region_of(labels: str, label: str) -> Cells:
    """Return the cells with a label."""
    return frozenset(cell for cell, there in enumerate(labels) if there == label)


@dataclass(frozen=True, slots=True)
class Shape:
    """A set of cells without a position: their columns and rows, both from 0, in reading order."""

    offsets: tuple[Offset, ...]

    @classmethod
    def of(cls, size: int, cells: Cells) -> Self:
        """Return the shape of some cells of a board."""
        width = board(size).width
        return cls._from((cell % width, cell // width) for cell in cells)

    @classmethod
    def _from(cls, offsets: "Iterator[Offset]") -> Self:
        pairs = list(offsets)
        left, top = min(x for x, _ in pairs), min(y for _, y in pairs)
        return cls(tuple(sorted(((x - left, y - top) for x, y in pairs), key=lambda o: o[::-1])))

    @property
    def span(self) -> Offset:
        """The number of columns and rows it covers."""
        return max(x for x, _ in self.offsets) + 1, max(y for _, y in self.offsets) + 1

    def turned(self) -> Self:
        """Return the shape rotated by a quarter turn clockwise."""
        return self._from((-y, x) for x, y in self.offsets)

    def mirrored(self) -> Self:
        """Return the shape mirrored left to right."""
        return self._from((-x, y) for x, y in self.offsets)

    def flipped(self) -> Self:
        """Return the shape mirrored top to bottom."""
        return self._from((x, -y) for x, y in self.offsets)

    def around(self, size: int, middle: Offset) -> Cells | None:
        """Return its cells as near to `middle` as the board's edges allow, None if it is too large.

        `middle` is twice the column and twice the row of the shape's centre.
        """
        grid, (wide, high) = board(size), self.span
        if wide > grid.width or high > grid.height:
            return None
        column = min(max((middle[0] - wide + 1) // 2, 0), grid.width - wide)
        row = min(max((middle[1] - high + 1) // 2, 0), grid.height - high)
        return frozenset((row + y) * grid.width + column + x for x, y in self.offsets)


def middle_of(size: int, cells: Cells) -> Offset:
    """Return twice the column and twice the row of the cells' centre."""
    width = board(size).width
    columns, rows = [cell % width for cell in cells], [cell // width for cell in cells]
    return min(columns) + max(columns), min(rows) + max(rows)


def shifted(size: int, cells: Cells, start: int, end: int) -> Cells | None:
    """Return the cells moved by the way from `start` to `end`, None if they leave the board."""
    width, height = board(size).width, board(size).height
    right, down = end % width - start % width, end // width - start // width
    pairs = [(cell % width + right, cell // width + down) for cell in cells]
    if all(0 <= x < width and 0 <= y < height for x, y in pairs):
        return frozenset(y * width + x for x, y in pairs)
    return None


@dataclass(frozen=True, slots=True)
class Placement:
    """A region and the cells it would cover. `blocked` are those of them in other regions."""

    label: str
    cells: Cells
    blocked: Cells

    @classmethod
    def on(cls, labels: str, label: str, cells: Cells) -> Self:
        """Return the placement of a region on these cells of a layout."""
        return cls(label, cells, frozenset(c for c in cells if labels[c] not in (label, HIDDEN)))


def laid(size: int, labels: str, placement: Placement) -> str | None:
    """Return the layout with a region moved to other cells, None if that is impossible.

    Regions in its way get the same number of cells from those that it leaves, so all sizes stay. It
    is impossible if it leaves too few cells.
    """
    left = region_of(labels, placement.label) - placement.cells
    if len(left) < len(placement.blocked):
        return None
    signs = list(labels)
    for cell in left:
        signs[cell] = HIDDEN
    for cell in placement.cells:
        signs[cell] = placement.label
    homeless = sorted(labels[cell] for cell in placement.blocked)
    grid = board(size)
    while homeless:
        _, cell, label = max(
            (sum(signs[n] == label for n in grid.neighbours[cell]), cell, label)
            for cell in left
            if signs[cell] == HIDDEN
            for label in set(homeless)
        )
        signs[cell] = label
        homeless.remove(label)
    return "".join(signs)


def swapped_in_place(size: int, labels: str, one: str, other: str) -> str | None:
    """Return a layout in which two regions swap places within the cells of both.

    The smaller one moves to the far end of the larger one. Both keep their sizes and stay
    connected. None if they do not touch or there is no such swap.
    """
    grid = board(size)
    small, large = sorted((_mask(labels, label) for label in (one, other)), key=int.bit_count)
    if small.bit_count() == large.bit_count():
        return labels.translate(str.maketrans(one + other, other + one))
    both = small | large
    if grid.flood(small & -small, both) != both:
        return None
    names = (one, other) if _mask(labels, one) == small else (other, one)
    far = _distances(grid, small, both)
    for start in sorted(cells_of(large), key=lambda cell: -far[cell]):
        goal = _grown_away(grid, start, large, small.bit_count(), far)
        rest = both & ~goal
        if goal and grid.flood(rest & -rest, rest) == rest:
            signs = list(labels)
            for cell in cells_of(both):
                signs[cell] = names[0] if goal >> cell & 1 else names[1]
            return "".join(signs)
    return None


def _mask(labels: str, label: str) -> int:
    return sum(1 << cell for cell in region_of(labels, label))


def _distances(grid: Board, start: int, within: int) -> dict[int, int]:
    """Return the number of steps from `start` to each cell, by way of the cells in `within`."""
    found, reached, steps = dict.fromkeys(cells_of(start), 0), start, 0
    while fresh := grid.spread(reached) & within & ~reached:
        steps += 1
        found |= dict.fromkeys(cells_of(fresh), steps)
        reached |= fresh
    return found


def _grown_away(grid: Board, start: int, within: int, count: int, far: dict[int, int]) -> int:
    """Return `count` connected cells from a start cell, farthest cells first, or 0 without room."""
    shape = 1 << start
    while shape.bit_count() < count:
        edge = cells_of(grid.spread(shape) & within & ~shape)
        if not edge:
            return 0
        shape |= 1 << max(edge, key=lambda cell: (far[cell], -cell))
    return shape


def pocket_label(size: int, labels: str, cells: Cells, chosen: str) -> str | None:
    """Return the label to fill a pocket of empty cells with, None if none fits.

    It is the region of that size if it has no cells yet. Otherwise it is the chosen label if it
    needs at least that many cells, or else the only neighbouring region that needs exactly that
    many.
    """
    count = len(cells)
    if count <= size and not labels.count(LABELS[count - 1]):
        return LABELS[count - 1]
    lacks = {label: LABELS.index(label) + 1 - labels.count(label) for label in LABELS[:size]}
    if lacks[chosen] >= count:
        return chosen
    grid = board(size)
    around = {labels[other] for cell in cells for other in grid.neighbours[cell]}
    fitting = [label for label in around - {HIDDEN} if lacks[label] == count]
    return fitting[0] if len(fitting) == 1 else None


def stamps(size: int, value: int) -> list[Shape]:
    """Return the stamp's shapes for a region: all up to five cells, and typical larger ones."""
    grid = board(size)
    shapes = _polyominoes(value) if value <= _ALL_SHAPES else _usual_shapes(value)
    fitting = (
        shape for shape in shapes if shape.span[0] <= grid.width and shape.span[1] <= grid.height
    )
    return list(dict.fromkeys(fitting))


_ALL_SHAPES = 5
"""The largest region with all shapes: 12 for five cells, while six cells would have 35."""


def _polyominoes(count: int) -> list[Shape]:
    """Return every shape of `count` connected cells once.

    Rotations and mirror images are the same.
    """
    found = {Shape(((0, 0),))}
    for _ in range(count - 1):
        found = {
            _canonical(Shape._from(iter((*shape.offsets, cell))))
            for shape in found
            for x, y in shape.offsets
            for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
            if cell not in shape.offsets
        }
    return sorted(found, key=lambda shape: (-shape.span[0], shape.offsets))


def _canonical(shape: Shape) -> Shape:
    """Return one common form of all rotations and mirror images of a shape, wider than high."""
    ways = [shape, shape.mirrored()]
    for _ in range(3):
        ways += [ways[-2].turned(), ways[-1].turned()]
    return max(ways, key=lambda way: (way.span[0] - way.span[1], way.offsets))


def _usual_shapes(count: int) -> Iterator[Shape]:
    """Yield blocks of two to four rows, a bar, an L and a U."""
    for rows in (2, 3, 4, 1):
        wide = -(-count // rows)
        yield Shape(tuple((n % wide, n // wide) for n in range(count)))
    foot = (count + 1) // 2
    corner = [(n, 0) for n in range(foot)] + [(0, n) for n in range(1, count - foot + 1)]
    yield Shape._from(iter(corner))
    arm = (count - 1) // 3
    base = count - 2 * arm
    sides = [(0, n) for n in range(arm)] + [(base - 1, n) for n in range(arm)]
    yield Shape._from(iter([*sides, *((n, arm) for n in range(base))]))


@dataclass(frozen=True, slots=True)
class HeldRegion:
    """A region that was picked up at the cell `grip` and now covers `cells`."""

    size: int
    label: str
    grip: int
    cells: Cells

    @classmethod
    def picked(cls, size: int, labels: str, cell: int) -> Self:
        """Return the whole region that contains a cell."""
        return cls(size, labels[cell], cell, region_of(labels, labels[cell]))

    def to(self, cell: int) -> Self:
        """Return the region with its grip on a cell, or unchanged if it does not fit there."""
        cells = shifted(self.size, self.cells, self.grip, cell)
        return self if cells is None else replace(self, grip=cell, cells=cells)

    def changed(self, change: Callable[[Shape], Shape]) -> Self:
        """Return the region transformed about its centre, or unchanged if it does not fit."""
        middle = middle_of(self.size, self.cells)
        cells = change(Shape.of(self.size, self.cells)).around(self.size, middle)
        if cells is None:
            return self
        grip = self.grip if self.grip in cells else min(cells)
        return replace(self, cells=cells, grip=grip)

    def on(self, labels: str) -> Placement:
        """Return the placement of the region on a layout."""
        return Placement.on(labels, self.label, self.cells)
