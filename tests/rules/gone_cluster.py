"""A cluster that goes before it has done anything."""

from concurrent.futures import Executor, Future
from typing import Any


class Gone(Executor):
    """A cluster that went as soon as it had work: it cancels what it was given."""

    def submit(self, *_: object, **__: object) -> Future[Any]:
        future: Future[Any] = Future()
        future.cancel()
        future.set_running_or_notify_cancel()
        return future
