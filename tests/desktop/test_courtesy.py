"""A thread that thinks steps aside while the window works."""

from __future__ import annotations

import gc
import threading
import time
from threading import Thread

import pytest

from desktop.courtesy import CourteousStop, no_garbage_rounds

needs_clock = pytest.mark.skipif(
    not hasattr(time, "pthread_getcpuclockid"), reason="the system has no clock for a thread's work"
)


def work(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def asked_elsewhere(stop: CourteousStop, busy: float) -> tuple[bool, float]:
    """What another thread hears, and the processor's seconds it took from this one."""
    heard: list[tuple[bool, float]] = []

    def ask() -> None:
        start = time.thread_time()
        heard.append((stop.is_set(), time.thread_time() - start))

    thread = Thread(target=ask)
    thread.start()
    work(busy)
    thread.join(5)
    return heard[0]


@needs_clock
class TestCourteousStop:
    def test_who_asks_rests_while_the_window_works(self) -> None:
        stop = CourteousStop()
        work(0.01)
        before = time.monotonic()
        answer, worked = asked_elsewhere(stop, 0.05)
        assert not answer
        assert worked < 0.02
        assert time.monotonic() - before >= 0.04

    def test_a_window_that_never_rests_does_not_keep_it_for_ever(self) -> None:
        stop, answers = CourteousStop(), list[bool]()
        thread = Thread(target=lambda: answers.append(stop.is_set()))
        thread.start()
        end = time.monotonic() + 5
        while not answers and time.monotonic() < end:
            work(0.002)
        thread.join(5)
        assert answers == [False]

    def test_a_stop_is_heard_while_resting(self) -> None:
        stop = CourteousStop()
        stop.set()
        assert asked_elsewhere(stop, 0.02)[0]


class TestNoGarbageRounds:
    @pytest.fixture(autouse=True)
    def nobody_thinks(self) -> None:
        """A thought that was stopped may take a moment to end."""
        for thread in threading.enumerate():
            if thread.name == "thinker":
                thread.join(20)

    def test_they_come_back_when_the_last_has_left(self) -> None:
        assert gc.isenabled()
        with no_garbage_rounds():
            with no_garbage_rounds():
                assert not gc.isenabled()
            assert not gc.isenabled()
        assert gc.isenabled()

    def test_they_come_back_after_an_error(self) -> None:
        with pytest.raises(ZeroDivisionError), no_garbage_rounds():
            raise ZeroDivisionError
        assert gc.isenabled()
