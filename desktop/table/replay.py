"""Replays the last turn, one position after another."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QTimer

from desktop.board.contract import Shown
from desktop.board.host import BoardHost

_LOOK_MS = 50
_REST_MS = 350
"""Milliseconds for which each position stays after its animation."""

_ACTS = (
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
    QEvent.Type.Wheel,
)


class Replay(QObject):
    """Shows positions on a board; any action of the player shows the last one at once."""

    def __init__(self, view: BoardHost) -> None:
        super().__init__(view)
        self._view = view
        self._left: list[Shown] = []
        self._rest = 0
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._go_on)
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    @property
    def running(self) -> bool:
        """Whether there are positions still to show."""
        return bool(self._left)

    def start(self, positions: Sequence[Shown]) -> None:
        """Show these positions; the last one is the one shown now."""
        self._left = list(positions)
        self._step()
        self._timer.start()

    def drop(self) -> None:
        """Stop without showing the last position, because another one follows."""
        self._left = []
        self._timer.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _ACTS and self.running:
            self._left = self._left[-1:]
            self._step()
        return False

    def _go_on(self) -> None:
        scene = self._view.board_scene
        if scene is not None and scene.motion.is_moving:
            self._rest = 0
        elif self._rest < _REST_MS:
            self._rest += _LOOK_MS
        else:
            self._step()

    def _step(self) -> None:
        self._rest = 0
        self._view.show_position(self._left.pop(0))
        if not self._left:
            self._timer.stop()
