"""Sprites: pictures of pieces, drawn once for each size and theme and then copied."""

import math
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.paint.painting import is_recorded

Draw = Callable[[QPainter], None]

_PHASES = 4
_MOST_DOTS = 48_000_000  # dots of all pictures together: 192 MB
_BAND = 200_000  # dots of a picture drawn in one go while preparing
_NEAR = 4.0  # factor by which a picture may be too large or too small during zooming

Whole = tuple[Hashable, float, int, int]
"""Key, scale, and the subpixel offset of a picture in x and y, in quarters of a dot."""


class SpriteCache:
    """The pictures of one scene, by key.

    A key must say everything the picture depends on except theme and size.
    """

    def __init__(self) -> None:
        self.settled = True
        """False during zooming: pictures of another size are then good enough."""
        self._pictures: dict[Whole, QPixmap] = {}
        self._latest: dict[Hashable, Whole] = {}
        self._dots = 0
        self._in_bands = False
        self._begun: tuple[Whole, QPixmap, int] | None = None
        self.halfway = False
        """Set if a picture needs further painting calls to be complete."""

    @property
    def is_preparing(self) -> bool:
        """Whether pictures are prepared in bands, without being shown."""
        return self._in_bands

    @contextmanager
    def preparing(self) -> Iterator[None]:
        """Fill the cache without showing anything; of a large picture, draw one band each time."""
        self.settled, self._in_bands = True, True
        try:
            yield
        finally:
            self.settled, self._in_bands = False, False

    def clear(self) -> None:
        """Drop every picture, as the theme has changed."""
        self._pictures.clear()
        self._latest.clear()
        self._dots, self._begun = 0, None

    def paint(self, painter: QPainter, key: Hashable, rect: QRectF, draw: Draw) -> None:
        """Paint the picture that `draw` draws within `rect`, from the cache if possible."""
        if is_recorded(painter):
            painter.save()
            draw(painter)
            painter.restore()
            return
        # In dots of the screen: only the device transform includes the pixel ratio.
        at = painter.deviceTransform()
        scale = math.hypot(at.m11(), at.m12())
        if scale <= 0:
            return
        straight = abs(at.m12()) < 1e-6 and abs(at.m21()) < 1e-6 and at.m11() > 0
        known = None if self.settled else self._known(key, scale)
        if straight and (known is None or known[1] == scale):
            corner = at.map(rect.topLeft())
            self._paint_sharp(painter, corner.toTuple(), (key, scale), rect, draw, known)
            return
        if known is None:
            known = (key, scale, 0, 0)
        picture = self._picture(known, rect, draw)
        if picture is None:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        corner = rect.topLeft() - QPointF(known[2], known[3]) / (_PHASES * known[1])
        dots = QRectF(picture.rect())
        painter.drawPixmap(QRectF(corner, dots.size() / known[1]), picture, dots)

    def _known(self, key: Hashable, scale: float) -> Whole | None:
        """Return the picture in the cache that is good enough for now, or None."""
        latest = self._latest.get(key)
        return latest if latest and scale / _NEAR < latest[1] < scale * _NEAR else None

    def place(
        self,
        corner: tuple[float, float],
        key: Hashable,
        scale: float,
        rect: QRectF,
        draw: Draw,
        known: Whole | None = None,
    ) -> tuple[int, int, QPixmap | None]:
        """Return the position of a picture in dots, and the picture, to be copied without scaling.

        `corner` is its exact upper left corner in dots; the picture is drawn with the fraction of
        that as its offset.

        The picture is None as long as only some of its bands are drawn. `known` is a cached picture
        that is good enough.
        """
        if known is None:
            # The eye cannot see offsets of less than a quarter of a dot.
            across, down = round(corner[0] * _PHASES), round(corner[1] * _PHASES)
            x, y = across // _PHASES, down // _PHASES
            known = (key, scale, across % _PHASES, down % _PHASES)
        else:
            # While the board moves, a picture with another offset is good enough.
            x = round(corner[0] - known[2] / _PHASES)
            y = round(corner[1] - known[3] / _PHASES)
        return x, y, self._picture(known, rect, draw)

    def _paint_sharp(
        self,
        painter: QPainter,
        corner: tuple[float, float],
        what: tuple[Hashable, float],
        rect: QRectF,
        draw: Draw,
        known: Whole | None,
    ) -> None:
        """Copy a picture dot by dot."""
        x, y, picture = self.place(corner, *what, rect, draw, known)
        if picture is None:
            return
        world = painter.worldTransform()
        painter.setWorldTransform(QTransform())
        bare = painter.deviceTransform()
        ratio = bare.m11() or 1.0
        picture.setDevicePixelRatio(ratio)
        painter.drawPixmap(QPointF((x - bare.dx()) / ratio, (y - bare.dy()) / ratio), picture)
        picture.setDevicePixelRatio(1)  # as in the cache
        painter.setWorldTransform(world)

    def _picture(self, whole: Whole, rect: QRectF, draw: Draw) -> QPixmap | None:
        """Return a picture from the cache, or draw it; None if only some of its bands are drawn."""
        picture = self._pictures.get(whole)
        if picture is not None:
            return picture
        scale = whole[1]
        picture = QPixmap(math.ceil(rect.width() * scale) + 1, math.ceil(rect.height() * scale) + 1)
        picture.fill(Qt.GlobalColor.transparent)
        if not self._in_bands or picture.width() * picture.height() <= _BAND:
            self._draw(picture, whole, rect, draw)
        else:
            top = 0
            if self._begun is not None and self._begun[0] == whole:
                _whole, picture, top = self._begun
            top = self._add_band(picture, top, whole, rect, draw)
            if top < picture.height():
                self._begun, self.halfway = (whole, picture, top), True
                return None
        self._begun = None
        self._remember(whole, picture)
        return picture

    def _add_band(self, picture: QPixmap, top: int, whole: Whole, rect: QRectF, draw: Draw) -> int:
        """Draw some rows of a picture, and return the row to continue with."""
        height = min(picture.height() - top, _BAND // picture.width() + 1)
        # A separate picture: its edge limits `draw`, which may set any clipping itself.
        band = QPixmap(picture.width(), height)
        band.fill(Qt.GlobalColor.transparent)
        self._draw(band, whole, rect, draw, top)
        painter = QPainter(picture)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(0, top, band)
        painter.end()
        return top + height

    def _draw(self, picture: QPixmap, whole: Whole, rect: QRectF, draw: Draw, top: int = 0) -> None:
        _key, scale, across, down = whole
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(across / _PHASES, down / _PHASES - top)
        painter.scale(scale, scale)
        painter.translate(-rect.topLeft())
        # Pictures drawn into this one must be complete and of the right size.
        before, self.settled, self._in_bands = (self.settled, self._in_bands), True, False
        draw(painter)
        self.settled, self._in_bands = before
        painter.end()

    def _remember(self, whole: Whole, picture: QPixmap) -> None:
        self._pictures[whole] = picture
        self._latest[whole[0]] = whole
        self._dots += picture.width() * picture.height()
        while self._dots > _MOST_DOTS and len(self._pictures) > 1:
            self._forget(next(iter(self._pictures)))

    def _forget(self, whole: Whole) -> None:
        picture = self._pictures.pop(whole)
        self._dots -= picture.width() * picture.height()
        if self._latest.get(whole[0]) == whole:
            del self._latest[whole[0]]


def nothing(_painter: QPainter) -> None:
    """Draw nothing, for an item that has no picture yet."""


class SpriteItem(QGraphicsItem):
    """A scene item that shows a sprite. Change it with `show_sprite`."""

    def __init__(
        self, sprites: SpriteCache, key: Hashable, rect: QRectF, draw: Draw, parent: QGraphicsItem
    ) -> None:
        super().__init__(parent)
        self._sprites = sprites
        self._key = key
        self._rect = rect
        self._draw = draw

    def show_sprite(self, key: Hashable, rect: QRectF, draw: Draw) -> None:
        """Show another picture from now on."""
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
    """Return the size of a pixel of the table in an item's units, for strokes of constant width."""
    at = item.sceneTransform()
    return 1 / (math.hypot(at.m11(), at.m12()) or 1.0)
