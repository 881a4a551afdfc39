"""Many sprites that stay where they are, kept as one picture."""

from __future__ import annotations

import math
from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.sprites import Draw, SpriteCache

_MOST_DOTS = 6_000_000  # 24 MB; zoomed in further the sprites are copied one by one

Part = tuple[QPointF, Hashable, QRectF, Draw]


class SpriteBatch(QGraphicsItem):
    """Sprites, painted in the order they were added in."""

    def __init__(self, sprites: SpriteCache, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._sprites = sprites
        self._parts: list[Part] = []
        self._rect = QRectF()
        self._picture = QPixmap()
        self._taken_at = (0.0, 0.0, 0.0)  # scale, and where between two dots it begins
        self._is_sharp = False
        self._prepared = (0.0, 0)  # how many sprites are ready in which scale

    def add(self, at: QPointF, key: Hashable, rect: QRectF, draw: Draw) -> None:
        """Adds a sprite; see `SpriteCache.paint`."""
        self.prepareGeometryChange()
        self._parts.append((at, key, rect, draw))
        self._rect = self._rect.united(rect.translated(at))
        self._picture = QPixmap()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        at = painter.deviceTransform()
        scale = at.m11()
        dots = self._rect.size() * scale
        single = at.m12() != 0 or scale <= 0 or dots.width() * dots.height() > _MOST_DOTS
        parts = self._near() if single else self._parts
        if not parts or (self._sprites.is_preparing and not self._prepare(painter, parts, scale)):
            return
        if single:
            for part in parts:
                self._paint_part(painter, part)
            return
        corner = at.map(self._rect.topLeft())
        x, y = math.floor(corner.x()), math.floor(corner.y())
        between = (scale, round(corner.x() - x, 3), round(corner.y() - y, 3))
        fits = self._is_sharp and self._taken_at == between
        if self._picture.isNull() or (self._sprites.settled and not fits):
            self._take(between)
        self._copy(painter, scale, QPointF(x, y))

    def _near(self) -> list[Part]:
        """The sprites that can be seen on the table or just beyond its edges."""
        table = self.mapRectFromScene(self.scene().sceneRect())
        seen = table.adjusted(
            -table.width() / 3, -table.height() / 3, table.width() / 3, table.height() / 3
        )
        return [part for part in self._parts if part[2].translated(part[0]).intersects(seen)]

    def _prepare(self, painter: QPainter, parts: list[Part], scale: float) -> bool:
        """Sees to one more sprite; whether all are ready."""
        ready = self._prepared[1] if self._prepared[0] == scale else 0
        if ready >= len(parts):
            self._prepared = (0.0, 0)
            return True
        self._paint_part(painter, parts[ready])
        if not self._sprites.halfway:
            self._prepared = (scale, ready + 1)
        self._sprites.halfway = True
        return False

    def _paint_part(self, painter: QPainter, part: Part) -> None:
        at, key, rect, draw = part
        painter.translate(at)
        self._sprites.paint(painter, key, rect, draw)
        painter.translate(-at)

    def _take(self, between: tuple[float, float, float]) -> None:
        scale, across, down = between
        picture = QPixmap(
            math.ceil(self._rect.width() * scale) + 1, math.ceil(self._rect.height() * scale) + 1
        )
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.translate(across, down)
            painter.scale(scale, scale)
            painter.translate(-self._rect.topLeft())
            for part in self._parts:
                self._paint_part(painter, part)
        self._picture, self._taken_at = picture, between
        self._is_sharp = self._sprites.settled

    def _copy(self, painter: QPainter, scale: float, corner: QPointF) -> None:
        world, picture = painter.worldTransform(), self._picture
        painter.setWorldTransform(QTransform())
        bare = painter.deviceTransform()
        ratio = bare.m11() or 1.0
        place = QPointF(corner.x() - bare.dx(), corner.y() - bare.dy()) / ratio
        if scale == self._taken_at[0]:
            picture.setDevicePixelRatio(ratio)
            painter.drawPixmap(place, picture)
        else:
            grown = scale / self._taken_at[0] / ratio
            area = QRectF(place, QRectF(picture.rect()).size() * grown)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(area, picture, QRectF(picture.rect()))
        painter.setWorldTransform(world)
