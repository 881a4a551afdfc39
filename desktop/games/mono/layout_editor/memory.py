"""Stores what was last drawn in the editor, for the next start."""

from contextlib import suppress

from PySide6.QtCore import QObject, QTimer

from desktop.games.mono.layout_editor.drawing import Drawing
from desktop.games.mono.layout_editor.layout_text import InvalidLayoutText, read
from desktop.storage.settings import Settings
from rules.mono.board import HIDDEN, board

_USUAL = 9  # regions
_AFTER_MS = 2000


class Memory(QTimer):
    """Stores a drawing a while after each `start`, if it `stores` anything."""

    def __init__(self, drawing: Drawing, parent: QObject, *, stores: bool) -> None:
        super().__init__(parent, singleShot=True, interval=_AFTER_MS)
        self._drawing, self._stores = drawing, stores
        self._stored = self._now()
        self.timeout.connect(self.store)

    def _now(self) -> tuple[str, tuple[str, ...]]:
        """Return the labels, and the names of locked cells."""
        names = board(self._drawing.size).names
        return self._drawing.labels, tuple(names[cell] for cell in sorted(self._drawing.locked))

    def store(self) -> None:
        """Store the drawing."""
        self.stop()
        now = self._now()
        if self._stores and now != self._stored:
            self._stored = now
            settings = Settings()
            settings.layout, settings.layout_locks = self._stored


def last_drawn() -> Drawing:
    """Return the last stored drawing with its locks, or an empty board of the usual size."""
    settings = Settings()
    with suppress(InvalidLayoutText):
        size, labels = read(settings.layout)
        names = {name: cell for cell, name in enumerate(board(size).names)}
        cells = (names.get(name) for name in settings.layout_locks)
        locked = [cell for cell in cells if cell is not None and labels[cell] != HIDDEN]
        return Drawing(size, labels, locked=locked)
    return Drawing(_USUAL)
