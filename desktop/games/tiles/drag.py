"""TileDrag: a tile on its way from the rack to the board, and home again."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QPointF

from desktop.board.scene import BoardScene
from desktop.games.tiles.item import TileItem

T = TypeVar("T", bound=TileItem)

_ABOVE = 20.0


class TileDrag(Generic[T]):
    """Holds at most one tile above the table. Points are in pixels of the table."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.item: T | None = None
        """The tile that was taken from the rack: in the hand, or returning to the rack."""
        self._rising = False
        self._leaving = False

    @property
    def holds(self) -> bool:
        """Whether a tile is in the hand, not returning to the rack."""
        return self.item is not None and not self._leaving

    @property
    def at(self) -> QPointF:
        """The middle of the tile."""
        return self.item.pos() if self.item is not None else QPointF()

    def lift(self, item: T, scale: float) -> None:
        """Lift a tile of the overlay; it grows from `scale` to the scale of the board."""
        self.vanish()
        self.item = item
        item.setZValue(_ABOVE)
        self._rising = True
        motion = self._scene.motion

        def rise(t: float) -> None:
            motion.lift(item, scale + (self._board_scale() - scale) * t)
            item.setRotation(item.rotation() * t)

        def risen() -> None:
            self._rising = False

        motion.play(motion.tween("lift", rise, "enter"), risen)

    def move(self, to: QPointF) -> None:
        """Move the tile."""
        if self.item is not None:
            self.item.setPos(to)
            if not self._rising:
                self._scene.motion.lift(self.item, self._board_scale())

    def _board_scale(self) -> float:
        return self._scene.board.transform().m11()

    def go_home(self, slot: QPointF, scale: float, then: Callable[[], None]) -> None:
        """Animate the tile back to its slot, shrinking to `scale`; then call `then`."""
        item = self.item
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
            if self.item is item:
                self.vanish()
            then()

        motion = self._scene.motion
        motion.play(motion.tween("rejectReturn", step), arrived)

    def vanish(self) -> None:
        """Remove the tile from the table."""
        if self.item is not None and self.item.scene() is not None:
            self._scene.removeItem(self.item)
        self.item, self._rising, self._leaving = None, False, False
