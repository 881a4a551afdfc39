"""Clock: how long a computer player may think, and whether it should stop early."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from threading import Event
from time import monotonic, thread_time
from typing import Protocol


class Stop(Protocol):
    """A signal to stop thinking, such as an Event of threading or multiprocessing."""

    def is_set(self) -> bool: ...


class TimeUp(Exception):
    """Raised in a search when its clock runs out; the unfinished answer is useless."""


class Cancelled(Exception):
    """Raised in a search when its answer is no longer wanted or its budget is used up."""


_PATIENCE = 4
"""The most seconds on the wall for a second of thinking."""


def thinking_time() -> Callable[[], float]:
    """Return a time source for this thread: its processor time, as a busy machine weakens nobody.

    It never runs slower than a quarter of the time on the wall.
    """
    thread, wall = thread_time(), monotonic()
    return lambda: max(thread_time() - thread, (monotonic() - wall) / _PATIENCE)


class Clock:
    """A thinking time. Players ask it at least every 20 ms, and answer at once when it is out.

    With `most` it runs out after that many calls of `out` instead of a time in seconds. A player's
    choice then depends only on its view and its random generator. `now` can be another time source.
    Tournaments use processor time, so that a busy machine does not weaken the players.
    """

    __slots__ = ("_end", "_left", "_now", "_stop")

    def __init__(
        self,
        seconds: float,
        stop: Stop | None = None,
        *,
        most: int | None = None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._now = now
        self._end = now() + seconds
        self._stop: Stop = Event() if stop is None else stop
        self._left = most

    def out(self) -> bool:
        """Whether time is up or the answer is no longer wanted."""
        if self._stop.is_set():
            return True
        if self._left is not None:
            self._left -= 1
            return self._left < 0
        return self._now() >= self._end

    @property
    def left(self) -> float:
        """The seconds left, infinite for a clock that counts calls."""
        return self._end - self._now()

    def unhurried(self) -> Clock:
        """Return a clock with the same stop but no time limit, for work that must be completed."""
        return Clock(inf, self._stop, most=self._left, now=self._now)

    def part(self, share: float) -> Clock:
        """Return a clock for a share (0 to 1) of the remaining time, with the same stop."""
        most = None if self._left is None else int(self._left * share)
        left = max(0.0, self.left)
        return Clock(left * share, self._stop, most=most, now=self._now)
