"""The keys of the editors of positions, for their pages and for the list of shortcuts."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop.widgets.commands import Command, Standard, listed

_NOOP = QT_TRANSLATE_NOOP

COPY = Command(
    Standard.Copy,
    _NOOP("shortcuts", "Copy the position as text"),
    _NOOP("commands", "Copy the position"),
    "copy",
)
PASTE = Command(
    Standard.Paste, _NOOP("shortcuts", "Paste a position"), _NOOP("commands", "Paste a position")
)
SAVE = Command(
    Standard.Save,
    _NOOP("shortcuts", "Save the position as a record"),
    _NOOP("commands", "Save the position…"),
    "save",
)
START = Command(
    "Ctrl+Enter",
    _NOOP("shortcuts", "Start a game from the position"),
    _NOOP("commands", "Start a game from here"),
    always=True,
)


def position_shortcuts() -> list[tuple[str, str]]:
    """Those that the editors of all games have."""
    return listed((START, COPY, PASTE, SAVE))
