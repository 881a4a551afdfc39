"""Many sprites with fixed places, cached as one picture."""

import math
from collections.abc import Hashable, Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.sprites import Draw, SpriteCache
from desktop.paint.painting import is_recorded

_MANY = 60  # sprites; if more have changed, redrawing the whole picture is faster
_MOST_DOTS = 6_000_000  # 24 MB; for a larger picture the sprites are copied one by one

Part = tuple[QPointF, Hashable, QRectF, Draw]

_NEVER = (0.0, 0.0, 0.0)
"""No valid picture. Otherwise the value is its scale and its subpixel offset in x and y."""


class SpriteBatch(QGraphicsItem):
    """Sprites, painted in the order they were added in."""

    def __init__(self, sprites: SpriteCache, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._sprites = sprites
        self._parts: dict[Hashable, Part] = {}
        self._stale: list[QRectF] = []  # areas of the picture with outdated sprites
        self._rect = QRectF()
        self._picture = QPixmap()
        self._taken_at = _NEVER
        self._is_sharp = False
        self._prepared = (0.0, 0)  # a scale, and how many sprites are ready in it

    def add(self, at: QPointF, key: Hashable, rect: QRectF, draw: Draw) -> None:
        """Add a sprite; see `SpriteCache.paint`."""
        self.change({len(self._parts): (at, key, rect, draw)})

    def change(self, parts: Mapping[Hashable, Part | None]) -> None:
        """Replace the sprites with these names; None removes a sprite."""
        if len(parts) > _MANY:
            self._taken_at, self._stale = _NEVER, []
            self.update()
        whole, known, mends = QRectF(self._rect), self._parts, self._taken_at != _NEVER
        for name, part in parts.items():
            before = known.get(name)
            if part is not None:
                stays = before is not None and before[::2] == part[::2]
                if stays and before is not None and before[1] == part[1]:
                    continue
                known[name] = part
                if not stays:
                    whole |= part[2].translated(part[0])
            elif before is not None:
                del known[name]
            for at, _key, rect, _draw in filter(None, (before, part) if mends else ()):
                self._stale.append(rect.translated(at))
                self.update(self._stale[-1])
        if whole != self._rect:
            self.prepareGeometryChange()
            self._rect, self._taken_at = whole, _NEVER
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if is_recorded(painter):
            for part in self._parts.values():
                self._paint_part(painter, part)
            return
        at = painter.deviceTransform()
        scale = at.m11()
        dots = self._rect.size() * scale
        single = at.m12() != 0 or scale <= 0 or dots.width() * dots.height() > _MOST_DOTS
        parts = self._near() if single else [*self._parts.values()]
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
        if self._taken_at == _NEVER or (self._sprites.settled and not fits):
            self._take(between)
        elif self._stale:
            self._redraw_overlaps()
        self._copy(painter, scale, QPointF(x, y))

    def _near(self) -> list[Part]:
        """Return the sprites that are visible on the table or just beyond its edges."""
        table = self.mapRectFromScene(self.scene().sceneRect())
        seen = table.adjusted(
            -table.width() / 3, -table.height() / 3, table.width() / 3, table.height() / 3
        )
        return [
            part for part in self._parts.values() if part[2].translated(part[0]).intersects(seen)
        ]

    def _prepare(self, painter: QPainter, parts: Sequence[Part], scale: float) -> bool:
        """Prepare one more sprite; return whether all are ready."""
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
        scale, self._taken_at = between[0], between
        width, height = self._rect.width() * scale, self._rect.height() * scale
        size = QSize(math.ceil(width) + 1, math.ceil(height) + 1)
        if self._picture.size() != size:
            self._picture = QPixmap(size)
        self._picture.setDevicePixelRatio(1)
        self._picture.fill(Qt.GlobalColor.transparent)
        self._is_sharp, self._stale = self._sprites.settled, []
        with QPainter(self._picture) as painter:
            self._draw(painter, self._parts.values())

    def _redraw_overlaps(self) -> None:
        """Redraw the areas of the picture where sprites were added, changed or removed."""
        region, to_dots = QRegion(), self._to_dots()
        for area in self._stale:
            region += to_dots.mapRect(area).toAlignedRect()
        box = to_dots.inverted()[0].mapRect(QRectF(region.boundingRect()))
        near = [
            part for part in self._parts.values() if part[2].translated(part[0]).intersects(box)
        ]
        self._is_sharp, self._stale = self._is_sharp and self._sprites.settled, []
        self._picture.setDevicePixelRatio(1)
        with QPainter(self._picture) as painter:
            painter.setClipRegion(region)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.fillRect(region.boundingRect(), Qt.GlobalColor.transparent)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            self._draw(painter, near)

    def _to_dots(self) -> QTransform:
        """Return the transform from the item's coordinates to the dots of the picture."""
        scale, across, down = self._taken_at
        corner = QPointF(across, down) - self._rect.topLeft() * scale
        return QTransform(scale, 0, 0, scale, corner.x(), corner.y())

    def _draw(self, painter: QPainter, parts: Iterable[Part]) -> None:
        """Draws sprites into the picture."""
        sprites, to_dots = self._sprites, self._to_dots()
        if not sprites.settled:
            painter.setTransform(to_dots)
            for part in parts:
                self._paint_part(painter, part)
            return
        # The usual case; `SpriteCache.paint` would query the painter for each sprite.
        scale, left, top = to_dots.m11(), to_dots.dx(), to_dots.dy()
        for at, key, rect, draw in parts:
            corner = (
                (at.x() + rect.left()) * scale + left,
                (at.y() + rect.top()) * scale + top,
            )
            x, y, picture = sprites.place(corner, key, scale, rect, draw)
            if picture is not None:
                painter.drawPixmap(x, y, picture)

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
