"""A progress line for long tasks, shown only on a terminal."""

import sys
import threading
import time
from types import TracebackType
from typing import Self

from rules.text import visible_lines

FIRST = 0.5
"""Seconds until the first progress line. Shorter tasks show none."""

EVERY = 0.2
"""Seconds between updates of the progress line."""


class Progress:
    """Shows the task, its progress and the elapsed seconds on stderr, if that is a terminal.

    It runs in a separate thread, so the elapsed time advances even if the task reports no progress.
    """

    def __init__(self, what: str) -> None:
        self._what = what
        self._detail = ""
        self._width = 0
        self._done = threading.Event()
        self._lock = threading.Lock()
        self._begun = time.monotonic()
        self._thread = threading.Thread(target=self._repeat, daemon=True)

    def __enter__(self) -> Self:
        if sys.stderr.isatty():
            self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._done.set()
        if self._thread.ident is not None:
            self._thread.join()
            self._write("")

    def tell(self, detail: str) -> None:
        """Set the progress to show, such as “3 of 10 files”."""
        self._detail = detail

    def print(self, text: str) -> None:
        """Clear the progress line and print a line of output in its place."""
        with self._lock:
            self._write("")
            print(visible_lines(text), flush=True)

    def _repeat(self) -> None:
        wait = FIRST
        while not self._done.wait(wait):
            wait = EVERY
            seconds = int(time.monotonic() - self._begun)
            detail = f" {self._detail}," if self._detail else ""
            with self._lock:
                self._write(f"{self._what}…{detail} {seconds} s")

    def _write(self, text: str) -> None:
        """Overwrite the progress line. An empty text clears it."""
        if not text and not self._width:
            return
        try:
            sys.stderr.write(f"\r{text:<{self._width}}" + ("" if text else "\r"))
            sys.stderr.flush()
        except OSError:
            self._done.set()  # stderr was closed
        self._width = len(text)
