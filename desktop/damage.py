"""Damaged files: what could not be read of them is not thrown away."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

MARK = ".damaged"


def set_aside(path: Path) -> Path:
    """Copies a file beside itself, as `name.damaged.qcx`, before it is written over.

    Older copies stay. Raises OSError when there is no room for one more.
    """
    from shutil import copy2  # which loads much, and is seldom needed

    copy = _free_name(path)
    copy2(path, copy)
    return copy


def move_aside(path: Path) -> Path:
    """Gives what is too large to be copied, or no file at all, a name beside it. Raises OSError."""
    return path.rename(_free_name(path))


def _free_name(path: Path) -> Path:
    tails = (MARK if number == 1 else f"{MARK}-{number}" for number in count(1))
    names = (path.with_name(f"{path.stem}{tail}{path.suffix}") for tail in tails)
    return next(name for name in names if not os.path.lexists(name))


def is_copy(path: Path) -> bool:
    """Whether a file is such a copy."""
    return MARK in path.name
