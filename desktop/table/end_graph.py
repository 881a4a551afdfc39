"""The numbers in a finished game's graph: its scores, or another count."""

from collections.abc import Callable, Sequence
from threading import Event
from typing import Any

from PySide6.QtCore import QObject

from desktop.background.task import BackgroundTask
from desktop.games.catalogue import ui_of
from desktop.games.ui import GameCourse
from desktop.table.session import Session
from rules.match import Match

Points = Sequence[tuple[int, ...]]


class EndGraph(QObject):
    """Counts ply by ply off the GUI thread, once for each end of a match."""

    def __init__(
        self, session: Session, show: Callable[[], object], parent: QObject | None = None
    ) -> None:
        """`show` is called once the requested numbers are known."""
        super().__init__(parent)
        self._session, self._show = session, show
        self._task = BackgroundTask(self)
        self._points: Points = ()
        self._plies = -1
        """The number of plies that were counted; negative before the end."""

    def points(self) -> Points:
        """Return all players' points from start to end; empty before the end, and until known."""
        session = self._session
        course = ui_of(session.game.slug).course
        if course is None or not session.progress.ended:
            self.forget()
            return session.hot_seat.scores()
        match = session.to_review()
        if self._plies != match.ply:
            self.forget()
            self._plies = match.ply
            self._task.ask(lambda stop: _counted(match, course, stop), self._take)
        return self._points

    def forget(self) -> None:
        """Stop counting, and forget the points."""
        self._task.stop()
        self._points, self._plies = (), -1

    def _take(self, points: Points) -> None:
        self._points = points
        self._show()


def _counted(match: Match, course: GameCourse[Any], stop: Event) -> Points:
    points = []
    for ply in range(match.ply + 1):
        if stop.is_set():
            return ()
        points.append(course.count(match.copy(ply).view(None)))
    return points
