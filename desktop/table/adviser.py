"""The adviser: a hint for the person at the screen, thought about off the GUI thread."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.background.task import BackgroundTask
from rules.core import Position

if TYPE_CHECKING:
    from rules.core.mind import Hint

SECONDS = 2.0
"""How long a hint is thought about."""


class HintRequest(QObject):
    """Answers one question at a time, from the view of the person who asks."""

    advised = Signal(object)  # a Hint
    lost = Signal()  # no hint could be found

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = BackgroundTask(self)

    @property
    def thinking(self) -> bool:
        return self._thinker.busy

    def ask(self, view: Position) -> None:
        """Looks for a move for the player to move, who must be the one whose view this is."""

        def think(stop: Event) -> Hint:
            # Here and not above: the minds take time to load.
            from rules import players

            return players.hint(view, SECONDS, stop)

        tell: Callable[[Hint], None] = self.advised.emit
        self._thinker.ask(think, tell, self.lost.emit)

    def stop(self) -> None:
        """The hint is no longer wanted."""
        self._thinker.stop()

    def close(self) -> None:
        """Waits until nobody thinks any more."""
        self._thinker.close()
