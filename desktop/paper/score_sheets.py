"""Sheets to write on: Mono and Black Box with pencil and paper, and layouts."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from desktop.games.blackbox.diagram import box_diagram
from desktop.games.mono.diagram import CELL, layout_diagram
from desktop.paint.ink import GREY, PALE, line, paragraph, pen, write
from desktop.paper import LAYOUTS_A_PAGE
from desktop.paper.document import Document, Page, batched, body_of, numbered
from rules.blackbox.rays import PORT_NAMES
from rules.blackbox.state import Box
from rules.mono.board import HIDDEN, board

translate = QCoreApplication.translate

_CELLS = {2: 16.0, 4: 12.0, 6: CELL}
"""Millimetres of the largest cells with so many layouts on a page."""
_ROW = 7.0  # mm of a line to write on
_LARGEST = 12.0  # mm of a cell
_MIDDLE = Qt.AlignmentFlag.AlignHCenter
_BOX_CELL = 7.6


def score_sheet(slug: str, paper: str, size: int = 9) -> Document:
    """Return a blank sheet for a game in SHEETS; `size`: the regions of Mono."""
    if slug == "mono":
        return numbered("Mono", paper, [_mono(paper, size)], _regions(size))
    return numbered("Black Box", paper, [_blackbox(paper)], translate("paper", "Score sheet"))


def layout_sheet(
    layouts: Sequence[tuple[str, int, str]], paper: str, a_page: int = LAYOUTS_A_PAGE[-1]
) -> Document:
    """Return layouts for play on paper, each as its name, size and labels.

    One has the page for itself, with a board for the opponent's. More of them share pages, as many
    `a_page` as LAYOUTS_A_PAGE says.
    """
    title = translate("paper", "Mono layouts")
    if len(layouts) == 1:
        name, size, labels = layouts[0]
        return numbered(name or "Mono", paper, [_mono(paper, size, labels)], _regions(size))
    parts = batched(layouts, a_page)
    return numbered(title, paper, [_layouts(part, paper, a_page) for part in parts])


def _regions(size: int) -> str:
    return translate("paper", "%n regions", None, size)


def _cell(size: int, room: QSizeF, largest: float = _LARGEST) -> float:
    """Return how large the cells of a board are in a room."""
    grid = board(size)
    return min(largest, (room.width() - 7) / grid.width, (room.height() - 7) / grid.height)


def _mono(paper: str, size: int, labels: str = "") -> Page:
    """Return a page with the player's own board, the opponent's, and lines for the turns."""
    blank = HIDDEN * len(board(size).names)

    def paint(painter: QPainter) -> None:
        room = body_of(paper)
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
            translate("paper", "Turn"),
            translate("paper", "Your numbers"),
            translate("paper", "Score"),
        )
        below = QRectF(room)
        below.setTop(half.top())
        width = (room.width() - 8) / 2
        for column in (0, 1):
            box = QRectF(room.left() + column * (width + 8), below.top(), width, below.height())
            _paint_table(painter, box, titles, (0.13, 0.65, 0.22), first=column)

    return paint


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


def _blackbox(paper: str) -> Page:
    """Return a page with the box to solve, the box to answer for, and a list of the rays."""

    def paint(painter: QPainter) -> None:
        room = body_of(paper)
        drawn = box_diagram(Box(), _BOX_CELL)
        scale = min(1.0, (room.width() - 10) / 2 / drawn.size.width())
        width = drawn.size.width() * scale
        for index, words in enumerate(
            (
                translate("paper", "The box you solve"),
                translate("paper", "The atoms you hide: answer here"),
            )
        ):
            left = room.left() if index == 0 else room.right() - width
            write(painter, words, QRectF(left, room.top(), width, 6), 10, 600)
            drawn.paint_in(painter, QRectF(left, room.top() + 7, width, width))
        top = room.top() + 7 + width + 5
        _paint_rays(painter, QRectF(room.left(), top, room.width(), 8 * _ROW + 7))
        top += 8 * _ROW + 13
        how = translate(
            "paper",
            "Write the same letter where a ray goes in and where it comes out, # for a hit and % "
            "for a reflection. Cross out cells without an atom.",
        )
        paragraph(painter, how, QRectF(room.left(), top, room.width(), 10), 9)
        top += 12
        for number in (1, 2, 3):
            words = translate("paper", "Guess {n}").format(n=number)
            y = top + (number - 0.3) * 9
            write(painter, words, QRectF(room.left(), y - 6, 22, 6), 9, 600)
            line(painter, QPointF(room.left() + 22, y), QPointF(room.right(), y), 0.6)

    return paint


def _paint_rays(painter: QPainter, box: QRectF) -> None:
    """Paint a line for the result of each port, in four columns."""
    title = translate("paper", "Rays, in the order you send them")
    write(painter, title, QRectF(box.left(), box.top(), box.width(), 6), 10, 600)
    width = (box.width() - 3 * 6) / 4
    for index in range(len(PORT_NAMES)):
        column, row = divmod(index, 7)
        left, y = box.left() + column * (width + 6), box.top() + 14 + row * _ROW
        write(painter, f"{index + 1}.", QRectF(left, y - 5.5, 7, 6), 8.5, colour=GREY)
        for start, end in ((7.0, 0.5 * width + 1), (0.5 * width + 4, width)):
            line(painter, QPointF(left + start, y), QPointF(left + end, y), 0.5)
        arrow = QRectF(left + 0.5 * width + 0.8, y - 5, 4, 5)
        write(painter, "→", arrow, 8, colour=GREY)


def _layouts(part: Sequence[tuple[str, int, str]], paper: str, a_page: int) -> Page:
    """Return a page with layouts, each below its name; two beside each other if there are many."""
    columns = 1 if a_page == LAYOUTS_A_PAGE[0] else 2
    rows = a_page // columns

    def paint(painter: QPainter) -> None:
        room = body_of(paper)
        width = (room.width() - 8 * (columns - 1)) / columns
        height = room.height() / rows
        for index, (name, size, labels) in enumerate(part):
            row, column = divmod(index, columns)
            left, top = room.left() + column * (width + 8), room.top() + row * height
            box = QRectF(left, top, width, 6)
            write(painter, name, box.adjusted(5, 0, -24, 0), 11, 700, role="display")
            write(painter, _regions(size), box, 8.5, align=Qt.AlignmentFlag.AlignRight)
            fitting = _cell(size, QSizeF(width, height - 16), _CELLS[a_page])
            place = QRectF(left, top + 7, width, height - 12)
            layout_diagram(size, labels, cell=fitting).paint_in(painter, place, 0.0)

    return paint
