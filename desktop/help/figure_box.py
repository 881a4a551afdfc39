"""Figures on the page: pictures side by side on pieces of the table, captions below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from desktop.background.idle_queue import spare_time
from desktop.board.figure import Figure
from desktop.help.blocks import plain
from desktop.help.figure import figure_motif
from desktop.help.prose import Prose
from desktop.paint.cached_picture import CachedPicture, paint_table
from desktop.theme.appearance import theme

_HEIGHTS = {1: 292, 2: 250, 3: 216}
_RADIUS = 16.0


class FigureBox(QWidget):
    """One picture. It is drawn when it comes into sight, and never while something waits."""

    def __init__(self, figure: Figure, height: int, caption: str) -> None:
        super().__init__()
        self._picture = CachedPicture(figure_motif(figure))
        self.setFixedHeight(height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Picture"))
        self.setAccessibleDescription(caption)

    @property
    def drawn(self) -> bool:
        """Whether the picture for this size and theme is there."""
        return self._picture.is_ready(QRectF(self.rect()), self.devicePixelRatioF())

    def draw(self) -> None:
        """Draws the picture now, and shows it."""
        self._picture.prepare(QRectF(self.rect()), self.devicePixelRatioF())
        self.update()

    def _draw_if_seen(self) -> None:
        if self.isVisible():
            self.draw()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        paint_table(painter, box, _RADIUS, theme())
        if self.drawn:
            self._picture.paint(painter, box, self.devicePixelRatioF())
        else:
            spare_time().add(self, self._draw_if_seen, self)
        painter.end()


def figure_row(figures: Sequence[tuple[Figure, str]]) -> QWidget:
    """Figures side by side, their captions under them."""
    row = QWidget()
    grid = QGridLayout(row)
    grid.setContentsMargins(0, 6, 0, 6)
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(9)
    usual = _HEIGHTS[min(3, len(figures))]
    height = max(figure.height or usual for figure, _caption in figures)
    for column, (figure, caption) in enumerate(figures):
        grid.addWidget(FigureBox(figure, height, plain(caption)), 0, column)
        grid.addWidget(Prose(caption, "hint", "muted"), 1, column)
        grid.setColumnStretch(column, 1)
    return row
