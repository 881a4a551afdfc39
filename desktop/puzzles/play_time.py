"""The time in which a player can play: without covers, menus and gaps."""

from collections.abc import Callable

from desktop.table.clock import STALL


class PlayTime:
    """Measures the seconds between looks at a time source."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now, self._at = now, now()
        self._ran = False

    def since(self, *, runs: bool) -> float:
        """Return the seconds since the last look, at most `STALL`.

        They are 0 unless the clock runs now and ran at the last look.
        """
        now = self._now()
        gone, self._at = min(now - self._at, STALL), now
        counts, self._ran = runs and self._ran, runs
        return gone if counts else 0.0
