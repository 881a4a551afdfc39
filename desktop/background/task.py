"""Cancellable background tasks: a computation off the GUI thread, its result in the GUI thread."""

import logging
import sys
from collections.abc import Callable, Mapping
from functools import partial
from threading import Event, Thread
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer

from desktop.background.garbage import collect_due, search
from desktop.background.gui_thread import gui_thread
from desktop.background.yielding import YieldingStop

_SWITCH = 0.0001
"""The interpreter's switch interval in seconds.

With the default of 0.005, frames of several hundred calls took 9 ms instead of 2 in the median, and
97 ms at the 99th percentile. With 0.0005 the window was blocked for at most 41 ms instead of 35
while a review began.
"""

_PATIENCE = 0.05
"""Seconds `close` waits for the thread. A slower one ends later, as a daemon."""

T = TypeVar("T")


def _cancel(attributes: Mapping[str, Any]) -> None:
    """Cancel the computation of a deleted task. Nobody waits for its result."""
    attributes["_stop"].set()


class BackgroundTask(QObject):
    """Runs one computation at a time in a thread. A new one cancels the previous one.

    Results are delivered in the GUI thread. The result of a cancelled computation is dropped. A
    computation is cancelled when Qt deletes its task.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._stop: Event = YieldingStop()
        self._then: Callable[[], None] | None = None
        self._failed: Callable[[], None] | None = None
        self._thread: Thread | None = None
        self._running = 0
        """The number of the computation that the thread runs."""
        self._gui = gui_thread()
        # Its attributes do not keep the task alive, as `self` would.
        self.destroyed.connect(partial(_cancel, vars(self)))

    @property
    def busy(self) -> bool:
        """Whether a result is still to be delivered."""
        return self._then is not None

    def ask(
        self,
        think: Callable[[Event], T],
        then: Callable[[T], None],
        failed: Callable[[], None] | None = None,
    ) -> None:
        """Run `think` in a thread, then call `then` with its result in the GUI thread.

        `think` must return soon after its event is set. If it raises, the error is logged and
        `failed` is called.
        """
        self.stop()
        sys.setswitchinterval(_SWITCH)
        stop, number = self._stop, self._number
        found, errors = list[T](), list[Exception]()
        self._then, self._failed = lambda: then(found.pop()), failed

        def run() -> None:
            try:
                with search():
                    found.append(think(stop))
            except Exception as error:
                errors.append(error)

        def begin() -> None:
            if number == self._number:
                work = self._gui.lend(self, run, lambda: self._deliver(number, errors))
                self._thread = Thread(target=work, name="background task", daemon=True)
                self._running = number
                self._thread.start()

        # let the GUI thread paint the next frame first
        QTimer.singleShot(0, self, begin)

    def stop(self) -> None:
        """Cancel the computation: its event is set, and its result will be dropped."""
        self._stop.set()
        self._stop = YieldingStop()
        self._number += 1
        self._then = self._failed = None

    def close(self) -> None:
        """Cancel, and wait up to 50 ms for the thread to end."""
        self.stop()
        if self._thread is not None:
            self._thread.join(_PATIENCE)

    def _deliver(self, number: int, errors: list[Exception]) -> None:
        if number == self._running:
            self._thread = None
            collect_due()  # another search may follow at once, for hours
        if number != self._number or self._then is None:
            return
        then, failed = self._then, self._failed
        self._then = self._failed = None
        if not errors:
            then()
            return
        # popped, as its traceback holds `errors`
        logging.getLogger(__name__).error("a background task failed", exc_info=errors.pop())
        if failed is not None:
            failed()
