"""Menus with round corners."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAction, QRegion, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from desktop.paint.icons import icon
from desktop.paint.paths import rounded_rect
from desktop.theme.scaling import px
from desktop.widgets.commands import Command

_CORNER = 12  # px, as the style sheet rounds menus


class RoundMenu(QMenu):
    """The style sheet rounds the corners; behind them there is nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.setWindowFlag(Qt.WindowType.NoDropShadowWindowHint)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Where the system mixes no windows, what is translucent is black: the corners are cut off.
        corners = rounded_rect(QRectF(self.rect()), px(_CORNER + 1))
        self.setMask(QRegion(corners.toFillPolygon().toPolygon()))


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
