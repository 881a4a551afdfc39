"""Engine: assesses the position of a study in a thread."""

from threading import Event

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.background.task import BackgroundTask
from rules.core import Position

SECONDS = 1.0
"""Seconds the engine analyses a position."""

_PATIENCE_MS = 150
"""Milliseconds before the engine starts on a position, so that stepping on does not wait."""


class Engine(QObject):
    """Assesses one position at a time; another one, or `stop`, discards the answer."""

    found = Signal(object)  # an Assessment
    lost = Signal()  # it found nothing

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._view: Position | None = None
        self._task = BackgroundTask(self)
        self._wait = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._wait.timeout.connect(self._ask)

    @property
    def busy(self) -> bool:
        return self._wait.isActive() or self._task.busy

    def look_at(self, view: Position) -> None:
        """Assess a position, unless another one follows soon."""
        self.stop()
        self._view = view
        self._wait.start()

    def stop(self) -> None:
        """Discard the present position."""
        self._wait.stop()
        self._task.stop()

    def close(self) -> None:
        """Stop, and wait briefly for the thread."""
        self._wait.stop()
        self._task.close()

    def _ask(self) -> None:
        view = self._view
        if view is None:
            return

        def think(stop: Event) -> object:
            from rules.study.assessment import assess  # it loads the computer players

            return assess(view, SECONDS, stop)

        self._task.ask(think, self.found.emit, self.lost.emit)
