"""Calls from other threads to the GUI thread, which may delete the receivers at any time."""

import atexit
from collections.abc import Callable
from functools import cache
from threading import Lock

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal


class GuiThread(QObject):
    """Makes calls for other threads, in their order. It exists until Python ends.

    A thread must not emit a signal of a widget: if the GUI thread deletes the widget at the same
    time, the program crashes.
    """

    _handed = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._lock = Lock()
        self._over = False
        self._handed.connect(self._call, Qt.ConnectionType.QueuedConnection)
        atexit.register(self._end)

    def _end(self) -> None:
        """Ignore later calls: Python's end deletes this object while threads may still run."""
        with self._lock:
            self._over = True

    def call(self, owner: QObject, work: Callable[[], object]) -> None:
        """Call a function in the GUI thread, unless `owner` is deleted first."""
        with self._lock:
            if not self._over:
                self._handed.emit(owner, work)

    def _call(self, owner: QObject, work: Callable[[], object]) -> None:
        if shiboken6.isValid(owner):
            work()


@cache
def gui_thread() -> GuiThread:
    """Return the application's only instance; the first call must be in the GUI thread."""
    return GuiThread()
