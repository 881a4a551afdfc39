"""Autosave: matches kept as records after every ply, so that nothing is lost.

Unfinished ones lie in one folder until they are gone on with; finished ones move to another under
a name people can read, and are found among the recent records. Both are their owner's alone.

**What is promised.** A ply counts as made, is shown as made and is answered only when it has been
written: then it outlives the program, however that ends. The window waits a few milliseconds for
that; where the disk takes longer, it goes on painting, takes no other ply (`Session`) and, after a
while, says what it waits for. A disk that refuses, full or gone, is no reason to stop playing: that
is said once, and each later ply tries anew.

What outlives a power cut is older by as much as the disk is slow, usually less than a second. So
after every ply the record is written twice. `<name>.now` is handed to the system, which takes a
millisecond, and up to some hundred while the disk is busy. `<name>.qcx` follows in a thread of its
own and is taken down for good; then `<name>.now` goes. So where there is one, it is the later of
the two, unless a power cut tore it. `<name>.lock` tells other windows who is playing.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QStandardPaths, Signal

from desktop.storage.background_writer import BackgroundWriter, Job, reason_of
from desktop.storage.damaged_files import is_copy
from desktop.storage.settings import Settings

# The rules are loaded when there is something to read or to write: the home page does not wait.
if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

    from PySide6.QtCore import QLockFile, SignalInstance

    from rules.core import AnyGame
    from rules.record import Record

EXTENSION = ".qcx"
NOW, _LOCK = ".now", ".lock"
_PATIENCE = 0.005
"""Seconds the window waits for the disk before it goes on painting. A write takes 1 or 2 ms, but
up to 310 while the disk takes down for good what was written before."""

_UNSAID = 60  # seconds in which a lock is filled in


class Played(Protocol):
    """What is kept of a match at a table: its session, as far as keeping it goes."""

    touched: bool
    told: SignalInstance

    @property
    def over(self) -> bool: ...
    @property
    def game(self) -> AnyGame: ...
    @property
    def names(self) -> tuple[str, ...]: ...
    def text(self) -> str: ...
    def spare(self, path: Path) -> None: ...
    def spared(self) -> str: ...
    def wait_for_disk(self) -> None: ...


class Slot:
    """Where one match is kept: at `path` while it goes on, at `finished` once it is over."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.wish: Path | None = None
        """Where it is to lie once it is over; the name may be taken."""
        self.finished: Path | None = None
        """Where it lies now that it is over."""
        self.over = False
        self.left = False
        """Whether it is played here no more."""
        self.wanted = self.written = self.ended = 0
        """How often it was to be written, and how far it was, first at once, then for good."""
        self.told = 0
        """How far the window has heard of that."""
        self.safe = self.taken_down = 0
        """The latest that reached the system or the disk, and the latest that reached the disk."""
        self.guard = Lock()
        """Held by the thread that deals with the file that is written at once."""
        self.lock: QLockFile | None = None

    @property
    def now(self) -> Path:
        """The file that is written at once."""
        return self.path.with_suffix(NOW)

    @property
    def _lock_path(self) -> Path:
        return self.path.with_suffix(_LOCK)

    @property
    def refused(self) -> bool:
        """Whether the disk has refused the match as it is now."""
        return self.safe < self.wanted == self.written

    def give_up(self) -> None:
        """The match as it is now is not even tried to be written."""
        self.wanted += 1
        self.written = self.ended = self.told = self.wanted

    def claim(self) -> bool:
        """Locks out other windows; False if one of them has the match.

        A program that was killed holds nothing. Where no lock can be made, nobody is locked out.
        """
        if self.lock is not None and not self._lock_path.exists():
            self.lock = None  # its folder was taken away
        if self.lock is None:
            from PySide6.QtCore import QLockFile

            lock = QLockFile(str(self._lock_path))
            lock.setStaleLockTime(0)  # however long somebody thinks: only its end frees it
            if lock.tryLock(0) or (self._lock_says_nothing() and lock.tryLock(0)):
                self.lock = lock
            return lock.error() != QLockFile.LockError.LockFailedError
        return True

    def _lock_says_nothing(self) -> bool:
        """Takes a lock away that somebody was killed at before it told whose it is."""
        from time import time

        with suppress(OSError):
            known = self._lock_path.stat()
            if known.st_size == 0 and time() - known.st_mtime > _UNSAID:
                self._lock_path.unlink()
                return True
        return False

    def release(self) -> None:
        """Lets other windows have the match."""
        if self.lock is not None:
            self.lock.unlock()
            self.lock = None

    def write_at_once(self, data: bytes, number: int) -> None:
        """Hands the record to the system, in a folder that is made anew if it has gone.

        Raises OSError.
        """
        from rules.core import atomic_write

        with self.guard:
            if self.taken_down >= number:
                return  # written for good already
            atomic_write.make_private_folder(self.path.parent)
            self.claim()
            atomic_write.write(data, self.now, durable=False, private=True)
            self.safe = number

    def write_for_good(self, data: bytes, number: int, *, over: bool) -> None:
        """Has the disk take the record down where it belongs. Raises OSError."""
        from rules.core import atomic_write

        atomic_write.write(data, self.path, private=True)
        if over:
            self._move_to_finished()
        elif self.finished is not None:  # the end was taken back
            self.finished.unlink(missing_ok=True)
            self.finished = None
        with self.guard:
            self.ended = self.taken_down = number
            self.safe = max(self.safe, number)
            if self.wanted == number:
                self.now.unlink(missing_ok=True)

    def _move_to_finished(self) -> None:
        """Moves the record, over none but its own. Raises OSError."""
        from rules.core import atomic_write

        target = self.finished
        if target is None:
            assert self.wish is not None
            atomic_write.make_private_folder(self.wish.parent)
            target = atomic_write.reserve(self.wish, private=True)
        try:
            self.path.replace(target)
        except OSError:
            if self.finished is None:
                target.unlink(missing_ok=True)
            raise
        self.finished = target
        atomic_write.settle(target.parent)


