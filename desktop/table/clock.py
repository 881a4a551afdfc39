"""The clock of a table: counts the thinking player's time, shows it, and announces low time.

It stops while the player cannot see the board: behind the curtain, on other pages, under sheets,
dialogs and menus, in a minimised window, and while computer players are paused. It runs while
another program is in front, because people may think there, too.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from desktop.board.row_data import SeatTime
from desktop.controls.overlay import is_covered
from desktop.table.session import Session

LOW = 10.0
"""Below this many seconds tenths are shown, after a quiet sound."""
_ANNOUNCED = (60.0, LOW)
TICK_MS = 100
STALL = 2.0
"""The most seconds between two ticks; a longer time means that the computer was asleep."""
_STORED = 5.0
"""Seconds of thinking between saves: a crash gives back at most this much time."""


@dataclass(frozen=True, slots=True)
class Warned:
    """A player's time is low: this many seconds are left."""

    player: int
    seconds: int


def is_playable(page: QWidget, own_menu: QWidget | None = None) -> bool:
    """Return whether a page is visible, and no cover, dialog or menu but its own is open."""
    asked = QApplication.activeModalWidget() or QApplication.activePopupWidget()
    shown = page.isVisible() and not page.window().isMinimized()
    return shown and not is_covered(page) and asked in (None, own_menu)


class TableClock(QObject):
    """Counts a session's time. `may_run` returns whether the people at the table see it run."""

    def __init__(
        self,
        session: Session,
        may_run: Callable[[], bool],
        *,
        show_times: Callable[[], object],
        warn: Callable[[Warned], object],
        now: Callable[[], float] = monotonic,
        parent: QObject | None = None,
    ) -> None:
        """`show_times` is called when the value of `time_of` has changed, `warn` at low times."""
        super().__init__(parent)
        self._session, self._may_run, self.now = session, may_run, now
        self._show_times, self._warn = show_times, warn
        self._at = now()
        self._unstored = 0.0
        self._running: int | None = None
        self._shown: tuple[SeatTime | None, ...] = ()
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self.tick)

    def start(self) -> None:
        """Begin to count, if the match has a clock."""
        self._at, self._running = self.now(), None
        if self._session.progress.clock is not None:
            self._timer.start()
        self._show()

    def close(self) -> None:
        """Stop counting, and save the time."""
        self._timer.stop()
        self.store()

    def time_of(self, player: int) -> SeatTime | None:
        """Return the time on a player's clock; None without a clock."""
        return self._shown[player] if player < len(self._shown) else None

    def tick(self) -> None:
        """Subtract the time since the last tick from the thinking player's clock."""
        session, now = self._session, self.now()
        gone, self._at = min(now - self._at, STALL), now
        if session.progress.clock is None:
            return
        player = session.on_clock if self._may_run() else None
        if player is not None and player == self._running:
            self._take(player, gone)
        elif player is None and self._running is not None:
            self.store()
        self._running = session.on_clock if self._may_run() else None
        self._show()

    def _take(self, player: int, seconds: float) -> None:
        session = self._session
        before = session.progress.time_left[player]
        session.think(seconds)
        left = session.progress.time_left[player]
        if left <= 0:
            session.run_out()
            return
        for limit in _ANNOUNCED:
            if left <= limit < before:
                self._warn(Warned(player, round(limit)))
        self._unstored += seconds
        if self._unstored >= _STORED:
            self.store()

    def store(self) -> None:
        """Save the time thought so far with the match."""
        if self._unstored:
            self._session.keep()
        self._unstored = 0.0

    def _show(self) -> None:
        shown = tuple(
            SeatTime.of(left, running=player == self._running, low=left < LOW)
            for player, left in enumerate(self._session.progress.time_left)
        )
        if shown != self._shown:
            self._shown = shown
            self._show_times()
