"""Damaged files: what could not be read of them is not thrown away."""

from __future__ import annotations

from itertools import count
from pathlib import Path

MARK = ".damaged"


def set_aside(path: Path) -> Path:
    """Copies a file beside itself, as `name.damaged.qcx`, before it is written over.

    Older copies stay. Raises OSError when there is no room for one more.
    """
    from shutil import copy2  # which loads much, and is seldom needed

    tails = (MARK if number == 1 else f"{MARK}-{number}" for number in count(1))
    copies = (path.with_name(f"{path.stem}{tail}{path.suffix}") for tail in tails)
    copy = next(copy for copy in copies if not copy.exists())
    copy2(path, copy)
    return copy


def is_copy(path: Path) -> bool:
    """Whether a file is such a copy."""
    return MARK in path.name
