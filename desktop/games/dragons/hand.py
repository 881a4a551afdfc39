"""DragonsHand: tiles are turned and flipped, and placed where their edges match."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from desktop.board.contract import Pointer, Spot
from desktop.controls.commands import is_plain
from desktop.controls.keyboard_layout import character_of
from desktop.games.dragons.half_made_move import HalfMove
from desktop.games.dragons.items import DragonTile
from desktop.games.tiles.hand import TileDrag, TileHand
from rules.core import IllegalMove
from rules.core.hexes import Hex
from rules.dragons.composer import DragonsComposer, sixths_between
from rules.dragons.game import DragonsState, Place
from rules.dragons.tiles import TileSet

if TYPE_CHECKING:
    from desktop.games.dragons.scene import DragonsScene

_MISFIT = 0.55


class DragonsDrag(TileDrag[DragonTile]):
    """A dragged tile: its centre is at the pointer, and its state can change."""

    @property
    def letter(self) -> str:
        """The state of the tile taken from the rack; empty if there is none."""
        return self.item.letter if self.item is not None else ""

    def take(self, tile_set: TileSet, letter: str, at: QPointF, scale: float) -> None:
        """Take a tile from a point of the table, where it has a scale."""
        scene = self._scene
        item = DragonTile(scene, tile_set, letter, scene.overlay, "lifted", bright=True)
        item.setPos(at)
        self.lift(item, scale)

    def follow(self, pointer: QPointF, opacity: float) -> None:
        """Move the tile with the pointer."""
        if self.item is not None:
            self.item.setOpacity(opacity)
        self.move(pointer)

    def become(self, letter: str, sixths: int) -> QAbstractAnimation | None:
        """Show another state, and return the motion to play if it turns to get there."""
        return None if self.item is None else self.item.become(letter, sixths)


class DragonsHand(TileHand):
    """Holds the half-made move, and the tile that is dragged."""

    _scene: "DragonsScene"

    def __init__(self, scene: "DragonsScene") -> None:
        super().__init__(scene)
        self.half = HalfMove()
        self.drag = DragonsDrag(scene)

    def show_preview(self, moves: Sequence[Place]) -> None:
        if not moves:
            self.half.show_typed(None)
        for move in moves:
            after: DragonsState = self._scene.game.preview(self._scene.view, move)
            following = tuple((cell, after.tiles[cell]) for cell in after.placed[1:])
            self.half.show_typed(DragonsComposer.of(self._scene.view, move), following)
        self._scene.refresh()

    def _over(self, pointer: Pointer) -> tuple[Hex | None, str]:
        """Return the cell or the rack's state under the pointer."""
        spot = pointer.spot
        if spot is not None and spot.rack:
            return None, str(spot.key)
        return self.cell_under(pointer), ""

    def on_hover(self, pointer: Pointer) -> None:
        if self._scene.seat is not None:
            self._point(*self._over(pointer))

    def _point(self, cell: Hex | None, letter: str = "") -> None:
        if self.half.point(cell, letter):
            self._scene.refresh()

    def on_click(self, pointer: Pointer) -> None:
        self.half.digits = ""
        cell, letter = self._over(pointer)
        if letter:
            self.pick(letter)
        elif cell is not None and cell in self.half.fits.numbers:
            self._click_cell(cell)
        elif cell in self._scene.view.tiles:
            self._scene.refused.emit(self._scene.words.occupied())
        elif not self._scene.rack_area.contains(pointer.table):
            self.release()

    def pick(self, letter: str) -> None:
        """Choose a state of the rack, to place it or to try it at the chosen position."""
        if self.half.choice.parts == (letter,):
            self.release()
            return
        try:
            choice = self.half.choice.add(letter)
        except IllegalMove as error:
            self._scene.input.refuse(error.reason)
        else:
            self._choose_tile(choice)

    def _choose_tile(self, choice: DragonsComposer) -> None:
        self.half.choose(choice)
        self._scene.refresh()

    def _click_cell(self, cell: Hex) -> None:
        choice = self.half.choice
        if cell == choice.target:
            self._play(choice)
        elif choice.picked and choice.target is None:
            self._try(cell)
        else:
            self._aim(cell)

    def _aim(self, cell: Hex) -> None:
        """Choose another position, with a state that fits there."""
        self._add(self.half.choice.without(self.half.choice.letter), cell, self._choose_tile)

    def _try(self, cell: Hex) -> None:
        """Place the chosen state."""
        self._add(self.half.choice, cell, self._play)

    def _add(
        self, choice: DragonsComposer, cell: Hex, then: Callable[[DragonsComposer], None]
    ) -> None:
        """Go on with a position added, or show why not; a dragged tile returns to the rack."""
        try:
            added = choice.add(cell)
        except IllegalMove as error:
            self.half.wrong = cell if self.half.fits.at(cell) else None
            if self.drag.holds:
                self.release()
            else:
                self._scene.refresh()
            self._scene.input.refuse(error.reason)
        else:
            then(added)

    def _play(self, composed: DragonsComposer) -> None:
        at = self._scene.board.mapFromScene(self.drag.at) if self.drag.holds else None
        self.choose(composed.move(), at)

    @property
    def half_done(self) -> bool:
        return self.drag.holds or self.half.joined

    def release(self) -> None:
        half = self.half
        wrong = half.wrong
        if self.drag.holds:
            home = self._scene.palette_rack.slot(half.choice.letter) or self.drag.at
            self.drag.go_home(home, self._scene.palette_rack.scale, self._scene.refresh)
        half.suggest()
        half.wrong = wrong
        self._scene.refresh()

    def turn(self, steps: int) -> None:
        """Turn the chosen tile to the next state that fits, clockwise if positive."""
        half = self.half
        if self._scene.seat is None or half.set_aside is not None:
            return
        letter, new = half.choice.letter, half.choice.turned(steps, half.aimed_at)
        if new is None:
            self._scene.refused.emit(self._scene.words.no_turn())
            return
        self._choose_tile(new)
        self._play_turn(sixths_between(self._scene.words.tile_set, letter, new.letter, steps))

    def flip(self) -> None:
        """Show the chosen tile's other side, turned so that it fits."""
        if self._scene.seat is None:
            return
        half = self.half
        new = half.choice.flipped(half.aimed_at)
        if new is None:
            self._scene.refused.emit(self._scene.words.no_flip())
            return
        self._choose_tile(new)
        self.drag.become(new.letter, 0)

    def _play_turn(self, sixths: int) -> None:
        """Animate the turn in every picture of the chosen tile."""
        letter = self.half.choice.letter
        for motion in (self._scene.marks.turn_ghost(sixths), self.drag.become(letter, sixths)):
            if motion is not None:
                self._scene.motion.play(motion)

    def _grip(self, spot: Spot | None) -> str:
        """Return the state that a drag from a spot takes.

        The spot is on the rack, or it is the ghost on the board.
        """
        if spot is None:
            return ""
        if spot.rack:
            letter = str(spot.key)
            return letter if letter in self.half.fits.somewhere() else ""
        return self.half.choice.letter if spot.key == self.half.choice.target else ""

    def can_drag(self, pointer: Pointer) -> bool:
        return bool(self._grip(pointer.spot))

    def on_drag(self, pointer: Pointer) -> None:
        if not self.drag.holds:
            letter = self._grip(pointer.start)
            if not letter:
                return
            self._lift(letter, pointer)
        cell, _ = self._over(pointer)
        self._point(cell)
        self._follow(pointer)

    def _follow(self, pointer: Pointer) -> None:
        """Move the tile in the hand, translucent where its ghost or a misfit is shown."""
        misfit = _MISFIT if self.half.hovered is not None else 1.0
        self.drag.follow(pointer.table, 0.0 if self.half.ghost_cell is not None else misfit)

    def _lift(self, letter: str, pointer: Pointer) -> None:
        from_rack = pointer.start is not None and pointer.start.rack
        at = (self._scene.palette_rack.slot(letter) if from_rack else None) or pointer.table
        scale = self._scene.palette_rack.scale if from_rack else 1 / self._scene.board_pixel()
        self.half.lift(letter)
        self.drag.take(self._scene.words.tile_set, letter, at, scale)
        self._scene.refresh()

    def on_drop(self, pointer: Pointer) -> None:
        self.on_drag(pointer)
        if not self.drag.holds:
            return
        cell, _ = self._over(pointer)
        if cell is None or cell not in self.half.fits.numbers:
            self.release()
            if cell in self._scene.view.tiles:
                self._scene.refused.emit(self._scene.words.occupied())
        else:
            self._try(cell)

    def on_wheel(self, pointer: Pointer, steps: int) -> bool:
        """Turn the tile in the hand, on the rack or under a ghost with the wheel."""
        cell, _ = self._over(pointer)
        on_rack = self._scene.rack_area.contains(pointer.table)
        if not (self.drag.holds or on_rack or (cell is not None and cell == self.half.ghost_cell)):
            return False
        if steps:
            self.turn(-steps)
            self._follow(pointer)
        return True

    def on_key(self, event: QKeyEvent) -> bool:
        typed = character_of(event) if is_plain(event) else ""
        if typed == "r":
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.turn(-1 if back else 1)
        elif typed == "f":
            self.flip()
        elif typed.isdigit():
            self._type(typed)
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.release()
        else:
            return False
        return True

    def _type(self, digit: str) -> None:
        """Choose the position whose number is typed digit by digit."""
        half = self.half
        numbers = {str(number): cell for cell, number in half.fits.numbers.items()}
        typed = next((t for t in (half.digits + digit, digit) if t in numbers), "")
        half.digits = typed
        if not typed or self.drag.holds:
            return
        cell = numbers[typed]
        self._scene.cursor.go(next(spot for spot in self._scene.spots() if spot.key == cell))
        half.digits = typed
        self._aim(cell)
