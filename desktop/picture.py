"""A game's picture on cards and in dialogs, drawn once for each size and theme."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.appearance import theme
from desktop.shapes import rounded_rect
from desktop.theme import Theme

Motif = Callable[[QPainter, QRectF, Theme], None]
"""Draws a little board into a rectangle, in the colours of a theme."""


def paint_table(painter: QPainter, box: QRectF, radius: float, colours: Theme) -> None:
    """A piece of the table: its glow within round corners."""
    glow = QRadialGradient(box.center(), max(box.width(), box.height()) * 0.62)
    glow.setColorAt(0, colours.colour("tableHi"))
    glow.setColorAt(0.6, colours.colour("table"))
    glow.setColorAt(1, colours.colour("tableLo"))
    painter.fillPath(rounded_rect(box, radius), glow)


class Picture:
    """A motif, kept as a pixmap until size, theme or screen change."""

    def __init__(self, motif: Motif) -> None:
        self._motif = motif
        self._kept = QPixmap()
        self._key: tuple[QSize, float, str] | None = None

    def is_ready(self, box: QRectF, ratio: float) -> bool:
        """Whether the pixmap at hand is the one for this size, theme and screen."""
        return self._key == (box.size().toSize(), ratio, theme().key)

    def prepare(self, box: QRectF, ratio: float) -> None:
        """Draws the pixmap if it is not ready."""
        if not self.is_ready(box, ratio):
            self._key = (box.size().toSize(), ratio, theme().key)
            self._kept = self._drawn(box, ratio)

    def paint(self, painter: QPainter, box: QRectF, ratio: float) -> None:
        """Paints the motif into a box; `ratio` is how many dots a pixel of the screen has."""
        self.prepare(box, ratio)
        painter.drawPixmap(box.topLeft(), self._kept)

    def _drawn(self, box: QRectF, ratio: float) -> QPixmap:
        pixmap = QPixmap((box.size() * ratio).toSize())
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._motif(painter, QRectF(QPointF(), box.size()), theme())
        painter.end()
        return pixmap


class PictureBox(QWidget):
    """A widget that shows a motif as large as it may be."""

    def __init__(self, motif: Motif, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = Picture(motif)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 120)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._picture.paint(painter, QRectF(self.rect()), self.devicePixelRatioF())
        painter.end()
