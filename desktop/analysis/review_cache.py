"""Results of reviews, kept from one start to the next.

The cache may be incomplete or damaged: a review that cannot be read is done again.
"""

import json
from contextlib import suppress
from pathlib import Path

from desktop.storage.data_folder import cache_folder
from rules.core import atomic_write

_LARGEST = 4 << 20  # bytes of a cached review at most
_MOST = 400
"""The most cached reviews; the oldest are deleted."""


def folder() -> Path:
    """Return the folder of the cached reviews."""
    return cache_folder() / "reviews"


def load(name: str) -> object:
    """Return a review by its name; None if it is missing or cannot be read."""
    path = folder() / f"{name}.json"
    with suppress(OSError, ValueError, RecursionError):
        if path.is_file() and path.stat().st_size <= _LARGEST:
            found: object = json.loads(path.read_text(encoding="utf-8"))
            return found
    return None


def save(name: str, found: object) -> None:
    """Write a review, whole or not at all. Errors of the disk are ignored."""
    data = json.dumps(found).encode()
    with suppress(OSError):
        atomic_write.write(data, folder() / f"{name}.json", durable=False, private=True)
        files = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
        for path in files[:-_MOST]:
            path.unlink()
