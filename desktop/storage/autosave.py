"""Autosave: matches kept as records after every ply, so that nothing is lost.

Unfinished matches are in one folder; finished ones move to another, under a readable name, and
are added to the recent records. Both folders are private to their owner.

**Guarantees.** A ply counts as made, is shown as made and is answered only after it has been
written. From then on it outlives the program, even if that is killed. The window waits a few
milliseconds for the write. If the disk takes longer, the window continues painting, accepts no
other ply (`Session`) and, after a while, shows what it waits for. A disk that refuses, because it
is full or gone, does not stop the game: this is shown once, and each later ply tries again.

A power cut may lose the plies that the disk has not flushed yet, usually less than a second. So
after every ply the record is written twice. `<name>.now` is handed to the system, which takes a
millisecond, and up to some hundred while the disk is busy. `<name>.qcx` follows in a separate
thread and is flushed to the disk; then `<name>.now` is removed. So a `<name>.now` that exists is
the later of the two, unless a power cut damaged it. `<name>.lock` keeps other windows off
(`match_lock.py`).

A match that is over is moved to the finished ones only once, whenever the program is killed. Each
record has a key and the number of its last save (`record_notes.py`). At the next start `finish`
looks for the finished record with the same key: a later save replaces it, and an earlier one is
deleted.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from threading import Lock
from time import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.storage.background_writer import BackgroundWriter, reason_of
from desktop.storage.damaged_files import is_copy, keep_other_version
from desktop.storage.data_folder import data_folder
from desktop.storage.match_lock import Hold, MatchLock
from desktop.storage.playing_time import PlayingTime
from desktop.storage.record_notes import RecordNotes, key_of
from desktop.storage.settings import Settings
from rules import EXTENSION

# Loaded with the first record to read or write, because the home page does not need the rules.
if TYPE_CHECKING:
    from rules.record import Record

FAST_EXTENSION, _LOCK = ".now", ".lock"
_KEY = re.compile("[0-9a-f]{12}")
_UNUSED = 60  # seconds after which an empty record counts as abandoned


Then = Callable[[], object]
"""Called once the match is saved, or the write has failed."""


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """A match to save: its record, and the game and names that its file is named after.

    `preserve` sets a damaged original aside before a path is overwritten. It raises OSError.
    """

    text: str
    over: bool
    title: str
    names: tuple[str, ...]
    preserve: Callable[[Path], None]


class Slot:
    """The place of one match: `path` while it is played, `finished` once it is over."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.wanted_name: Path | None = None
        """The wanted path for the finished match; the name may be taken."""
        self.finished: Path | None = None
        """The path of the finished match; None if it is not finished."""
        self.closed = False
        """Whether the match has left the table."""
        self.requested = self.fast_ended = 0
        """The number of the last requested write, and of the last fast write that has ended."""
        self.durable_write = 0
        """The number of the last durable write; 0 after it has ended."""
        self.saved = self.synced = 0
        """The last write that has reached the system or the disk, and the last on the disk."""
        self.mutex = Lock()
        """Held by the thread that uses the fast file."""
        self.time = PlayingTime.now()
        self.notes = RecordNotes(_key_of_slot(path))
        self.lock: MatchLock | None = None
        self._known: dict[Path, str] = {}
        """The texts last read from or written to the files."""
        self.other: Path | None = None
        """A copy of a file that another program had changed, until it is reported."""

    @property
    def fast_path(self) -> Path:
        """The file for the fast write."""
        return self.path.with_suffix(FAST_EXTENSION)

    @property
    def _lock_path(self) -> Path:
        return self.path.with_suffix(_LOCK)

    @property
    def refused(self) -> bool:
        """Whether the disk has refused to store the match as it is now."""
        return self.saved < self.requested == self.fast_ended

    def give_up(self) -> None:
        """Treat the match as it is now as refused, without trying to write it."""
        self.requested += 1
        self.fast_ended = self.requested

    def text(self) -> str:
        """Return the record of a match to continue, as `text_of`, and resume counting its time.

        The next save replaces a finished record of the same match, unless that one is later. Then
        this is an older copy, which becomes a separate match. Raises OSError.
        """
        from rules.record import load

        text = text_of(self.path)
        if self.path.exists():
            self._known[self.path] = load(self.path)
        self.time = PlayingTime.of_record(text).resumed()
        self.notes = self._notes_in(text)
        self.finished = find_finished(self.notes.key)
        if self._is_outdated():
            self._separate()
        return text

    def _is_outdated(self) -> bool:
        """Whether the finished record of this match was saved at the same time or later."""
        if self.finished is None:
            return False
        with suppress(OSError):
            return RecordNotes.of_file(self.finished).saved >= self.notes.saved
        return False

    def _separate(self) -> None:
        """Give the match a new key, so that it replaces no other record."""
        from secrets import token_hex

        self.notes = replace(self.notes, key=token_hex(6))
        self.finished = None

    def take_finished(self, path: Path, text: str) -> None:
        """Save later additions in a finished record."""
        self._known[path] = text
        notes = RecordNotes.of_record(text)
        self.finished = path
        self.time = PlayingTime.of_record(text)
        self.notes = replace(notes, key=key_of(path, notes))

    def _notes_in(self, text: str) -> RecordNotes:
        notes = RecordNotes.of_record(text)
        return notes if notes.key else replace(notes, key=_key_of_slot(self.path))

    def claim(self, *, take_over: bool = False) -> bool:
        """Lock out other windows; return False if one of them has the match, or may have it.

        `take_over`: claim it also if the file system does not support locks. If no lock can be
        made, other windows are not locked out.
        """
        hold = self.hold(take_over=take_over)
        return hold in (Hold.OURS, Hold.IMPOSSIBLE)

    def hold(self, *, take_over: bool = False) -> Hold:
        """Lock out other windows, and return the result."""
        if self.lock is not None and not self._lock_path.exists():
            self.lock.release()  # its folder was removed
            self.lock = None
        if self.lock is not None:
            return Hold.OURS
        lock = MatchLock(self._lock_path)
        hold = lock.acquire(take_over=take_over)
        if hold is Hold.OURS:
            self.lock = lock
        return hold

    def release(self) -> None:
        """Let other windows have the match."""
        if self.lock is not None:
            self.lock.release()
            self.lock = None

    def write_fast(self, data: bytes, number: int) -> None:
        """Write the record without fsync; make the folder again if it is missing.

        Raises OSError.
        """
        from rules.core import atomic_write

        with self.mutex:
            self._make_folder()
            if self.synced < number:
                atomic_write.write(data, self.fast_path, durable=False, private=True)
                self.saved = number

    def _make_folder(self) -> None:
        """Make the folder if it is missing, and lock the match. Raises OSError."""
        from rules.core import atomic_write

        atomic_write.make_private_folder(self.path.parent)
        self.claim()

    def write_durably(self, data: bytes, number: int, *, over: bool) -> None:
        """Write the record with fsync, to `finished` once it is over. Raises OSError."""
        from rules.core import atomic_write

        with self.mutex:
            self._make_folder()
        self._keep_other(self.path)
        atomic_write.write(data, self.path, private=True)
        self._known[self.path] = data.decode()
        if over:
            self._drop_fast(number)  # first: beside a finished record there is only a later save
            self._move_to_finished()
        elif self.finished is not None:  # the end was undone
            self._keep_other(self.finished)
            self.finished.unlink(missing_ok=True)
            self.finished = None
        with self.mutex:
            self.synced = number
            self.saved = max(self.saved, number)
        self._drop_fast(number)

    def _keep_other(self, path: Path) -> None:
        """Copy a file aside that another program has changed. Raises OSError."""
        self.other = keep_other_version(path, self._known.get(path)) or self.other

    def _drop_fast(self, number: int) -> None:
        """Remove the fast file, unless it belongs to a later save. Raises OSError."""
        from rules.core import atomic_write

        with self.mutex:
            if self.requested == number:
                atomic_write.remove(self.fast_path)

    def _move_to_finished(self) -> None:
        """Move the record to the finished ones; it replaces only its own. Raises OSError."""
        from rules.core import atomic_write

        target = self.finished
        if target is None or not target.exists():  # it was renamed, or finished before a kill
            target = self.finished = find_finished(self.notes.key)
        if target is None:
            assert self.wanted_name is not None
            atomic_write.make_private_folder(self.wanted_name.parent)
            target = atomic_write.reserve(self.wanted_name, private=True)
        else:
            self._keep_other(target)
        try:
            atomic_write.replace(self.path, target)
        except OSError:
            if self.finished is None:
                target.unlink(missing_ok=True)
            raise
        self.finished = target
        self._known[target] = self._known.pop(self.path)
        atomic_write.sync_folder(target.parent)

    def finish(self, title: str, record: Record, text: str) -> None:
        """Move a match that was over when the program was killed to the finished ones.

        Raises OSError.
        """
        self.notes = self._notes_in(text)
        self.finished = find_finished(self.notes.key)
        if self.finished is not None and self._is_outdated():
            if _has_moves_of(record, self.finished):
                # A finished record already contains this match.
                for path in (self.path, self.fast_path):
                    path.unlink(missing_ok=True)
                return
            self._separate()
        self.wanted_name = finished_name(self.path, self.notes.title, title, record.names)
        self.write_durably(self.notes.written(text).encode(), 0, over=True)


