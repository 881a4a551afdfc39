"""Work shared among the processes of this machine or a cluster."""

import importlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Executor,
    ProcessPoolExecutor,
    as_completed,
)
from multiprocessing import active_children, parent_process
from multiprocessing.process import BaseProcess
from signal import SIGTERM
from threading import Thread
from typing import Any, TypeVar

from rules.players.engine import kill_engines
from rules.streams import end_on_signals, signals_held

PATIENCE = 10.0
"""Seconds to wait for an answer from a cluster."""

T = TypeVar("T")
R = TypeVar("R")


def spread(
    work: Callable[[T], R], tasks: Sequence[T], jobs: int = 1, executor: Executor | None = None
) -> Iterator[tuple[int, R]]:
    """Do all tasks, and yield each task's number with its result as soon as it is done.

    `executor`, for instance a cluster's, replaces the `jobs` processes of this machine. `work` and
    the tasks must be picklable. Raises BrokenExecutor if a process was killed or the cluster is
    gone.
    """
    if executor is None and jobs == 1:
        yield from enumerate(map(work, tasks))
        return
    if executor is not None:
        yield from _on(executor, work, tasks)
        return
    others = set(active_children())
    with ProcessPoolExecutor(min(jobs, len(tasks)), initializer=_become_worker) as pool:
        try:
            yield from _on(pool, work, tasks)
        except BaseException:
            # The results of running tasks are no longer needed.
            for worker in set(active_children()) - others:
                worker.terminate()
            raise


def _become_worker() -> None:
    """Prepare a worker process to end, together with its engines, when its parent process ends."""
    end_on_signals(_end_worker)
    if (other := parent_process()) is not None:
        Thread(target=_end_after, args=(other,), daemon=True).start()


def _end_after(other: BaseProcess) -> None:
    other.join()
    _end_worker(SIGTERM)


def _end_worker(number: int) -> None:
    kill_engines()
    os._exit(128 + number)


def most_jobs(wanted: int) -> int:
    """Return `wanted`, but at most the number of usable processors."""
    usable = getattr(os, "sched_getaffinity", None)  # not available on every system
    processors = len(usable(0)) if usable else os.cpu_count() or 1
    return min(wanted, processors)


def _on(executor: Executor, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
    with signals_held():  # signals are blocked while processes start
        waiting = {executor.submit(work, one): number for number, one in enumerate(tasks)}
    try:
        for done in as_completed(waiting):
            yield waiting[done], done.result()
    except _gone() as error:
        raise BrokenExecutor from error
    finally:
        for future in waiting:
            future.cancel()


def _gone() -> tuple[type[BaseException], ...]:
    """Return the errors that mean a cluster is gone: its tasks were cancelled, or workers died."""
    distributed: Any = sys.modules.get("distributed")
    return (CancelledError,) if distributed is None else (CancelledError, distributed.KilledWorker)


def cluster(address: str) -> Executor:
    """Return the executor of a Dask cluster. Raises OSError if the address does not answer.

    Raises ModuleNotFoundError without the optional extra `cluster`.
    """
    distributed: Any = importlib.import_module("distributed")
    client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    executor: Executor = client.get_executor(pure=False)
    return executor
