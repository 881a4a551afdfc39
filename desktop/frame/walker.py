"""The keys, buttons and folded panel that walk through the positions of a game."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.board.folding import Strip
from desktop.board.row_data import Tally
from desktop.controls.buttons import IconButton, focus_by_tab_only
from desktop.controls.commands import BACKWARD, FORWARD
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.frame.tally_block import TallyBlock
from desktop.shell.page import Page

translate = QCoreApplication.translate


class WalkRow(QWidget):
    """The row of buttons that replays a game: first, previous, next and last position."""

    def __init__(self) -> None:
        super().__init__()
        self.where = Text("", "caption", "muted")
        self.first = _made_button("first", translate("MoveList", "First position"))
        self.previous = _made_button("previous", translate("MoveList", "Back one move"))
        self.next = _made_button("next", translate("MoveList", "Forward one move"))
        self.last = _made_button("last", translate("MoveList", "Last position"))
        lay(
            QHBoxLayout(self),
            *(self.first, self.previous, None, self.where, None, self.next, self.last),
        )

    def show_place(self, at: int, last: int, words: str) -> None:
        """Show the present position in words, and enable the buttons that lead elsewhere."""
        self.where.setText(words)
        for button in (self.first, self.previous):
            button.setEnabled(at > 0)
        for button in (self.next, self.last):
            button.setEnabled(at < last)


def _made_button(icon: str, name: str) -> IconButton:
    button = IconButton(icon, name, 32)
    button.glyph = 19.0
    button.ink = "muted"
    focus_by_tab_only(button)
    return button


class WalkStrip(Strip):
    """The strip of a folded panel while a game is replayed.

    Shows the turn between the two buttons for the previous and the next move.
    """

    def __init__(self) -> None:
        super().__init__()
        self.turn = TallyBlock()
        self.back = IconButton("previous", translate("MoveList", "Back one move"))
        self.onward = IconButton("next", translate("MoveList", "Forward one move"))
        ways = lay(QVBoxLayout(), self.back, self.turn, self.onward, spacing=6)
        for button in (self.back, self.onward):
            ways.setAlignment(button, Qt.AlignmentFlag.AlignHCenter)
        lay(self.column, None, ways, None, margins=(6, 6, 6, 6))

    def show_turn(self, turn: str, *, first: bool = False, last: bool = False) -> None:
        """Show a turn number, and whether there are moves before and after."""
        #: below the number of a turn
        self.turn.show_tally(Tally(turn, translate("WalkStrip", "turn")))
        self.back.setDisabled(first)
        self.onward.setDisabled(last)


class Walker(QObject):
    """Lets all ways to walk on a page do the same, and shows the place in all of them."""

    def __init__(
        self,
        page: Page,
        row: WalkRow,
        go_to: Callable[[int], object],
        strip: WalkStrip | None = None,
    ) -> None:
        """`go_to` shows the position with a number, from 0 to the last."""
        super().__init__(page)
        self._row, self._strip = row, strip
        self._at = self._last = 0
        row.first.clicked.connect(lambda: go_to(0))
        row.previous.clicked.connect(lambda: go_to(self._at - 1))
        row.next.clicked.connect(lambda: go_to(self._at + 1))
        row.last.clicked.connect(lambda: go_to(self._last))
        self._backward = page.add_command(BACKWARD, row.previous.click)
        self._forward = page.add_command(FORWARD, row.next.click)
        if strip is not None:
            strip.back.clicked.connect(row.previous.click)
            strip.onward.clicked.connect(row.next.click)

    def show_place(self, at: int, last: int, words: str, turn: str = "") -> None:
        """Show the present position in words, and its turn; disable what leads nowhere."""
        self._at, self._last = at, last
        self._row.show_place(at, last, words)
        self._backward.setEnabled(at > 0)
        self._forward.setEnabled(at < last)
        if self._strip is not None:
            self._strip.show_turn(turn, first=at == 0, last=at == last)
