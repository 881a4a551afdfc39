"""Announces a new local day, soon after midnight or after the computer wakes up."""

import datetime
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

LOOKS_MS = 20_000
"""Milliseconds between checks of the date.

A single timer until midnight would be late after a suspend.
"""


class DayWatch(QObject):
    """Emits `changed` once for each day it sees begin, whether or not a window is visible."""

    changed = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        today: Callable[[], datetime.date] = datetime.date.today,
    ) -> None:
        super().__init__(parent)
        self._today = today
        self.day = today()
        """The day announced last."""
        self._timer = QTimer(self, interval=LOOKS_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> datetime.date:
        """Return the present date; emit `changed` if it has changed."""
        today = self._today()
        if today != self.day:
            self.day = today
            self.changed.emit()
        return today