def folder() -> Path:
    """Where the unfinished matches are on this computer."""
    location = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(location)) / "unfinished"


def finished_folder() -> Path:
    """Where the finished ones are."""
    return folder().parent / "finished"


def new_place() -> Slot:
    """A place for one more match."""
    from secrets import token_hex

    return Slot(folder() / f"{token_hex(6)}{EXTENSION}")


class Autosave(QObject):
    """Keeps matches. A full disk is no reason to stop playing: `failed` says so, once."""

    failed = Signal(str)
    changed = Signal()
    """Something has been written."""
    written = Signal(object)
    """The match at this place is on the disk as it was last given, or cannot be."""
    _ended = Signal(object, int, str)  # place, which write, and why it failed; empty if it did not

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = BackgroundWriter(self)
        self._keeper.done.connect(self._done)
        self._ended.connect(self._at_once)
        self._troubled = False
        self._places: dict[Path, Slot] = {}

    @cached_property
    def _writer(self) -> ThreadPoolExecutor:
        """Writes what is written at once, in the order of the plies."""
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(1, "autosave")

    def take(self, path: Path) -> Slot | None:
        """The place of a match that is to be gone on with; None if another window has it."""
        place = self._places.setdefault(path, Slot(path))
        place.left = False
        if place.claim():
            return place
        del self._places[path]
        return None

    def leave(self, place: Slot) -> None:
        """The match is played here no more; once it is written, another window may have it."""
        place.left = True
        self._let_go(place)

    def _let_go(self, place: Slot) -> None:
        if place.left and place.written == place.told == place.wanted:
            place.release()
            self._places.pop(place.path, None)

    def keep(self, session: Played, place: Slot) -> None:
        """Keeps a match as it is now, if anything happened; a finished one moves on.

        Where the disk takes its time, the session waits until `written` tells of its place.
        """
        if not session.touched:
            return
        self._places[place.path] = place
        try:
            session.spare(place.path)
        except OSError as error:
            place.give_up()
            self._fail(reason_of(error))
            return
        if words := session.spared():
            session.told.emit(words)
        data, place.over = session.text().encode(), session.over
        if place.over:
            place.wish = _readable(session.game.title, session.names)
        place.wanted += 1
        writing = self._writer.submit(place.write_at_once, data, place.wanted)
        self._keeper.do(place.path, _job(data, place))
        self._await(writing, session, place)

    def _await(self, writing: Future[None], session: Played, place: Slot) -> None:
        """Waits a moment, and has the session wait for longer."""
        number = place.wanted

        def end(writing: Future[None]) -> None:
            error = writing.exception()
            with suppress(RuntimeError):  # the window has gone meanwhile
                self._ended.emit(place, number, reason_of(error) if error is not None else "")

        with suppress(TimeoutError, OSError):
            writing.result(_PATIENCE)
        if not writing.done():
            session.wait_for_disk()
        writing.add_done_callback(end)

    def _at_once(self, place: Slot, number: int, reason: str) -> None:
        place.written = number
        if reason:
            self._fail(reason)
        if number == place.wanted:
            self.written.emit(place)
        self._let_go(place)

    def flush(self, seconds: float = 5) -> None:
        """Waits until everything is written, but no longer than this."""
        if "_writer" in vars(self):
            with suppress(TimeoutError):
                self._writer.submit(lambda: None).result(seconds)
        self._keeper.flush(seconds)

    def finish(self) -> None:
        """Waits until everything is written, and hears what came of it: the window closes."""
        self.flush()
        QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)

    def tidy(self) -> None:
        """Sees in time of its own to what killed and older programs have left."""
        self._keeper.do(folder(), _tidy)

    def _done(self, path: Path, _number: int, reason: str) -> None:
        place = self._places.get(path)
        if place is not None:
            place.told = place.ended
        if reason:
            self._fail(reason)
        elif place is not None:
            self._troubled = False
            if place.finished is not None:
                Settings().remember(place.finished)
            self.changed.emit()
        if place is not None:
            self._let_go(place)

    def _fail(self, reason: str) -> None:
        if not self._troubled:
            self._troubled = True
            self.failed.emit(
                self.tr(
                    "This game cannot be kept: {reason}. Play on, and save it elsewhere: Ctrl+S"
                ).format(reason=reason)
            )


