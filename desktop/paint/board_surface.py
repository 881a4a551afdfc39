"""The body of boards, and the lit surface of pieces on the table."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from desktop.paint.shadows import paint_shadow
from desktop.theme.theme import Theme

THICKNESS = 6.0


def lit(box: QRectF, high: QColor, middle: QColor, low: QColor) -> QLinearGradient:
    """Return a gradient for a surface lit from the upper left."""
    face = QLinearGradient(box.topLeft(), box.bottomRight())
    face.setColorAt(0, high)
    face.setColorAt(0.5, middle)
    face.setColorAt(1, low)
    return face


def paint_board_surface(
    painter: QPainter, shape: QPainterPath, theme: Theme, pixel: float = 1.0
) -> None:
    """Paint a board's body: shadow, thickness below, face, contour.

    `pixel` is the size of one pixel of the design in painter units. A board of the usual size is
    about 900 such pixels wide.
    """
    paint_shadow(painter, shape, theme.elevation("slab"), pixel)
    painter.fillPath(shape.translated(0, THICKNESS * pixel), theme.colour("boardEdge"))
    face = lit(
        shape.boundingRect(),
        theme.colour("boardHi"),
        theme.colour("board"),
        theme.colour("boardLo"),
    )
    painter.fillPath(shape, face)
    painter.strokePath(shape, QPen(theme.colour("grid", 0.55), 1.3 * pixel))
