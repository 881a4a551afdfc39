"""The editor's board as a picture of which only what changed is drawn again."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion

from desktop.editor.geometry import Geometry
from desktop.lettering import paint_letters
from desktop.scenes.mono_paint import (
    BoardLook,
    paint_coordinates,
    paint_piece,
    paint_slot,
    paint_tray,
)
from desktop.scenes.mono_shapes import C, centre_of, pieces
from desktop.theme import Theme
from rules.mono_board import cells_of

_REACH = 0.3  # cells; corners and thickness of neighbours change with a cell


class BoardPicture:
    """Holds the empty board and the painted one, in the dots of the screen."""

    def __init__(self) -> None:
        self._ground = QPixmap()
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
            self._picture = self._ground.copy()
            dirty = QRegion(QRect(QPoint(), room))
            touched = geometry.grid.full
        else:
            dirty, touched = QRegion(), 0
            for cell, (now, before) in enumerate(zip(labels, self._labels, strict=True)):
                if now != before:
                    dirty += geometry.pixels(cell, _REACH)
                    touched |= 1 << cell
            # What lies at a corner is drawn again as well.
            touched = geometry.grid.spread(geometry.grid.spread(touched))
        self._labels = labels
        if not dirty.isEmpty():
            self._repaint(dirty, touched)
        return dirty

    def _drawn_ground(self, room: QSize, ratio: float) -> QPixmap:
        """Tray, coordinates, and an empty slot for every cell."""
        geometry, theme = self._geometry, self._theme
        assert geometry is not None
        assert theme is not None
        pixmap = QPixmap(room * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setTransform(geometry.transform)
        paint_tray(painter, geometry.grid, theme, geometry.size.pixel)
        paint_coordinates(painter, geometry.grid, theme, geometry.size)
        for cell in range(len(geometry.grid.names)):
            painter.save()
            painter.translate(centre_of(geometry.grid, cell))
            paint_slot(painter, theme)
            painter.restore()
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
        digit = geometry.size.digit * C
        for value, cells in pieces(geometry.grid, self._labels):
            if cells & touched:
                paint_piece(painter, look, value, cells, theme, 0)
                ink = theme.value(value, geometry.grid.size).ink
                for cell in cells_of(cells & touched):
                    at = centre_of(geometry.grid, cell)
                    paint_letters(painter, self._labels[cell], at, digit, ink)
        painter.end()
