"""The records of matches as files: found, renamed, deleted, and brought back.

Unfinished and finished ones lie where `autosave` keeps them. A deleted one is moved to a folder of
its own, in one step, and stays there for a month; its name there says where it comes from. All of
this may wait for the disk and belongs off the GUI thread.
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
"""How long what was deleted can be brought back."""

_DAY = 24 * 3600
_DELETED = re.compile(r"([0-9]{12}) ([uf]) (.+)")


@dataclass(frozen=True, slots=True)
class RecordFile:
    """A record, its time in seconds since 1970, and a stamp that changes whenever it does."""

    path: Path
    stamp: str
    written: int


def find(others: Iterable[Path] = ()) -> list[RecordFile]:
    """Return the records the program keeps, and those of `others` that are there.

    The latest first.
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
    """Return what the folder says about a record; None if it is not there."""
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
    """Whether a record lies where unfinished matches are."""
    return path.parent == autosave.folder()


def is_finished(path: Path) -> bool:
    """Whether a record lies where finished matches are."""
    return path.parent == autosave.finished_folder()


def is_own(path: Path) -> bool:
    """Whether the program keeps a record itself, and may rename and delete it."""
    return path.parent in (autosave.folder(), autosave.finished_folder(), deleted_folder())


def text_of(path: Path) -> str:
    """Return the text of a record. Raises OSError, or InvalidRecord when it can be none."""
    from rules.record import load

    return autosave.text_of(path) if is_unfinished(path) else load(path)


def rename(path: Path, name: str) -> Path:
    """Give a record a title, and a file name that follows from it; return where it is now.

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
    """Write the title into a record, which keeps its date. Raises OSError."""
    from rules.core.atomic_write import write
    from rules.record import load

    with suppress(FileNotFoundError):
        before, text = path.stat(), load(path)
        titled = replace(RecordNotes.of_record(text), title=title).written(text)
        if titled != text:
            write(titled.encode(), path, private=True)
            os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


# -- deleted and brought back


def deleted_folder() -> Path:
    """Where deleted records wait."""
    return autosave.folder().parent / "deleted"


def delete(path: Path) -> Path:
    """Move a record of the program's own away; return where to. Raises OSError."""
    from rules.core.atomic_write import make_private_folder

    make_private_folder(deleted_folder())
    kind = "u" if is_unfinished(path) else "f"
    with _claimed(path):
        return _moved(path, deleted_folder() / f"{int(time()):012} {kind} {path.name}")


def restore(deleted: Path) -> Path:
    """Bring a deleted record back to where it was; return its path. Raises OSError."""
    from rules.core.atomic_write import make_private_folder

    read = _DELETED.fullmatch(deleted.name)
    if read is None:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(deleted))
    folder = autosave.folder() if read[2] == "u" else autosave.finished_folder()
    make_private_folder(folder)
    return _moved(deleted, folder / read[3])


def deleted() -> list[Path]:
    """Return what can be brought back, the latest first."""
    found = set[Path]()
    with suppress(OSError):
        found = {
            file.with_suffix(EXTENSION)
            for file in deleted_folder().iterdir()
            if _DELETED.fullmatch(file.name)
        }
    return sorted(found, key=lambda file: file.name, reverse=True)


def forget_old() -> None:
    """Take away for good what was deleted long ago. What cannot be taken away stays."""
    with suppress(OSError):
        for file in deleted_folder().iterdir():
            read = _DELETED.fullmatch(file.name)
            if read is not None and time() - int(read[1]) > KEPT_DAYS * _DAY:
                with suppress(OSError):
                    file.unlink()


@contextmanager
def _claimed(path: Path) -> Iterator[None]:
    """Keep other windows off an unfinished match meanwhile. Raises OSError if one has it."""
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
    """Move a record and what was written of it at once, over none but its own.

    Raises OSError.

    Whenever that is cut short, a whole record lies in one of the two places.
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
