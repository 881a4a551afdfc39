"""Copies damaged files before they are overwritten, so that nothing is lost."""

from contextlib import suppress
from pathlib import Path

MARK = ".damaged"


def set_aside(path: Path) -> Path:
    """Copy a file to `name.damaged.qcx` beside it, before it is overwritten.

    Older copies stay. Raises OSError if there is no room for another one.
    """
    from shutil import copyfile, copystat  # slow to load, and rarely needed

    copy = _free_name(path)
    try:
        copyfile(path, copy)
    except OSError:
        copy.unlink()
        raise
    with suppress(OSError):  # some network disks support neither times nor permissions
        copystat(path, copy)
    return copy


def move_aside(path: Path) -> Path:
    """Rename a file that is too large to copy or is not a regular file. Raises OSError."""
    from rules.core import atomic_write

    name = _free_name(path)
    if path.is_dir():
        name.unlink()  # a folder cannot replace a file
    atomic_write.replace(path, name)
    return name


def _free_name(path: Path) -> Path:
    """Return the path of a new empty file, which reserves the name."""
    from rules.core.atomic_write import reserve

    return reserve(path.with_name(f"{path.stem}{MARK}{path.suffix}"), private=True)


def is_copy(path: Path) -> bool:
    """Whether a file is a copy made by `set_aside`."""
    return MARK in path.name
