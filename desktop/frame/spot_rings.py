"""The rings round the spots that a lesson, coach or hint points at."""

import re
from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.contract import Spot
from desktop.board.marks import Look, pens_of
from desktop.board.scene import BoardScene

_WIDE = 9.0
"""Width of the halo in pixels."""


class Rings(QGraphicsItem):
    """An accent ring and a halo round some outlines, above the pieces."""

    look: ClassVar[Look] = Look.HINT

    def __init__(self, scene: BoardScene, layer: QGraphicsItem) -> None:
        super().__init__(layer)
        self._scene = scene
        self._path = QPainterPath()

    @property
    def lit(self) -> bool:
        """Whether it points at anything."""
        return not self._path.isEmpty()

    def pixel(self) -> float:
        """Return the size of a pixel in the coordinates of the layer."""
        return 1.0

    def boundingRect(self) -> QRectF:
        wide = _WIDE * self.pixel()
        return self._path.boundingRect().adjusted(-wide, -wide, wide, wide)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        colours = self._scene.theme
        for pen in pens_of(self.look, colours, colours.text_scale):
            pen.setCosmetic(True)
            painter.strokePath(self._path, pen)


class WrongRing(Rings):
    """A dashed ring in the error colour round the place of a wrong move."""

    look = Look.WRONG

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene, scene.above)

    def pixel(self) -> float:
        return self._scene.board_pixel()

    def show_path(self, path: QPainterPath) -> None:
        """Show an outline in the board's coordinates; none if it is empty."""
        self.prepareGeometryChange()
        self._path = path
        self.update()


class RackRings(Rings):
    """Rings round the pieces in the rack that moves would play."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene, scene.overlay)
        self._moves: Sequence[object] = ()
        scene.facts_changed.connect(self.refresh)
        scene.rack_placed.connect(self.refresh)

    def show_moves(self, moves: Sequence[object]) -> None:
        """Point at the pieces of other moves from now on, or at none."""
        if moves or self._moves:
            self._moves = moves
            self.refresh()

    def refresh(self) -> None:
        """Look for the pieces again, because the rack may have moved."""
        self.prepareGeometryChange()
        keys = {key for move in self._moves for key in self._scene.pieces_of(move)}
        self._path = QPainterPath()
        for spot in self._scene.spots() if keys else ():
            if spot.rack and spot.key in keys:
                self._path.addPath(self._scene.rack.mapToItem(self._scene.overlay, spot.outline))
        self.update()


class SpotRings(Rings):
    """Rings round some spots of the board, in its coordinates; they move with the board."""

    def __init__(self, scene: BoardScene, names: Sequence[str]) -> None:
        super().__init__(scene, scene.above)
        self._names = names
        self._moves: Sequence[object] = ()
        self.spots: list[Spot] = []
        """The spots it points at."""
        scene.facts_changed.connect(self.refresh)

    def show_names(self, names: Sequence[str], moves: Sequence[object] = ()) -> None:
        """Point at other spots and at the places of moves from now on, or at none."""
        if names or moves or self._names or self._moves:
            self._names, self._moves = names, moves
            self.refresh()

    def pixel(self) -> float:
        return self._scene.board_pixel()

    def refresh(self) -> None:
        """Look for the spots again, because they may have moved."""
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
