"""A review of the match just ended at the table, so that its result can name the turning point."""

from PySide6.QtCore import QObject, QTimer

from desktop.review.analysis import Analysis
from desktop.table.page import TablePage
from rules.match import Match

_LATER_MS = 1200
"""Milliseconds before it begins, so that a player who starts again at once causes no work."""


class QuickReview(QObject):
    """Serves one table. Any action there stops the work; the results so far are kept."""

    def __init__(self, table: TablePage) -> None:
        super().__init__(table)
        self._table = table
        self._match: Match | None = None
        self.analysis = Analysis(self)
        self._later = QTimer(self, singleShot=True, interval=_LATER_MS)
        self._later.timeout.connect(self._begin)
        self.analysis.changed.connect(self._tell)
        table.ended.connect(self._wait)
        table.went_on.connect(self.stop)

    def _wait(self, match: Match) -> None:
        self._match = match
        self._later.start()

    def _begin(self) -> None:
        if self._match is not None:
            self.analysis.start(self._match)

    def stop(self) -> None:
        """Stop reviewing."""
        self._later.stop()
        if self._match is not None:
            self._match = None
            self.analysis.stop()

    def _tell(self) -> None:
        course, report = self.analysis.course, self.analysis.report
        if not self.analysis.done or course is None or report is None or self._match is None:
            return
        if report.turned is not None:
            self._table.say_where_it_turned(course.turns[report.turned])
