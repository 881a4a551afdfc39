"""The table that the editor's board lies on."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.board.view import rim_colour
from desktop.paint.cached_picture import CachedPicture, paint_table
from desktop.paint.paths import rounded_rect
from desktop.theme.theme import Theme


def _paint(painter: QPainter, box: QRectF, colours: Theme) -> None:
    radius = colours.radius("island")
    paint_table(painter, box, radius, colours)
    rim = rounded_rect(box.adjusted(0.75, 0.75, -0.75, -0.75), radius - 0.75)
    painter.strokePath(rim, QPen(rim_colour(), 1.5))


class TableGround(QWidget):
    """An island in the look of the table, with a column of its own."""

    def __init__(self) -> None:
        super().__init__()
        # Kept as a picture: while one paints, a strip of it is drawn again with every cell.
        self._picture = CachedPicture(_paint)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setClipRegion(event.region())
        self._picture.paint(painter, QRectF(self.rect()), self.devicePixelRatioF())
        painter.end()
