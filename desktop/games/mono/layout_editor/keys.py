"""The keys of the layout editor, for its page and for the list of shortcuts."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.controls.commands import Command, Standard
from desktop.games.mono.layout_editor.tools import Tool

translate = QCoreApplication.translate


COPY = Command(QT_TRANSLATE_NOOP("commands", "Copy the layout as text"), Standard.Copy, "copy")
COPY_LINE = Command(QT_TRANSLATE_NOOP("commands", "Copy as one line"))
PASTE = Command(QT_TRANSLATE_NOOP("commands", "Paste a layout"), Standard.Paste)
OPEN = Command(QT_TRANSLATE_NOOP("commands", "Open"), Standard.Open, "open", asks=True)
SAVE = Command(QT_TRANSLATE_NOOP("commands", "Export"), Standard.Save, "save", asks=True)
NEW_LAYOUT = Command(QT_TRANSLATE_NOOP("commands", "New layout"), icon="plus")
SHARE = Command(QT_TRANSLATE_NOOP("commands", "Share or solve"), icon="target", asks=True)
LIBRARY = Command(QT_TRANSLATE_NOOP("commands", "Library of layouts"), icon="folder")
IMPORT = Command(QT_TRANSLATE_NOOP("commands", "Import layouts"), icon="open", asks=True)
IMPORT_FOLDER = Command(QT_TRANSLATE_NOOP("commands", "Import a folder of layouts"), asks=True)
EXPORT_ALL = Command(QT_TRANSLATE_NOOP("commands", "Export the library"), icon="save", asks=True)

USE = Command(QT_TRANSLATE_NOOP("commands", "Use this layout"), "Ctrl+Enter", always=True)

DEAL = Command(QT_TRANSLATE_NOOP("commands", "Deal again"), "D", "dice", yields=True)

_CANVAS = (
    ("← / → / ↑ / ↓", QT_TRANSLATE_NOOP("shortcuts", "Move around the board")),
    ("1–9 / A–P", QT_TRANSLATE_NOOP("shortcuts", "Choose the number")),
    ("Enter / Space", QT_TRANSLATE_NOOP("shortcuts", "Paint, or use the tool")),
    ("R / X", QT_TRANSLATE_NOOP("shortcuts", "Turn or mirror the region in hand, or the stamp")),
    ("Y", QT_TRANSLATE_NOOP("shortcuts", "Symmetric drawing: left and right, half a turn, off")),
    (
        QT_TRANSLATE_NOOP("shortcuts", "Shift+arrows"),
        QT_TRANSLATE_NOOP("shortcuts", "Paint while moving"),
    ),
    (
        "Backspace / Delete",
        QT_TRANSLATE_NOOP("shortcuts", "Erase (also with the right mouse button)"),
    ),
    (
        QT_TRANSLATE_NOOP("shortcuts", "Ctrl+click"),
        QT_TRANSLATE_NOOP(
            "shortcuts", "Pick the number of a cell (also with the middle mouse button)"
        ),
    ),
    ("Esc", QT_TRANSLATE_NOOP("shortcuts", "Cancel")),
)


def layout_editor_shortcuts() -> list[tuple[str, str]]:
    """Return the rows of the layout editor's keys."""
    return [
        *(
            (translate("shortcuts", str(keys)), translate("shortcuts", str(words)))
            for keys, words in _CANVAS
        ),
        *((tool.letter, f"{tool.title}: {tool.hint}") for tool in Tool),
        *(command.row for command in (COPY, PASTE, OPEN, SAVE, USE, DEAL)),
    ]
