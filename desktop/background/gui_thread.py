"""The GUI thread's side of other threads: their calls to it, and all objects that they use."""

import atexit
from collections.abc import Callable
from functools import cache, partial
from itertools import count
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
        self._numbers = count()
        self._lent: dict[int, tuple[QObject, Callable[[], object], Callable[[], object]]] = {}
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

    def lend(
        self, owner: QObject, work: Callable[[], object], then: Callable[[], object] = lambda: None
    ) -> Callable[[], None]:
        """Return a function for a thread: it calls `work` there, and `then` in the GUI thread.

        `then` is not called if `owner` is deleted first. The function holds none of the three: a
        thread that drops the last reference to an object of the window deletes it, and the program
        crashes if Qt uses it at the same time. They are kept here, and freed after `work`.
        """
        number = next(self._numbers)
        self._lent[number] = owner, work, then
        return partial(self._work, number)

    def _work(self, number: int) -> None:
        self._lent[number][1]()
        self.call(self, partial(self._take_back, number))

    def _take_back(self, number: int) -> None:
        owner, work, then = self._lent.pop(number)
        del work  # `then` may start other work, which needs the memory
        self._call(owner, then)

    def _call(self, owner: QObject, work: Callable[[], object]) -> None:
        if shiboken6.isValid(owner):
            work()


@cache
def gui_thread() -> GuiThread:
    """Return the application's only instance; the first call must be in the GUI thread."""
    return GuiThread()
