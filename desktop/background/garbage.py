"""When cyclic garbage is collected: by the collector's own thresholds, but not during a search."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

_searches = 0
_lock = Lock()


def collect_due() -> None:
    """Collect what Python would by itself. For the GUI thread, which owns what Qt made.

    Nothing while a search runs: it holds so many positions that each collection stopped the
    window for up to 95 ms.
    """
    if _searches:
        return
    limits = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [generation for generation, (count, most) in enumerate(limits) if 0 < most < count]
    if due:
        gc.collect(due[-1])


def collect_left() -> None:
    """Collect everything at once, where a match has just been left. For the GUI thread.

    Left to their turn several matches wait for a collection, and the memory between them stays in
    pieces. What the program consists of must be exempt by then, as else this takes too long.
    """
    if not _searches and gc.get_freeze_count():
        gc.collect()


@contextmanager
def search() -> Iterator[None]:
    """Yield what `collect_due` does not disturb. Any thread may be inside."""
    global _searches
    with _lock:
        _searches += 1
    try:
        yield
    finally:
        with _lock:
            _searches -= 1
