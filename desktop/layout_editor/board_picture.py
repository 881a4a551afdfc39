"""The editor's board as a picture of which only what changed is drawn again."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPixmap, QRegion

from desktop.games.mono.paint import (
    BoardLook,
    paint_bed,
    paint_body,
    paint_coordinates,
    paint_piece,
    paint_slot,
)
from desktop.games.mono.shapes import C, pieces
from desktop.layout_editor.geometry import Geometry
from desktop.paint.cached_picture import clear_pixmap
from desktop.paint.text import paint_letters
from desktop.theme.theme import Theme
from rules.mono.board import HIDDEN, LABELS, cells_of

_REACH = 0.3  # cells; corners and thickness of neighbours change with a cell
_MANY = 40  # cells; where more have changed, the box round them is drawn faster than each


class BoardPicture:
    """Holds the empty board and the painted one, in the dots of the screen."""

    def __init__(self) -> None:
        self._ground = QPixmap()
        self._signs: dict[str, QPixmap] = {}
        self._picture = QPixmap()
        self._labels = ""
        self._key: tuple[object, ...] = ()
        self._geometry: Geometry | None = None
        self._theme: Theme | None = None

    @property
    def pixmap(self) -> QPixmap:
        return self._picture

    def show(
        self, geometry: Geometry, labels: str, theme: Theme, room: QSize, ratio: float
    ) -> QRegion:
        """Draws what differs from what was shown before; the pixels that did."""
        key = (geometry.grid.size, geometry.cell, geometry.origin.toTuple(), room.toTuple(),
               ratio, theme.key)  # fmt: skip
        self._geometry, self._theme = geometry, theme
        if key != self._key:
            self._key = key
            self._ground = self._drawn_ground(room, ratio)
            self._signs.clear()
            self._picture = self._ground.copy()
            dirty = QRegion(QRect(QPoint(), room))
            touched = geometry.grid.full
        else:
            dirty, touched = self._changed(geometry, labels)
        self._labels = labels
        if not dirty.isEmpty():
            self._repaint(dirty, touched)
        return dirty

    def _changed(self, geometry: Geometry, labels: str) -> tuple[QRegion, int]:
        """The pixels that change with these labels, and the cells to be drawn there."""
        both = enumerate(zip(labels, self._labels, strict=True))
        changed = [cell for cell, (now, before) in both if now != before]
        grid = geometry.grid
        if len(changed) > _MANY:
            first, last = geometry.pixels(0, _REACH), geometry.pixels(len(labels) - 1, _REACH)
            return QRegion(first.united(last)), grid.full
        dirty, touched = QRegion(), sum(1 << cell for cell in changed)
        for cell in changed:
            dirty += geometry.pixels(cell, _REACH)
        # What lies at a corner is drawn again as well.
        return dirty, grid.spread(grid.spread(touched))

    def _drawn_ground(self, room: QSize, ratio: float) -> QPixmap:
        """Tray, coordinates, and an empty slot for every cell."""
        geometry, theme = self._geometry, self._theme
        assert geometry is not None
        assert theme is not None
        pixmap = clear_pixmap(QSizeF(room), ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setTransform(geometry.transform)
        paint_body(painter, geometry.grid, theme, geometry.size.pixel)
        paint_coordinates(painter, geometry.grid, theme, geometry.size)
        painter.resetTransform()
        slot = _slot(geometry.cell, ratio, theme)
        for cell in range(len(geometry.grid.names)):
            painter.drawPixmap(geometry.corner(cell), slot)
        painter.end()
        return pixmap

    def _repaint(self, dirty: QRegion, touched: int) -> None:
        """Puts the ground and then the pieces on the touched cells over some pixels."""
        geometry, theme = self._geometry, self._theme
        assert geometry is not None
        assert theme is not None
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRegion(dirty)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        box = QRectF(dirty.boundingRect())
        ratio = self._ground.devicePixelRatio()
        there = QRectF(box.topLeft() * ratio, box.size() * ratio)
        painter.drawPixmap(box, self._ground, there)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setTransform(geometry.transform)
        look = BoardLook(geometry.grid, self._labels)
        for value, cells in pieces(geometry.grid, self._labels):
            if cells & touched:
                paint_piece(painter, look, value, cells, theme, 0)
        painter.resetTransform()
        for cell in cells_of(touched):
            if self._labels[cell] != HIDDEN:
                sign = self._sign(self._labels[cell], geometry, theme)
                painter.drawPixmap(geometry.corner(cell), sign)
        painter.end()

    def _sign(self, label: str, geometry: Geometry, theme: Theme) -> QPixmap:
        """A cell's label as it stands on its piece: drawn once, as there are many of each."""
        if label not in self._signs:
            pixmap = clear_pixmap(
                QSizeF(geometry.cell, geometry.cell), self._ground.devicePixelRatio()
            )
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ink = theme.value(LABELS.index(label) + 1, geometry.grid.size).ink
            middle = QPointF(geometry.cell / 2, geometry.cell / 2)
            paint_letters(painter, label, middle, geometry.size.digit * geometry.cell, ink)
            painter.end()
            self._signs[label] = pixmap
        return self._signs[label]


def _slot(cell: float, ratio: float, theme: Theme) -> QPixmap:
    """An empty cell in its bed, `cell` pixels large: all look the same, so it is drawn once."""
    pixmap = clear_pixmap(QSizeF(cell, cell), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(cell / C, cell / C)
    painter.translate(C / 2, C / 2)
    paint_bed(painter, theme, QPointF())
    paint_slot(painter, theme)
    painter.end()
    return pixmap
