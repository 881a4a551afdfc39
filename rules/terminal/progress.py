"""A progress line for long tasks, shown only on a terminal."""

import sys
import threading
import time
from types import TracebackType
from typing import Self

from rules.text import visible_lines

FIRST = 0.5
"""Seconds before it is seen: short works need none."""

EVERY = 0.2
"""Seconds from one line to the next."""


class Progress:
    """Says on the standard error, if that is a terminal, what is done, how far and since when.

    It has a thread of its own, so that works that count nothing are seen to go on, too.
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
        """How far the work is now."""
        self._detail = detail

    def print(self, text: str) -> None:
        """Print a line of output, which takes the place of this one."""
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
        """Draw over what stands there."""
        if not text and not self._width:
            return
        try:
            sys.stderr.write(f"\r{text:<{self._width}}" + ("" if text else "\r"))
            sys.stderr.flush()
        except OSError:
            self._done.set()  # nobody looks any more
        self._width = len(text)
