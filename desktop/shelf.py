"""The shelf: matches kept as records after every ply, so that nothing is lost.

Unfinished ones lie in one folder until they are gone on with; finished ones move to another under
a name people can read, and are found among the recent records.

After every ply the record is written twice. `<name>.now` is written before anything else happens,
unless the disk is at something else just then: the window waits for it a moment only. It outlives
the program, however that ends. `<name>.qcx` follows through the keeper, as slowly as the disk is,
and outlives a power cut, too; then `<name>.now` goes. So where there is one, it is the later of
the two. `<name>.lock` tells other windows who is playing.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, Signal

from desktop.damage import is_copy
from desktop.keeper import Job, Keeper
from desktop.settings import Settings
from desktop.titles import TITLES

# The rules are loaded when there is something to read or to write: the home page does not wait.
if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

    from PySide6.QtCore import QLockFile

    from desktop.session import Session
    from rules.record import Record

translate = QCoreApplication.translate

EXTENSION = ".qcx"
_NOW, _LOCK = ".now", ".lock"
_MOST = 12
_PATIENCE = 0.02
"""Seconds the window waits for the disk. A write takes 1 or 2 ms, but up to 310 while the disk
takes down for good what was written before."""

_LONGEST_NAME = 120  # bytes; file systems stop at 255


class Kept(NamedTuple):
    """An unfinished match: its file, game, and where it stands, in words."""

    path: Path
    slug: str
    title: str
    line: str


class Place:
    """Where one match is kept: at `path` while it goes on, at `finished` once it is over."""

    def __init__(self, path: Path, finished: Path | None = None) -> None:
        self.path, self.finished = path, finished
        self.over = False
        self.left = False
        """Whether it is played here no more."""
        self.wanted = self.ended = 0
        """How often it was to be written, and how far the keeper has come."""
        self.guard = Lock()
        """Held by the thread that deals with the file that is written at once."""
        self.lock: QLockFile | None = None

    @property
    def now(self) -> Path:
        """The file that is written at once."""
        return self.path.with_suffix(_NOW)

    def claim(self) -> bool:
        """Locks out other windows; False if one of them has the match.

        A program that was killed holds nothing. Where no lock can be made, nobody is locked out.
        """
        if self.lock is None:
            from PySide6.QtCore import QLockFile

            lock = QLockFile(str(self.path.with_suffix(_LOCK)))
            lock.setStaleLockTime(0)  # however long somebody thinks: only its end frees it
            if lock.tryLock(0):
                self.lock = lock
            return lock.error() != QLockFile.LockError.LockFailedError
        return True

    def release(self) -> None:
        """Lets other windows have the match."""
        if self.lock is not None:
            self.lock.unlock()
            self.lock = None


def folder() -> Path:
    """Where the unfinished matches are on this computer."""
    location = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(location)) / "unfinished"


def finished_folder() -> Path:
    """Where the finished ones are."""
    return folder().parent / "finished"


def new_place() -> Place:
    """A place for one more match."""
    from secrets import token_hex

    return Place(folder() / f"{token_hex(6)}{EXTENSION}")


class Shelf(QObject):
    """Keeps matches. A full disk is no reason to stop playing: `failed` says so, once."""

    failed = Signal(str)
    changed = Signal()
    """Something has been written."""
    _late = Signal(str)  # what was to be written at once could not be, and why

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = Keeper(self)
        self._keeper.done.connect(self._done)
        self._late.connect(self._fail)
        self._troubled = False
        self._places: dict[Path, Place] = {}

    @cached_property
    def _scribe(self) -> ThreadPoolExecutor:
        """Writes what is written at once, in the order of the plies."""
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(1, "scribe")

    def take(self, path: Path) -> Place | None:
        """The place of a match that is to be gone on with; None if another window has it."""
        place = self._places.setdefault(path, Place(path))
        place.left = False
        if place.claim():
            return place
        del self._places[path]
        return None

    def leave(self, place: Place) -> None:
        """The match is played here no more; once it is written, another window may have it."""
        place.left = True
        if place.ended == place.wanted:
            self._let_go(place)

    def _let_go(self, place: Place) -> None:
        place.release()
        self._places.pop(place.path, None)

    def keep(self, session: Session, place: Place) -> None:
        """Keeps a match as it is now, if anything happened; a finished one moves on."""
        if not session.touched:
            return
        self._places[place.path] = place
        place.over = session.outcome is not None
        text = session.text()
        try:
            session.spare(place.path)
            self._write_at_once(text, place)
        except OSError as error:
            self._fail(error.strerror or str(error))
            return
        if place.over and place.finished is None:
            place.finished = _readable(session.game.title, session.names)
        self._keeper.do(place.path, _job(text, place))

    def _write_at_once(self, text: str, place: Place) -> None:
        from rules.record import save_quickly

        if place.lock is None:
            place.path.parent.mkdir(parents=True, exist_ok=True)
            place.claim()
        place.wanted += 1

        def write() -> None:
            with place.guard:
                save_quickly(text, place.now)

        writing = self._scribe.submit(write)
        try:
            writing.result(_PATIENCE)
        except TimeoutError:
            writing.add_done_callback(self._written_late)

    def _written_late(self, writing: Future[None]) -> None:
        error = writing.exception()
        if isinstance(error, OSError):
            with suppress(RuntimeError):  # the window has gone meanwhile
                self._late.emit(error.strerror or str(error))

    def flush(self, seconds: float = 5) -> None:
        """Waits until everything is written, but no longer than this."""
        if "_scribe" in vars(self):
            with suppress(TimeoutError):
                self._scribe.submit(lambda: None).result(seconds)
        self._keeper.flush(seconds)

    def _done(self, path: Path, reason: str) -> None:
        place = self._places.get(path)
        if reason:
            self._fail(reason)
        else:
            self._troubled = False
            self.changed.emit()
            if place is not None and place.over and place.finished is not None:
                Settings().remember(place.finished)
        if place is not None and place.left and place.ended == place.wanted:
            self._let_go(place)

    def _fail(self, reason: str) -> None:
        if not self._troubled:
            self._troubled = True
            self.failed.emit(
                self.tr(
                    "This game cannot be kept: {reason}. Play on, and save it elsewhere: Ctrl+S"
                ).format(reason=reason)
            )


def _job(text: str, place: Place) -> Job:
    """Has the match written so that it outlives a power cut, where it belongs."""
    from rules import record as records

    number, target, gone = place.wanted, place.path, place.finished
    if place.over and gone is not None:
        target, gone = gone, target

    def job() -> None:
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            records.save(text, target)
            if gone is not None:
                gone.unlink(missing_ok=True)
            with place.guard:
                if place.wanted == number:
                    place.now.unlink(missing_ok=True)
        finally:
            place.ended = number

    return job


def text_of(path: Path) -> str:
    """The record of an unfinished match: what was written at once, if it is there and whole.

    Raises OSError, or InvalidRecord when it can be no record.
    """
    from rules import record as records

    with suppress(OSError, records.InvalidRecord):
        text = records.load(path.with_suffix(_NOW))
        if not path.exists() or records.read(text).problem is None:
            return text
    return records.load(path)


def kept(*, quickly: bool = False) -> list[Kept]:
    """The unfinished matches, the latest first. What cannot be read is passed over.

    The one that is offered first is played through to say who is to move. `quickly`: each only
    tells its players' names, and the rules need not be loaded.
    """
    paths = _latest(folder())
    if not paths:
        return []
    from rules.record import InvalidRecord, read

    found: list[Kept] = []
    for path in paths[:_MOST]:
        with suppress(OSError, InvalidRecord):
            text = text_of(path)
            record = read(text)
            if record.result != "unfinished":
                _finish(path, record, text)
            elif record.game in _titles():
                line = " – ".join(record.names)
                if not quickly:
                    line = _who_plays(record) if found else _who_moves(text, record)
                found.append(Kept(path, record.game, _titles()[record.game], line))
    return found


def _who_moves(text: str, record: Record) -> str:
    from desktop.progress import turn_to_play
    from rules.match import Match

    match = Match.from_text(text)
    if match.to_move is None:
        return _who_plays(record)
    return translate("shelf", "{name} to move, turn {n}").format(
        name=match.names[match.to_move], n=turn_to_play(match)
    )


def _who_plays(record: Record) -> str:
    from desktop.progress import turns_written

    count = turns_written(record)
    words = translate("shelf", "{names}, {n} turns played")
    if count == 1:
        words = translate("shelf", "{names}, {n} turn played")
    return words.format(names=" – ".join(record.names), n=count)


def _finish(path: Path, record: Record, text: str) -> None:
    """Moves on a match that was over when the program was killed. Raises OSError."""
    place = Place(path, _readable(_titles().get(record.game, record.game), record.names))
    if not place.claim() or place.finished is None:
        return
    try:
        place.over = True
        _job(text, place)()
        Settings().remember(place.finished)
    finally:
        place.release()


def _titles() -> dict[str, str]:
    return {title.slug: title.title for title in TITLES}


def _latest(place: Path) -> list[Path]:
    """The matches in the folder, the one written last before the others."""
    if not place.is_dir():
        return []
    written: dict[Path, float] = {}
    for file in place.iterdir():
        if file.suffix in (EXTENSION, _NOW) and not is_copy(file):
            match = file.with_suffix(EXTENSION)
            with suppress(OSError):  # the keeper may just have taken it away
                written[match] = max(written.get(match, 0.0), file.stat().st_mtime)
    return sorted(written, key=lambda path: written[path], reverse=True)


def _readable(title: str, names: Sequence[str]) -> Path:
    """Where a finished match lies: “Adamas, fred – ned, 2025-03-01 20.15.07.qcx”."""
    from datetime import datetime

    words = f"{title}, {' – '.join(names)}"
    plain = "".join(c if c.isalnum() or c in " ,–-_" else "_" for c in words)
    short = plain.encode()[:_LONGEST_NAME].decode(errors="ignore").strip()
    return finished_folder() / f"{short}, {datetime.now():%Y-%m-%d %H.%M.%S}{EXTENSION}"
