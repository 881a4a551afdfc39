"""Dragons on the table: tiles turned and flipped, and placed where their edges agree."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from desktop.board.contract import Pointer, Spot
from desktop.games.dragons.choice import Choice, flipped, side_of, sixths_between, turned
from desktop.games.dragons.panel import DragonsPanel
from desktop.games.dragons.shown import DragonsShown
from rules.core.hexes import Hex
from rules.dragons.game import Place

_MISFIT = 0.55
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class DragonsScene(DragonsShown):
    """What a player does at the table of Dragons.

    The half-made move is a `Choice`. A tile in the hand is one, too; its position is the one that
    the hand is over.
    """

    def make_panel(self) -> DragonsPanel:
        panel = super().make_panel()
        panel.turned.connect(self.turn)
        panel.flipped.connect(self.flip)
        panel.placed.connect(self._place_chosen)
        return panel

    # -- pointer

    def _over(self, pointer: Pointer) -> tuple[Hex | None, str]:
        """The cell the pointer is over, or the state on the rack."""
        spot = pointer.spot
        if self.rack_area.contains(pointer.table):
            return None, str(spot.key) if spot is not None and spot.rack else ""
        return self._cell_under(pointer), ""

    def on_hover(self, pointer: Pointer) -> None:
        if self.seat is None:
            return
        cell, letter = self._over(pointer)
        self._point(cell, letter)

    def _point(self, cell: Hex | None, letter: str = "") -> None:
        cell = cell if cell in self._fits.numbers and self._fits.at(cell) else None
        if (cell, letter) != (self._hovered, self._pointed):
            self._hovered, self._pointed, self._wrong = cell, letter, None
            self.refresh()

    def on_click(self, pointer: Pointer) -> None:
        self._typed = ""
        cell, letter = self._over(pointer)
        if letter:
            self.pick(letter)
        elif cell is not None and cell in self._fits.numbers:
            self._click_cell(cell)
        elif cell in self.view.tiles:
            self.refused.emit(self._words.occupied())
        elif not self.rack_area.contains(pointer.table):
            self.release()

    def pick(self, letter: str) -> None:
        """Takes a state from the rack, to be placed or to be tried at the chosen position."""
        target = self.choice.target
        if letter not in self._fits.at(target):
            self._refuse_state(letter, target)
            return
        if self.choice == Choice(letter, True, None):
            self.release()
            return
        self.choice, self._joined = self.choice.pick(letter), True
        self.refresh()

    def _refuse_state(self, letter: str, target: Hex | None) -> None:
        if target is None:
            cell = self._fits.forced[0] if self._fits.forced else None
            reason = self._why_not(letter, cell) if cell else self._words.nowhere(letter)
        else:
            reason = self._why_not(letter, target)
        self.refused.emit(reason)

    def _click_cell(self, cell: Hex) -> None:
        choice = self.choice
        if cell == choice.target:
            self._play(choice.letter, cell)
        elif (choice.target is None and choice.picked) or not self._fits.at(cell):
            self._try(choice.letter, cell)
        else:
            self._aim(cell)

    def _aim(self, cell: Hex) -> None:
        """Chooses a position, with a state that fits there."""
        self.choice, self._joined = self.choice.aim(cell, self._fits, self.tile_set), True
        self._wrong = None
        self.refresh()

    def _try(self, letter: str, cell: Hex) -> None:
        """Places a state, or says why it does not fit."""
        reason = self._why_not(letter, cell)
        if not reason:
            self._play(letter, cell)
            return
        self._wrong = cell if self._fits.at(cell) else None
        self.refresh()
        self.refused.emit(reason)

    def _place_chosen(self) -> None:
        if self.seat is not None and self.choice.target is not None:
            self._play(self.choice.letter, self.choice.target)

    def _play(self, letter: str, cell: Hex) -> None:
        at = self.board.mapFromScene(self.hand.at) if self.hand.holds else None
        self._choose(Place(letter, self._fits.numbers[cell]), at)

    def release(self) -> None:
        wrong, letter = self._wrong, self.choice.letter
        if self.hand.holds:
            home = self.palette_rack.slot(letter)
            self.hand.go_home(home, self.palette_rack.scale, self.refresh)
        self._suggest()
        self._wrong = wrong
        self.refresh()

    # -- turning and flipping

    def turn(self, steps: int) -> None:
        """Turns the chosen tile to the next state that fits, clockwise if positive."""
        if self.seat is None or self._set_aside is not None:
            return
        letter, at = self.choice.letter, self._turned_for()
        new = turned(self.tile_set, letter, steps, self._fits.at(at))
        if new is None and at != self.choice.target:
            new = turned(self.tile_set, letter, steps, self._fits.somewhere())
        if new is None:
            self.refused.emit(self._words.no_turn(self._fits, at))
            return
        self._change(new)
        self._play_turn(sixths_between(self.tile_set, letter, new, steps))

    def flip(self) -> None:
        """Shows the chosen tile's other side, turned so that it fits."""
        if self.seat is None:
            return
        letter, at = self.choice.letter, self._turned_for()
        new = flipped(self.tile_set, letter, self._fits.at(at))
        if new is None and at != self.choice.target:
            new = flipped(self.tile_set, letter, self._fits.somewhere())
        if new is None:
            side = next(x for x in self.tile_set.letters if x not in side_of(self.tile_set, letter))
            words = self._words.side(self.tile_set, side)
            self.refused.emit(self._words.no_flip(self._fits, at, words))
            return
        self._change(new)
        self.hand.become(new, 0)
        if self._panel is not None:
            tile = self._panel.tile
            tile.flip_from(letter)
            self.motion.play(self.motion.tween("flipTile", tile.squeeze))

    def _turned_for(self) -> Hex | None:
        """The position the chosen tile is turned for."""
        if self.choice.target is not None:
            return self.choice.target
        return self._hovered if self.choice.picked else None

    def _change(self, letter: str) -> None:
        self.choice, self._joined, self._wrong = self.choice.pick(letter), True, None
        self.refresh()

    def _play_turn(self, sixths: int) -> None:
        """Everything that shows the chosen tile turns."""
        motions = [
            self.marks.turn_ghost(sixths),
            self.hand.become(self.choice.letter, sixths),
        ]
        if self._panel is not None:
            lean = self._panel.tile.lean
            motions.append(self.motion.tween("turnTile", lambda t: lean(60 * sixths * (t - 1))))
        for motion in motions:
            if motion is not None:
                self.motion.play(motion)

    # -- dragging

    def _grip(self, spot: Spot | None) -> str:
        """The state that a drag from here takes: one of the rack, or the ghost on the board."""
        if spot is None:
            return ""
        if spot.rack:
            letter = str(spot.key)
            return letter if letter in self._fits.somewhere() else ""
        return self.choice.letter if spot.key == self.choice.target else ""

    def can_drag(self, pointer: Pointer) -> bool:
        return bool(self._grip(pointer.spot))

    def on_drag(self, pointer: Pointer) -> None:
        if not self.hand.holds:
            letter = self._grip(pointer.start)
            if not letter:
                return
            self._lift(letter, pointer)
        cell, _ = self._over(pointer)
        self._point(cell)
        self._follow(pointer)

    def _follow(self, pointer: Pointer) -> None:
        """The tile in the hand gives way to its ghost, and lets a refusal shine through."""
        misfit = _MISFIT if self._hovered is not None else 1.0
        self.hand.follow(pointer.table, 0.0 if self._ghost_cell() is not None else misfit)

    def _lift(self, letter: str, pointer: Pointer) -> None:
        from_rack = pointer.start is not None and pointer.start.rack
        at = self.palette_rack.slot(letter) if from_rack else pointer.table
        scale = self.palette_rack.scale if from_rack else 1 / self.board_pixel()
        self._typed, self._joined = "", True
        self.choice = Choice(letter, True)
        self._hovered, self._pointed, self._wrong = None, "", None
        self.hand.take(self.tile_set, letter, at, scale)
        self.refresh()

    def on_drop(self, pointer: Pointer) -> None:
        self.on_drag(pointer)
        if not self.hand.holds:
            return
        letter, (cell, _) = self.choice.letter, self._over(pointer)
        if cell is None or cell not in self._fits.numbers:
            self.release()
            if cell in self.view.tiles:
                self.refused.emit(self._words.occupied())
        elif letter in self._fits.at(cell):
            self._play(letter, cell)
        else:
            reason = self._why_not(letter, cell)
            self._wrong = cell if self._fits.at(cell) else None
            self.release()
            self.refused.emit(reason)

    # -- wheel and keyboard

    def on_wheel(self, pointer: Pointer, steps: int) -> bool:
        """Over the rack and over a ghost the wheel turns the tile, as it does in the hand."""
        cell, _ = self._over(pointer)
        on_rack = self.rack_area.contains(pointer.table)
        if not (self.hand.holds or on_rack or (cell is not None and cell == self._ghost_cell())):
            return False
        if steps:
            self.turn(-steps)
            self._follow(pointer)
        return True

    def shortcuts(self) -> list[tuple[str, str]]:
        return [
            ("R / Shift+R", self.tr("Turn the tile to the next way it fits, or to the one before")),
            ("F", self.tr("Flip the tile to its other side")),
            ("0–9", self.tr("Choose the position with this number, digit by digit")),
            ("Backspace / Delete", self.tr("Put the tile down")),
        ]

    def on_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_R:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.turn(-1 if back else 1)
        elif key == Qt.Key.Key_F and event.modifiers() in _PLAIN:
            self.flip()
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9 and event.modifiers() in _PLAIN:
            self._type(str(key - Qt.Key.Key_0))
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.release()
        else:
            return False
        return True

    def _type(self, digit: str) -> None:
        """Goes to the position with a number typed digit by digit, and chooses it."""
        numbers = {str(number): cell for cell, number in self._fits.numbers.items()}
        self._typed = next((t for t in (self._typed + digit, digit) if t in numbers), "")
        if not self._typed or self.hand.holds:
            return
        cell, typed = numbers[self._typed], self._typed
        self.cursor.go(next(spot for spot in self.spots() if spot.key == cell))
        self._typed = typed
        if self._fits.at(cell):
            self._aim(cell)
        else:
            self.refused.emit(self._why_not(self.choice.letter, cell))
