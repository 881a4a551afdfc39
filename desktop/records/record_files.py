"""The records of matches as files: find, rename, delete and restore them.

Unfinished and finished ones are where `autosave` keeps them. Deleting a record moves it in one step
to a separate folder, where it stays for a month; its name there contains its old place. All
functions may wait for the disk and must not run in the GUI thread.
"""

import errno
import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from time import time

from PySide6.QtCore import QCoreApplication

from desktop.storage import autosave
from desktop.storage.damaged_files import is_copy
from desktop.storage.file_names import readable
from desktop.storage.record_notes import RecordNotes, clean_title
from rules import EXTENSION

translate = QCoreApplication.translate

KEPT_DAYS = 30
"""How many days a deleted record can be restored."""

_DAY = 24 * 3600
_DELETED = re.compile(r"([0-9]{12}) ([uf]) (.+)")


@dataclass(frozen=True, slots=True)
class RecordFile:
    """A record, its time in seconds since 1970, and a stamp that changes with the record."""

    path: Path
    stamp: str
    written: int


def find(others: Iterable[Path] = ()) -> list[RecordFile]:
    """Return the records that the program keeps, and the existing ones of `others`.

    The latest comes first.
    """
    paths = {path for path in others if not is_own(path)}
    for folder in (autosave.folder(), autosave.finished_folder()):
        with suppress(OSError):
            paths |= {
                file.with_suffix(EXTENSION)
                for file in folder.iterdir()
                if file.suffix in (EXTENSION, autosave.FAST_EXTENSION) and not is_copy(file)
            }
    found = [file for path in paths if (file := looked_at(path)) is not None]
    return sorted(found, key=lambda file: (file.written, file.path.name), reverse=True)


def looked_at(path: Path) -> RecordFile | None:
    """Return the file's time and stamp; None if it does not exist."""
    known = list[os.stat_result]()
    for file in (path, path.with_suffix(autosave.FAST_EXTENSION)):
        with suppress(OSError, ValueError):
            known.append(file.stat())
        if not is_unfinished(path):
            break
    if not known:
        return None
    stamp = " ".join(f"{one.st_mtime_ns}:{one.st_size}" for one in known)
    return RecordFile(path, stamp, int(max(one.st_mtime for one in known)))


def is_unfinished(path: Path) -> bool:
    """Whether a record is in the folder of unfinished matches."""
    return path.parent == autosave.folder()


def is_finished(path: Path) -> bool:
    """Whether a record is in the folder of finished matches."""
    return path.parent == autosave.finished_folder()


def is_own(path: Path) -> bool:
    """Whether the program keeps a record itself, so that it may rename and delete it."""
    return path.parent in (autosave.folder(), autosave.finished_folder(), deleted_folder())


def text_of(path: Path) -> str:
    """Return the text of a record. Raises OSError, or InvalidRecord if it cannot be a record."""
    from rules.record import load

    return autosave.text_of(path) if is_unfinished(path) else load(path)


def rename(path: Path, name: str) -> Path:
    """Give a record a title and a file name made from it; return its new path.

    No other file is overwritten. Raises OSError.
    """
    title = clean_title(name)
    target = path.with_name(f"{readable(title)}{EXTENSION}")
    if not readable(title):
        return path
    with _claimed(path):
        for file in (path, path.with_suffix(autosave.FAST_EXTENSION)):
            if file == path or is_unfinished(path):
                _entitle(file, title)
        return path if target == path else _moved(path, target)


def _entitle(path: Path, title: str) -> None:
    """Write the title into a record, whose date stays the same. Raises OSError."""
    from rules.core.atomic_write import write
    from rules.record import load

    with suppress(FileNotFoundError):
        before, text = path.stat(), load(path)
        titled = replace(RecordNotes.of_record(text), title=title).written(text)
        if titled != text:
            write(titled.encode(), path, private=True)
            os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


# -- deleted and restored records


def deleted_folder() -> Path:
    """Return the folder of deleted records."""
    return autosave.folder().parent / "deleted"


def delete(path: Path) -> Path:
    """Move a record of the program's own to the deleted ones; return its path. Raises OSError."""
    from rules.core.atomic_write import make_private_folder

    make_private_folder(deleted_folder())
    kind = "u" if is_unfinished(path) else "f"
    with _claimed(path):
        return _moved(path, deleted_folder() / f"{int(time()):012} {kind} {path.name}")


def restore(deleted: Path) -> Path:
    """Move a deleted record back to its old place; return its path. Raises OSError."""
    from rules.core.atomic_write import make_private_folder

    read = _DELETED.fullmatch(deleted.name)
    if read is None:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(deleted))
    folder = autosave.folder() if read[2] == "u" else autosave.finished_folder()
    make_private_folder(folder)
    return _moved(deleted, folder / read[3])


def deleted() -> list[Path]:
    """Return the deleted records, the latest first."""
    found = set[Path]()
    with suppress(OSError):
        found = {
            file.with_suffix(EXTENSION)
            for file in deleted_folder().iterdir()
            if _DELETED.fullmatch(file.name)
        }
    return sorted(found, key=lambda file: file.name, reverse=True)


def forget_old() -> None:
    """Delete for good the records that were deleted long ago. Files that cannot be removed stay."""
    with suppress(OSError):
        for file in deleted_folder().iterdir():
            read = _DELETED.fullmatch(file.name)
            if read is not None and time() - int(read[1]) > KEPT_DAYS * _DAY:
                with suppress(OSError):
                    file.unlink()


@contextmanager
def _claimed(path: Path) -> Iterator[None]:
    """Lock other windows out of an unfinished match. Raises OSError if one has it."""
    slot = autosave.Slot(path)
    if not is_unfinished(path):
        yield
        return
    if not slot.claim():
        reason = translate("records", "it is open in another window")
        raise OSError(errno.EBUSY, reason, str(path))
    try:
        yield
    finally:
        slot.release()


def _moved(path: Path, target: Path) -> Path:
    """Move a record and its fast copy, without overwriting the file of another match.

    Raises OSError.

    If the move is interrupted, a whole record is in one of the two places.
    """
    from rules.core.atomic_write import remove, replace, reserve

    target = reserve(target, private=True)
    moved = list[tuple[Path, Path]]()
    try:
        for extension in (EXTENSION, autosave.FAST_EXTENSION):
            file, to = path.with_suffix(extension), target.with_suffix(extension)
            if file.exists():
                replace(file, to)
                moved.append((file, to))
        if not moved:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    except OSError:
        with suppress(OSError):
            for file, to in moved:
                replace(to, file)
        remove(target)
        raise
    if moved[0][0] != path:
        remove(target)
    return target
