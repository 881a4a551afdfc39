"""The shortcuts as a page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.help.keys import KeyCaps
from desktop.help.prose import Prose
from desktop.help.shortcuts import (
    Shortcut,
    board_shortcuts,
    game_shortcuts,
    window_shortcuts,
)
from desktop.help.tables import LEFT, table
from desktop.widgets.text import Text
from rules.games import GAMES


class ShortcutsPage(QWidget):
    """The keys of one game, or without one of all, then those of the board and the window."""

    def __init__(self, slug: str = "") -> None:
        super().__init__()
        self.sections: dict[str, QWidget] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        self._column.addWidget(Text(self.tr("Shortcuts"), "hero"))
        words = self.tr("Everything the mouse can do, the keyboard can do as well.")
        self._column.addWidget(Prose(words, "prompt", "muted"))
        games = [game for game in GAMES if not slug or game.slug == slug]
        groups = [(game.title, game_shortcuts(game.slug)) for game in games]
        common = [
            (self.tr("On the board"), board_shortcuts()),
            (self.tr("In the window"), window_shortcuts()),
        ]
        for title, shortcuts in [*groups, *common] if slug else [*common, *groups]:
            self._add(title, shortcuts)
        self._column.addStretch()

    def _add(self, title: str, shortcuts: Sequence[Shortcut]) -> None:
        if not shortcuts:
            return
        head = QWidget()
        column = QVBoxLayout(head)
        column.setContentsMargins(0, 18, 0, 0)
        column.addWidget(Text(title, "title"))
        self.sections[title] = head
        self._column.addWidget(head)
        for ground in table([_row(keys, what) for keys, what in shortcuts]):
            self._column.addWidget(ground)


def _row(keys: str, what: str) -> QWidget:
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 6, 0, 6)
    line.setSpacing(16)
    shown = KeyCaps(keys)
    shown.setMinimumWidth(LEFT)
    line.addWidget(shown)
    words = Prose(what, "hint")
    words.setAlignment(Qt.AlignmentFlag.AlignVCenter)
    line.addWidget(words, 1)
    return row
