"""Announces a new local day, soon after midnight or after the computer wakes up."""

import datetime
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

LOOKS_MS = 20_000
"""Milliseconds between checks of the date.

A single timer until midnight would be late after a suspend.
"""


class DayWatch(QObject):
    """Calls `show` once for each day it sees begin, whether or not a window is visible."""

    def __init__(
        self,
        show: Callable[[], object],
        parent: QObject | None = None,
        today: Callable[[], datetime.date] = datetime.date.today,
    ) -> None:
        super().__init__(parent)
        self._show, self._today = show, today
        self.day = today()
        """The day shown last."""
        self._timer = QTimer(self, interval=LOOKS_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> datetime.date:
        """Return the present date; call `show` if it has changed."""
        today = self._today()
        if today != self.day:
            self.day = today
            self._show()
        return today
