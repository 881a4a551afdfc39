"""A thread that thinks steps aside while the window works."""

import time
from collections.abc import Callable
from math import inf
from threading import Thread

import pytest

from desktop.background import yielding
from desktop.background.yielding import YieldingStop


class Clocks:
    """All clocks, moved by nothing but rests. The window works for so many seconds."""

    def __init__(self, works: float) -> None:
        self.now = 0.01
        self._works = works
        self.rests = 0
        self.at_a_rest: Callable[[], None] = lambda: None

    def monotonic(self) -> float:
        return self.now

    def pthread_getcpuclockid(self, _thread: int) -> int:
        return 1

    def clock_gettime(self, _clock: int) -> float:
        return min(self.now, self._works)

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.rests += 1
        self.at_a_rest()


@pytest.fixture
def window_works(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], Clocks]:
    """Say for how long the window works."""

    def make(seconds: float) -> Clocks:
        clocks = Clocks(seconds)
        monkeypatch.setattr(yielding, "time", clocks)
        return clocks

    return make


class TestCourteousStop:
    def test_who_asks_rests_while_the_window_works(
        self, window_works: Callable[[float], Clocks]
    ) -> None:
        clocks = window_works(0.05)
        assert not YieldingStop().is_set()
        assert 0.05 <= clocks.now < 0.054

    def test_and_not_while_it_rests(self, window_works: Callable[[float], Clocks]) -> None:
        clocks = window_works(0)
        assert not YieldingStop().is_set()
        assert clocks.rests == 0

    def test_a_window_that_never_rests_does_not_keep_it_for_ever(
        self, window_works: Callable[[float], Clocks]
    ) -> None:
        clocks = window_works(inf)
        assert not YieldingStop().is_set()
        assert 0.1 <= clocks.now < 0.12

    def test_a_stop_is_heard_while_resting(self, window_works: Callable[[float], Clocks]) -> None:
        clocks, stop = window_works(inf), YieldingStop()
        clocks.at_a_rest = stop.set
        assert stop.is_set()
        assert clocks.rests == 1

    @pytest.mark.skipif(
        not hasattr(time, "pthread_getcpuclockid"),
        reason="the system has no clock for a thread's work",
    )
    def test_the_work_is_that_of_the_main_thread(self) -> None:
        stop, worked = YieldingStop(), list[float]()
        look = Thread(target=lambda: worked.append(stop._seconds_worked()))
        look.start()
        look.join()
        end = time.thread_time() + 0.02
        while time.thread_time() < end:
            pass
        look = Thread(target=lambda: worked.append(stop._seconds_worked()))
        look.start()
        look.join()
        assert worked[1] >= 0.02
