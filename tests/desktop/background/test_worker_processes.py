"""Processes that work for the window: what comes of it, and that none outlives the window."""

import os
import pickle
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor

import pytest

from desktop.background import WORKER
from desktop.background.worker_processes import WorkerProcesses

LONG = 600.0
"""Seconds that no test waits for."""


@pytest.fixture
def two() -> Iterator[WorkerProcesses]:
    with WorkerProcesses(2) as made:
        yield made


def test_what_is_submitted_is_done_elsewhere(two: WorkerProcesses) -> None:
    assert list(two.map(pow, (2, 3, 5), (3, 2, 1))) == [8, 9, 5]
    assert two.submit(os.getpid).result() != os.getpid()


def test_each_process_works_beside_the_others(two: WorkerProcesses) -> None:
    busy = two.submit(time.sleep, LONG)
    while two._free.qsize() == 2:  # its thread may be late to take a process
        time.sleep(0.01)
    found = {two.submit(os.getpid).result() for _ in range(4)}
    assert len(found) == 1
    assert not busy.done()


def test_an_error_comes_back_and_the_process_goes_on(two: WorkerProcesses) -> None:
    for _ in range(3):
        with pytest.raises(ValueError, match="invalid literal"):
            two.submit(int, "seven").result()
    assert two.submit(int, "7").result() == 7


def test_what_is_printed_is_no_answer(two: WorkerProcesses) -> None:
    assert two.submit(print, "well, well").result() is None
    assert two.submit(abs, -1).result() == 1


def test_a_worker_loads_no_qt(two: WorkerProcesses) -> None:
    loaded = two.submit(eval, "[*__import__('sys').modules]").result()
    assert not [name for name in loaded if name.startswith(("PySide6", "shiboken6"))]


def test_shutting_down_kills_who_is_at_work(two: WorkerProcesses) -> None:
    long = two.submit(time.sleep, LONG)
    number = two.submit(os.getpid).result()
    two.shutdown()
    assert isinstance(long.exception(), BrokenExecutor)
    if sys.platform != "win32":
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)
    two.shutdown()  # once more harms nobody


def test_of_a_process_that_is_gone_nothing_comes_but_an_error(two: WorkerProcesses) -> None:
    with pytest.raises(BrokenExecutor):
        two.submit(os._exit, 3).result()


ALONE = [sys.executable, "-m", "desktop", WORKER]
"""A worker as it is started."""


def test_a_worker_ends_with_whom_it_works_for() -> None:
    """Though it is at work: then nobody else would end it."""
    with subprocess.Popen(ALONE, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin
        assert worker.stdout
        pickle.dump((os.getpid, ()), worker.stdin)
        worker.stdin.flush()
        assert pickle.load(worker.stdout) == (worker.pid, None)
        pickle.dump((time.sleep, (LONG,)), worker.stdin)
        worker.stdin.close()
        assert worker.wait(60) == 0


@pytest.mark.parametrize("asked", [b"", b"hello\n", pickle.dumps(abs).replace(b"abs", b"sba")])
def test_a_worker_ends_if_it_is_asked_what_it_cannot_read(asked: bytes) -> None:
    ended = subprocess.run(ALONE, input=asked, capture_output=True, timeout=60, check=True)
    assert not ended.stdout


def test_where_no_process_can_be_started_whoever_wants_one_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(OSError, match=r"nowhere|WinError 2"):
        WorkerProcesses(1)
