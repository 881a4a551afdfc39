"""Worker processes, which use all processors without blocking the window."""

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from queue import SimpleQueue
from subprocess import PIPE
from typing import ParamSpec, TypeVar

from desktop.background import WORKER

_FLAGS = 0
if sys.platform == "win32":
    _FLAGS = subprocess.BELOW_NORMAL_PRIORITY_CLASS | subprocess.CREATE_NO_WINDOW

T = TypeVar("T")
P = ParamSpec("P")
Process = subprocess.Popen[bytes]


class WorkerProcesses(Executor):
    """An executor over processes of a program, started at once and killed by `shutdown`.

    By default, the program is this one. Only module-level functions can be submitted, without
    keyword arguments; arguments and results must be picklable. Raises OSError if no process can be
    started. The future of a process that has ended or was killed raises BrokenExecutor.
    """

    def __init__(self, count: int, program: Sequence[str] = ()) -> None:
        self._processes = list[Process]()
        self._free: SimpleQueue[Process] = SimpleQueue()
        self._threads = ThreadPoolExecutor(count, "worker process")
        try:
            for _ in range(count):
                self._processes.append(_start(program or _this_program()))
                self._free.put(self._processes[-1])
        except OSError:
            self.shutdown()
            raise

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Return the future of a call, which runs in the next free process."""
        return self._threads.submit(self._ask, fn, args)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = True) -> None:
        """Kill the processes. The results of submitted calls are lost."""
        for process in self._processes:
            process.kill()
        self._threads.shutdown(cancel_futures=True)
        for process in self._processes:
            with suppress(OSError), process:  # this also closes its pipes
                pass

    def _ask(self, work: Callable[..., T], given: tuple[object, ...]) -> T:
        process = self._free.get()
        assert process.stdin
        assert process.stdout
        try:
            pickle.dump((work, given), process.stdin)
            process.stdin.flush()
            answer, error = pickle.load(process.stdout)
        except (OSError, EOFError, pickle.UnpicklingError) as lost:
            raise BrokenExecutor("a worker process is gone") from lost
        finally:
            self._free.put(process)
        if error is not None:
            raise error
        found: T = answer
        return found


def _this_program() -> list[str]:
    packaged = getattr(sys, "frozen", False)
    return [sys.executable] if packaged else [sys.executable, "-m", "desktop"]


def _start(program: Sequence[str]) -> Process:
    modules = os.pathsep.join(path for path in sys.path if path)
    return subprocess.Popen(
        [*program, WORKER],
        stdin=PIPE,
        stdout=PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": modules},  # a packaged program does not search this path
        creationflags=_FLAGS,
    )
