"""The keys of the position editors, for their pages and for the list of shortcuts."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop.controls.commands import Command, Standard

COPY = Command(QT_TRANSLATE_NOOP("commands", "Copy the position"), Standard.Copy, "copy")
PASTE = Command(QT_TRANSLATE_NOOP("commands", "Paste a position"), Standard.Paste)
SAVE = Command(QT_TRANSLATE_NOOP("commands", "Save the position"), Standard.Save, "save", asks=True)
START = Command(QT_TRANSLATE_NOOP("commands", "Start a game from here"), "Ctrl+Enter", always=True)


def position_shortcuts() -> list[tuple[str, str]]:
    """Return the keys that the editors of all games share."""
    return [command.row for command in (START, COPY, PASTE, SAVE)]
