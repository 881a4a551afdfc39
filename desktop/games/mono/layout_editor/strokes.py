"""Functions that return a changed layout for each tool of the layout editor.

A layout is a text of labels in reading order. Empty cells are `.`.
"""

from collections.abc import Iterable

from rules.mono.board import HIDDEN, LABELS, board


def painted(labels: str, cells: Iterable[int], label: str) -> str:
    """Return the layout with these cells painted; `.` erases."""
    signs = list(labels)
    for cell in cells:
        signs[cell] = label
    return "".join(signs)


def part(size: int, labels: str, cell: int) -> int:
    """Return the connected cells of one label around a cell."""
    same = sum(1 << c for c, label in enumerate(labels) if label == labels[cell])
    return board(size).flood(1 << cell, same)


def swapped(labels: str, one: str, other: str) -> str:
    """Return the layout with the labels of two regions swapped."""
    return labels.translate(str.maketrans(one + other, other + one))


def opposite(size: int, cell: int, across: bool, down: bool) -> int:
    """Return the cell opposite on the board: left and right, top and bottom, or both."""
    grid = board(size)
    row, column = divmod(cell, grid.width)
    row = grid.height - 1 - row if down else row
    return row * grid.width + (grid.width - 1 - column if across else column)


def resized(size: int, labels: str, new: int) -> str:
    """Return the part of a layout that fits a board of `new` regions.

    Labels stay in the cells with the same names.
    """
    there = dict(zip(board(size).names, labels, strict=True))
    kept = (there.get(name, HIDDEN) for name in board(new).names)
    return "".join(label if label in LABELS[:new] else HIDDEN for label in kept)


def line(size: int, start: int, end: int) -> list[int]:
    """Return the cells on a straight line from one cell to another, both included."""
    width = board(size).width
    x, y = start % width, start // width
    across, down = end % width - x, end // width - y
    steps = max(abs(across), abs(down), 1)
    shares = [n / steps for n in range(steps + 1)]
    return [(y + round(down * s)) * width + x + round(across * s) for s in shares]
