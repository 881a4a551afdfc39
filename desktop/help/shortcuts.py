"""Which keys do what: in the window, on the board, and in each game."""

from PySide6.QtCore import QCoreApplication

from desktop.board.temporary_scene import temporary
from desktop.games.catalogue import ui_of
from desktop.theme.appearance import theme
from desktop.widgets.commands import (
    BACKWARD,
    ENTRY,
    FORWARD,
    FULL_SCREEN,
    HINT,
    LENS,
    OPEN,
    REDO,
    RULES,
    SAVE,
    SHORTCUTS,
    UNDO,
    Command,
    listed,
)
from rules.games import game_named

translate = QCoreApplication.translate

Shortcut = tuple[str, str]
"""Keys as `desktop.help.key_caps.caps` reads them, and what they do."""


def window_shortcuts() -> list[Shortcut]:
    """The keys that work everywhere in the window."""
    looking = f"{BACKWARD.keys} / {FORWARD.keys}"
    return [
        *listed((RULES, SHORTCUTS, UNDO, REDO)),
        (looking, translate("shortcuts", "Look at the move before, or after")),
        (_also_held(HINT), translate("shortcuts", "A hint; Enter plays it, Esc puts it away")),
        (_also_held(LENS), translate("shortcuts", "The lens of Mono and Black Box, on or off")),
        *listed((ENTRY, SAVE, OPEN, FULL_SCREEN)),
        ("Tab / Shift+Tab", translate("shortcuts", "The next button or field, or the one before")),
        ("Esc", translate("shortcuts", "Close what lies over the page")),
    ]


def _also_held(command: Command) -> str:
    """A key that counts with Ctrl as well, as a line that is typed into takes it without."""
    return f"{command.keys} / Ctrl+{command.keys}"


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
    return [
        (UNDO.keys, translate("shortcuts", "Take the last move back with its answer")),
        (RULES.keys, translate("shortcuts", "How puzzles work")),
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
