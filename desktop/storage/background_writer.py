"""Writes files in a separate thread, so that the player never waits for a slow disk."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.background.gui_thread import gui_thread
from desktop.language.system_errors import system_reason

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

PATIENCE = 0.005
"""Seconds that the window waits for a write before it continues painting.

A write takes 1 or 2 ms, but up to 310 ms while the disk flushes an earlier one.
"""

Job = Callable[[], None]
"""Writes or removes files. Raises OSError."""

Then = Callable[[str], object]
"""Called in the GUI thread with the reason why a job failed; empty if it succeeded."""


class BackgroundWriter(QObject):
    """Runs jobs one after another in a separate thread; of those with the same key, only the last.

    However slow the disk is, at most one job for a key runs and one waits.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = threading.Lock()
        self._count = 0
        self._waiting: dict[Hashable, int] = {}
        self._ended: deque[tuple[int, str]] = deque()
        # Freed by `_hear`, because freeing them in the thread could delete objects of the window.
        self._jobs: dict[int, tuple[Job, Then | None]] = {}
        self._gui_thread = gui_thread()

    @cached_property
    def _worker(self) -> ThreadPoolExecutor:
        """The thread, started with the first job; the interpreter joins it at exit."""
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(1, "writer")

    def add(
        self, key: Hashable, job: Job, then: Then | None = None, *, patient: bool = False
    ) -> None:
        """Queue a job; it replaces a waiting one with the same key, and that job's `then`.

        With `patient` this waits for the job, at most `PATIENCE`: if the job ends in time, `then`
        is called before this returns.
        """
        with self._lock:
            self._count += 1
            number = self._count
            replaced = self._waiting.get(key, 0)
            self._waiting[key] = number
            self._jobs[number] = job, then
        self._jobs.pop(replaced, None)
        if not replaced:
            work = self._gui_thread.lend(self, partial(self._work, key), self._hear)
            working = self._worker.submit(work)
            if patient:
                with suppress(TimeoutError):
                    working.result(PATIENCE)
                self._hear()

    def flush(self, seconds: float = 5) -> bool:
        """Wait at most `seconds` until all jobs are done; return whether they are.

        Can be called in any thread.
        """
        if "_worker" in vars(self):
            try:
                self._worker.submit(lambda: None).result(seconds)
            except TimeoutError:
                return False
        return True

    def finish(self, seconds: float = 5) -> bool:
        """Wait like `flush`, in the GUI thread, then call the `then` of the finished jobs."""
        done = self.flush(seconds)
        self._hear()
        return done

    def _work(self, key: Hashable) -> None:
        with self._lock:
            number = self._waiting.pop(key)
        reason = ""
        try:
            self._jobs[number][0]()
        except Exception as error:
            reason = reason_of(error)
        self._ended.append((number, reason))

    def _hear(self) -> None:
        while self._ended:
            number, reason = self._ended.popleft()
            _, then = self._jobs.pop(number)
            if then is not None:
                then(reason)


def reason_of(error: BaseException) -> str:
    """Return in words why a write failed; log the error if the disk is not the cause."""
    if isinstance(error, OSError):
        return system_reason(error)
    import logging  # imported here to keep the start fast

    logging.getLogger(__name__).error("a write failed", exc_info=error)
    return str(error) or type(error).__name__
