"""Shows the viewer's own board while another player uncovers its cells, then the others' again.

The others' boards return only after the last cell was shown. Presses before or just after that are
ignored, as they may have been meant for the other board. Nothing changes for screen readers, which
read the viewer's own board beside the table.
"""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtGui import QAccessible

from desktop.board.contract import Spot
from desktop.board.scene import BoardScene
from desktop.games.mono.boards_view import BoardsView
from desktop.games.mono.items import Boards
from rules.mono.events import Revealed

_LOOK_MS = 1100
"""How long the last cell is shown on the own board after its animation."""
_GUARD_MS = 350
"""How long the others' boards ignore presses after their return."""


class TurnBack:
    """Decides whose boards are on the table of a match."""

    def __init__(
        self, scene: BoardScene, shown: BoardsView, boards: Boards, show_others: Callable[[], None]
    ) -> None:
        """`show_others` draws the others' boards again."""
        self._scene, self._shown, self._boards = scene, shown, boards
        self._show_others = show_others
        self._plies = 0
        self._look = QTimer(scene, singleShot=True, interval=_LOOK_MS)
        self._look.timeout.connect(self.turn_back)
        self._back = QElapsedTimer()
        self._cursor_at: Spot | None = None

    def follow(self, *, stepwise: bool) -> bool:
        """Take note of a new view before it is drawn, and return whether other boards are shown.

        `stepwise` says that the player has seen the view before it.
        """
        plies, before = self._scene.plies, self._plies
        self._plies = len(plies)
        self._look.stop()
        striker = self._striker() if stepwise and len(plies) > before else None
        changed = striker != self._shown.struck_by
        if changed:
            self._change(striker)
        return changed

    def _change(self, striker: int | None) -> None:
        scene = self._scene
        if striker is None:
            self._back.start()
            if self._cursor_at is not None:
                scene.cursor.return_to(self._cursor_at)
        elif self._shown.struck_by is None:
            self._cursor_at = scene.cursor.spot if scene.cursor.isVisible() else None
        self._shown.struck_by = striker
        self._boards.hovered = None
        scene.input.drop_press()

    def _striker(self) -> int | None:
        """Return who uncovered cells of the viewer's board with the last ply."""
        scene, shown = self._scene, self._shown
        player = scene.plies[-1].player
        if not scene.live or scene.viewer in (None, player) or QAccessible.isActive():
            return None
        if shown.over or shown.placing:
            return None
        reveals = any(isinstance(event, Revealed) for event in scene.happened)
        return player if reveals or shown.struck_by == player else None

    def begin(self) -> None:
        """Turn back after a while, if the viewer is to move and all cells have been shown."""
        scene = self._scene
        if self._shown.struck_by is not None and scene.seat is not None and not self._shown.held:
            self._look.start()

    def turn_back(self) -> None:
        """Put the others' boards on the table."""
        self._look.stop()
        self._change(None)
        self._show_others()

    def takes_press(self) -> bool:
        """Whether a press or key on the table is dropped; on the own board, it turns back."""
        if self._shown.struck_by is not None:
            self.turn_back()
            return True
        return self._back.isValid() and self._back.elapsed() < _GUARD_MS
