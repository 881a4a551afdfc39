"""Lets background threads yield to the GUI thread: they sleep while it is busy.

The interpreter switches between both threads, so everything in the window takes twice as long:
leaving a table took 105 ms instead of 53. If the system has a CPU clock for each thread, a
background thread sleeps as soon as it sees that the GUI thread has used CPU time.
"""

import time
from threading import Event, main_thread

_WORK = 0.0003
"""CPU seconds between two checks above which the GUI thread counts as busy.

Timer ticks take less, even on slow machines. With a third of this value, ten verdicts came after
2.4 to 3.5 s instead of 1.9 to 2.2 s while a clock ticked every 4 ms.
"""

_REST = 0.001
"""Seconds a background thread sleeps before it checks again."""
_LONGEST = 0.1
"""Most seconds it sleeps in one call, so that an endless animation does not block it."""


class YieldingStop(Event):
    """An event for background threads to poll: `is_set` sleeps while the GUI thread is busy."""

    def __init__(self) -> None:
        super().__init__()
        self._clock = _gui_thread_clock()
        self._seen = 0.0

    def is_set(self) -> bool:
        """Whether the event is set; sleeps first, up to 0.1 s, while the GUI thread is busy."""
        if self._clock is not None and self._seconds_worked() > _WORK:
            patience = time.monotonic() + _LONGEST
            while not super().is_set() and time.monotonic() < patience:
                time.sleep(_REST)
                if self._seconds_worked() < _WORK:
                    break
        return super().is_set()

    def _seconds_worked(self) -> float:
        """Return the CPU seconds that the GUI thread has used since the last call."""
        assert self._clock is not None
        now = time.clock_gettime(self._clock)
        since, self._seen = now - self._seen, now
        return since


def _gui_thread_clock() -> int | None:
    """Return the id of the main thread's CPU clock for `time.clock_gettime`.

    None if there is no such clock.
    """
    ident = main_thread().ident
    if ident is None or not hasattr(time, "pthread_getcpuclockid"):
        return None
    return time.pthread_getcpuclockid(ident)
