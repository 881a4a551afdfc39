"""Finds the longest ways of a Dragons board: at once if it is usual, in a thread if huge."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from desktop.games.dragons.facts import Board, Ways, ways_of

_AT_ONCE = {False: 80, True: 45}
"""Boards up to so many tiles take a few milliseconds; crossing colours have longer loops."""


class WaySearch(QObject):
    """Remembers the ways of the boards it has seen. Only the last board asked for is answered."""

    found = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._board: Board = ()
        self._ways: Ways | None = None

    def ways(self, board: Board, crossing: bool) -> Ways | None:
        """The ways of a board; None while they are looked for, `found` tells when they are."""
        if board == self._board:
            return self._ways
        self._board = board
        self._ways = None
        if len(board) <= _AT_ONCE[crossing]:
            self._ways = ways_of(board, crossing)
        else:
            job = _Job(board, crossing)
            job.done.found.connect(self._take)
            QThreadPool.globalInstance().start(job)
        return self._ways

    def _take(self, board: Board, ways: Ways) -> None:
        if board == self._board:
            self._ways = ways
            self.found.emit()


class _Done(QObject):
    found = Signal(object, object)


class _Job(QRunnable):
    def __init__(self, board: Board, crossing: bool) -> None:
        super().__init__()
        self._board, self._crossing = board, crossing
        self.done = _Done()

    def run(self) -> None:
        self.done.found.emit(self._board, ways_of(self._board, self._crossing))
