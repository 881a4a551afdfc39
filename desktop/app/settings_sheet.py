"""The settings sheet: everything a person can set, in one list that can be searched."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.app.appearance_actions import check_chosen
from desktop.storage.data_folder import data_folder
from desktop.storage.settings import Settings
from desktop.theme.scaling import px
from desktop.widgets.actions import Action
from desktop.widgets.buttons import Button, Look
from desktop.widgets.choice import Choice
from desktop.widgets.commands import (
    CALM,
    CONFIRMATIONS,
    CONTRAST,
    ENDS_TURNS,
    LANGUAGES,
    TEXT_SIZES,
    THEMES,
    VOLUMES,
    Command,
)
from desktop.widgets.dialog import Dialog
from desktop.widgets.field import TextField
from desktop.widgets.labelled import labelled
from desktop.widgets.lay import lay
from desktop.widgets.surfaces import scrolling
from desktop.widgets.text import Text
from desktop.widgets.toggle import Toggle

_SIZE = (680, 620)
_MARGIN = 24


class SettingsSheet(Dialog):
    """Changes apply at once. Escape closes it."""

    def __init__(self, actions: Mapping[Command, Action], parent: QWidget) -> None:
        """`actions` are the window's own, which the rows trigger."""
        super().__init__(parent)
        check_chosen(actions, parent.window())
        self._actions = actions
        self.rows: dict[str, QWidget] = {}
        self.setAccessibleName(self.tr("Settings"))
        self.search = TextField()
        self.search.setPlaceholderText(self.tr("Search settings"))
        self.search.setAccessibleName(self.tr("Search settings"))
        self.search.textChanged.connect(self._find)
        self.nothing = Text(self.tr("No settings found"), "body", "muted")
        self.nothing.hide()
        self.done = Button(self.tr("Done"), Look.ACCENT)
        self.done.clicked.connect(self.leave)
        inside = QWidget()
        self._column = lay(QVBoxLayout(inside), self.nothing, margins=(0, 0, 12, 0))
        self._add_rows()
        self._column.addStretch(1)
        self._area = scrolling(inside)
        foot = lay(QHBoxLayout(), Text(self.tr("Changes apply at once"), "hint", "muted"), None)
        foot.addWidget(self.done)
        title = Text(self.tr("Settings"), "dialogTitle")
        column = self.sheet.layout()
        assert isinstance(column, QVBoxLayout)
        parts = (title, 12, self.search, 8, (self._area, 1), 12, foot)
        lay(column, *parts, margins=(28, 24, 28, 24))

    def main_widget(self) -> QWidget:
        return self.search

    def _add_rows(self) -> None:
        add = self._add_choice
        look = self.tr("Colours of the window and the boards")
        add(self.tr("Appearance"), look, [*THEMES.values()])
        self._add_toggle(self.tr("High contrast"), self.tr("Stronger lines and text"), CONTRAST)
        add(self.tr("Text size"), self.tr("Buttons and panels grow too"), [*TEXT_SIZES.values()])
        add(self.tr("Sound"), self.tr("Tiles, captures, the end of a game"), [*VOLUMES.values()])
        words = self.tr("Pieces appear in their places")
        self._add_toggle(self.tr("Reduce motion"), words, CALM)
        self._add_pace()
        words = self.tr("Which moves in Adamas wait for a button")
        add(self.tr("Confirm moves"), words, [*CONFIRMATIONS.values()])
        words = self.tr("In Black Box, when you can do nothing else")
        self._add_toggle(self.tr("End turns automatically"), words, ENDS_TURNS)
        add(self.tr("Language"), "Language", [*LANGUAGES.values()])
        folder = Button(self.tr("Show folder"), Look.OUTLINE, "folder")
        url = QUrl.fromLocalFile(str(data_folder()))
        folder.clicked.connect(partial(QDesktopServices.openUrl, url))
        self._add(self.tr("Data folder"), self.tr("Your games, layouts and results"), folder)

    def _add(self, name: str, line: str, control: QWidget) -> None:
        row = labelled(name, line, control)
        self.rows[f"{name} {line}"] = row
        self._column.addWidget(row)

    def _add_choice(self, name: str, line: str, commands: Sequence[Command]) -> None:
        actions = [self._actions[command] for command in commands]
        chosen = next((n for n, action in enumerate(actions) if action.isChecked()), 0)
        texts = [command.label for command in commands]
        self._add_texts(name, line, texts, chosen, lambda number: actions[number].trigger())

    def _add_texts(
        self, name: str, line: str, texts: list[str], chosen: int, act: Callable[[int], object]
    ) -> None:
        choice = Choice(name, texts)
        choice.choose(chosen)
        choice.chosen.connect(act)
        self._add(name, line, choice)

    def _add_toggle(self, name: str, line: str, command: Command) -> None:
        toggle = Toggle(name)
        toggle.setChecked(self._actions[command].isChecked())
        toggle.toggled.connect(lambda _on: self._actions[command].trigger())
        self._add(name, line, toggle)

    def _add_pace(self) -> None:
        def choose(pace: int) -> None:
            Settings().pace = pace

        texts = [self.tr("Slow"), self.tr("Normal"), self.tr("Fast")]
        line = self.tr("From the next game on")
        self._add_texts(self.tr("Computer speed"), line, texts, Settings().pace, choose)

    def _find(self, text: str) -> None:
        """Show the rows whose name or line contains the text."""
        sought = text.strip().casefold()
        for words, row in self.rows.items():
            row.setHidden(sought not in words.casefold())
        self.nothing.setVisible(all(row.isHidden() for row in self.rows.values()))

    def place_sheet(self) -> None:
        width = min(px(_SIZE[0]), self.width() - _MARGIN)
        height = min(px(_SIZE[1]), self.height() - _MARGIN)
        left, top = (self.width() - width) // 2, (self.height() - height) // 2
        self.sheet.setGeometry(left, top, width, height)
