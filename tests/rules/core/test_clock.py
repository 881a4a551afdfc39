"""A computer player's thinking time is that of its thread, within limits."""

import pytest

from rules.core import clock
from rules.core.clock import Clock, thinking_time


def test_a_busy_machine_leaves_the_thread_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    thread, wall = iter([10.0, 10.0, 10.9, 11.1]), iter([50.0, 50.0, 53.0, 53.5])
    monkeypatch.setattr(clock, "thread_time", lambda: next(thread))
    monkeypatch.setattr(clock, "monotonic", lambda: next(wall))
    thinking = Clock(1.0, now=thinking_time())
    assert not thinking.out(), "three seconds on the wall, 0.9 of the thread"
    assert thinking.out()


def test_a_thread_that_gets_no_time_ends_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    wall = iter([50.0, 50.0, 53.9, 54.1])
    monkeypatch.setattr(clock, "thread_time", lambda: 10.0)
    monkeypatch.setattr(clock, "monotonic", lambda: next(wall))
    thinking = Clock(1.0, now=thinking_time())
    assert not thinking.out()
    assert thinking.out()
