"""The bar over the table: way back, mark, title, option chips, and the actions as icons."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.theme.appearance import appearance, theme
from desktop.widgets.aid_button import AidButton
from desktop.widgets.buttons import IconButton
from desktop.widgets.chips import Chip, Chips
from desktop.widgets.mark import Mark
from desktop.widgets.surfaces import Rule
from desktop.widgets.text import Text


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
        self.setFixedHeight(theme().layout("topBar"))
        self.title = Text("", "title")
        self.chips = Chips()
        self.serious = Chip(self.tr("Serious"), "lock")
        self.serious.setToolTip(
            self.tr("A serious match: no hints, no lens, and what was shown is not taken back")
        )
        self.serious.hide()
        tr = self.tr
        self.back_button = self._button("back", tr("Back to the games"), "", self.back)
        self.undo_button = AidButton("undo", tr("Take back"), "Ctrl+Z")
        self.undo_button.clicked.connect(self.undo)
        self.redo_button = self._button("redo", tr("Make again"), "Ctrl+Shift+Z", self.redo)
        self.draw_button = self._button("half", tr("Propose a draw"), "", self.draw)
        self.resign_button = self._button("flag", tr("Resign"), "", self.resign)
        self.hint_button = AidButton("hint", tr("Hint"), "H")
        self.hint_button.clicked.connect(self.hint)
        self.lens_button = AidButton("lens", tr("Lens: what you could work out"), "L")
        self.lens_button.setCheckable(True)
        self.lens_button.clicked.connect(self.lens)
        self.rules_button = self._button("help", tr("Rules"), "F1", self.rules)
        self.theme_button = ThemeButton()
        self.menu_button = self._button("menu", tr("Menu"), "", self.menu)
        self._lay_out()

    def _button(self, icon: str, name: str, keys: str, signal: object) -> IconButton:
        button = IconButton(icon, name)
        button.say(name, keys)
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
        row.setContentsMargins(12, 0, 10, 0)
        row.setSpacing(2)
        row.addWidget(self.back_button)
        row.addSpacing(10)
        row.addWidget(Mark(37))
        row.addSpacing(13)
        row.addWidget(self.title)
        row.addSpacing(18)
        row.addWidget(self.chips)
        row.addSpacing(8)
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
