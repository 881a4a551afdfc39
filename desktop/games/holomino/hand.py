"""HolominoHand: tiles go from the rack to positions where they fit, or back into the sack."""

import math
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from desktop.board.contract import Pointer, Spot
from desktop.board.spoken.rule_text import capitalised
from desktop.controls.commands import is_plain
from desktop.controls.keyboard_layout import character_of
from desktop.games.holomino.half_made_move import HalfMove
from desktop.games.holomino.items import HolominoTile
from desktop.games.holomino.motion import Start
from desktop.games.tiles.geometry import GRID, R
from desktop.games.tiles.hand import TileDrag, TileHand
from rules.core import IllegalMove
from rules.core.hexes import Hex
from rules.holomino.composer import SACK, HolominoComposer
from rules.holomino.game import HolominoMove, Placement

if TYPE_CHECKING:
    from desktop.games.holomino.scene import HolominoScene

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


class HolominoHand(TileHand):
    """Holds the half-made move, and the tile that is dragged."""

    _scene: "HolominoScene"

    def __init__(self, scene: "HolominoScene") -> None:
        super().__init__(scene)
        self.half = HalfMove()
        self.drag = HolominoDrag(scene)

    def show_preview(self, moves: Sequence[HolominoMove]) -> None:
        if moves or self.half.typed is not None:
            typed = (HolominoComposer.of(self._scene.view, move) for move in moves)
            self.half.typed = next(typed, None)
            self._scene.refresh()

    def hold(self, tile: str) -> None:
        """Select a tile; empty for none."""
        self.half.hold(tile)
        self._scene.refresh()

    def _point(self, cell: Hex | None, hovered: str = "") -> None:
        """Point at this position, or at this piece of the rack."""
        self.half.point(cell, hovered, self.drag.digits)
        self._scene.refresh()

    def turn_ghost(self, steps: int) -> bool:
        """Turn the held tile to the next fitting rotation; return False if there is only one."""
        turned = self.half.turn(steps)
        if turned:
            self._scene.refresh()
        return turned

    @property
    def half_done(self) -> bool:
        return self.drag.holds or bool(self.half.held)

    def release(self) -> None:
        self.half.hold("")
        if self.drag.holds:
            slot = self._scene.rack_tiles.slot(self.drag.tile) or self.drag.at
            self.drag.go_home(slot, self._scene.rack_tiles.scale, self._scene.refresh)
        self._scene.refresh()

    @staticmethod
    def _rack_piece(spot: Spot | None) -> str:
        """Return the tile of the rack at a spot, or `sack`."""
        if spot is None or not spot.rack:
            return ""
        return SACK if spot.key == SACK else str(spot.key[1])  # type: ignore[index]

    def on_hover(self, pointer: Pointer) -> None:
        if self._scene.seat is None:
            return
        piece = self._rack_piece(pointer.spot)
        self._point(None if piece else self.cell_under(pointer), piece)

    def on_click(self, pointer: Pointer) -> None:
        piece = self._rack_piece(pointer.spot)
        if piece == SACK:
            self._throw()
        elif piece:
            self.hold("" if piece == self.half.held else piece)
        else:
            self._click_cell(self.cell_under(pointer))

    def _click_cell(self, cell: Hex | None) -> None:
        half = self.half
        if cell is None or cell not in half.positions:
            self.release()
            return
        self._point(cell)
        if half.held:
            self._place()
        elif half.composer is not None:
            fitting, number = half.composer.tiles_for(cell), half.positions.index(cell) + 1
            self._scene.refused.emit(self._scene.words.choose_tile_first(fitting, number))

    def can_drag(self, pointer: Pointer) -> bool:
        return self._rack_piece(pointer.spot) in self.half.fits

    def on_drag(self, pointer: Pointer) -> None:
        half, tile = self.half, self._rack_piece(pointer.start)
        if tile not in half.fits:
            return
        if not self.drag.holds:
            half.hold(tile)
            pressed, rack = self._scene.input.pressed, self._scene.rack_tiles
            grip = pressed.table if pressed is not None else pointer.table
            self.drag.take(tile, rack.slot(tile), grip, rack.scale)
        self.drag.follow(pointer.table)
        over_sack = self._rack_piece(pointer.spot) == SACK
        cell = None if over_sack else self.drag.nearest(half.fits[tile], half.positions)
        if self._scene.rack_area.contains(self.drag.at):
            cell = None
        self._point(cell, SACK if over_sack else "")
        self.drag.suit(half.target, misfit=over_sack or (cell is not None and not half.forced))

    def on_drop(self, pointer: Pointer) -> None:
        self.on_drag(pointer)
        half = self.half
        if not half.held:
            return
        if half.hovered == SACK:
            self._throw()
        elif half.cell is not None:
            self._place()
        else:
            self.release()
            cell = GRID.cell_at(self._scene.board.mapFromScene(pointer.table))
            occupied = cell in self._scene.view.tiles
            if occupied and not self._scene.rack_area.contains(pointer.table):
                self._scene.refused.emit(self._scene.words.occupied())

    def _place(self) -> None:
        """Place the held tile where it points, or show why it does not fit."""
        target = self.half.target
        if target is not None:
            self.choose(target.move, self.drag.start())
        else:
            self._refuse(capitalised(self.half.misfit))

    def _throw(self) -> None:
        """Put the held tile back and pass, or show why that is not allowed."""
        composer = self.half.composer
        assert composer is not None
        try:
            thrown = composer.add(SACK).move()
        except IllegalMove as error:
            self._refuse(capitalised(error.reason))
            return
        if thrown is not None:
            self.choose(thrown, self.drag.start())
        else:
            self._scene.refused.emit(self._scene.words.choose_throw_first())

    def _refuse(self, reason: str) -> None:
        """Show a reason; a dragged tile returns to the rack, a selected one stays selected."""
        if self.drag.holds:
            self.release()
        self._scene.refused.emit(reason)

    def on_key(self, event: QKeyEvent) -> bool:
        typed = character_of(event) if is_plain(event) else ""
        if typed == "r":
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            return self.turn_ghost(-1 if back else 1)
        pool = list(self.half.fits)
        if typed.isdigit():
            index = (int(typed) - 1) % 10
            if index < len(pool):
                self.hold("" if pool[index] == self.half.held else pool[index])
                spots = (spot for spot in self._scene.spots() if spot.key == ("tile", pool[index]))
                if (spot := next(spots, None)) is not None:  # a small table hides its rack
                    self._scene.cursor.go(spot)
                return True
        return False

    def on_wheel(self, pointer: Pointer, steps: int) -> bool:
        """Turn a held tile that fits in several rotations; return whether it turned."""
        if not self.turn_ghost(-steps):
            return False
        self.drag.suit(self.half.target)
        return True