def folder() -> Path:
    """Return the folder of the unfinished matches."""
    return data_folder() / "unfinished"


def finished_folder() -> Path:
    """Return the folder of the finished matches."""
    return folder().parent / "finished"


def new_slot() -> Slot:
    """Return a place for a new match."""
    from secrets import token_hex

    return Slot(folder() / f"{token_hex(6)}{EXTENSION}")


def slot_path_of(finished: Path) -> Path:
    """Return where a finished record is kept while it is changed. Raises OSError."""
    return folder() / f"{key_of(finished, RecordNotes.of_file(finished))}{EXTENSION}"


def _has_moves_of(record: Record, path: Path) -> bool:
    """Whether the record in a file has the same moves."""
    from rules import record as records

    try:
        other = records.read(records.load(path))
    except (OSError, records.InvalidRecord):
        return False
    moves = [
        [(line.number, getattr(line, "text", "")) for line in one.lines] for one in (record, other)
    ]
    return moves[0] == moves[1]


def find_finished(key: str) -> Path | None:
    """Return the finished record with a key; None without one."""
    with suppress(OSError):
        for path in finished_folder().iterdir():
            with suppress(OSError):
                if path.suffix == EXTENSION and key_of(path, RecordNotes.of_file(path)) == key:
                    return path
    return None


