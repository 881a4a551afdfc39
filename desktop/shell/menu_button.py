"""The button at the end of a header that opens the window's menu below it."""

from PySide6.QtCore import QPoint, Signal

from desktop.controls.buttons import IconButton
from desktop.controls.commands import MENU


class MenuButton(IconButton):
    """Requests the menu. On the menu key, too, the window opens the menu below this button."""

    wanted = Signal(QPoint)
    """The menu's corner on the screen."""

    def __init__(self) -> None:
        super().__init__(MENU.icon, MENU.label)
        self.say(MENU.label, MENU.keys)
        self.clicked.connect(self._ask)

    def _ask(self) -> None:
        from desktop.controls.menu import below  # menus are loaded at first use

        self.wanted.emit(below(self))
