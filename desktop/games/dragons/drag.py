"""The hand: a tile of Dragons on its way from the rack to the board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QPointF

from desktop.board.scene import BoardScene
from desktop.games.dragons.items import TileItem, lift
from rules.dragons.tiles import TileSet


class TileDrag:
    """Holds at most one tile, above the table."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._item: TileItem | None = None
        self._rising = False
        self._leaving = False

    @property
    def holds(self) -> bool:
        """Whether a tile is in the hand; one on its way home no longer is."""
        return self._item is not None and not self._leaving

    @property
    def letter(self) -> str:
        """The state of the tile that is away from the rack; empty if there is none."""
        return self._item.letter if self._item is not None else ""

    @property
    def at(self) -> QPointF:
        """The middle of the tile, in pixels of the table."""
        return self._item.pos() if self._item is not None else QPointF()

    def _scale(self) -> float:
        return self._scene.board.transform().m11()

    def lift(self, tile_set: TileSet, letter: str, at: QPointF, scale: float) -> None:
        """Takes a tile that lies at this point of the table, where it has this scale."""
        self.vanish()
        item = self._item = TileItem(
            self._scene, tile_set, letter, self._scene.overlay, "lifted", bright=True
        )
        item.setZValue(20)
        item.setPos(at)
        self._rising = True

        def rise(t: float) -> None:
            lift(item, scale + (self._scale() - scale) * t)
            item.setRotation(item.rotation() * t)

        def risen() -> None:
            self._rising = False

        motion = self._scene.motion
        motion.play(motion.tween("lift", rise, "enter"), risen)

    def follow(self, pointer: QPointF, opacity: float) -> None:
        """Moves the tile with the pointer."""
        if self._item is None:
            return
        self._item.setPos(pointer)
        self._item.setOpacity(opacity)
        if not self._rising:
            lift(self._item, self._scale())

    def become(self, letter: str, sixths: int) -> QAbstractAnimation | None:
        """Shows another state; the result is the motion to play if it turns to get there."""
        return None if self._item is None else self._item.become(letter, sixths)

    def go_home(self, slot: QPointF, scale: float, then: Callable[[], None]) -> None:
        """The tile glides back to its slot, where it has this scale."""
        item = self._item
        if item is None:
            return
        self._leaving = True
        away, was, tilt = item.pos(), item.scale(), item.rotation()
        item.setOpacity(1)

        def step(t: float) -> None:
            item.setPos(away + (slot - away) * t)
            item.setScale(was + (scale - was) * t)
            item.setRotation(tilt * (1 - t))

        def arrived() -> None:
            if self._item is item:
                self.vanish()
            then()

        motion = self._scene.motion
        motion.play(motion.tween("rejectReturn", step), arrived)

    def vanish(self) -> None:
        """The hand is empty."""
        if self._item is not None and self._item.scene() is not None:
            self._scene.removeItem(self._item)
        self._item, self._rising, self._leaving = None, False, False