def _key_of_slot(path: Path) -> str:
    return path.stem if _KEY.fullmatch(path.stem) else key_of(path, RecordNotes())


class Autosave(QObject):
    """Saves matches. A disk that refuses does not stop the game: `failed` reports it, once."""

    failed = Signal(str)
    changed = Signal()
    """A match has been written."""
    changed_elsewhere = Signal(Path)
    """Another program had changed a match's file; its version is in this one."""

    def __init__(self) -> None:
        super().__init__()
        self._fast_writer, self._durable_writer = BackgroundWriter(self), BackgroundWriter(self)
        self._troubled = False
        self._slots: dict[Path, Slot] = {}

    def claim(self, path: Path, *, take_over: bool = False) -> Slot | None:
        """Return the slot of a match to continue; None if another window has it.

        `take_over`: also if the file system cannot tell whether another window has it.
        """
        slot = self._slots.setdefault(path, Slot(path))
        slot.closed = False
        if slot.claim(take_over=take_over):
            return slot
        del self._slots[path]
        return None

    def release(self, slot: Slot) -> None:
        """Release a match that left the table; another window may have it once it is written."""
        slot.closed = True
        self._release_written(slot)

    def _release_written(self, slot: Slot) -> None:
        if slot.closed and not slot.durable_write and slot.fast_ended == slot.requested:
            slot.release()
            self._slots.pop(slot.path, None)

    def keep(self, slot: Slot, match: KeptMatch, then: Then) -> None:
        """Save a match as it is now; a finished one moves to the finished ones.

        `then` is called once the system has the data or the write has failed: before this returns,
        unless the disk is slow.
        """
        self._slots[slot.path] = slot
        try:
            for original in filter(None, (slot.path, slot.finished)):
                match.preserve(original)
        except OSError as error:
            slot.give_up()
            self._fail(reason_of(error))
            then()
            return
        slot.notes = slot.notes.counted()
        if slot.finished is None:  # the time of a study does not count
            slot.time = slot.time.counted()
        data = slot.time.written(slot.notes.written(match.text)).encode()
        if match.over:
            given = slot.notes.title
            slot.wanted_name = finished_name(slot.path, given, match.title, match.names)
        slot.requested += 1
        slot.durable_write = number = slot.requested
        durable = partial(slot.write_durably, data, number, over=match.over)
        self._durable_writer.add(slot.path, durable, partial(self._end_durable, slot, number))
        fast = partial(slot.write_fast, data, number)
        ended = partial(self._end_fast, slot, number, then)
        self._fast_writer.add((slot, number), fast, ended, patient=True)

    def _end_fast(self, slot: Slot, number: int, then: Then, reason: str) -> None:
        slot.fast_ended = number
        self._fail(reason)
        then()
        self._release_written(slot)

    def flush(self, seconds: float = 5) -> None:
        """Wait until everything is written, but no longer than this."""
        self._fast_writer.flush(seconds)
        self._durable_writer.flush(seconds)

    def finish(self) -> None:
        """Wait until everything is written, and report the results, as the window closes."""
        self._fast_writer.finish()
        self._durable_writer.finish()

    def tidy(self) -> None:
        """Clean up what killed programs have left, in a thread."""
        self._durable_writer.add(folder(), _tidy, self._fail)

    def _end_durable(self, slot: Slot, number: int, reason: str) -> None:
        self._fail(reason)
        if slot.other is not None:
            self.changed_elsewhere.emit(slot.other)
            slot.other = None
        if not reason:
            self._troubled = False
            if slot.finished is not None:
                Settings().remember(slot.finished)
            self.changed.emit()
        if slot.durable_write == number:
            slot.durable_write = 0
            self._release_written(slot)

    def _fail(self, reason: str) -> None:
        """Report once why matches are not saved, until saving works again."""
        if reason and not self._troubled:
            self._troubled = True
            self.failed.emit(reason)


