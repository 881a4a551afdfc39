"""Mono with pencil and paper: a page with a board or a layout, and lines for the turns."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from desktop.games.mono.diagram import CELL, layout_diagram
from desktop.games.on_paper import NamedLayout, ScoreSheet
from desktop.paint.ink import GREY, PALE, line, pen, write
from rules.mono.board import HIDDEN, board

translate = QCoreApplication.translate

_ROW = 7.0  # mm of a line to write on
_LARGEST = 12.0  # mm of a cell
_CELLS = {2: 16.0, 4: 12.0, 6: CELL}
"""Millimetres of the largest cells with so many layouts on a page."""


def score_sheet(name: str, size: int, labels: str) -> ScoreSheet:
    """Return a page with the player's own board, the opponent's, and lines for the turns."""
    return ScoreSheet(name or "Mono", _regions(size), partial(_paint, size, labels))


def layout_sheets(layouts: Sequence[NamedLayout], a_page: int) -> list[ScoreSheet]:
    """Return pages with layouts, so many on each: 2, 4 or 6."""
    title = translate("commands", "Mono layouts")
    parts = (layouts[first : first + a_page] for first in range(0, len(layouts), a_page))
    return [ScoreSheet(title, "", partial(_paint_layouts, part, a_page)) for part in parts]


def _regions(size: int) -> str:
    return translate("common", "%n regions", None, size)


def _cell(size: int, room: QSizeF, largest: float = _LARGEST) -> float:
    """Return how large the cells of a board are in a room."""
    grid = board(size)
    return min(largest, (room.width() - 7) / grid.width, (room.height() - 7) / grid.height)


def _paint(size: int, labels: str, painter: QPainter, room: QRectF) -> None:
    blank = HIDDEN * len(board(size).names)
    half = QRectF(room.left(), room.top(), room.width(), room.height() * 0.34)
    cell = _cell(size, QSizeF(half.width(), half.height() - 8))
    own = translate("paper", "Your board: keep it hidden, and cross out what was revealed")
    other = translate("paper", "Your opponent’s board: write down what you reveal")
    for words, known in ((own, labels or blank), (other, blank)):
        write(painter, words, QRectF(half.left(), half.top(), half.width(), 6), 10, 600)
        drawn = layout_diagram(size, known, cell=cell)
        drawn.paint_in(painter, half.adjusted(0, 7, 0, 0), 0.5)
        half.translate(0, drawn.size.height() + 11)
    titles = (
        translate("common", "Turn"),
        translate("paper", "Your numbers"),
        #: noun: a column of the score sheet
        translate("paper", "Score"),
    )
    below = QRectF(room)
    below.setTop(half.top())
    width = (room.width() - 8) / 2
    for column in (0, 1):
        box = QRectF(room.left() + column * (width + 8), below.top(), width, below.height())
        _paint_table(painter, box, titles, (0.13, 0.65, 0.22), first=column)


def _paint_table(
    painter: QPainter, box: QRectF, titles: Sequence[str], shares: Sequence[float], first: int
) -> None:
    """Paint a table to fill in, its rows numbered after the rows of the tables before it."""
    rows = int(box.height() / _ROW) - 1
    bottom = box.top() + (rows + 1) * _ROW
    lefts = [box.left() + box.width() * sum(shares[:index]) for index in range(len(shares) + 1)]
    for title, left, share in zip(titles, lefts, shares, strict=False):
        cell = QRectF(left + 1, box.top(), box.width() * share - 2, _ROW)
        write(painter, title, cell, 8.5, 600)
    for row in range(rows + 1):
        y = box.top() + (row + 1) * _ROW
        line(painter, QPointF(box.left(), y), QPointF(box.right(), y), 0.8 if row == 0 else 0.4)
        if row < rows:
            cell = QRectF(box.left() + 1, y, box.width() * shares[0] - 2, _ROW)
            write(painter, str(first * rows + row + 1), cell, 8.5, colour=GREY)
    painter.setPen(pen(0.4, PALE))
    for left in lefts[1:-1]:
        painter.drawLine(QPointF(left, box.top() + 1), QPointF(left, bottom))


def _paint_layouts(
    part: Sequence[NamedLayout], a_page: int, painter: QPainter, room: QRectF
) -> None:
    """Paint layouts, each below its name; two beside each other if there are many."""
    columns = 1 if a_page == min(_CELLS) else 2
    width = (room.width() - 8 * (columns - 1)) / columns
    height = room.height() / (a_page // columns)
    for index, (name, size, labels) in enumerate(part):
        row, column = divmod(index, columns)
        left, top = room.left() + column * (width + 8), room.top() + row * height
        box = QRectF(left, top, width, 6)
        write(painter, name, box.adjusted(5, 0, -24, 0), 11, 700, role="display")
        write(painter, _regions(size), box, 8.5, align=Qt.AlignmentFlag.AlignRight)
        fitting = _cell(size, QSizeF(width, height - 16), _CELLS[a_page])
        place = QRectF(left, top + 7, width, height - 12)
        layout_diagram(size, labels, cell=fitting).paint_in(painter, place, 0.0)
