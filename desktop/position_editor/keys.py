"""The keys of the editors of positions, for their pages and for the list of shortcuts."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop.widgets.page_keys import PageKey, Standard, listed

_NOOP = QT_TRANSLATE_NOOP

UNDO, REDO = PageKey(Standard.Undo), PageKey(Standard.Redo)
COPY = PageKey(Standard.Copy, str(_NOOP("shortcuts", "Copy the position as text")))
PASTE = PageKey(Standard.Paste, str(_NOOP("shortcuts", "Paste a position")))
SAVE = PageKey(Standard.Save, str(_NOOP("shortcuts", "Save the position as a record")))
START = PageKey(
    "Ctrl+Enter", str(_NOOP("shortcuts", "Start a game from the position")), always=True
)


def position_shortcuts() -> list[tuple[str, str]]:
    """Those that the editors of all games have."""
    return listed((START, COPY, PASTE, SAVE))
