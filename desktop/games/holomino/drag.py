"""A dragged tile of Holomino: it finds the nearest position and turns to fit there."""

import math
from collections.abc import Callable, Collection

from PySide6.QtCore import QPointF

from desktop.games.holomino.items import HolominoTile
from desktop.games.holomino.motion import Start
from desktop.games.tiles.drag import TileDrag
from desktop.games.tiles.geometry import GRID, R
from rules.core.hexes import Hex
from rules.holomino.game import Placement

_CATCH = 1.15
"""The distance (in R) within which a tile reaches a position where it fits."""
_MISS = 0.6
"""The same for a position where it does not fit."""
_CLEAR, _FULL = 0.6, 0.98
"""Distances (in R) between which the tile fades while it approaches the ghost."""
_MISFIT = 0.55
_GRAB = 0.55
"""The greatest distance (in R) of the grip from the tile's centre."""


class HolominoDrag(TileDrag[HolominoTile]):
    """A dragged tile, which keeps its grip point under the pointer."""

    tile = ""
    """The name of the tile taken from the rack; empty if there is none."""
    _grab = QPointF()

    @property
    def digits(self) -> str:
        """The tile's digits in its present rotation."""
        return self.item.digits if self.item is not None else ""

    def take(self, tile: str, slot: QPointF | None, pointer: QPointF, scale: float) -> None:
        """Take a tile of this scale from its slot, held by the pointer."""
        self.lift(HolominoTile(self._scene, tile, self._scene.overlay, "lifted"), scale)
        self.tile = tile
        self._grab = (slot or pointer) - pointer
        reach = _GRAB * R * self._board_scale()
        length = math.hypot(self._grab.x(), self._grab.y())
        if length > reach:
            self._grab *= reach / length

    def follow(self, pointer: QPointF) -> None:
        """Move the tile with the pointer."""
        self.move(pointer + self._grab)

    def _distance(self, cell: Hex) -> float:
        """Return the distance of the tile from a cell, in R."""
        away = self._scene.board.mapFromScene(self.at) - GRID.centre(cell)
        return math.hypot(away.x(), away.y()) / R

    def nearest(self, fitting: Collection[Hex], positions: Collection[Hex]) -> Hex | None:
        """Return the position under the tile, preferably one where it fits."""
        good = min(fitting, key=self._distance, default=None)
        any_cell = min(positions, key=self._distance, default=None)
        if any_cell is not None and any_cell not in fitting and self._distance(any_cell) < _MISS:
            return any_cell
        return good if good is not None and self._distance(good) < _CATCH else None

    def suit(self, target: Placement | None, *, misfit: bool = False) -> None:
        """Turn the tile to fit its target, and fade it over the ghost there."""
        if self.item is None:
            return
        if target is None:
            self.item.setOpacity(_MISFIT if misfit else 1)
            return
        self._turn_to(target.move.digits)
        near = (self._distance(target.cell) - _CLEAR) / (_FULL - _CLEAR)
        near = min(1.0, max(0.0, near))
        self.item.setOpacity(near * near * (3 - 2 * near))

    def _turn_to(self, digits: str) -> None:
        turning = self.item.turn_to(digits) if self.item is not None else None
        if turning is not None:
            self._scene.motion.play(turning)

    def start(self) -> Start | None:
        """Return where the tile was dropped, for the animation that follows."""
        if self.item is None:
            return None
        return Start(self.at, self.item.scale(), self.item.rotation(), self.item.digits)

    def go_home(self, slot: QPointF, scale: float, then: Callable[[], None]) -> None:
        self._turn_to(self.tile)
        super().go_home(slot, scale, then)

    def vanish(self) -> None:
        super().vanish()
        self.tile = ""
