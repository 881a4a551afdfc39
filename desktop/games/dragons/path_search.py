"""Finds the longest loops and paths of a board: at once if it is usual, in a thread if huge."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from desktop.games.dragons.facts import Board, LongestPaths, longest_paths

_AT_ONCE = {False: 80, True: 45}
"""Boards up to so many tiles take a few milliseconds; crossing colours have longer loops."""


class PathSearch(QObject):
    """Remembers the longest paths of the last board. Only the last one asked for is answered."""

    found = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._board: Board = ()
        self._longest: LongestPaths | None = None

    def longest(self, board: Board, crossing: bool) -> LongestPaths | None:
        """Those of a board; None while they are looked for, `found` tells when they are there."""
        if board == self._board:
            return self._longest
        self._board = board
        self._longest = None
        if len(board) <= _AT_ONCE[crossing]:
            self._longest = longest_paths(board, crossing)
        else:
            job = _Job(board, crossing)
            job.done.found.connect(self._take)
            QThreadPool.globalInstance().start(job)
        return self._longest

    def _take(self, board: Board, longest: LongestPaths) -> None:
        if board == self._board:
            self._longest = longest
            self.found.emit()


class _Done(QObject):
    found = Signal(object, object)


class _Job(QRunnable):
    def __init__(self, board: Board, crossing: bool) -> None:
        super().__init__()
        self._board, self._crossing = board, crossing
        self.done = _Done()

    def run(self) -> None:
        self.done.found.emit(self._board, longest_paths(self._board, self._crossing))
