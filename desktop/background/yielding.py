"""Courtesy: a thread that thinks steps aside while the window has work to do.

Python lets both run by turns, which makes everything the window does take twice as long: leaving
a table took 105 ms of which it worked for 53. Where the system tells how long another thread has
worked, the one that thinks rests as soon as it sees the window at work.
"""

import gc
import time
from functools import cache
from threading import Event, Lock, main_thread
from types import TracebackType

_WORK = 0.0001
"""Seconds of the window's work between two looks that call for courtesy; ticks take less."""

_REST = 0.001
_LONGEST = 0.1
"""Seconds; after these it goes on, so that no endless animation keeps it from thinking."""


class YieldingStop(Event):
    """Says whether to stop; who asks is held up while the window works."""

    def __init__(self) -> None:
        super().__init__()
        self._clock = _clock_of_the_window()
        self._seen = 0.0

    def is_set(self) -> bool:
        """Whether to stop; rests first while the window works."""
        if self._clock is not None and self._worked() > _WORK:
            patience = time.monotonic() + _LONGEST
            while not super().is_set() and time.monotonic() < patience:
                time.sleep(_REST)
                if self._worked() < _WORK:
                    break
        return super().is_set()

    def _worked(self) -> float:
        """Seconds the window has worked since this was last asked."""
        assert self._clock is not None
        now = time.clock_gettime(self._clock)
        since, self._seen = now - self._seen, now
        return since


class GcPaused:
    """Python looks for garbage in rounds only while nobody is in here.

    A search holds so many positions that each round stopped the window for up to 95 ms, every
    third of a second.
    """

    def __init__(self) -> None:
        self._inside = 0
        self._lock = Lock()

    def __enter__(self) -> None:
        with self._lock:
            self._inside += 1
            gc.disable()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._lock:
            self._inside -= 1
            if not self._inside:
                gc.enable()


@cache
def gc_paused() -> GcPaused:
    """The one of the application."""
    return GcPaused()


def _clock_of_the_window() -> int | None:
    """The clock of the main thread's work, where the system has one."""
    ident = main_thread().ident
    if ident is None or not hasattr(time, "pthread_getcpuclockid"):
        return None
    return time.pthread_getcpuclockid(ident)
