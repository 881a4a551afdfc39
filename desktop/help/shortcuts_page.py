"""The shortcuts as a page."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.games.cards import CARDS
from desktop.help.key_caps import KeyCaps
from desktop.help.prose import Prose
from desktop.help.shortcuts import (
    Shortcut,
    board_shortcuts,
    game_shortcuts,
    puzzle_shortcuts,
    setup_shortcuts,
    window_shortcuts,
)
from desktop.help.tables import LEFT, TablesPage, titled_table
from desktop.layout_editor.keys import layout_editor_shortcuts
from desktop.position_editor.keys import position_shortcuts
from desktop.widgets.text import Text
from rules.core import AnyGame
from rules.games import GAMES


class ShortcutsPage(TablesPage):
    """The keys of one game, or without one of all, then those of the board and the window."""

    def __init__(self, slug: str = "") -> None:
        super().__init__()
        self.fill(self._widgets(slug))

    def _widgets(self, slug: str) -> Iterator[QWidget]:
        yield Text(self.tr("Shortcuts"), "hero")
        words = self.tr("Everything the mouse can do, the keyboard can do as well.")
        yield Prose(words, "prompt", "muted")
        games = [game for game in GAMES if not slug or game.slug == slug]
        if slug:
            yield from _games(games)
        yield from _table(self.tr("On the board"), board_shortcuts())
        yield from _table(self.tr("At a puzzle"), puzzle_shortcuts())
        if slug:
            yield from self._editors(slug, games)
        yield from _table(self.tr("In the window"), window_shortcuts())
        if not slug:
            yield from _games(games)
            yield from self._editors(slug, games)

    def _editors(self, slug: str, games: Sequence[AnyGame]) -> Iterator[QWidget]:
        """The keys of the editors of one game or of all."""
        if not slug or CARDS[slug].layouts:
            yield from _table(self.tr("In the layout editor"), layout_editor_shortcuts())
        words = self.tr("{game}: setting up a position")
        found = False
        for game in games:
            if setup := setup_shortcuts(game.slug):
                found = True
                yield from _table(words.format(game=game.title), setup)
        if found:
            yield from _table(self.tr("In every set-up"), position_shortcuts())


def _games(games: Sequence[AnyGame]) -> Iterator[QWidget]:
    for game in games:
        yield from _table(game.title, game_shortcuts(game.slug))


def _table(title: str, shortcuts: Sequence[Shortcut]) -> Iterator[QWidget]:
    return titled_table(title, [_row(keys, what) for keys, what in shortcuts])


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
