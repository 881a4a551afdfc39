"""Walker: the keys, buttons and folded panel that walk through the positions of a game."""

from PySide6.QtCore import QObject, Signal

from desktop.controls.commands import BACKWARD, FORWARD
from desktop.frame.walk_row import WalkRow
from desktop.frame.walk_strip import WalkStrip
from desktop.shell.page import Page


class Walker(QObject):
    """Gives a page one signal for all ways to walk, and shows the place in all of them."""

    wanted = Signal(int)  # the number of a position

    def __init__(self, page: Page, row: WalkRow, strip: WalkStrip | None = None) -> None:
        super().__init__(page)
        self._row, self._strip = row, strip
        row.wanted.connect(self.wanted)
        self._backward = page.add_command(BACKWARD, row.previous.click)
        self._forward = page.add_command(FORWARD, row.next.click)
        if strip is not None:
            strip.back.clicked.connect(row.previous.click)
            strip.onward.clicked.connect(row.next.click)

    def show_place(self, at: int, last: int, words: str, turn: str = "") -> None:
        """Show the present position in words, and its turn; disable what leads nowhere."""
        self._row.show_place(at, last, words)
        self._backward.setEnabled(at > 0)
        self._forward.setEnabled(at < last)
        if self._strip is not None:
            self._strip.show_turn(turn, first=at == 0, last=at == last)
