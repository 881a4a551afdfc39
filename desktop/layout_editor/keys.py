"""The keys of the layout editor, for its page and for the list of shortcuts."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.games.mono.tools import Tool
from desktop.widgets.commands import Command, Standard, listed

translate = QCoreApplication.translate


COPY = Command(
    Standard.Copy,
    QT_TRANSLATE_NOOP("shortcuts", "Copy the layout as text"),
    QT_TRANSLATE_NOOP("commands", "Copy the rows"),
    "copy",
)
COPY_LINE = Command(text=QT_TRANSLATE_NOOP("commands", "Copy as one line"))
PASTE = Command(
    Standard.Paste,
    QT_TRANSLATE_NOOP("shortcuts", "Paste a layout"),
    QT_TRANSLATE_NOOP("commands", "Paste a layout"),
)
OPEN = Command(
    Standard.Open,
    QT_TRANSLATE_NOOP("shortcuts", "Open a layout"),
    QT_TRANSLATE_NOOP("commands", "Open…"),
    "open",
)
SAVE = Command(
    Standard.Save,
    QT_TRANSLATE_NOOP("shortcuts", "Export the layout"),
    QT_TRANSLATE_NOOP("commands", "Export…"),
    "save",
)

USE = Command(
    "Ctrl+Enter",
    QT_TRANSLATE_NOOP("shortcuts", "In a match: use this layout"),
    QT_TRANSLATE_NOOP("commands", "Use this layout"),
    always=True,
)

_CANVAS = (
    ("← / → / ↑ / ↓", QT_TRANSLATE_NOOP("shortcuts", "Walk over the board")),
    ("1–9 / A–P", QT_TRANSLATE_NOOP("shortcuts", "Choose the label")),
    ("Enter / Space", QT_TRANSLATE_NOOP("shortcuts", "Paint, or what the tool does")),
    (
        QT_TRANSLATE_NOOP("shortcuts", "Shift+arrows"),
        QT_TRANSLATE_NOOP("shortcuts", "Paint while walking"),
    ),
    ("Backspace / Delete", QT_TRANSLATE_NOOP("shortcuts", "Erase; so does the right mouse button")),
    (
        QT_TRANSLATE_NOOP("shortcuts", "Ctrl+click"),
        QT_TRANSLATE_NOOP("shortcuts", "Take the label of a cell; so does the middle button"),
    ),
    ("Esc", QT_TRANSLATE_NOOP("shortcuts", "Give up what is half done")),
)


def layout_editor_shortcuts() -> list[tuple[str, str]]:
    """All of them."""
    return [
        *(
            (translate("shortcuts", str(keys)), translate("shortcuts", str(words)))
            for keys, words in _CANVAS
        ),
        *((tool.letter, f"{tool.title}: {tool.hint}") for tool in Tool),
        *listed((COPY, PASTE, OPEN, SAVE, USE)),
    ]
