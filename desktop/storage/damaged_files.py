"""Damaged files: what could not be read of them is not thrown away."""

from contextlib import suppress
from pathlib import Path

MARK = ".damaged"


def set_aside(path: Path) -> Path:
    """Copy a file beside itself, as `name.damaged.qcx`, before it is written over.

    Older copies stay. Raises OSError when there is no room for one more.
    """
    from shutil import copyfile, copystat  # which loads much, and is seldom needed

    copy = _free_name(path)
    try:
        copyfile(path, copy)
    except OSError:
        copy.unlink()
        raise
    with suppress(OSError):  # some network disks keep neither times nor permissions
        copystat(path, copy)
    return copy


def move_aside(path: Path) -> Path:
    """Give what is too large to be copied, or no file at all, a name beside it. Raises OSError."""
    from rules.core import atomic_write

    name = _free_name(path)
    if path.is_dir():
        name.unlink()  # a folder takes the place of no file
    atomic_write.replace(path, name)
    return name


def _free_name(path: Path) -> Path:
    """Return an empty file, so that nobody else takes the name."""
    from rules.core.atomic_write import reserve

    return reserve(path.with_name(f"{path.stem}{MARK}{path.suffix}"), private=True)


def is_copy(path: Path) -> bool:
    """Whether a file is such a copy."""
    return MARK in path.name
