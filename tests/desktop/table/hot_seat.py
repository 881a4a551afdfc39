"""Two people at one screen, the secrets they type, and the search for these in the window."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.games.mono.layout_editor.page import MonoEditor
from desktop.new_match.request import NewMatch
from desktop.table.page import TablePage
from rules.blackbox.rays import CELL_NAMES
from rules.mono import MonoPosition
from tests.desktop.conftest import wait_until
from tests.desktop.searching import reachable, texts

NAMES = ("fred", "ned")
HIDING = ("a1,b2,c3,d5", "g7,f6,e4,b5")
LAYOUTS = (
    "338662255388666655888997754889997774999917744",
    "883557777883357779886652299884651999444666999",
)


@dataclass(frozen=True)
class Secret:
    """What one player knows alone, and how it may be told."""

    words: tuple[str, ...]
    held: Callable[[object], bool]

    def found(self, window: MainWindow) -> list[str]:
        """Where it is found; empty for nowhere."""
        said = [text for text in texts(window) if self.told(text)]
        had = [repr(thing)[:300] for thing in reachable(window) if self.is_in(thing)]
        return said + had

    def told(self, text: str) -> bool:
        plain = re.sub(r"[^a-z0-9,]", "", text.lower())
        return any(word in plain for word in self.words)

    def is_in(self, thing: object) -> bool:
        return self.told(thing) if isinstance(thing, str) else self.held(thing)


def atoms(player: int) -> Secret:
    """Return the atoms a player has hidden."""
    cells = frozenset(CELL_NAMES.index(name) for name in HIDING[player].split(","))
    return Secret((HIDING[player],), lambda thing: isinstance(thing, frozenset) and thing == cells)


def layout(player: int) -> Secret:
    """Return the board a player has laid out: whole, or a row of it that is in no other's."""
    rows = [[text[at : at + 9] for at in range(0, 45, 9)] for text in LAYOUTS]
    own = [row for row in rows[player] if row not in rows[1 - player]]

    def held(thing: object) -> bool:
        return isinstance(thing, MonoPosition) and thing.layouts[player] == LAYOUTS[player]

    return Secret((LAYOUTS[player], *own), held)


def lift(window: MainWindow, qtbot: QtBot) -> None:
    window.curtain.button.click()
    qtbot.waitUntil(window.curtain.isHidden)


def draw_own(table: TablePage) -> MonoEditor:
    """Draw a board instead of the one that was dealt."""
    if table.deal is not None:
        table.deal.draw.click()
    assert table.editor is not None
    return table.editor


def type_in(window: MainWindow, text: str) -> None:
    """Type a move, as far as Enter; a layout is drawn."""
    if window.table.front is not None:
        editor = draw_own(window.table)
        editor.drawing.put(text[:9].ljust(len(text), "."))
        editor.drawing.put(text)
        editor.use.click()
        return
    if window.table.panel.entry.isHidden():
        window.table.toggle_entry()
    entry = window.table.panel.entry
    QTest.keyClicks(entry.field, text)
    wait_until(lambda: bool(entry.hint.text() or entry.error.text()))  # what it would do is said
    QTest.keyClick(entry.field, Qt.Key.Key_Return)


def pass_on(window: MainWindow) -> None:
    """Hide the board of the player at the screen, if it has not hidden itself."""
    if window.curtain.isHidden():
        window.table.banner.yes.click()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.curtain.isVisible()


def begin(window: MainWindow, slug: str, qtbot: QtBot) -> None:
    window.start_game(NewMatch(slug, NAMES, {"size": 9} if slug == "mono" else {}, 7))
    lift(window, qtbot)


CASES = [
    pytest.param("blackbox", HIDING, atoms, id="blackbox"),
    pytest.param("mono", LAYOUTS, layout, id="mono"),
]


def hide_secrets(window: MainWindow, slug: str, typed: tuple[str, str], qtbot: QtBot) -> None:
    """Begin a game and let both players hide theirs; the first is back at the table."""
    begin(window, slug, qtbot)
    for text in typed:
        type_in(window, text)
        pass_on(window)
        lift(window, qtbot)
