"""Collects cyclic garbage by the collector's own thresholds, but not during a search."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

_searches = 0
_lock = Lock()


def collect_due() -> None:
    """Collect the generations whose thresholds are exceeded. Call it in the GUI thread.

    It does nothing while a search runs: a search holds so many positions that each collection
    stopped the window for up to 95 ms.
    """
    if _searches:
        return
    limits = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [generation for generation, (count, most) in enumerate(limits) if 0 < most < count]
    if due:
        gc.collect(due[-1])


def collect_left() -> None:
    """Collect all generations after a match was left. Call it in the GUI thread.

    Otherwise the garbage of several matches would accumulate and fragment the memory. It does
    nothing before the program's own objects are frozen, because visiting them takes too long.
    """
    if not _searches and gc.get_freeze_count():
        gc.collect()


@contextmanager
def search() -> Iterator[None]:
    """Suspend garbage collection inside the context. Any thread may enter it."""
    global _searches
    with _lock:
        _searches += 1
    try:
        yield
    finally:
        with _lock:
            _searches -= 1
