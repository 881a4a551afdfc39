"""Finds out in a thread whether a placement has a double: another one with equal results.

The first answer needs a table that takes up to half a second to build.
"""

import sys
from collections.abc import Collection
from functools import cache, partial
from queue import SimpleQueue
from threading import Thread

from PySide6.QtCore import QObject, Signal

from desktop.background.gui_thread import gui_thread
from rules.blackbox.placements import giving, has_double, holding
from rules.blackbox.rays import PORTS

_TURN_SECONDS = 0.0002


class DoubleFinder(QObject):
    """Emits `found` once for each `ask`."""

    found = Signal(object, bool)  # the atoms, and whether they have a double

    def __init__(self) -> None:
        super().__init__()
        self._gui = gui_thread()
        self._questions: SimpleQueue[frozenset[int] | None] = SimpleQueue()
        # One thread only, as two would both build the table.
        Thread(target=self._work, name="doubles", daemon=True).start()

    def prepare(self) -> None:
        """Build the table early, so that the first answer comes at once."""
        self._questions.put(None)

    def ask(self, atoms: Collection[int]) -> None:
        """Find out whether another placement gives the same 28 results as these atoms."""
        self._questions.put(frozenset(atoms))

    def _work(self) -> None:
        while True:
            atoms = self._questions.get()
            usual = sys.getswitchinterval()
            # While the table is built, the GUI thread must get the interpreter lock at once, not
            # after the usual 5 ms, as painting one picture needs the lock hundreds of times.
            sys.setswitchinterval(_TURN_SECONDS)
            try:
                holding()
                for port in PORTS:
                    giving(port)
            finally:
                sys.setswitchinterval(usual)
            if atoms is not None:
                self._gui.call(self, partial(self.found.emit, atoms, has_double(atoms)))


@cache
def double_finder() -> DoubleFinder:
    """Return the one finder of the application."""
    return DoubleFinder()
