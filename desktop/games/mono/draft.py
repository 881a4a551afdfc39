"""A layout that is being written: what of it can be shown already, and what is wrong with it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from rules.core import IllegalMove
from rules.mono.board import HIDDEN, LABELS, board, masks
from rules.mono.layouts import check_layout

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class LayoutDraft:
    """`labels` fill the board in reading order, `.` where nothing is written yet.

    `written` counts the values there are, `reason` says what is wrong, `wrong` are the cells to
    blame. A draft that is only unfinished has no reason and is not `valid` either.
    """

    labels: str
    written: int
    wrong: int = 0
    reason: str = ""
    valid: bool = False


def read_layout(size: int, text: str) -> LayoutDraft:
    """Reads a text as far as it goes.

    Lines are rows, the top one first; in them a dot or a space leaves a cell empty. A text of one
    line fills the board row by row, whatever spaces it has.
    """
    grid = board(size)
    rows = _rows(text, grid.width)
    labels = "".join(_labels(size, row, grid.width) for row in rows[: grid.height])
    shown = labels.ljust(len(grid.names), HIDDEN)
    written = sum(char in LABELS[:size] for row in rows for char in row.lower())
    reason = _misread(size, rows)
    if reason or HIDDEN in shown:
        wrong = _crowded(size, shown)
        crowded = _crowd_reason(size, shown) if wrong and not reason else ""
        return LayoutDraft(shown, written, wrong, reason or crowded)
    try:
        check_layout(size, shown)
    except IllegalMove as error:
        return LayoutDraft(shown, written, _faulty(size, shown), error.reason)
    return LayoutDraft(shown, written, valid=True)


def _rows(text: str, width: int) -> list[str]:
    """The rows a text means, spaces within them written as dots."""
    text = text.strip("\r\n") if "\n" not in text.lstrip("\r\n") else text.lstrip("\r\n")
    if "\n" in text:
        return [_row(line) for line in text.rstrip().splitlines()]
    flow = "".join(text.split())
    return [flow[at : at + width] for at in range(0, len(flow), width)]


def _row(line: str) -> str:
    """One line; in “6 6 9 9” the spaces only separate."""
    line = line.rstrip()
    if re.fullmatch(r"\S(\s\S)+", line):
        return "".join(line.split())
    return re.sub(r"\s", HIDDEN, line)


def _labels(size: int, row: str, width: int) -> str:
    """What a row puts on the board; nothing where it cannot be read."""
    row = "".join(char if char in LABELS[:size] else HIDDEN for char in row.lower())
    return row[:width].ljust(width, HIDDEN)


def _misread(size: int, rows: Sequence[str]) -> str:
    """What is wrong with the first row that cannot be as it is; or empty."""
    grid = board(size)
    for number, row in enumerate(rows, 1):
        stray = next((char for char in row if char != HIDDEN and not _is_label(size, char)), None)
        if stray is not None:
            words = translate("mono", "row {n}: “{char}” is not a value; they are 1 to {last}")
            shown = stray if stray.isprintable() else "?"
            return words.format(n=number, char=shown, last=LABELS[size - 1])
        if len(row) > grid.width:
            words = translate("mono", "row {n} has {found} cells, not {width}")
            return words.format(n=number, found=len(row), width=grid.width)
    found, cells = sum(map(len, rows)), len(grid.names)
    if len(rows) > grid.height and found > cells:
        words = translate("mono", "{found} values where the board has {cells} cells")
        return words.format(found=found, cells=cells)
    if len(rows) > grid.height:
        words = translate("mono", "{found} rows are written where the board has {height}")
        return words.format(found=len(rows), height=grid.height)
    return ""


def _is_label(size: int, char: str) -> bool:
    return char.isascii() and char.lower() in LABELS[:size]


def _crowded(size: int, labels: str) -> int:
    """The cells of regions that have too many already."""
    regions = enumerate(masks(size, labels), 1)
    return sum(region for value, region in regions if region.bit_count() > value)


def _crowd_reason(size: int, labels: str) -> str:
    """The first region that has too many cells already, in the words of the rules."""
    regions = enumerate(masks(size, labels), 1)
    value, count = next((v, r.bit_count()) for v, r in regions if r.bit_count() > v)
    return f"region {LABELS[value - 1]} has {count} cells, not {value}"


def _faulty(size: int, labels: str) -> int:
    """The cells of regions with a wrong number of cells; if there are none, of those torn apart."""
    regions = list(enumerate(masks(size, labels), 1))
    miscounted = sum(region for value, region in regions if region.bit_count() != value)
    if miscounted:
        return miscounted
    grid = board(size)
    return sum(region for _, region in regions if len(grid.parts(region)) > 1)
