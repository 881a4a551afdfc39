"""What the hands of Holomino and Dragons share, and a tile on its way from the rack and home."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QPointF

from desktop.board.contract import Pointer
from desktop.board.hand import Hand
from desktop.board.scene import BoardScene
from desktop.games.tiles.geometry import GRID
from desktop.games.tiles.item import TileItem
from rules.core.hexes import Hex

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


class TileHand(Hand):
    """Takes tiles from the rack to the board."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.let_go_at: Any = None
        """The point where a tile was dropped, for the animation that follows."""

    def release(self) -> None:
        """Drop the half-made move: the tile in the hand glides home."""
        raise NotImplementedError

    def on_secondary(self, pointer: Pointer) -> None:
        self.release()

    def on_cancel(self) -> None:
        self.release()

    def cell_under(self, pointer: Pointer) -> Hex | None:
        """Return the cell under the pointer, unless the rack lies above it."""
        on_board = pointer.spot is not None and not pointer.spot.rack
        if self._scene.rack_area.contains(pointer.table) and not on_board:
            return None
        return GRID.cell_at(pointer.board)

    def choose(self, move: object, let_go_at: Any) -> None:
        """Make a move; if it is refused, drop the half-made move."""
        view, self.let_go_at = self._scene.view, let_go_at
        self._scene.move_chosen.emit(move)
        if self._scene.awaiting:
            return
        self.let_go_at = None
        if self._scene.view is view:
            self.release()
