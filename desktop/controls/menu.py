"""Menus with round corners."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QAction, QCursor, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from desktop.controls.commands import MENU, Command
from desktop.controls.round_popup import RoundPopup
from desktop.theme.appearance import theme
from desktop.theme.scaling import from_right

_ARROW = 16.0
_FROM_END = 24.0  # from the arrow's near side to the end of its entry


class RoundMenu(RoundPopup, QMenu):
    """A menu whose corners, rounded by the style sheet, are transparent."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._menus: list[RoundMenu] = []
        self.round_off()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close this menu and its parent menus on the key that opens it."""
        if MENU.matches(event) or event.key() == Qt.Key.Key_Alt:
            whole: QWidget = self
            while isinstance(beside := whole.parentWidget(), RoundMenu):
                whole = beside
            whole.close()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint an arrow beside each submenu, as Qt's own does not grow with the text."""
        super().paintEvent(event)
        if not self._menus:
            return
        from desktop.paint.icons import paint_icon  # imported here to keep the start fast
        from desktop.paint.painting import painting

        scale = theme().text_scale
        with painting(self, as_read=False) as painter:
            for menu in self._menus:
                row = QRectF(self.actionGeometry(menu.menuAction()))
                left = row.left() / scale + _FROM_END - _ARROW
                if not from_right():
                    left = row.right() / scale - _FROM_END
                top = row.center().y() / scale - _ARROW / 2
                box = QRectF(left, top, _ARROW, _ARROW)
                paint_icon(painter, "next", box, theme().colour("text"))

    def add_menu(self, title: str) -> "RoundMenu":
        """Add a submenu."""
        menu = RoundMenu(self)
        menu.setTitle(title)
        self.addMenu(menu)
        self._menus.append(menu)
        return menu

    def open_below(self, widget: QWidget) -> None:
        """Open below a widget, aligned at the side where reading begins."""
        corner = widget.mapToGlobal(QPoint(0, widget.height() + 4))
        if from_right():
            corner.setX(corner.x() + widget.width() - self.sizeHint().width())
        self.popup(corner)

    def entries(self) -> list[QAction]:
        """Return the entries of this menu and its submenus."""
        beside = {menu.menuAction() for menu in self._menus}
        own = [one for one in self.actions() if not one.isSeparator() and one not in beside]
        return [*own, *(entry for menu in self._menus for entry in menu.entries())]


class Menu(RoundMenu):
    """A menu that is deleted once it is closed, with its submenus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.aboutToHide.connect(partial(_leave, parent.window()))
        self.aboutToHide.connect(self.deleteLater)

    def add(
        self, text: str, act: Callable[[], object], icon_name: str = "", keys: str = ""
    ) -> QAction:
        """Add an entry; `keys` do the same while no menu is open."""
        action = self.addAction(f"{text}\t{keys}" if keys else text)
        if icon_name:
            from desktop.paint.qt_icons import icon  # imported here to keep the start fast

            action.setIcon(icon(icon_name))
        action.triggered.connect(lambda _checked=False: act())
        return action

    def add_command(self, command: Command, act: Callable[[], object]) -> QAction:
        """Add a command's entry."""
        return self.add(command.label, act, command.icon, command.keys)

    def open_at(self, corner: QPoint) -> None:
        """Open with a corner at a point of the screen: the upper one where reading ends."""
        self.popup(corner if from_right() else corner - QPoint(self.sizeHint().width(), 0))


def _leave(window: QWidget) -> None:
    """Tell the widgets that the pointer left while a menu was open: Qt does not."""
    pointer = QCursor.pos()
    for widget in window.findChildren(QWidget):
        if widget.underMouse() and not widget.rect().contains(widget.mapFromGlobal(pointer)):
            QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
            widget.update()


def below(button: QWidget) -> QPoint:
    """Return that point for a menu below a button."""
    across = 0 if from_right() else button.width()
    return button.mapToGlobal(QPoint(across, button.height() + 4))
