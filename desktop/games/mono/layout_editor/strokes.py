"""What an editor of Mono layouts does to labels: every stroke makes a new layout.

A layout is a text of labels in reading order, `.` for a cell nothing was painted on.
"""

from collections.abc import Iterable

from rules.mono.board import HIDDEN, LABELS, board, cells_of


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


def filled(size: int, labels: str, cell: int, label: str) -> str:
    """Return the connected cells around one painted in another label."""
    return painted(labels, cells_of(part(size, labels, cell)), label)


def swapped(labels: str, one: str, other: str) -> str:
    """Two regions with their labels changed about."""
    return labels.translate(str.maketrans(one + other, other + one))


def mirrored(size: int, labels: str) -> str:
    """Left and right changed about."""
    width = board(size).width
    rows = (labels[at : at + width] for at in range(0, len(labels), width))
    return "".join(row[::-1] for row in rows)


def flipped(size: int, labels: str) -> str:
    """Top and bottom changed about."""
    return turned(mirrored(size, labels))


def turned(labels: str) -> str:
    """Half a turn: the only one the board's shape allows."""
    return labels[::-1]


def resized(size: int, labels: str, new: int) -> str:
    """Return what of a layout fits a board for `new` regions.

    Each label is in the cell of the same name.
    """
    there = dict(zip(board(size).names, labels, strict=True))
    kept = (there.get(name, HIDDEN) for name in board(new).names)
    return "".join(label if label in LABELS[:new] else HIDDEN for label in kept)


def line(size: int, start: int, end: int) -> list[int]:
    """Return the cells a straight stroke from one cell to another passes, both included."""
    width = board(size).width
    x, y = start % width, start // width
    across, down = end % width - x, end // width - y
    steps = max(abs(across), abs(down), 1)
    shares = [n / steps for n in range(steps + 1)]
    return [(y + round(down * s)) * width + x + round(across * s) for s in shares]
