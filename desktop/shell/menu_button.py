"""The button at the end of a header that opens the window's menu below it."""

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QWidget

from desktop.controls.buttons import IconButton
from desktop.controls.commands import MENU


class MenuButton(IconButton):
    """Asks for the menu. The window also opens the menu below it when the menu's key is pressed."""

    wanted = Signal(QPoint)
    """Where the menu's corner is to be, on the screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(MENU.icon, MENU.label, parent=parent)
        self.say(MENU.label, MENU.keys)
        self.clicked.connect(self._ask)

    def _ask(self) -> None:
        from desktop.controls.menu import below  # no menu is loaded before one is wanted

        self.wanted.emit(below(self))
