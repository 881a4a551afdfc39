"""Sprites: pictures of pieces, drawn once for each size and theme and then only copied."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

Draw = Callable[[QPainter], None]

_PHASES = 4
_MOST_PIXELS = 48_000_000


class Sprites:
    """The pictures of one scene, by key. A key must say everything the picture depends on
    except theme and size."""

    def __init__(self) -> None:
        self.settled = True
        """False while somebody zooms: pictures of another size are then good enough."""
        self._pictures: dict[tuple[Hashable, float, int, int], QPixmap] = {}
        self._scales: dict[Hashable, float] = {}
        self._pixels = 0

    def clear(self) -> None:
        """Forgets every picture: the theme has changed."""
        self._pictures.clear()
        self._scales.clear()
        self._pixels = 0

    def paint(self, painter: QPainter, key: Hashable, rect: QRectF, draw: Draw) -> None:
        """Paints the picture `draw` would draw within `rect`, from the cache if it is there."""
        # Dots of the screen: the device's transform knows its pixel ratio, the world's does not.
        at = painter.deviceTransform()
        scale = math.hypot(at.m11(), at.m12())
        if scale <= 0:
            return
        upright = abs(at.m12()) < 1e-6 and abs(at.m21()) < 1e-6 and at.m11() > 0
        if upright and self._is_sharp(key, scale):
            self._paint_sharp(painter, key, rect, draw, scale)
            return
        known = self._scales.get(key, scale)
        if not known / 2 < scale < known * 2 or self.settled:
            known = scale
        picture = self._picture(key, rect, draw, known, QPointF())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(rect.topLeft(), picture.deviceIndependentSize() / known)
        painter.drawPixmap(area, picture, QRectF(picture.rect()))

    def _is_sharp(self, key: Hashable, scale: float) -> bool:
        return self.settled or self._scales.get(key) == scale

    def _paint_sharp(
        self, painter: QPainter, key: Hashable, rect: QRectF, draw: Draw, scale: float
    ) -> None:
        """Copies a picture dot by dot; where it lies between dots is drawn into it."""
        corner = painter.deviceTransform().map(rect.topLeft())
        x, y = math.floor(corner.x()), math.floor(corner.y())
        # Quarters of a dot are as fine as the eye can see.
        phase = QPointF(
            math.floor((corner.x() - x) * _PHASES) / _PHASES,
            math.floor((corner.y() - y) * _PHASES) / _PHASES,
        )
        picture = self._picture(key, rect, draw, scale, phase)
        world = painter.worldTransform()
        painter.setWorldTransform(QTransform())
        bare = painter.deviceTransform()
        ratio = bare.m11() or 1.0
        picture.setDevicePixelRatio(ratio)
        painter.drawPixmap(QPointF((x - bare.dx()) / ratio, (y - bare.dy()) / ratio), picture)
        painter.setWorldTransform(world)

    def _picture(
        self, key: Hashable, rect: QRectF, draw: Draw, scale: float, phase: QPointF
    ) -> QPixmap:
        whole = (key, scale, round(phase.x() * _PHASES), round(phase.y() * _PHASES))
        picture = self._pictures.get(whole)
        if picture is not None:
            picture.setDevicePixelRatio(1)
            return picture
        picture = QPixmap(math.ceil(rect.width() * scale) + 1, math.ceil(rect.height() * scale) + 1)
        picture.fill(QColor(0, 0, 0, 0))
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(phase)
        painter.scale(scale, scale)
        painter.translate(-rect.topLeft())
        draw(painter)
        painter.end()
        self._remember(whole, picture)
        return picture

    def _remember(self, whole: tuple[Hashable, float, int, int], picture: QPixmap) -> None:
        self._pixels += picture.width() * picture.height()
        if self._pixels > _MOST_PIXELS:
            self.clear()
            self._pixels = picture.width() * picture.height()
        self._pictures[whole] = picture
        self._scales[whole[0]] = whole[1]


class SpriteItem(QGraphicsItem):
    """A scene item that shows a sprite. Change it with `show_sprite`."""

    def __init__(
        self, sprites: Sprites, key: Hashable, rect: QRectF, draw: Draw, parent: QGraphicsItem
    ) -> None:
        super().__init__(parent)
        self._sprites = sprites
        self._key = key
        self._rect = rect
        self._draw = draw

    def show_sprite(self, key: Hashable, rect: QRectF, draw: Draw) -> None:
        """Shows another picture from now on."""
        if rect != self._rect:
            self.prepareGeometryChange()
        self._key, self._rect, self._draw = key, rect, draw
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._sprites.paint(painter, self._key, self._rect, self._draw)


def units_per_pixel(item: QGraphicsItem) -> float:
    """How many of an item's units a pixel of the table is: for strokes that keep their width."""
    at = item.sceneTransform()
    return 1 / (math.hypot(at.m11(), at.m12()) or 1.0)
