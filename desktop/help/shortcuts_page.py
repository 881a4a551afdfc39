"""The shortcuts as a page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.help.keys import KeyCaps
from desktop.help.prose import Prose
from desktop.help.shortcuts import (
    board_shortcuts,
    game_shortcuts,
    window_shortcuts,
)
from desktop.help.tables import LEFT, TablesPage
from desktop.widgets.text import Text
from rules.games import GAMES


class ShortcutsPage(TablesPage):
    """The keys of one game, or without one of all, then those of the board and the window."""

    def __init__(self, slug: str = "") -> None:
        super().__init__()
        self.column.addWidget(Text(self.tr("Shortcuts"), "hero"))
        words = self.tr("Everything the mouse can do, the keyboard can do as well.")
        self.column.addWidget(Prose(words, "prompt", "muted"))
        games = [game for game in GAMES if not slug or game.slug == slug]
        groups = [(game.title, game_shortcuts(game.slug)) for game in games]
        common = [
            (self.tr("On the board"), board_shortcuts()),
            (self.tr("In the window"), window_shortcuts()),
        ]
        for title, shortcuts in [*groups, *common] if slug else [*common, *groups]:
            self.add_table(title, [_row(keys, what) for keys, what in shortcuts])
        self.column.addStretch()


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
