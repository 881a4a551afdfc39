"""Clock: how long a computer player may think, and whether it is still wanted."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from threading import Event
from time import monotonic
from typing import Protocol


class Stop(Protocol):
    """What tells a player to stop: an Event of threading or multiprocessing, or the like."""

    def is_set(self) -> bool: ...


class TimeUp(Exception):
    """Raised within a search whose clock has run out: what it was about to answer is of no use."""


class Cancelled(Exception):
    """Raised within a search: nobody wants its answer any more, or its budget is used up."""


class Clock:
    """Asked by players at least every 20 ms of thinking; once it is out they answer at once.

    With `most` it runs out after so many questions instead of so many seconds, which makes a
    player's choice depend on nothing but its view and its generator. With another `now` than the
    time of day it counts something else: tournaments count the seconds a processor worked, so that
    a busy machine weakens nobody.
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
        """Seconds left, without end for one that counts questions."""
        return self._end - self._now()

    def unhurried(self) -> Clock:
        """Return a clock with the same stop that counts no seconds, for what must be done once."""
        return Clock(inf, self._stop, most=self._left, now=self._now)

    def part(self, share: float) -> Clock:
        """Return a clock for a share (0 to 1) of what is left of this one, with the same stop."""
        most = None if self._left is None else int(self._left * share)
        left = max(0.0, self.left)
        return Clock(left * share, self._stop, most=most, now=self._now)
