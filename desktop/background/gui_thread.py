"""Calls from other threads to the GUI thread, which may delete whom they are for at any time."""

import atexit
from collections.abc import Callable
from functools import cache
from threading import Lock

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal


class GuiThread(QObject):
    """Makes calls for other threads, in their order. It lasts until Python ends.

    A signal of a widget's own is no way from a thread: when the GUI thread deletes the widget while
    the signal is emitted, the program crashes.
    """

    _handed = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._lock = Lock()
        self._over = False
        self._handed.connect(self._call, Qt.ConnectionType.QueuedConnection)
        atexit.register(self._end)

    def _end(self) -> None:
        """Drop calls from now on: Python's end deletes this object while threads may still run."""
        with self._lock:
            self._over = True

    def call(self, owner: QObject, work: Callable[[], object]) -> None:
        """Have something called in the GUI thread, unless its owner is deleted before."""
        with self._lock:
            if not self._over:
                self._handed.emit(owner, work)

    def _call(self, owner: QObject, work: Callable[[], object]) -> None:
        if shiboken6.isValid(owner):
            work()


@cache
def gui_thread() -> GuiThread:
    """Return the one instance of the application; to be asked for in the GUI thread first."""
    return GuiThread()
