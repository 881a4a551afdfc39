"""The rings round what a lesson points at."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.scene import BoardScene

_HALO, _WIDE = 0.25, 9.0


class SpotRings(QGraphicsItem):
    """An accent ring and a halo round each of some spots, over the board and the pieces."""

    def __init__(self, scene: BoardScene, names: Sequence[str]) -> None:
        super().__init__(scene.overlay)
        self._scene, self._names = scene, names
        self._path = QPainterPath()
        self.setZValue(40)
        for changed in (scene.board_changed, scene.facts_changed):
            changed.connect(self.refresh)

    def refresh(self) -> None:
        """Finds the spots anew: board and positions may be elsewhere."""
        self.prepareGeometryChange()
        self._path = QPainterPath()
        for name in self._names:
            words = re.compile(rf"(^|[\s(]){re.escape(name)}($|[\s,.):])")
            for spot in self._scene.spots():
                if not spot.rack and words.search(spot.name):
                    layer = self._scene.layer_of(spot)
                    self._path.addPath(layer.mapToScene(spot.outline))
                    break
        self.update()

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-_WIDE, -_WIDE, _WIDE, _WIDE)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = self._scene.theme
        halo = theme.colour("accent")
        halo.setAlphaF(_HALO)
        painter.strokePath(self._path, theme.pen("focus", halo, _WIDE / 3))
        painter.strokePath(self._path, theme.pen("focus"))
