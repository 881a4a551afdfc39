"""The keys of the position editors, for their pages and for the list of shortcuts."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop.controls.commands import Command, Standard, listed

COPY = Command(
    Standard.Copy,
    QT_TRANSLATE_NOOP("shortcuts", "Copy the position as text"),
    QT_TRANSLATE_NOOP("commands", "Copy the position"),
    "copy",
)
PASTE = Command(
    Standard.Paste,
    QT_TRANSLATE_NOOP("shortcuts", "Paste a position"),
    QT_TRANSLATE_NOOP("commands", "Paste a position"),
)
SAVE = Command(
    Standard.Save,
    QT_TRANSLATE_NOOP("shortcuts", "Save the position as a game"),
    QT_TRANSLATE_NOOP("commands", "Save the position…"),
    "save",
)
START = Command(
    "Ctrl+Enter",
    QT_TRANSLATE_NOOP("shortcuts", "Start a game from the position"),
    QT_TRANSLATE_NOOP("commands", "Start a game from here"),
    always=True,
)


def position_shortcuts() -> list[tuple[str, str]]:
    """Return the keys that the editors of all games share."""
    return listed((START, COPY, PASTE, SAVE))
