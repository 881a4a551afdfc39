"""The strength of a computer player, as five bars; its level is the number of filled bars."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme

BARS_WIDTH = 43.0
"""The size of all bars together, in pixels."""
_BARS = 5


def paint_level_bars(painter: QPainter, foot: QPointF, level: int, ink: QColor) -> None:
    """Paint the bars of a level, 1 the weakest, with their lower left corner at `foot`."""
    for bar in range(_BARS):
        box = QRectF(foot.x() + 9 * bar, 0, 7, 4 + 2 * bar)
        box.moveBottom(foot.y())
        if bar < level:
            painter.fillPath(rounded_rect(box, 1.5), ink)
        else:
            box.adjust(0.5, 0.5, -0.5, -0.5)
            painter.strokePath(rounded_rect(box, 1.5), theme().pen("icon", ink, 0.5))
