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
        boards, numbers = self._scene.boards, self._scene.shown.grid.numbers
        boards.typed = tuple(numbers[move.cell] for move in moves if isinstance(move, Reveal))
        boards.hover(boards.hovered)

    def on_hover(self, pointer: Pointer) -> None:
        scene, shown = self._scene, self._scene.shown
        self._pointed = pointer.spot
        kind, player, cell = cell_or_board(pointer.spot)
        places = (place for place in shown.arrangement.places if place.minor)
        scene.boards.offer(next((place for place in places if place.player == player), None))
        lit = kind == "cell" and scene.seat is not None and not shown.placing
        scene.boards.hover(cell if lit and shown.struck_by is None else None)
        scene.lens.hover(pointer.spot)

    def on_click(self, pointer: Pointer) -> None:
        scene, shown = self._scene, self._scene.shown
        kind, player, cell = cell_or_board(pointer.spot)
        if scene.turn_back.takes_press():
            return
        if kind == "board":
            scene.bring_forward(player)
        elif kind == "random":
            scene.input.try_move(RandomMove())
        elif kind == "cell" and not shown.placing:
            scene.input.try_move(Reveal(shown.grid.names[cell]))

    def on_look(self, pointer: Pointer) -> None:
        kind, player, _cell = cell_or_board(pointer.spot)
        if kind == "board" and self._scene.shown.struck_by is None:
            self._scene.bring_forward(player)

    def on_secondary(self, pointer: Pointer) -> None:
        if not self._scene.turn_back.takes_press():
            self._scene.note(pointer.spot, None)

    def on_key(self, event: QKeyEvent) -> bool:
        scene, shown, letter = self._scene, self._scene.shown, character_of(event)
        if not is_plain(event) or shown.placing:
            return False
        if shown.struck_by is not None and event.key() in _MOVES_CURSOR:
            return scene.turn_back.takes_press()
        spot = scene.cursor.spot if scene.cursor.isVisible() else self._pointed
        if letter == "r":
            scene.input.try_move(RandomMove())
        elif letter == "s":
            scene.end_turn()
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete) or letter == "0":
            scene.note(spot, "")
        elif letter and letter in LABELS[: shown.grid.size]:
            scene.note(spot, letter)
        else:
            return False
        return True
