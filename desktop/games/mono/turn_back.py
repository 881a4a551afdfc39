"""Shows the viewer's own board while another player uncovers its cells, then the others' again.

The others' boards return only after the last cell was shown. Presses before or just after that are
ignored, as they may have been meant for the other board. Nothing changes for screen readers, which
read the viewer's own board beside the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtGui import QAccessible

from rules.mono.events import Revealed

if TYPE_CHECKING:
    from desktop.board.contract import Spot
    from desktop.games.mono.scene import MonoScene

_LOOK_MS = 1100
"""How long the last cell is shown on the own board after its animation."""
_GUARD_MS = 350
"""How long the others' boards ignore presses after their return."""


class TurnBack:
    """Decides whose boards are on the table of a match."""

    def __init__(self, scene: MonoScene) -> None:
        self._scene = scene
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
        changed = striker != self._scene.shown.struck_by
        if changed:
            self._change(striker)
        return changed

    def _change(self, striker: int | None) -> None:
        scene = self._scene
        if striker is None:
            self._back.start()
            if self._cursor_at is not None:
                scene.cursor.return_to(self._cursor_at)
        elif scene.shown.struck_by is None:
            self._cursor_at = scene.cursor.spot if scene.cursor.isVisible() else None
        scene.shown.struck_by = striker
        scene.boards.hovered = None
        scene.drop_press()

    def _striker(self) -> int | None:
        """Return who uncovered cells of the viewer's board with the last ply."""
        scene, shown = self._scene, self._scene.shown
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
        if scene.shown.struck_by is not None and scene.seat is not None and not scene.shown.held:
            self._look.start()

    def turn_back(self) -> None:
        """Put the others' boards on the table."""
        self._look.stop()
        self._change(None)
        self._scene.show_others()

    def takes_press(self) -> bool:
        """Whether a press or key on the table is dropped; on the own board, it turns back."""
        if self._scene.shown.struck_by is not None:
            self.turn_back()
            return True
        return self._back.isValid() and self._back.elapsed() < _GUARD_MS
