"""Adamas on paper: stacks as discs with their height; O is white, X black, Y hatched."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.games.adamas.layout import BoardLayout, R
from desktop.paint.ink import BLACK, BLANK, GREY, PALE, POINT, THIN, WHITE, Diagram, digit, fill
from desktop.paint.paths import circle
from rules.adamas.game import AdamasState

CELL = 4.4  # mm from a cell's centre to its corners
_UNIT = R / CELL
_DISC, _RING = 0.68, 0.6  # R
_LABEL = 1.6  # mm from the end of a line to its letter
_ROOM = 4.2


def diagram(view: AdamasState) -> Diagram:
    """Return the board with its letters and numbers."""
    layout = BoardLayout(view.board)
    box = QRectF()
    for index in range(len(layout.centres)):
        box = box.united(layout.outline(index).boundingRect())
    room = _ROOM * _UNIT
    whole = box.adjusted(-room, 0, room, room)

    def paint(painter: QPainter) -> None:
        painter.scale(1 / _UNIT, 1 / _UNIT)
        painter.translate(-whole.topLeft())
        for index in range(len(layout.centres)):
            painter.strokePath(layout.outline(index), QPen(PALE, 0.5 * POINT * _UNIT))
        for text, start, way in layout.labels:
            digit(painter, text, start + way * (_LABEL * _UNIT), 8 * _UNIT, GREY)
        for stack, at in zip(view.stacks, layout.centres, strict=True):
            if stack is not None:
                _paint_stack(painter, stack.owner, stack.height, at)

    return Diagram(whole.size() / _UNIT, paint)


def _paint_stack(painter: QPainter, owner: int, height: int, at: QPointF) -> None:
    disc = circle(at, _DISC * R)
    edge = QPen(BLACK, 0.09 * R)
    if owner == 1:
        painter.fillPath(disc, BLACK)
        painter.strokePath(circle(at, _RING * R), QPen(WHITE, 0.045 * R))
    else:
        fill(painter, disc, THIN if owner else BLANK, 0.9 * _UNIT)
        if owner:
            painter.fillPath(circle(at, 0.4 * R), WHITE)
    painter.strokePath(disc, edge)
    digit(painter, str(height), at, 0.62 * R / POINT, WHITE if owner == 1 else BLACK)
