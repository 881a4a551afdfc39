"""MonoHand: a click uncovers a cell, the right button and keys note a guess."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from desktop.board.contract import Pointer, Spot
from desktop.board.cursor import ARROWS
from desktop.board.hand import Hand
from desktop.controls.commands import PRESSING, is_plain
from desktop.controls.keyboard_layout import character_of
from desktop.games.mono.boards_view import cell_or_board
from rules.mono.board import LABELS
from rules.mono.game import RandomMove, Reveal

if TYPE_CHECKING:
    from desktop.games.mono.scene import MonoScene

_MOVES_CURSOR = (*ARROWS, *PRESSING)


class MonoHand(Hand):
    """Uncovers the others' boards."""

    def __init__(self, scene: "MonoScene") -> None:
        self._scene = scene
        self._pointed: Spot | None = None

    def show_preview(self, moves: Sequence[object]) -> None:
        revealed = [move for move in moves if isinstance(move, Reveal)]
        self._scene.boards.typed = tuple(
            self._scene.shown.grid.numbers[move.cell] for move in revealed
        )
        self._scene.boards.hover(self._scene.boards.hovered)

    def on_hover(self, pointer: Pointer) -> None:
        self._pointed = pointer.spot
        kind, player, cell = cell_or_board(pointer.spot)
        small = [
            place
            for place in self._scene.shown.arrangement.places
            if place.player == player and place.minor
        ]
        self._scene.boards.offer(small[0] if small else None)
        lit = kind == "cell" and self._scene.seat is not None and not self._scene.shown.placing
        lit = lit and self._scene.shown.struck_by is None
        self._scene.boards.hover(cell if lit else None)
        self._scene.lens.hover(pointer.spot)

    def on_click(self, pointer: Pointer) -> None:
        kind, player, cell = cell_or_board(pointer.spot)
        if self._scene.turn_back.takes_press():
            return
        if kind == "board":
            self._scene.bring_forward(player)
        elif kind == "random":
            self._scene.try_move(RandomMove())
        elif kind == "cell" and not self._scene.shown.placing:
            self._scene.try_move(Reveal(self._scene.shown.grid.names[cell]))

    def on_look(self, pointer: Pointer) -> None:
        kind, player, _cell = cell_or_board(pointer.spot)
        if kind == "board" and self._scene.shown.struck_by is None:
            self._scene.bring_forward(player)

    def on_secondary(self, pointer: Pointer) -> None:
        if self._scene.turn_back.takes_press():
            return
        self._scene.note(pointer.spot, None)

    def on_key(self, event: QKeyEvent) -> bool:
        letter = character_of(event)
        if not is_plain(event):
            return False
        if self._scene.shown.placing:
            return False
        if self._scene.shown.struck_by is not None and event.key() in _MOVES_CURSOR:
            return self._scene.turn_back.takes_press()
        if letter == "r":
            self._scene.try_move(RandomMove())
            return True
        if letter == "s":
            self._scene.end_turn()
            return True
        spot = self._scene.cursor.spot if self._scene.cursor.isVisible() else self._pointed
        if event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete) or letter == "0":
            self._scene.note(spot, "")
            return True
        if letter and letter in LABELS[: self._scene.shown.grid.size]:
            self._scene.note(spot, letter)
            return True
        return False
