"""Menus with round corners."""

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.paint.icons import icon
from desktop.widgets.commands import Command
from desktop.widgets.round_popup import RoundPopup


class RoundMenu(RoundPopup, QMenu):
    """The style sheet rounds the corners; behind them there is nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.round_off()


class Menu(RoundMenu):
    """A menu that is thrown away once it is closed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.aboutToHide.connect(self.deleteLater)

    def add_menu(self, title: str) -> QMenu:
        """Adds a menu beside this one."""
        menu = RoundMenu(self)
        menu.setTitle(title)
        self.addMenu(menu)
        return menu

    def add(
        self, text: str, act: Callable[[], object], icon_name: str = "", keys: str = ""
    ) -> QAction:
        """Adds an entry; `keys` do the same where no menu is open."""
        action = self.addAction(f"{text}\t{keys}" if keys else text)
        if icon_name:
            action.setIcon(icon(icon_name))
        action.triggered.connect(lambda _checked=False: act())
        return action

    def add_command(self, command: Command, act: Callable[[], object]) -> QAction:
        """Adds a command's entry."""
        return self.add(command.label, act, command.icon, command.keys)

    def open_at(self, corner: QPoint) -> None:
        """Opens with the upper right corner at a point of the screen."""
        self.popup(corner - QPoint(self.sizeHint().width(), 0))


def below(button: QWidget) -> QPoint:
    """Where a menu that belongs to a button has its upper right corner, on the screen."""
    return button.mapToGlobal(QPoint(button.width(), button.height() + 4))
