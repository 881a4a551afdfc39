"""Clusters that go, or whose workers die, before they have done anything."""

from concurrent.futures import Executor, Future
from importlib import import_module
from typing import Any


class Gone(Executor):
    """A cluster that went as soon as it had work: it cancels what it was given."""

    def submit(self, *_: object, **__: object) -> Future[Any]:
        future: Future[Any] = Future()
        future.cancel()
        future.set_running_or_notify_cancel()
        return future


class Killed(Executor):
    """A cluster whose workers died of the work as often as it allows."""

    def submit(self, *_: object, **__: object) -> Future[Any]:
        distributed: Any = import_module("distributed")
        future: Future[Any] = Future()
        future.set_exception(distributed.KilledWorker("work", None, 3))
        return future
