"""Files written on a thread of their own, so that nobody waits for a slow disk."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.language.system_errors import system_reason

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

PATIENCE = 0.005
"""Seconds that the window waits for a write before it goes on painting. A write takes 1 or 2 ms,
but up to 310 while the disk takes down for good what was written before."""

Job = Callable[[], None]
"""Writes or removes files. Raises OSError."""


class BackgroundWriter(QObject):
    """Does jobs one after the other on a thread of its own; of those with the same key, the last.

    So, however slow the disk is, at most one job for a key is under way and one waits.
    """

    done = Signal(object, int, str)
    """The key, the number of the job, and why it failed; empty if it did not."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = threading.Lock()
        self._count = 0
        self._waiting: dict[Hashable, tuple[int, Job]] = {}

    @cached_property
    def _worker(self) -> ThreadPoolExecutor:
        """The thread, started with the first job; the interpreter joins it at exit."""
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(1, "writer")

    def add(self, key: Hashable, job: Job, *, patient: bool = False) -> int:
        """Has a job done; one with the same key that has not begun yet is dropped.

        Returns its number; those of later jobs are higher. `patient` waits for it, `PATIENCE` at
        the most: if it ends in that time, `done` is emitted before this returns.
        """
        with self._lock:
            self._count += 1
            number = self._count
            replaces = key in self._waiting
            self._waiting[key] = number, job
        if not replaces:
            working = self._worker.submit(self._work, key)
            with suppress(TimeoutError):
                working.result(PATIENCE if patient else 0)
            working.add_done_callback(self._tell)
        return number

    def flush(self, seconds: float = 5) -> None:
        """Waits until all is done, `seconds` at the most. May be called in any thread."""
        if "_worker" in vars(self):
            with suppress(TimeoutError):
                self._worker.submit(lambda: None).result(seconds)

    def _work(self, key: Hashable) -> tuple[Hashable, int, str]:
        with self._lock:
            number, job = self._waiting.pop(key)
        try:
            job()
        except Exception as error:
            return key, number, reason_of(error)
        finally:
            del job  # what it holds may be the window's, and is not to be deleted in this thread
        return key, number, ""

    def _tell(self, working: Future[tuple[Hashable, int, str]]) -> None:
        with suppress(RuntimeError):  # the window has gone meanwhile
            self.done.emit(*working.result())


def reason_of(error: BaseException) -> str:
    """Why a write failed, in words; what is no trouble with the disk goes to the log, too."""
    if isinstance(error, OSError):
        return system_reason(error)
    import logging  # here: the start does not wait for it

    logging.getLogger(__name__).error("a write failed", exc_info=error)
    return str(error) or type(error).__name__
