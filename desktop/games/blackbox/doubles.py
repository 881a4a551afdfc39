"""Finds out whether a placement has a double, beside the window's own thread.

The first answer needs a table that takes up to half a second to build; the window never waits.
"""

import sys
from collections.abc import Collection
from contextlib import suppress
from functools import cache

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from rules.blackbox.placements import giving, has_double, holding

_TURN_SECONDS = 0.0002


class DoubleFinder(QObject):
    """Answers with `found`, once for every question."""

    found = Signal(object, bool)  # the atoms asked about, and whether they have a double

    def __init__(self) -> None:
        super().__init__()
        self._pool = QThreadPool(self)
        # One at a time: two would build the table twice.
        self._pool.setMaxThreadCount(1)

    def prepare(self) -> None:
        """Builds the table, for the first answer to come at once."""
        self._pool.start(_Task(self, None))

    def ask(self, atoms: Collection[int]) -> None:
        """Asks whether some other placement gives the same 28 results as these atoms."""
        self._pool.start(_Task(self, frozenset(atoms)))


class _Task(QRunnable):
    def __init__(self, finder: DoubleFinder, atoms: frozenset[int] | None) -> None:
        super().__init__()
        self._finder, self._atoms = finder, atoms

    def run(self) -> None:
        usual = sys.getswitchinterval()
        # While the table is built the window must get its turn at once, not after the usual 5 ms:
        # a single picture takes hundreds of turns.
        sys.setswitchinterval(_TURN_SECONDS)
        try:
            holding()
            giving()
        finally:
            sys.setswitchinterval(usual)
        if self._atoms is not None:
            answer = has_double(self._atoms)
            # The window may have been closed meanwhile.
            with suppress(RuntimeError):
                self._finder.found.emit(self._atoms, answer)


@cache
def double_finder() -> DoubleFinder:
    """The one finder of the application."""
    return DoubleFinder()
