"""The rings round what a lesson, a coach or a hint points at."""

import re
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.contract import Spot
from desktop.board.scene import BoardScene

_HALO, _WIDE = 0.25, 9.0
"""How much of its colour the halo has, and how wide it is in pixels."""


class SpotRings(QGraphicsItem):
    """An accent ring and a halo round each of some spots, above the pieces.

    They are in the coordinates of the board, and go with it.
    """

    def __init__(self, scene: BoardScene, names: Sequence[str]) -> None:
        super().__init__(scene.above)
        self._scene, self._names = scene, names
        self._moves: Sequence[Any] = ()
        self._path = QPainterPath()
        self.spots: list[Spot] = []
        """Those it points at."""
        scene.facts_changed.connect(self.refresh)

    def show_names(self, names: Sequence[str], moves: Sequence[Any] = ()) -> None:
        """Points at other spots from now on and at the places of moves, or at none."""
        if names or moves or self._names or self._moves:
            self._names, self._moves = names, moves
            self.refresh()

    @property
    def lit(self) -> bool:
        """Whether it points at anything."""
        return not self._path.isEmpty()

    def refresh(self) -> None:
        """Finds the spots anew: positions may be elsewhere."""
        self.prepareGeometryChange()
        self._path, self.spots = self._scene.outline_of(self._moves), []
        for name in self._names:
            words = re.compile(rf"(^|[\s(]){re.escape(name)}($|[\s,.):])")
            for spot in self._scene.spots():
                if not spot.rack and words.search(spot.name):
                    self._path.addPath(spot.outline)
                    self.spots.append(spot)
                    break
        self.update()

    def boundingRect(self) -> QRectF:
        wide = _WIDE * self._scene.board_pixel()
        return self._path.boundingRect().adjusted(-wide, -wide, wide, wide)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        halo = QColor(self._scene.theme.colour("accent"))
        halo.setAlphaF(_HALO)
        for pen in (
            self._scene.theme.pen("focus", halo, _WIDE / 3),
            self._scene.theme.pen("focus"),
        ):
            solid = QPen(pen)
            solid.setCosmetic(True)
            painter.strokePath(self._path, solid)
