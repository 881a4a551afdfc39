"""Events that end the program from outside: signals, and the end of the desktop session."""

import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier

_ENDING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


def _once(number: int, _frame: object) -> None:
    signal.signal(number, signal.SIG_DFL)


class EndSignals(QObject):
    """Calls `end` in the event loop for the first signal that ends the program.

    A second signal ends the program at once.
    """

    def __init__(self, end: Callable[[int], object], parent: QObject | None = None) -> None:
        """`end` gets the number of the signal."""
        super().__init__(parent)
        self._end = end
        self._reader, self._writer = socket.socketpair()
        for side in (self._reader, self._writer):
            side.setblocking(False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)
        numbers = (getattr(signal, name, None) for name in _ENDING)
        self._watched = [
            number
            for number in numbers
            if number is not None and signal.getsignal(number) != signal.SIG_IGN
        ]

    def watch(self) -> None:
        """Start to listen. Signals ignored at the start, for example by nohup, stay ignored."""
        signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        for number in self._watched:
            signal.signal(number, _once)  # the signal's number goes through the socket

    def close(self) -> None:
        """Restore the usual effect of all signals."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
        for number in self._watched:
            signal.signal(number, signal.SIG_DFL)
        self._reader.close()
        self._writer.close()

    def _read(self) -> None:
        number = self._reader.recv(1)[0]
        self.close()
        self._end(number)
