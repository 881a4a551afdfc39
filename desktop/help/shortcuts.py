"""Which keys do what: in the window, on the board, and in each game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from desktop.board.temporary_scene import temporary
from desktop.games.catalogue import ui_of
from desktop.theme.appearance import theme
from rules.games import game_named

translate = QCoreApplication.translate

Shortcut = tuple[str, str]
"""Keys as `desktop.help.key_caps.caps` reads them, and what they do."""


def window_shortcuts() -> list[Shortcut]:
    """The keys that work everywhere in the window."""
    standard = QKeySequence.StandardKey
    return [
        (_keys(standard.HelpContents), translate("shortcuts", "The rules of this game")),
        ("?", translate("shortcuts", "This list")),
        (_keys(standard.Undo), translate("shortcuts", "Take back")),
        (_keys(standard.Redo), translate("shortcuts", "Make again")),
        ("Alt+Left / Alt+Right", translate("shortcuts", "Look at the move before, or after")),
        ("H / Ctrl+H", translate("shortcuts", "A hint; Enter plays it, Esc puts it away")),
        ("L / Ctrl+L", translate("shortcuts", "The lens of Mono and Black Box, on or off")),
        ("Ctrl+E", translate("shortcuts", "Show or hide the line to type moves into")),
        (_keys(standard.Save), translate("shortcuts", "Save the record")),
        (_keys(standard.Open), translate("shortcuts", "Open a record")),
        ("F11", translate("shortcuts", "Full screen")),
        ("Tab / Shift+Tab", translate("shortcuts", "The next button or field, or the one before")),
        ("Esc", translate("shortcuts", "Close what lies over the page")),
    ]


def board_shortcuts() -> list[Shortcut]:
    """The keys every board knows, and what the mouse does besides clicking and dragging."""
    return [
        ("← / → / ↑ / ↓", translate("shortcuts", "Walk over board and rack")),
        ("Enter / Space", translate("shortcuts", "Act there, like a click")),
        ("Esc", translate("shortcuts", "Take back what is half done")),
        ("+ / - / wheel", translate("shortcuts", "Zoom; with Ctrl the wheel always does")),
        ("Home", translate("shortcuts", "Show the whole board again")),
        ("Space+drag", translate("shortcuts", "Move the board, like the middle mouse button")),
    ]


def puzzle_shortcuts() -> list[Shortcut]:
    """The keys that mean something else while a puzzle is solved."""
    standard = QKeySequence.StandardKey
    return [
        (_keys(standard.Undo), translate("shortcuts", "Take the last move back with its answer")),
        (_keys(standard.HelpContents), translate("shortcuts", "How puzzles work")),
    ]


def setup_shortcuts(slug: str) -> list[Shortcut]:
    """The keys of a game's editor of positions, as its board tells them; none without one."""
    set_up = ui_of(slug).set_up
    if set_up is None:
        return []
    with temporary(set_up.scene(game_named(slug), theme())) as scene:
        return scene.shortcuts()


def game_shortcuts(slug: str) -> list[Shortcut]:
    """The keys of a game's own, as its scene tells them."""
    with temporary(ui_of(slug).scene(game_named(slug), theme())) as scene:
        return scene.shortcuts()


def _keys(standard: QKeySequence.StandardKey) -> str:
    return QKeySequence(standard).toString()
