"""The row of buttons that replays a game: first, previous, next and last position."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.controls.buttons import IconButton, focus_by_tab_only
from desktop.controls.lay import lay
from desktop.controls.text import Text

translate = QCoreApplication.translate


class WalkRow(QWidget):
    """Emits the number of the wanted position, from 0 to the last."""

    wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._at = self._last = 0
        self.where = Text("", "caption", "muted")
        self.first = self._button("first", translate("MoveList", "First position"), lambda: 0)
        self.previous = self._button(
            "previous", translate("MoveList", "Back one move"), lambda: self._at - 1
        )
        self.next = self._button(
            "next", translate("MoveList", "Forward one move"), lambda: self._at + 1
        )
        self.last = self._button("last", translate("MoveList", "Last position"), lambda: self._last)
        lay(
            QHBoxLayout(self),
            *(self.first, self.previous, None, self.where, None, self.next, self.last),
        )

    def _button(self, icon: str, name: str, to: Callable[[], int]) -> IconButton:
        button = _made_button(icon, name)
        button.clicked.connect(lambda: self.wanted.emit(to()))
        return button

    def show_place(self, at: int, last: int, words: str) -> None:
        """Show the present position in words, and enable the buttons that lead elsewhere."""
        self._at, self._last = at, last
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
