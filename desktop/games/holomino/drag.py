"""The hand: a tile of Holomino on its way from the rack to the table."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection

from PySide6.QtCore import QPointF

from desktop.board.scene import BoardScene
from desktop.games.holomino.facts import Placement
from desktop.games.holomino.items import GRID, TileItem, lift
from desktop.games.holomino.motion import Start
from desktop.games.holomino.tiles import R
from rules.core.hexes import Hex

_CATCH = 1.15
"""How near (in R) a tile must come to a position where it fits."""
_MISS = 0.6
"""How near to one where it does not fit."""
_CLEAR, _FULL = 0.6, 0.98
"""The nearer (in R) the tile is to its place, the more it gives way to the ghost there."""
_MISFIT = 0.55
_GRAB = 0.55
"""How far (in R) from the tile's middle it can be held."""


class TileDrag:
    """Holds at most one tile, above the table."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._item: TileItem | None = None
        self._grab = QPointF()
        self._rising = False
        self.tile = ""
        """The name of the tile in the hand; empty without one."""

    @property
    def holds(self) -> bool:
        """Whether a tile is in the hand, or on its way home."""
        return self._item is not None

    @property
    def digits(self) -> str:
        """The tile's digits as it lies."""
        return self._item.digits if self._item is not None else ""

    @property
    def at(self) -> QPointF:
        """The middle of the tile, in pixels of the table."""
        return self._item.pos() if self._item is not None else QPointF()

    def _scale(self) -> float:
        return self._scene.board.transform().m11()

    def lift(self, tile: str, slot: QPointF | None, pointer: QPointF, scale: float) -> None:
        """Takes a tile from its slot, where it has this scale."""
        self.vanish()
        self.tile = tile
        item = self._item = TileItem(self._scene, tile, self._scene.overlay, "lifted")
        item.setZValue(20)
        self._grab = (slot or pointer) - pointer
        reach = _GRAB * R * self._scale()
        length = math.hypot(self._grab.x(), self._grab.y())
        if length > reach:
            self._grab *= reach / length
        self._rising = True

        def rise(t: float) -> None:
            lift(item, scale + (self._scale() - scale) * t)
            item.setRotation(item.rotation() * t)

        def risen() -> None:
            self._rising = False

        motion = self._scene.motion
        motion.play(motion.tween("lift", rise, "enter"), risen)

    def follow(self, pointer: QPointF) -> None:
        """Moves the tile with the pointer."""
        if self._item is None:
            return
        self._item.setPos(pointer + self._grab)
        if not self._rising:
            lift(self._item, self._scale())

    def _distance(self, cell: Hex) -> float:
        """How far the tile is from a cell, in R."""
        away = self._scene.board.mapFromScene(self.at) - GRID.centre(cell)
        return math.hypot(away.x(), away.y()) / R

    def nearest(self, fitting: Collection[Hex], positions: Collection[Hex]) -> Hex | None:
        """The position the tile is over: rather one where it fits."""
        good = min(fitting, key=self._distance, default=None)
        any_cell = min(positions, key=self._distance, default=None)
        if any_cell is not None and any_cell not in fitting and self._distance(any_cell) < _MISS:
            return any_cell
        return good if good is not None and self._distance(good) < _CATCH else None

    def suit(self, target: Placement | None, *, misfit: bool = False) -> None:
        """Turns the tile as its target wants it, and lets the ghost there shine through."""
        if self._item is None:
            return
        if target is None:
            self._item.setOpacity(_MISFIT if misfit else 1)
            return
        turning = self._item.turn_to(target.move.digits)
        if turning is not None:
            self._scene.motion.play(turning)
        near = (self._distance(target.cell) - _CLEAR) / (_FULL - _CLEAR)
        near = min(1.0, max(0.0, near))
        self._item.setOpacity(near * near * (3 - 2 * near))

    def start(self) -> Start | None:
        """Where the hand lets go, for the motion that follows."""
        if self._item is None:
            return None
        item = self._item
        return Start(item.pos(), item.scale(), item.rotation(), item.digits)

    def go_home(self, slot: QPointF | None, scale: float, then: Callable[[], None]) -> None:
        """The tile glides back to its slot, where it has this scale."""
        item = self._item
        if item is None:
            return
        home, away = slot or item.pos(), item.pos()
        was, tilt = item.scale(), item.rotation()
        item.setOpacity(1)
        turning = item.turn_to(self.tile)

        def step(t: float) -> None:
            item.setPos(away + (home - away) * t)
            item.setScale(was + (scale - was) * t)
            item.setRotation(tilt * (1 - t))

        def arrived() -> None:
            if self._item is item:
                self.vanish()
            then()

        motion = self._scene.motion
        if turning is not None:
            motion.play(turning)
        motion.play(motion.tween("rejectReturn", step), arrived)

    def vanish(self) -> None:
        """The hand is empty."""
        if self._item is not None and self._item.scene() is not None:
            self._scene.removeItem(self._item)
        self._item, self.tile, self._rising = None, "", False