def _tidy() -> None:
    """Make all data private, and delete abandoned drafts, locks and empty files."""
    from desktop.storage.private_files import make_all_private
    from rules.core.atomic_write import sweep

    make_all_private()
    with suppress(OSError):
        _sweep(folder())
    with suppress(OSError):
        _sweep_empty(finished_folder())
    sweep(finished_folder())


def _sweep_empty(folder: Path) -> None:
    """Delete the empty files with which killed programs had reserved names."""
    for path in folder.glob(f"*{EXTENSION}"):
        known = path.stat()
        if not known.st_size and time() - known.st_mtime > _UNUSED:
            path.unlink()


def _sweep(folder: Path) -> None:
    """Delete the drafts of matches that are not open, and locks without a match."""
    from rules.core.atomic_write import drafts

    left = [(draft, file.with_suffix(EXTENSION)) for draft, file in drafts(folder)]
    for lock in folder.glob(f"*{_LOCK}"):
        match = lock.with_suffix(EXTENSION)
        if not match.exists() and not match.with_suffix(FAST_EXTENSION).exists():
            left.append((lock, match))
    for litter, match in left:
        owner = Slot(match)
        if owner.claim() and owner.lock is not None:
            try:
                if litter.suffix != _LOCK:  # releasing the lock removes it
                    litter.unlink(missing_ok=True)
            finally:
                owner.release()


def text_of(path: Path) -> str:
    """Return the record of an unfinished match.

    It is the text of `<name>.now` if that is complete, otherwise that of `<name>.qcx`.

    Raises OSError, or InvalidRecord if it cannot be a record.
    """
    from rules import record as records

    with suppress(OSError, records.InvalidRecord):
        text = records.load(path.with_suffix(FAST_EXTENSION))
        if not path.exists() or records.read(text).problem is None:
            return text
    return records.load(path)


def finish(path: Path, title: str, record: Record, text: str) -> None:
    """Move a match that was over when the program was killed to the finished ones.

    Raises OSError.
    """
    slot = Slot(path)
    if slot.hold() is Hold.TAKEN:
        return
    try:
        if path.exists() or slot.fast_path.exists():  # another window may have been faster
            slot.finish(title, record, text)
            if slot.finished is not None:
                Settings().remember(slot.finished)
    finally:
        slot.release()


def latest(folder: Path) -> list[Path]:
    """Return the matches in the folder, the one saved last first."""
    if not folder.is_dir():
        return []
    written: dict[Path, float] = {}
    for file in folder.iterdir():
        if file.suffix in (EXTENSION, FAST_EXTENSION) and not is_copy(file):
            match = file.with_suffix(EXTENSION)
            with suppress(OSError):  # it may just have been removed
                saved = RecordNotes.of_file(file).last_saved(file.stat().st_mtime)
                written[match] = max(written.get(match, 0.0), saved)
    return sorted(written, key=lambda path: written[path], reverse=True)


def finished_name(path: Path, given: str, title: str, names: Sequence[str]) -> Path:
    """Return the path for a finished match.

    It is the title a player gave it, or else like “Adamas, fred – ned, 2025-03-01 20.15.07.qcx”.
    """
    from desktop.storage.file_names import SECOND, given_name, match_name, readable

    name = readable(given) or given_name(path, title, names) or match_name(title, names, SECOND)
    return finished_folder() / f"{name}{EXTENSION}"
