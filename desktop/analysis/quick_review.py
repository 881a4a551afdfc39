"""A review of the match just ended at the table, so that its result can name the turning point."""

from PySide6.QtCore import QObject, QTimer

from desktop.analysis.analysis import Analysis
from desktop.table.page import TablePage
from rules.match import Match

_LATER_MS = 1200
"""Milliseconds before it begins, so that a player who starts again at once causes no work."""


class QuickReview(QObject):
    """Serves one table. Any action there stops the work; the results so far are kept.

    The page of reviews continues the same analysis, so that both name the same turning point.
    """

    def __init__(self, table: TablePage) -> None:
        super().__init__(table)
        self._table = table
        self.analysis: Analysis | None = None
        """The review of the match that ended last."""
        self._later = QTimer(self, singleShot=True, interval=_LATER_MS)
        self._later.timeout.connect(self._begin)
        table.ended.connect(self._wait)
        table.went_on.connect(self.stop)

    def analysis_of(self, match: Match) -> Analysis:
        """Return the review of the match that ended last, or a new one of another match."""
        known = self.analysis
        same = known is not None and _facts(known.match) == _facts(match)
        return known if known is not None and same else Analysis(match)

    def _wait(self, match: Match) -> None:
        self.analysis = Analysis(match)
        self.analysis.settled.connect(self._show)
        self._later.start()

    def _begin(self) -> None:
        if self.analysis is not None:
            self.analysis.go_on()

    def stop(self) -> None:
        """Stop reviewing."""
        self._later.stop()
        if self.analysis is not None:
            self.analysis.stop()

    def _show(self) -> None:
        if self.analysis is not None:
            self._table.say_where_it_turned(self.analysis.turning_point)


def _facts(match: Match) -> tuple[object, ...]:
    """Return what makes a match the same one, without a study or notes kept with it."""
    how = match.game.slug, match.names, match.options, match.seed, match.outcome
    return *how, match.history(None, whole=True)
