"""Keeper: writes the match at the table to the shelf after every ply, without anybody waiting.

A disk may take its time; the window never does. Jobs for the same match replace each other, so
however slow the disk is, at most one write is under way and one waits.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

Job = Callable[[], None]
"""Writes or removes files. Raises OSError."""


class Keeper(QObject):
    """Does jobs one after the other on a thread of its own; the last one for a place counts."""

    done = Signal(object, str)  # the place, and why it could not be done; empty when it was

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = threading.Lock()
        self._wanted: dict[Path, Job] = {}
        # Whatever is still to be written when the program ends is waited for.
        self._worker = ThreadPoolExecutor(1, "keeper")

    def do(self, place: Path, job: Job) -> None:
        """Has a job done; one for the same place that has not begun yet is forgotten."""
        with self._lock:
            waiting = place in self._wanted
            self._wanted[place] = job
        if not waiting:
            self._worker.submit(self._work, place)

    def flush(self, seconds: float = 5) -> None:
        """Waits until all is done, but not for ever."""
        with suppress(TimeoutError):
            self._worker.submit(lambda: None).result(seconds)

    def _work(self, place: Path) -> None:
        with self._lock:
            job = self._wanted.pop(place)
        try:
            job()
            reason = ""
        except OSError as error:
            reason = error.strerror or str(error)
        with suppress(RuntimeError):  # the window has gone meanwhile
            self.done.emit(place, reason)
