"""Menus with round corners."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QAction, QCursor, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from desktop.controls.commands import MENU, Command, is_plain
from desktop.controls.cross_fade import CrossFade
from desktop.controls.round_popup import CORNER, RoundPopup
from desktop.theme.appearance import theme

_SIGN = 16.0  # px of a check mark or an arrow
_AWAY = 8.0  # px from it to that side of its entry


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
        elif not (event.text().isalnum() and is_plain(event) and self._select(event.text())):
            super().keyPressEvent(event)

    def _select(self, typed: str) -> bool:
        """Select the next entry that starts with a letter; return whether there is one."""
        entries = [one for one in self.actions() if one.isEnabled() and not one.isSeparator()]
        texts, active = [one.text() for one in entries], self.activeAction()
        found = next_starting_with(typed, texts, entries.index(active) if active in entries else -1)
        if found is not None:
            self.setActiveAction(entries[found])
        return found is not None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the arrows of submenus and the check marks: Qt's own do not grow with the text."""
        # imported here to keep the start fast
        from desktop.paint.icons import paint_icon
        from desktop.paint.painting import painting, room
        from desktop.paint.paths import rounded_rect

        with painting(self) as painter:
            # At a fractional scale the last pixels, covered in part only, would look like a line.
            beyond = rounded_rect(room(self).adjusted(-1, -1, 1, 1), CORNER + 1)
            painter.fillPath(beyond, theme().colour("border"))
        super().paintEvent(event)
        checked = [one for one in self.actions() if one.isChecked() and one.icon().isNull()]
        with painting(self) as painter:
            ink = theme().colour("text")
            for menu in self._menus:
                paint_icon(painter, "next", self._box(menu.menuAction(), at_end=True), ink)
            for action in checked:
                paint_icon(painter, "check", self._box(action, at_end=False), ink)

    def _box(self, action: QAction, *, at_end: bool) -> QRectF:
        """Return the place of an entry's sign at the left or, with `at_end`, at the right."""
        scale = theme().text_scale
        row = QRectF(self.actionGeometry(action))
        left = row.right() / scale - _AWAY - _SIGN if at_end else row.left() / scale + _AWAY
        return QRectF(left, row.center().y() / scale - _SIGN / 2, _SIGN, _SIGN)

    def add_menu(self, title: str) -> "RoundMenu":
        """Add a submenu."""
        menu = RoundMenu(self)
        menu.setTitle(title)
        self.addMenu(menu)
        self._menus.append(menu)
        return menu

    def open_below(self, widget: QWidget) -> None:
        """Open below a widget, aligned at the left."""
        self.popup(widget.mapToGlobal(QPoint(0, widget.height() + 4)))

    def entries(self) -> list[QAction]:
        """Return the entries of this menu and its submenus."""
        beside = {menu.menuAction() for menu in self._menus}
        own = [one for one in self.actions() if not one.isSeparator() and one not in beside]
        return [*own, *(entry for menu in self._menus for entry in menu.entries())]


def next_starting_with(typed: str, texts: Sequence[str], place: int) -> int | None:
    """Return the index of the next text after `place` that starts with a letter; it wraps round."""
    from rules.text import search_key  # imported here to keep the start fast

    order = [*range(place + 1, len(texts)), *range(place + 1)]
    sought = search_key(typed)
    return next((n for n in order if search_key(texts[n]).startswith(sought)), None)


class Menu(RoundMenu):
    """A menu that is deleted once it is closed, with its submenus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.aboutToHide.connect(partial(_leave, parent.window()))
        self.aboutToHide.connect(partial(CrossFade.drop_double_click, parent.window()))
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
        """Open with the upper right corner at a point of the screen."""
        self.popup(corner - QPoint(self.sizeHint().width(), 0))


def _leave(window: QWidget) -> None:
    """Tell the widgets that the pointer left while a menu was open: Qt does not."""
    pointer = QCursor.pos()
    for widget in window.findChildren(QWidget):
        if widget.underMouse() and not widget.rect().contains(widget.mapFromGlobal(pointer)):
            QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
            widget.update()


def below(button: QWidget) -> QPoint:
    """Return that point for a menu below a button."""
    return button.mapToGlobal(QPoint(button.width(), button.height() + 4))
