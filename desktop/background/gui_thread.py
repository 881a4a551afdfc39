"""Calls from other threads to the GUI thread, which may delete whom they are for at any time."""

from collections.abc import Callable
from functools import cache

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal


class GuiThread(QObject):
    """Makes calls for other threads, in their order. Nobody deletes it.

    A signal of a widget's own is no way from a thread: when the GUI thread deletes the widget while
    the signal is emitted, the program crashes.
    """

    _handed = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._handed.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def call(self, owner: QObject, work: Callable[[], object]) -> None:
        """Has something called in the GUI thread, unless its owner is deleted before."""
        self._handed.emit(owner, work)

    def _call(self, owner: QObject, work: Callable[[], object]) -> None:
        if shiboken6.isValid(owner):
            work()


@cache
def gui_thread() -> GuiThread:
    """The one instance of the application; to be asked for in the GUI thread first."""
    return GuiThread()
