"""Menus with round corners."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.paint.icons import icon
from desktop.widgets.commands import Command


class Menu(QMenu):
    """A menu that is thrown away once it is closed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        _round(self)
        self.aboutToHide.connect(self.deleteLater)

    def add_menu(self, title: str) -> QMenu:
        """Adds a menu beside this one."""
        menu = self.addMenu(title)
        _round(menu)
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


def _round(menu: QMenu) -> None:
    """The style sheet rounds the corners; behind them there must be nothing."""
    menu.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    menu.setWindowFlag(Qt.WindowType.FramelessWindowHint)
    menu.setWindowFlag(Qt.WindowType.NoDropShadowWindowHint)


def below(button: QWidget) -> QPoint:
    """Where a menu that belongs to a button has its upper right corner, on the screen."""
    return button.mapToGlobal(QPoint(button.width(), button.height() + 4))
