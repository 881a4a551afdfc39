"""Damaged files: what could not be read of them is not thrown away."""

from pathlib import Path

MARK = ".damaged"


def set_aside(path: Path) -> Path:
    """Copies a file beside itself, as `name.damaged.qcx`, before it is written over.

    Older copies stay. Raises OSError when there is no room for one more.
    """
    from shutil import copy2  # which loads much, and is seldom needed

    copy = _free_name(path)
    try:
        copy2(path, copy)
    except OSError:
        copy.unlink()
        raise
    return copy


def move_aside(path: Path) -> Path:
    """Gives what is too large to be copied, or no file at all, a name beside it. Raises OSError."""
    name = _free_name(path)
    if path.is_dir():
        name.unlink()  # a folder takes the place of no file
    return path.replace(name)


def _free_name(path: Path) -> Path:
    """An empty file, so that nobody else takes the name."""
    from rules.core.atomic_write import reserve

    return reserve(path.with_name(f"{path.stem}{MARK}{path.suffix}"), private=True)


def is_copy(path: Path) -> bool:
    """Whether a file is such a copy."""
    return MARK in path.name
