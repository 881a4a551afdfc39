"""Thinker: long thoughts off the GUI thread, one at a time, and none once it was stopped."""

import logging
import sys
from collections.abc import Callable
from threading import Event, Thread
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.background.yielding import YieldingStop, gc_paused

_SWITCH = 0.0005
"""Seconds after which a thinking thread lets the window have Python. With the usual 0.005 frames of
several hundred calls took 9 ms instead of 2 in the median, and 97 ms at the 99th percentile."""

_PATIENCE = 0.05
"""Seconds the window waits for a thought to end. One that does not is left to run out alone."""

T = TypeVar("T")


class BackgroundTask(QObject):
    """Thinks about one thing at a time; a new question ends the one before.

    Answers come in the thread of the window. An answer that nobody waits for any more is dropped.
    """

    _thought = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._stop: Event = YieldingStop()
        self._then: Callable[[Any], None] | None = None
        self._failed: Callable[[], None] | None = None
        self._thread: Thread | None = None
        self._running = 0
        """The number of the question that thread is at."""
        self._thought.connect(self._deliver)

    @property
    def busy(self) -> bool:
        """Whether an answer is still waited for."""
        return self._then is not None

    def ask(
        self,
        think: Callable[[Event], T],
        then: Callable[[T], None],
        failed: Callable[[], None] | None = None,
    ) -> None:
        """Has `think` run elsewhere, then gives its result to `then`.

        `think` must answer soon after its event is set. If it raises, the error goes to the log
        and `failed` is called.
        """
        self.stop()
        sys.setswitchinterval(_SWITCH)
        stop, number = self._stop, self._number
        self._then, self._failed = then, failed

        def run() -> None:
            answer, error = None, None
            try:
                with gc_paused():
                    answer = think(stop)
            except Exception as raised:
                error = raised
            try:
                self._thought.emit(number, answer, error)
            except RuntimeError:
                return  # the window has gone

        thread = Thread(target=run, name="background task", daemon=True)

        def begin() -> None:
            if number == self._number:
                self._thread, self._running = thread, number
                thread.start()

        # What the question was asked about is shown first.
        QTimer.singleShot(0, self, begin)

    def stop(self) -> None:
        """Whatever is being thought about is no longer wanted."""
        self._stop.set()
        self._stop = YieldingStop()
        self._number += 1
        self._then = self._failed = None

    def close(self) -> None:
        """Stops, and waits until the thread has noticed."""
        self.stop()
        if self._thread is not None:
            self._thread.join(_PATIENCE)

    def _deliver(self, number: int, answer: object, error: Exception | None) -> None:
        if number == self._running:
            self._thread = None  # it is done, and with it what it thought about
        if number != self._number or self._then is None:
            return
        then, failed = self._then, self._failed
        self._then = self._failed = None
        if error is None:
            then(answer)
            return
        logging.getLogger(__name__).error("a thought failed", exc_info=error)
        if failed is not None:
            failed()
