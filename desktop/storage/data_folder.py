"""The folder the program keeps its data in, and how those of older versions come to lie there.

Qt's own answer is a folder `quincunx` in a folder `quincunx`, and older versions kept all they had
in the inner one. Now it is the outer one. At each start `migrate` moves what lies in the inner one,
entry by entry. Each of these moves is made or is not made, so that a start that was killed is gone
on with by the next. What another program is using stays where it is, and is used there, until a
start finds it free. Nothing is ever written over.

On Windows the cache lies inside the local data. Older versions kept it in the inner folder, moved
it away at each start, and numbered its files where the outer folder already had them.
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
    """Where the program keeps what cannot be made again."""
    return _outer(_Location.AppDataLocation)


def local_folder() -> Path:
    """Where the program keeps what concerns this computer alone."""
    return _outer(_Location.AppLocalDataLocation)


def cache_folder() -> Path:
    """Where the program keeps what can be made again."""
    return _outer(_Location.CacheLocation)


def path_of(name: str) -> Path:
    """Where a file or folder of the data is.

    Where older versions had it, if it still lies there alone.
    """
    new, old = data_folder() / name, _inner(_Location.AppDataLocation) / name
    return old if not new.exists() and old.exists() else new


def migrate() -> dict[Path, Path]:
    """Move what older versions have kept; return what was moved, and where to.

    What cannot be moved now stays, and is moved by a later start.
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
            inner.rmdir()  # stays while there is something in it
    return moved


def clear_litter() -> None:
    """Delete the numbered files that older versions left in the cache. May wait for the disk."""
    for folder, _, names in os.walk(cache_folder()):
        for name in filter(_NUMBERED.fullmatch, names):
            with suppress(OSError):
                Path(folder, name).unlink()


def _move_cache(inner: Path, outer: Path) -> None:
    """Move the files of a cache over older ones of the same name."""
    for folder, _, names in os.walk(inner, topdown=False):
        target = outer / Path(folder).relative_to(inner)
        with suppress(OSError):
            target.mkdir(0o700, parents=True, exist_ok=True)
            for name in names:
                Path(folder, name).replace(target / name)
            Path(folder).rmdir()


def _move(old: Path, new: Path) -> bool:
    """Move a file, or a folder with all that is in it; return whether all was moved."""
    if _is_in_use(old):
        return False
    with suppress(OSError):
        if old.is_dir() and not old.is_symlink() and new.is_dir():
            # An older version was used again.
            for one in sorted(old.iterdir()):
                _move(one, _free(new / one.name) if one.is_file() else new / one.name)
            old.rmdir()
            return True
        if not os.path.lexists(new):
            old.rename(new)
            return True
    return False


def _free(path: Path) -> Path:
    """Return the path, with a number if the name is taken."""
    number, found = 1, path
    while os.path.lexists(found):
        number += 1
        found = path.with_name(f"{path.stem} {number}{path.suffix}")
    return found


def _is_in_use(path: Path) -> bool:
    """Whether another program has one of the matches in a folder, or is writing to a file."""
    if path.is_dir():
        return not all(map(_unlocked, path.glob("*.lock")))
    if path.suffix != ".sqlite3":
        return any(path.name.endswith(f".sqlite3{end}") for end in _JOURNALS)
    import sqlite3  # which takes long to load, and is needed here once

    try:
        # With that what a killed program has left half done is undone, and its journals go.
        with closing(sqlite3.connect(path, timeout=0)) as file:
            file.execute("begin exclusive")
            file.rollback()
    except sqlite3.OperationalError:
        return True
    except sqlite3.DatabaseError:
        return False  # damaged, and moved as it is
    return any(Path(f"{path}{end}").exists() for end in _JOURNALS)


def _unlocked(path: Path) -> bool:
    """Whether nobody holds a lock; one that was left by a killed program is taken away."""
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
    for folder in (inner, inner.parent):  # on Windows the cache is a folder in the inner one
        if folder.parent.name == folder.name:
            return folder.parent / inner.relative_to(folder)
    return inner
