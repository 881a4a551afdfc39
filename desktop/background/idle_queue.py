"""Jobs that may wait, done one at a time when the event loop has nothing else to do."""

from collections.abc import Callable, Hashable
from functools import cache

import shiboken6
from PySide6.QtCore import QObject, QTimer


class IdleQueue(QObject):
    """Runs one job per event-loop turn, so that input and painting are handled in between."""

    def __init__(self) -> None:
        super().__init__()
        self._jobs: dict[Hashable, tuple[QObject, Callable[[], object]]] = {}
        self._next = QTimer(self, interval=0)
        self._next.timeout.connect(self._do_one)

    def add(self, owner: QObject, job: Callable[[], object], key: Hashable = None) -> None:
        """Queue a job, dropped if its owner is deleted first or its key is queued already."""
        self._jobs.setdefault(object() if key is None else key, (owner, job))
        self._next.start()

    @property
    def idle(self) -> bool:
        """Whether nothing is left to do."""
        return not self._jobs

    def has_jobs_of(self, ancestor: QObject) -> bool:
        """Whether a job is waiting that belongs to this object or one of its descendants."""
        return any(
            shiboken6.isValid(owner) and _belongs(owner, ancestor)
            for owner, _ in self._jobs.values()
        )

    def _do_one(self) -> None:
        if self._jobs:
            owner, job = self._jobs.pop(next(iter(self._jobs)))
            if shiboken6.isValid(owner):
                job()
        if not self._jobs:
            self._next.stop()


def _belongs(owner: QObject | None, ancestor: QObject) -> bool:
    while owner is not None and owner is not ancestor:
        owner = owner.parent()
    return owner is ancestor


@cache
def idle_queue() -> IdleQueue:
    """Return the application's only idle queue."""
    return IdleQueue()
