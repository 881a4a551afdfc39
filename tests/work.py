"""Work: how much is done, in calls of functions: the same on every machine, busy or not."""

import sys
from math import inf
from types import FrameType
from typing import Self

import pytest

from rules.players import Clock


class Work:
    """Counts the calls of this thread while it is entered. Those beyond `most` fail the test."""

    def __init__(self, most: float = inf) -> None:
        self.calls = 0
        self._most = most

    def __enter__(self) -> Self:
        sys.setprofile(self._count)
        return self

    def __exit__(self, *_error: object) -> None:
        sys.setprofile(None)

    def _count(self, _frame: FrameType, event: str, _function: object) -> None:
        self.calls += event in ("call", "c_call")
        if self.calls > self._most:
            pytest.fail(f"this takes more than {self._most} calls")


def steps(number: int) -> Clock:
    """Return a clock that counts questions instead of time."""
    return Clock(inf, most=number)


class WatchedClock(Clock):
    """A clock for which time passes by questions, a second each, and that sees what is worked."""

    def __init__(self, seconds: float, work: Work) -> None:
        self._work = work
        self._last = work.calls
        self.asked = 0
        self.longest = 0
        """The most calls before a question."""
        super().__init__(seconds, now=lambda: self.asked)

    @property
    def since(self) -> int:
        """The calls since the last question."""
        return self._work.calls - self._last

    def out(self) -> bool:
        self.asked += 1
        self.longest = max(self.longest, self.since)
        self._last = self._work.calls
        return super().out()
