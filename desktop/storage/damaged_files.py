"""Copies damaged or changed files before they are overwritten, so that nothing is lost."""

import re
from contextlib import suppress
from pathlib import Path

MARK = ".damaged"
_OTHER = ".other version"
_NOTES = re.compile(r"(?:#[^\n]*\n)*\Z")
"""The comments after a record, which change without a change of the match."""


def keep_other_version(path: Path, known: str | None) -> Path | None:
    """Copy a record aside that another program has changed; return the copy.

    `known` is the text last read from or written to the file, None without one. Then, and if the
    file is as it was or is gone, this returns None. Raises OSError.
    """
    from rules.record import load

    if known is None or not path.exists() or _NOTES.sub("", load(path)) == _NOTES.sub("", known):
        return None
    return set_aside(path, _OTHER)


def set_aside(path: Path, mark: str = MARK) -> Path:
    """Copy a file to `name.damaged.qcx` beside it, before it is overwritten.

    Older copies stay. Raises OSError if there is no room for another one.
    """
    from shutil import copyfile, copystat  # slow to load, and rarely needed

    copy = _free_name(path, mark)
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


def _free_name(path: Path, mark: str = MARK) -> Path:
    """Return the path of a new empty file, which reserves the name."""
    from rules.core.atomic_write import reserve

    return reserve(path.with_name(f"{path.stem}{mark}{path.suffix}"), private=True)


def is_copy(path: Path) -> bool:
    """Whether a file is a copy made by `set_aside`."""
    return MARK in path.name
