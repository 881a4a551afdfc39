"""Small pictures of layouts, for lists and cards."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from desktop.games.mono.paint import BoardLook, paint_piece, paint_slot
from desktop.games.mono.shapes import C, centre_of, field, pieces
from desktop.paint.cached_picture import clear_pixmap
from desktop.theme.theme import Theme
from rules.mono.board import HIDDEN, Board, board

_READABLE = 15.0  # px of a cell; smaller cells have no label


@contextmanager
def fitted(painter: QPainter, box: QRectF, grid: Board) -> Iterator[float]:
    """Scale the painter to the units of a board that fits the box. Yield the scale."""
    whole = field(grid)
    scale = min(box.width() / whole.width(), box.height() / whole.height())
    painter.save()
    painter.translate(box.center())
    painter.scale(scale, scale)
    painter.translate(-whole.center())
    yield scale
    painter.restore()


def paint_layout(painter: QPainter, box: QRectF, size: int, labels: str, theme: Theme) -> None:
    """Paint a layout without its tray, as large as possible within a box."""
    grid = board(size)
    with fitted(painter, box, grid) as scale:
        for cell, label in enumerate(labels):
            if label == HIDDEN:
                painter.save()
                painter.translate(centre_of(grid, cell))
                paint_slot(painter, theme)
                painter.restore()
        look = BoardLook(grid, labels)
        digit = 0.42 if scale * C >= _READABLE else 0.0
        for value, cells in pieces(grid, labels):
            paint_piece(painter, look, value, cells, theme, digit)


@lru_cache(maxsize=512)
def thumbnail(size: int, labels: str, room: tuple[int, int], ratio: float, dark: bool) -> QPixmap:
    """Return a pixmap of a layout. `room` is its largest size in pixels."""
    pixmap = clear_pixmap(QSizeF(*room), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_layout(painter, QRectF(QPointF(), QSizeF(*room)), size, labels, Theme(dark))
    painter.end()
    return pixmap
