"""The bar over the table: back button, logo, title, option chips, and actions as icons."""

from time import monotonic

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.controls.accessible_role import Heading
from desktop.controls.buttons import IconButton, focus_by_tab_only
from desktop.controls.chips import Chip, Chips
from desktop.controls.commands import (
    BACK,
    DRAW,
    HINT,
    LENS,
    LOOPS,
    MENU,
    REDO,
    RESIGN,
    RULES,
    UNDO,
    Command,
)
from desktop.controls.lay import lay
from desktop.controls.logo import Logo
from desktop.controls.surfaces import Rule
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.shell.actions import Action
from desktop.shell.page import Page
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import fix

_TURN = 1.2  # seconds


class ActionButton(IconButton):
    """Triggers an action; its tooltip says why the action is locked."""

    def __init__(self, action: Action, parent: QWidget | None = None) -> None:
        super().__init__(action.command.icon, action.text(), parent=parent)
        self._action = action
        self.setCheckable(action.isCheckable())
        self._turning = QTimer(self)
        self._turning.timeout.connect(self.update)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        action = self._action
        self.setEnabled(action.isEnabled())
        self.setChecked(action.isChecked())
        self.say(action.text(), action.command.keys)
        if action.locked:
            self.setToolTip(f"{action.text()}: {action.locked}")
        self.setAccessibleDescription(action.locked or action.command.keys)
        if not action.busy:
            self._turning.stop()
        elif not self._turning.isActive():
            self._turning.start(500 if theme().reduced_motion else 33)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.ink = "accent" if self.isChecked() else "text"
        if self.isChecked():
            with painting(self) as painter:
                plate = rounded_rect(room(self), theme().radius("button"))
                painter.fillPath(plate, theme().colour("accentSoft"))
        super().paintEvent(event)
        with painting(self) as painter:
            if self._action.locked:
                self._paint_lock(painter)
            elif self._action.busy:
                self._paint_turning(painter)

    def _paint_lock(self, painter: QPainter) -> None:
        middle = room(self).center()
        box = QRectF(middle.x() + 2, middle.y() + 1, 15, 15)
        painter.fillPath(circle(box.center(), 9), theme().colour("background"))
        paint_icon(painter, "lock", box, theme().colour("muted"))

    def _paint_turning(self, painter: QPainter) -> None:
        """Paint a rotating arc, as a busy indicator."""
        pen = theme().pen("icon", theme().colour("accent"))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        start = round(-360 * 16 * (monotonic() / _TURN % 1))
        painter.drawArc(room(self).adjusted(3, 3, -3, -3), start, -100 * 16)


class TopBar(QWidget):
    """Has buttons for some of a page's actions; does not depend on the game."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._actions = page.commands
        fix(self, QWidget.setFixedHeight, "topBar")
        self.title = Heading("", "title")
        self.chips = Chips()
        self.serious = Chip(self.tr("Serious"), "lock")
        self.serious.setToolTip(
            self.tr("A serious game: no hints, no lens, and you cannot undo what was shown")
        )
        self.serious.hide()
        self.back_button = self._of_action(BACK)
        self.undo_button = self._of_action(UNDO)
        self.redo_button = self._of_action(REDO)
        self.draw_button = self._of_action(DRAW)
        self.resign_button = self._of_action(RESIGN)
        self.hint_button = self._of_action(HINT)
        self.lens_button = self._of_action(LENS)
        self.loops_button = self._of_action(LOOPS)
        self.rules_button = IconButton(RULES.icon, RULES.label)
        self.rules_button.say(RULES.label, RULES.keys)
        self.rules_button.clicked.connect(page.show_rules)
        self.theme_button = ThemeButton()
        self.menu_button = MenuButton(page)
        focus_by_tab_only(*self.findChildren(IconButton), self.rules_button, self.theme_button)
        focus_by_tab_only(self.menu_button)
        self._lay_out()

    def _of_action(self, command: Command) -> IconButton:
        """Return the button of a command; it is hidden if the page lacks the command."""
        action = self._actions.get(command)
        button = ActionButton(action or Action(command, lambda: None, self), self)
        button.setVisible(action is not None)
        return button

    def add(self, *buttons: QWidget) -> None:
        """Add a page's own buttons before the separator."""
        for button in buttons:
            self._row.insertWidget(self._row.indexOf(self._rule), button)

    def add_to_title(self, widget: QWidget) -> None:
        """Add a page's own widget beside the title."""
        self._row.insertWidget(self._row.indexOf(self.title) + 2, widget)

    def _lay_out(self) -> None:
        self._logo = Logo(37)
        self._rule = Rule(upright=True)
        self._row = lay(
            QHBoxLayout(self),
            *(self.back_button, 10, self._logo, 13, self.title),
            *(18, self.chips, 8, self.serious, None),
            *(self.hint_button, self.lens_button, self.loops_button, self.undo_button),
            *(self.redo_button, self.draw_button, self.resign_button, self._rule),
            *(self.rules_button, self.theme_button, self.menu_button),
            spacing=2,
            margins=(12, 0, 10, 0),
        )
        appearance().changed.connect(self._follow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._part()
        return super().event(event)

    def _part(self) -> None:
        """Show the separator if the page has its own buttons before it."""
        own = self._row.indexOf(self._rule)
        first = self._row.indexOf(self.hint_button)
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        widgets = self.findChildren(QWidget, options=direct)
        before = [one for one in widgets if first <= self._row.indexOf(one) < own]
        self._rule.setHidden(all(one.isHidden() for one in before))

    def _follow(self) -> None:
        """Hide theme button and option chips in a small window; the theme is also in the menu."""
        compact = theme().compact
        self._logo.resize_to(28 if compact else 37)
        self.chips.setHidden(compact)
        self.theme_button.setHidden(compact and not self.menu_button.isHidden())


class ThemeButton(IconButton):
    """Switches between the light and dark themes.

    Shows a moon in the light theme, a sun in the dark.
    """

    def __init__(self) -> None:
        super().__init__("moon", "")
        self.clicked.connect(lambda: appearance().toggle())
        appearance().changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        dark = theme().dark
        self.show_icon("sun" if dark else "moon")
        self.say(self.tr("Switch to light theme") if dark else self.tr("Switch to dark theme"))


class MenuButton(IconButton):
    """The button at the end of a header that opens the window's menu below it.

    On the menu key, too, the window opens the menu below this button.
    """

    def __init__(self, page: Page) -> None:
        super().__init__(MENU.icon, MENU.label)
        self._page = page
        self.say(MENU.label, MENU.keys)
        self.clicked.connect(self._ask)

    def _ask(self) -> None:
        from desktop.controls.menu import below  # menus are loaded at first use

        self._page.menu_wanted.emit(below(self))
