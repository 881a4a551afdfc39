"""The folder for the program's data, and the migration from the folder of older versions.

Qt's own answer is a folder `quincunx` in a folder `quincunx`, and older versions kept everything in
the inner one. Now it is in the outer one. At each start `migrate` moves the entries of the inner
folder one by one. Each move happens completely or not at all, so the next start continues after a
start that was killed. A file that another program is using stays where it is, and is used there,
until a start finds it free. Nothing is ever overwritten.

On Windows the cache is inside the local data. Older versions kept it in the inner folder, moved it
out at each start, and numbered the files whose names existed in the outer folder.
"""

import os
import re
from contextlib import closing, suppress
from pathlib import Path

from PySide6.QtCore import QLockFile, QStandardPaths

_Location = QStandardPaths.StandardLocation
_LOCATIONS = (_Location.CacheLocation, _Location.AppDataLocation, _Location.AppLocalDataLocation)
"""The cache first: on Windows it lies inside the local data."""
_JOURNALS = ("-journal", "-wal", "-shm")
_NUMBERED = re.compile(r".+ [0-9]+\.\w+")
"""Names of files in the cache that `_free` has numbered; the cache itself never does."""


def data_folder() -> Path:
    """Return the folder for data that cannot be made again."""
    return _outer(_Location.AppDataLocation)


def local_folder() -> Path:
    """Return the folder for data about this computer only."""
    return _outer(_Location.AppLocalDataLocation)


def cache_folder() -> Path:
    """Return the folder for data that can be made again."""
    return _outer(_Location.CacheLocation)


def path_of(name: str) -> Path:
    """Return the path of a file or folder of the data.

    It is the old path if only that exists.
    """
    new, old = data_folder() / name, _inner(_Location.AppDataLocation) / name
    return old if not new.exists() and old.exists() else new


def migrate() -> dict[Path, Path]:
    """Move the data of older versions; return the old and new paths.

    What cannot be moved now is moved by a later start.
    """
    moved: dict[Path, Path] = {}
    cache = _inner(_Location.CacheLocation)
    for location in _LOCATIONS:
        inner, outer = _inner(location), _outer(location)
        if inner == outer or inner.is_symlink() or not inner.is_dir():
            continue
        with suppress(OSError):
            if inner == cache:
                _move_cache(inner, outer)
                continue
            for old in sorted(inner.iterdir()):
                if old != cache and _move(old, outer / old.name):
                    moved[old] = outer / old.name
            inner.rmdir()  # fails while the folder is not empty
    return moved


def clear_litter() -> None:
    """Delete the numbered files that older versions left in the cache. May wait for the disk."""
    for folder, _, names in os.walk(cache_folder()):
        for name in filter(_NUMBERED.fullmatch, names):
            with suppress(OSError):
                Path(folder, name).unlink()


def _move_cache(inner: Path, outer: Path) -> None:
    """Move the files of a cache, replacing older ones of the same name."""
    for folder, _, names in os.walk(inner, topdown=False):
        target = outer / Path(folder).relative_to(inner)
        with suppress(OSError):
            target.mkdir(0o700, parents=True, exist_ok=True)
            for name in names:
                Path(folder, name).replace(target / name)
            Path(folder).rmdir()


def _move(old: Path, new: Path) -> bool:
    """Move a file, or a folder with its contents; return whether everything was moved."""
    if _is_in_use(old):
        return False
    with suppress(OSError):
        if old.is_dir() and not old.is_symlink() and new.is_dir():
            # The player used an older version again.
            for one in sorted(old.iterdir()):
                _move(one, _free(new / one.name) if one.is_file() else new / one.name)
            old.rmdir()
            return True
        if not os.path.lexists(new):
            old.rename(new)
            return True
    return False


def _free(path: Path) -> Path:
    """Return the path, with a number if the name exists."""
    number, found = 1, path
    while os.path.lexists(found):
        number += 1
        found = path.with_name(f"{path.stem} {number}{path.suffix}")
    return found


def _is_in_use(path: Path) -> bool:
    """Whether another program has a match in a folder open, or is writing to a file."""
    if path.is_dir():
        return not all(map(_unlocked, path.glob("*.lock")))
    if path.suffix != ".sqlite3":
        return any(path.name.endswith(f".sqlite3{end}") for end in _JOURNALS)
    import sqlite3  # slow to load, and needed here only once

    try:
        # This rolls back an unfinished change of a killed program, and removes its journals.
        with closing(sqlite3.connect(path, timeout=0)) as file:
            file.execute("begin exclusive")
            file.rollback()
    except sqlite3.OperationalError:
        return True
    except sqlite3.DatabaseError:
        return False  # damaged, and moved as it is
    return any(Path(f"{path}{end}").exists() for end in _JOURNALS)


def _unlocked(path: Path) -> bool:
    """Whether a lock is free; a lock left by a killed program is removed."""
    lock = QLockFile(str(path))
    lock.setStaleLockTime(0)
    if not lock.tryLock(0):
        return lock.error() != QLockFile.LockError.LockFailedError
    lock.unlock()
    return True


def _inner(location: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(location))


def _outer(location: QStandardPaths.StandardLocation) -> Path:
    inner = _inner(location)
    for folder in (inner, inner.parent):  # on Windows the cache is inside the inner folder
        if folder.parent.name == folder.name:
            return folder.parent / inner.relative_to(folder)
    return inner
