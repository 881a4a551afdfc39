"""The keyboard cursor on the board: where it is, where an arrow key leads, and its ring."""

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.contract import Spot
from desktop.board.marks import Look, paint_look
from desktop.theme.theme import Theme

ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_RING = 20.0


class HasSpots(Protocol):
    """The part of a scene that the cursor uses: spots, their layers, and the theme."""

    theme: Theme

    def spots(self) -> Sequence[Spot]:
        """Return the spots that the cursor can go to, in reading order."""

    def start_spot(self) -> Spot | None:
        """Return the spot where the cursor first appears."""

    def layer_of(self, spot: Spot) -> QGraphicsItem:
        """Return the item a spot's coordinates belong to."""


class CursorItem(QGraphicsItem):
    """The focus ring round the spot the keyboard is at; hidden while the mouse is used."""

    def __init__(
        self, scene: HasSpots, reach: Callable[[Spot], None], parent: QGraphicsItem
    ) -> None:
        """`reach` handles the cursor's arrival at a spot."""
        super().__init__(parent)
        self._scene, self._reach = scene, reach
        self._key: Hashable = None
        self._path = QPainterPath()
        self.setZValue(-1)
        self.setVisible(False)

    @property
    def spot(self) -> Spot | None:
        """The spot the cursor is at, as long as there is one with its key."""
        return next((s for s in self._scene.spots() if s.key == self._key), None)

    def go(self, spot: Spot | None) -> None:
        """Move to a spot and show itself."""
        if spot is None:
            return
        self._key = spot.key
        self.setVisible(True)
        self.refresh()
        self._reach(spot)

    def return_to(self, spot: Spot) -> None:
        """Return to a spot that has reappeared, without announcing it."""
        self._key = spot.key
        self.setVisible(True)

    def forget(self) -> None:
        """Forget the spot, as another player has the keyboard now."""
        self._key = None
        self.setVisible(False)

    def refresh(self) -> None:
        """Update the ring's place and shape from the spot."""
        if not self.isVisible():
            return
        spot = self.spot
        if spot is None:
            self.setVisible(False)
            return
        layer = self._scene.layer_of(spot)
        self.prepareGeometryChange()
        if spot.outline.isEmpty():
            self._path = QPainterPath()
            self._path.addEllipse(layer.mapToScene(spot.at), _RING, _RING)
        else:
            self._path = layer.mapToScene(spot.outline)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-6, -6, 6, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_look(painter, self._path, Look.CURSOR, self._scene.theme)


def nearest_towards(scene: HasSpots, spot: Spot | None, way: QPointF) -> Spot | None:
    """Return the spot of a scene that an arrow key leads to.

    Without a spot to start from, return the one where the cursor first appears.
    """
    if spot is None:
        return scene.start_spot()
    return nearest(scene.spots(), spot, way, lambda of: scene.layer_of(of).mapToScene(of.at))


def nearest(
    spots: Iterable[Spot], spot: Spot, way: QPointF, place: Callable[[Spot], QPointF]
) -> Spot | None:
    """Return the best spot in a direction: near, and preferably straight ahead."""
    best, best_cost = None, math.inf
    for other in spots:
        step = place(other) - place(spot)
        ahead = step.x() * way.x() + step.y() * way.y()
        aside = abs(step.x() * way.y() - step.y() * way.x())
        # On hexagons a neighbour lies up to 60 degrees off the direction; beyond is another one.
        if ahead <= 1 or aside > 1.8 * ahead:
            continue
        # Rounded, so that the first of two equally good neighbours is always taken.
        cost = round(math.hypot(step.x(), step.y()) * (1 + aside / ahead), 3)
        if cost < best_cost:
            best, best_cost = other, cost
    return best
