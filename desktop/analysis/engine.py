"""Engine: assesses the position of a study, and shows its moves in a strip and on the board."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer

from desktop.analysis.engine_strip import EngineStrip
from desktop.analysis.move_marks import MoveMarks
from desktop.analysis.session import AnalysisSession
from desktop.background.task import BackgroundTask
from desktop.frame.board_frame import BoardFrame
from desktop.table.state import outcome_text

if TYPE_CHECKING:  # the computer players are loaded when they are needed
    from rules.study.assessment import Assessment, Suggestion

SECONDS = 1.0
"""Seconds the engine analyses a position."""

_PATIENCE_MS = 150
"""Milliseconds before the engine starts on a position, so that stepping on does not wait."""

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.KeyPress)


class Engine(QObject):
    """Assesses one position at a time; another one, or `stop`, discards the answer."""

    def __init__(
        self,
        session: AnalysisSession,
        frame: BoardFrame,
        marks: MoveMarks,
        show_assessment: Callable[[], object],
    ) -> None:
        """`show_assessment` is called when the assessment in `found` may have changed."""
        super().__init__(session)
        self._session, self._frame, self._marks = session, frame, marks
        self._show_assessment = show_assessment
        self.found: Assessment | None = None
        """The assessment of the position shown."""
        self.strip = strip = EngineStrip(self._show, self._add_line, self._step, frame.view)
        frame.view.table.add(strip)
        self._task = BackgroundTask(self)
        self._wait = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._wait.timeout.connect(self._ask)
        strip.toggle.toggled.connect(self._switch)
        for board in (frame.view, frame.view.viewport()):
            board.installEventFilter(self)

    @property
    def busy(self) -> bool:
        return self._wait.isActive() or self._task.busy

    def follow(self) -> None:
        """Assess the position of the study, unless another one follows soon."""
        self.stop()
        shown, strip = self._session.showing, self.strip
        outcome, on = shown.view.outcome, strip.toggle.isChecked()
        if outcome is not None and on:
            names = shown.view.names
            strip.show_result(outcome.share(0), 0, names, outcome_text(outcome, names)[0])
        elif shown.seat is None or not on:
            strip.show_nothing("")
        else:
            strip.show_nothing(self.tr("Looking…"))
            self._wait.start()

    def stop(self) -> None:
        """Discard the present position."""
        self._wait.stop()
        self._task.stop()
        self.found = None

    def close(self) -> None:
        """Stop, and wait briefly for the thread."""
        self.stop()
        self._task.close()

    def _switch(self) -> None:
        self._marks.clear()
        self.follow()
        self._show_assessment()

    def _ask(self) -> None:
        view = self._session.showing.view

        def think(stop: Event) -> Assessment:
            from rules.study.assessment import assess  # it loads the computer players

            return assess(view, SECONDS, stop)

        failed = self.tr("The engine found nothing.")
        self._task.ask(think, self._take, lambda: self.strip.show_nothing(failed))

    def _take(self, found: Assessment) -> None:
        self.found = found
        self.strip.show_assessment(found, self._session.names)
        scene = self._frame.scene
        if scene is not None and not scene.hand.half_done:
            self._show(found.suggestions[0])
        self._show_assessment()
        self._frame.say(self.strip.verdict.text())

    def _show(self, line: Suggestion) -> None:
        """Show a move of the engine on the board."""
        self._session.leave_line()
        self._marks.show_best(line)

    def _add_line(self, line: Suggestion) -> None:
        self._session.add_line(line.moves)

    def _step(self, by: int) -> None:
        """Make the next move of the chosen line on the board, or undo the last one."""
        line, session = self.strip.chosen, self._session
        if line is None:
            return
        steps = session.follow(line.moves)
        at = min(max(session.ahead + by, 0), len(steps))
        if not at:
            self._show(line)
        elif at != session.ahead:
            session.look_along(steps, at)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide the engine's line as soon as the player makes a move."""
        if self.found is not None and event.type() in _PRESSES:
            self._marks.clear()
            self._session.leave_line()
        return super().eventFilter(watched, event)
