"""Snapshots: a picture of the whole board, shown in its place while the table is moved.

Copying one picture takes about a millisecond, painting a full board much longer. The picture is
made when zooming or panning begins, and dropped as soon as the board rests or changes.
"""

from collections.abc import Iterator

import shiboken6
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

_SPARE = 0.25
"""How much of the table's size the picture holds beyond each edge: room to pan and to zoom out."""


class Snapshot(QGraphicsItem):
    """The picture of a layer. While it is held, the layer itself is not painted."""

    def __init__(self, layer: QGraphicsItem) -> None:
        super().__init__()
        self._layer = layer
        self.picture = QPixmap()
        self._ratio = 1.0
        self._taken_at = QTransform()
        self._seen = QRectF()  # the area of the table in the picture
        self._whole = QRectF()  # the board's visible area at that time
        self._place = QRectF()  # the picture's present place on the table
        self.setVisible(False)

    @property
    def held(self) -> bool:
        """Whether the picture is shown in place of the layer."""
        return not self.picture.isNull()

    def hold(self, table: QRectF, ratio: float) -> None:
        """Show a picture; `ratio` is the number of dots per pixel of the table.

        A new one is taken unless the present one covers everything visible on the table.
        """
        if self.held and (ratio != self._ratio or not self._covers(table)):
            self.drop()
        if not self.held:
            self._take(table, ratio)
        self.setVisible(self.held)
        self.prepareGeometryChange()
        self._place = self._since().mapRect(self._seen).adjusted(-1, -1, 1, 1) & table
        self.update()

    def drop(self) -> None:
        """Show the layer itself again and forget the picture."""
        if self.held:
            self.picture = QPixmap()
            self.setVisible(False)
            self._layer.setOpacity(1)

    def _since(self) -> QTransform:
        """Return the transform of the board since the picture was taken."""
        return self._taken_at.inverted()[0] * self._layer.transform()

    def _covers(self, table: QRectF) -> bool:
        move = self._since()
        wanted = move.mapRect(self._whole) & table
        return move.mapRect(self._seen).adjusted(-1, -1, 1, 1).contains(wanted)

    def _take(self, table: QRectF, ratio: float) -> None:
        across, down = _SPARE * table.width(), _SPARE * table.height()
        self._whole = self._layer.mapRectToScene(self._layer.childrenBoundingRect())
        seen = self._whole & table.adjusted(-across, -down, across, down)
        if seen.isEmpty():
            return
        self._seen = QRectF(seen.toAlignedRect())
        self._ratio, self._taken_at = ratio, self._layer.transform()
        picture = QPixmap((self._seen.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        away = QTransform.fromTranslate(-self._seen.left(), -self._seen.top())
        for item in shown(self._layer):
            if item.sceneBoundingRect().intersects(self._seen):
                paint_item(painter, item, away)
        painter.end()
        self.picture = picture
        # Transparent items are neither painted nor asked whether they have changed.
        self._layer.setOpacity(0)

    def boundingRect(self) -> QRectF:
        return self._place

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        move = self._since()
        place = move.mapRect(self._seen)
        if move.m11() == 1:
            dots = place.topLeft() * self._ratio
            whole = QPointF(round(dots.x()), round(dots.y())) / self._ratio
            painter.drawPixmap(whole, self.picture)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(place, self.picture, QRectF(self.picture.rect()))


def shown(item: QGraphicsItem) -> Iterator[QGraphicsItem]:
    """Yield the visible items within another one, from below."""
    for child in item.childItems():
        # A generator: items may be removed between two slices of painting.
        if shiboken6.isValid(child) and child.parentItem() is item and child.isVisibleTo(item):
            yield child
            yield from shown(child)


def paint_item(painter: QPainter, item: QGraphicsItem, away: QTransform) -> None:
    """Paint an item at its place in the scene, shifted by `away`."""
    if item.flags() & QGraphicsItem.GraphicsItemFlag.ItemHasNoContents:
        return
    painter.save()
    painter.setWorldTransform(item.sceneTransform() * away)
    painter.setOpacity(item.effectiveOpacity())
    item.paint(painter, QStyleOptionGraphicsItem(), None)
    painter.restore()
