"""Database changes that are retried while another program has the database locked."""

from collections import deque
from collections.abc import Callable
from time import monotonic, sleep

from PySide6.QtCore import QObject, QTimer

from desktop.storage.database import Busy

_PAUSE_MS = 200
_LAST_PATIENCE = 2.0
"""Seconds to wait at the end of the program."""

Failed = Callable[[OSError], None]


class Retries(QObject):
    """Makes changes in order, retrying by a timer: `add` does not block."""

    def __init__(self, say_later: Callable[[], object], parent: QObject) -> None:
        """`say_later` is called if a change could not be made at once."""
        super().__init__(parent)
        self._say_later = say_later
        self._waiting: deque[tuple[Callable[[], None], Failed]] = deque()
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether changes are waiting."""
        return bool(self._waiting)

    def add(self, change: Callable[[], None], failed: Failed) -> None:
        """Make a change, at once if none waits; `failed` is called if it cannot be made.

        The change raises Busy while it must wait, and another OSError if it has failed.
        """
        waited = self.busy
        self._waiting.append((change, failed))
        if not waited:
            self._go_on()
        if self.busy and not waited:
            self._say_later()

    def finish(self, seconds: float = _LAST_PATIENCE) -> None:
        """Make the waiting changes for at most `seconds`. The remaining ones count as failed."""
        end = monotonic() + seconds
        while self.busy and monotonic() < end:
            self._go_on()
            if self.busy:
                sleep(_PAUSE_MS / 4000)
        self._pause.stop()
        while self._waiting:
            change, failed = self._waiting.popleft()
            _make(change, failed, last=True)

    def _go_on(self) -> None:
        while self._waiting:
            change, failed = self._waiting.popleft()
            if not _make(change, failed):
                self._waiting.appendleft((change, failed))
                self._pause.start()
                return


def _make(change: Callable[[], None], failed: Failed, *, last: bool = False) -> bool:
    """Make a change; return whether it is settled, that is, made or failed."""
    try:
        change()
    except Busy as error:
        if last:
            failed(error)
        return last
    except OSError as error:
        failed(error)
    return True
