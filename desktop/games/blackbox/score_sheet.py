"""Black Box with pencil and paper: two boxes, and a line for each ray."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.blackbox.diagram import box_diagram
from desktop.games.on_paper import ScoreSheet
from desktop.paint.ink import GREY, line, paragraph, write
from rules.blackbox.rays import PORT_NAMES
from rules.blackbox.state import Box

translate = QCoreApplication.translate

_ROW = 7.0  # mm: height of a line to write on
_BOX_CELL = 7.6


def score_sheet(*_layout: object) -> ScoreSheet:
    """Return a page with the box to solve, the player's own box, and a list of rays."""
    return ScoreSheet("Black Box", translate("paper", "Score sheet"), _paint)


def _paint(painter: QPainter, room: QRectF) -> None:
    drawn = box_diagram(Box(), _BOX_CELL)
    scale = min(1.0, (room.width() - 10) / 2 / drawn.size.width())
    width = drawn.size.width() * scale
    for index, words in enumerate(
        (
            translate("paper", "The box you solve"),
            translate("paper", "Your atoms, and the answers to your opponent’s rays"),
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


def _paint_rays(painter: QPainter, box: QRectF) -> None:
    """Paint a line for each port's result, in four columns."""
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