def _job(data: bytes, place: Slot) -> Job:
    """Has the match written so that it outlives a power cut, where it belongs."""
    number, over = place.wanted, place.over

    def job() -> None:
        try:
            place.write_for_good(data, number, over=over)
        finally:
            place.ended = number

    return job


def _tidy() -> None:
    """Makes all that is kept private, and takes away drafts that nobody is writing any more."""
    from desktop.storage.private_files import make_all_private
    from rules.core.atomic_write import sweep

    make_all_private()
    with suppress(OSError):
        _sweep(folder())
    sweep(finished_folder())


def _sweep(place: Path) -> None:
    """Takes away the drafts of matches nobody is playing, and locks without a match."""
    from rules.core.atomic_write import drafts

    left = [(draft, file.with_suffix(EXTENSION)) for draft, file in drafts(place)]
    for lock in place.glob(f"*{_LOCK}"):
        match = lock.with_suffix(EXTENSION)
        if not match.exists() and not match.with_suffix(NOW).exists():
            left.append((lock, match))
    for litter, match in left:
        owner = Slot(match)
        if owner.claim() and owner.lock is not None:
            try:
                if litter.suffix != _LOCK:  # which goes by being let go
                    litter.unlink(missing_ok=True)
            finally:
                owner.release()


def text_of(path: Path) -> str:
    """The record of an unfinished match: what was written at once, if it is there and whole.

    Raises OSError, or InvalidRecord when it can be no record.
    """
    from rules import record as records

    with suppress(OSError, records.InvalidRecord):
        text = records.load(path.with_suffix(NOW))
        if not path.exists() or records.read(text).problem is None:
            return text
    return records.load(path)


def finish(path: Path, title: str, record: Record, text: str) -> None:
    """Moves on a match that was over when the program was killed. Raises OSError."""
    place = Slot(path)
    if not place.claim():
        return
    try:
        if path.exists() or place.now.exists():  # nobody was quicker
            place.wish = _readable(title, record.names)
            place.write_for_good(text.encode(), 0, over=True)
            if place.finished is not None:
                Settings().remember(place.finished)
    finally:
        place.release()


def latest(place: Path) -> list[Path]:
    """The matches in the folder, the one written last before the others."""
    if not place.is_dir():
        return []
    written: dict[Path, float] = {}
    for file in place.iterdir():
        if file.suffix in (EXTENSION, NOW) and not is_copy(file):
            match = file.with_suffix(EXTENSION)
            with suppress(OSError):  # the keeper may just have taken it away
                written[match] = max(written.get(match, 0.0), file.stat().st_mtime)
    return sorted(written, key=lambda path: written[path], reverse=True)


def _readable(title: str, names: Sequence[str]) -> Path:
    """Where a finished match lies: “Adamas, fred – ned, 2025-03-01 20.15.07.qcx”."""
    from desktop.storage.file_names import SECOND, match_name

    return finished_folder() / f"{match_name(title, names, SECOND)}{EXTENSION}"
