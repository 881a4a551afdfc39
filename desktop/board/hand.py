"""Hand: what a player can do on a board. Each game has its own."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QKeyEvent

from desktop.board.contract import Pointer

_NOWHERE = QPointF(-1e6, -1e6)
"""A point outside everything, in every layer."""


class Hand:
    """Handles what `BoardInput` makes of mouse and keys. By default nothing happens."""

    def on_act(self) -> None:
        """Handle the press of any button or key, before its own handler."""

    def on_hover(self, pointer: Pointer) -> None:
        """Handle a move of the mouse without a button."""

    def on_cursor(self, pointer: Pointer) -> None:
        """Handle the keyboard cursor's arrival at a spot, by default like the mouse's."""
        self.on_hover(pointer)

    def on_leave(self) -> None:
        """Handle the mouse leaving the table: nothing is hovered any more."""
        self.on_hover(Pointer(_NOWHERE, _NOWHERE, _NOWHERE))

    def on_click(self, pointer: Pointer) -> None:
        """Handle a click, or Enter on a spot, while a player may move."""

    def on_look(self, pointer: Pointer) -> None:
        """Handle a click, or Enter on a spot, while nobody may move here."""

    def on_secondary(self, pointer: Pointer) -> None:
        """Handle a click with the right button, while a player may move."""

    def on_middle(self, pointer: Pointer) -> bool:
        """Handle a press of the middle button; return False if it is to move the table."""
        return False

    def on_wheel(self, pointer: Pointer, steps: int) -> bool:
        """Handle a turn of the wheel; return False if it is to zoom.

        `steps` are whole notches, positive upwards, 0 while a touchpad has not moved that far.
        """
        return False

    def on_key(self, event: QKeyEvent) -> bool:
        """Handle a key of the game's own (digits, turn, flip); return whether it was used."""
        return False

    def can_drag(self, pointer: Pointer) -> bool:
        """Return whether there is a piece to drag here; otherwise a drag moves the table."""
        return False

    def on_drag(self, pointer: Pointer) -> None:
        """Handle each move of the drag that began at `pointer.start`."""

    def on_drop(self, pointer: Pointer) -> None:
        """Handle the end of a drag."""

    def on_cancel(self) -> None:
        """Return to the state after `draw`, as Escape was pressed or the drag was interrupted."""

    def on_let_go(self) -> None:
        """Handle that the press of a finger or a mouse button no longer counts."""

    @property
    def half_done(self) -> bool:
        """Whether there is a half-made move that Escape cancels."""
        return False

    @property
    def half_made(self) -> str:
        """The half-made move in notation; empty in games whose moves take one or two steps."""
        return ""

    def show_preview(self, moves: Sequence[Any]) -> None:
        """Show ghosts of the legal moves that match the typed text; no moves clear the ghosts.

        Called without moves before another view is shown, and before the player acts on the board.
        """
