"""Keeper: takes to the disk what the shelf keeps, without anybody waiting.

A disk may take its time; the window never does. Jobs for the same match replace each other, so
however slow the disk is, at most one write is under way and one waits.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

Job = Callable[[], None]
"""Writes or removes files. Raises OSError."""


class BackgroundWriter(QObject):
    """Does jobs one after the other on a thread of its own; the last one for a place counts."""

    done = Signal(object, int, str)
    """The place, the number of the job, and why it could not be done; empty when it was."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = threading.Lock()
        self._count = 0
        self._wanted: dict[Path, tuple[int, Job]] = {}

    @cached_property
    def _worker(self) -> ThreadPoolExecutor:
        """Begun with the first job. Whatever is left when the program ends is waited for."""
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(1, "keeper")

    def do(self, place: Path, job: Job) -> int:
        """Has a job done; one for the same place that has not begun yet is forgotten.

        The result is its number; those of later jobs are higher.
        """
        with self._lock:
            self._count += 1
            waiting = place in self._wanted
            self._wanted[place] = self._count, job
        if not waiting:
            self._worker.submit(self._work, place)
        return self._count

    def flush(self, seconds: float = 5) -> None:
        """Waits until all is done, but not for ever."""
        if "_worker" not in vars(self):
            return
        with suppress(TimeoutError):
            self._worker.submit(lambda: None).result(seconds)

    def _work(self, place: Path) -> None:
        with self._lock:
            number, job = self._wanted.pop(place)
        try:
            job()
            reason = ""
        except Exception as error:
            reason = reason_of(error)
        del job  # what it holds may be the window's, and is not to be deleted in this thread
        with suppress(RuntimeError):  # the window has gone meanwhile
            self.done.emit(place, number, reason)


def reason_of(error: BaseException) -> str:
    """Why a write failed, in words; what is no trouble with the disk goes to the log, too."""
    if not isinstance(error, OSError):
        logging.getLogger(__name__).error("a write failed", exc_info=error)
    return getattr(error, "strerror", None) or str(error) or type(error).__name__
