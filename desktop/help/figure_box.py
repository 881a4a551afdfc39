"""Figures on the page: pictures side by side on pieces of the table, captions below."""

from __future__ import annotations

from collections.abc import Sequence

import shiboken6
from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from desktop.appearance import theme
from desktop.help.blocks import plain
from desktop.help.figure import Figure, figure_motif
from desktop.help.prose import Prose
from desktop.picture import Picture, paint_table

_HEIGHTS = {1: 292, 2: 250, 3: 216}
_RADIUS = 16.0


class FigureBox(QWidget):
    """One picture. It is drawn when it comes into sight, and never while something waits."""

    def __init__(self, figure: Figure, height: int, caption: str) -> None:
        super().__init__()
        self._picture = Picture(figure_motif(figure))
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

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        paint_table(painter, box, _RADIUS, theme())
        if self.drawn:
            self._picture.paint(painter, box, self.devicePixelRatioF())
        else:
            _queue(self).add(self)
        painter.end()


class _Queue(QObject):
    """Has the pictures of a window drawn one at a time, so that keys and mouse come between."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._waiting: list[FigureBox] = []
        self._next = QTimer(self, interval=0, singleShot=True)
        self._next.timeout.connect(self._draw_one)

    def add(self, box: FigureBox) -> None:
        if box not in self._waiting:
            self._waiting.append(box)
        self._next.start()

    def _draw_one(self) -> None:
        if self._waiting:
            box = self._waiting.pop(0)
            if shiboken6.isValid(box) and box.isVisible():
                box.draw()
        if self._waiting:
            self._next.start()


def _queue(box: FigureBox) -> _Queue:
    window = box.window()
    queue = window.findChild(_Queue)
    return queue if queue is not None else _Queue(window)


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
