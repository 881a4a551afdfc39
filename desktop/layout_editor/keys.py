"""The keys of the layout editor, for its page and for the list of shortcuts."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.games.mono.tools import Tool
from desktop.widgets.commands import Command, Standard, listed

_NOOP = QT_TRANSLATE_NOOP

COPY = Command(
    Standard.Copy,
    _NOOP("shortcuts", "Copy the layout as text"),
    _NOOP("commands", "Copy the rows"),
    "copy",
)
COPY_LINE = Command(text=_NOOP("commands", "Copy as one line"))
PASTE = Command(
    Standard.Paste, _NOOP("shortcuts", "Paste a layout"), _NOOP("commands", "Paste a layout")
)
OPEN = Command(
    Standard.Open, _NOOP("shortcuts", "Open a layout"), _NOOP("commands", "Open…"), "open"
)
SAVE = Command(
    Standard.Save, _NOOP("shortcuts", "Export the layout"), _NOOP("commands", "Export…"), "save"
)

USE = Command(
    "Ctrl+Enter",
    _NOOP("shortcuts", "In a match: use this layout"),
    _NOOP("commands", "Use this layout"),
    always=True,
)

_CANVAS = (
    ("← / → / ↑ / ↓", _NOOP("shortcuts", "Walk over the board")),
    ("1–9 / A–P", _NOOP("shortcuts", "Choose the label")),
    ("Enter / Space", _NOOP("shortcuts", "Paint, or what the tool does")),
    ("Shift+arrows", _NOOP("shortcuts", "Paint while walking")),
    ("Backspace / Delete", _NOOP("shortcuts", "Erase; so does the right mouse button")),
    ("Ctrl+click", _NOOP("shortcuts", "Take the label of a cell; so does the middle button")),
    ("Esc", _NOOP("shortcuts", "Give up what is half done")),
)


def layout_editor_shortcuts() -> list[tuple[str, str]]:
    """All of them."""
    translate = QCoreApplication.translate
    return [
        *((keys, translate("shortcuts", str(words))) for keys, words in _CANVAS),
        *((tool.letter, f"{tool.title}: {tool.hint}") for tool in Tool),
        *listed((COPY, PASTE, OPEN, SAVE, USE)),
    ]
