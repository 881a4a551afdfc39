"""TileHand: what the hands of Holomino and Dragons share."""

from typing import Any

from desktop.board.contract import Pointer
from desktop.board.hand import Hand
from desktop.board.scene import BoardScene
from desktop.games.tiles.geometry import GRID
from rules.core.hexes import Hex


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
