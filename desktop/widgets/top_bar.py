"""The bar over the table: way back, mark, title, option chips, and the actions as icons."""

from time import monotonic

from PySide6.QtCore import QT_TRANSLATE_NOOP, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QWidget

from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import fix, space
from desktop.widgets.buttons import IconButton
from desktop.widgets.chips import Chip, Chips
from desktop.widgets.commands import HINT, LENS, REDO, RULES, UNDO, Command
from desktop.widgets.mark import PlayerMark
from desktop.widgets.surfaces import Rule
from desktop.widgets.text import Text

_NOOP = QT_TRANSLATE_NOOP
_BACK = Command(text=_NOOP("commands", "Back to the games"), icon="back")
_DRAW = Command(text=_NOOP("commands", "Propose a draw"), icon="half")
_RESIGN = Command(text=_NOOP("commands", "Resign"), icon="flag")
_MENU = Command(text=_NOOP("commands", "Menu"), icon="menu")

_TURN = 1.2  # seconds


class AidButton(IconButton):
    """Says in its tooltip why it is locked."""

    def __init__(self, command: Command, parent: QWidget | None = None) -> None:
        super().__init__(command.icon, command.label, parent=parent)
        self._name, self._keys = command.label, command.keys
        self.locked = ""
        self._busy = False
        self._allowed = False
        self._turning = QTimer(self)
        self._turning.timeout.connect(self.update)
        self.say(self._name, self._keys)

    def lock(self, reason: str) -> None:
        """Cannot be used, and why; an empty reason opens the lock."""
        self.locked = reason
        self.allow(self._allowed)
        self.say(self._name, self._keys)
        if reason:
            self.setToolTip(f"{self._name}: {reason}")
        self.setAccessibleDescription(reason)
        self.update()

    def allow(self, allowed: bool) -> None:
        """Whether it is of use now."""
        self._allowed = allowed
        self.setEnabled(allowed and not self.locked)

    def work(self, busy: bool) -> None:
        """Shows that what was asked for is being worked out."""
        if busy == self._busy:
            return
        self._busy = busy
        if busy:
            self._turning.start(500 if theme().reduced_motion else 33)
        else:
            self._turning.stop()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.ink = "accent" if self.isChecked() else "text"
        if self.isChecked():
            with painting(self) as painter:
                plate = rounded_rect(room(self), theme().radius("button"))
                painter.fillPath(plate, theme().colour("accentSoft"))
        super().paintEvent(event)
        with painting(self) as painter:
            if self.locked:
                self._paint_lock(painter)
            elif self._busy:
                self._paint_turning(painter)

    def _paint_lock(self, painter: QPainter) -> None:
        middle = room(self).center()
        box = QRectF(middle.x() + 2, middle.y() + 1, 15, 15)
        painter.fillPath(circle(box.center(), 9), theme().colour("background"))
        paint_icon(painter, "lock", box, theme().colour("muted"))

    def _paint_turning(self, painter: QPainter) -> None:
        """A piece of a ring that goes round."""
        pen = theme().pen("icon", theme().colour("accent"))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        start = round(-360 * 16 * (monotonic() / _TURN % 1))
        painter.drawArc(room(self).adjusted(3, 3, -3, -3), start, -100 * 16)


class TopBar(QWidget):
    """Emits what was asked for; knows nothing of the game."""

    back = Signal()
    undo = Signal()
    redo = Signal()
    draw = Signal()
    resign = Signal()
    hint = Signal()
    lens = Signal()
    rules = Signal()
    menu = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        fix(self, QWidget.setFixedHeight, theme().layout("topBar"))
        self.title = Text("", "title")
        self.chips = Chips()
        self.serious = Chip(self.tr("Serious"), "lock")
        self.serious.setToolTip(
            self.tr("A serious match: no hints, no lens, and what was shown is not taken back")
        )
        self.serious.hide()
        self.back_button = self._button(_BACK, self.back)
        self.undo_button = AidButton(UNDO)
        self.undo_button.clicked.connect(self.undo)
        self.redo_button = self._button(REDO, self.redo)
        self.draw_button = self._button(_DRAW, self.draw)
        self.resign_button = self._button(_RESIGN, self.resign)
        self.hint_button = AidButton(HINT)
        self.hint_button.clicked.connect(self.hint)
        self.lens_button = AidButton(LENS)
        self.lens_button.setCheckable(True)
        self.lens_button.clicked.connect(self.lens)
        self.rules_button = self._button(RULES, self.rules)
        self.theme_button = ThemeButton()
        self.menu_button = self._button(_MENU, self.menu)
        self._lay_out()

    def _button(self, command: Command, signal: object) -> IconButton:
        button = IconButton(command.icon, command.label)
        button.say(command.label, command.keys)
        button.clicked.connect(signal)
        return button

    def show_only(self, *actions: QWidget) -> None:
        """A bar with these actions alone, besides the way back and the theme."""
        for button in (self.undo_button, self.redo_button, self.draw_button, self.resign_button,
                       self.hint_button, self.lens_button, self.rules_button, self.menu_button,
                       ):  # fmt: skip
            button.setVisible(button in actions)

    def allow(self, *, undo: bool, redo: bool) -> None:
        """Says whether there is something to take back, and to make again."""
        self.undo_button.setEnabled(undo)
        self.redo_button.setEnabled(redo)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        fix(row, QLayout.setContentsMargins, 12, 0, 10, 0)
        fix(row, QLayout.setSpacing, 2)
        row.addWidget(self.back_button)
        space(row, 10)
        row.addWidget(PlayerMark(37))
        space(row, 13)
        row.addWidget(self.title)
        space(row, 18)
        row.addWidget(self.chips)
        space(row, 8)
        row.addWidget(self.serious)
        row.addStretch()
        row.addWidget(self.hint_button)
        row.addWidget(self.lens_button)
        for button in (self.undo_button, self.redo_button, self.draw_button, self.resign_button):
            row.addWidget(button)
        row.addWidget(Rule(upright=True))
        for button in (self.rules_button, self.theme_button, self.menu_button):
            row.addWidget(button)


class ThemeButton(IconButton):
    """Switches between Day and Lamplight; shows the moon by day and the sun by night."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("moon", "", parent=parent)
        self.clicked.connect(lambda: appearance().toggle())
        appearance().changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        dark = theme().dark
        self.show_icon("sun" if dark else "moon")
        self.say(self.tr("Switch to Day") if dark else self.tr("Switch to Lamplight"))
