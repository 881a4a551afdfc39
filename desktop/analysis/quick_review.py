"""A review of the match just ended at the table, so that its result can name the turning point."""

from PySide6.QtCore import QObject, QTimer

from desktop.analysis.analysis import Analysis
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
        self.analysis.settled.connect(lambda: self.take(self.analysis))
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

    def take(self, analysis: Analysis) -> None:
        """Show the turning point of any review of the match at the table.

        The review page may review it, too, and look more closely.
        """
        course, report, session = analysis.course, analysis.report, self._table.session
        if course is None or report is None or session is None or session.outcome is None:
            return
        from rules.review import identity_of  # it was loaded for the report

        # Not by its text: a study, or notes, may have been kept with the match meanwhile.
        if identity_of(course.match) == identity_of(session.to_review()):
            turned = report.turned
            self._table.say_where_it_turned(0 if turned is None else course.turns[turned])
