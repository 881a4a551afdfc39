"""The catalogue of all records, read from the database and updated off the GUI thread.

Only new and changed files are read. Results are reported in parts.
"""

from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from threading import Event
from time import monotonic, sleep
from typing import NamedTuple

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from desktop.background.gui_thread import gui_thread
from desktop.background.task import BackgroundTask
from desktop.records import record_files
from desktop.records.own_matches import Claims, claim, claims_in, proper, with_claims
from desktop.records.reading import entry_of, stopping
from desktop.records.record_index import RecordEntry, RecordIndex, open_index
from desktop.records.thumbnails import PREFIX, digest
from desktop.storage import autosave, picture_cache
from desktop.storage.background_writer import BackgroundWriter
from desktop.storage.database import Busy, Database
from desktop.storage.mistakes import Mistakes
from desktop.storage.settings import Settings

_PART = 0.3
"""Seconds between two reports of partial results."""
_LULL_MS = 200
_TRIES, _PAUSE = 20, 0.2
"""The number of retries while another program writes to a file, and the seconds between them."""

Known = dict[Path, RecordEntry]


class Listing(NamedTuple):
    """The result of a look through the folders.

    `entries`, how many records are still to be read, the database's contents, and the players'
    claims. The last two are None while the database cannot be read.
    """

    entries: Known
    left: int = 0
    stored: Known | None = None
    claims: Claims | None = None


@dataclass(eq=False)
class _Move:
    """A record that is renamed, deleted or restored; `now` is its path afterwards."""

    path: Path
    now: Path | None = None


class Catalogue(QObject):
    """All records, updated on request and, while watched, after every change."""

    changed = Signal()
    """The entries have changed, or fewer are still to be read."""
    moved = Signal(Path, Path)
    """A record was renamed, deleted or restored: the old and the new Path."""
    failed = Signal(Path, str)  # a file that could not be moved, why

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: list[RecordEntry] = []
        """The records, the latest first."""
        self.left = 0
        """The number of records still to be read."""
        self.looked = False
        """Whether the folders were looked through, so that an empty list means no records."""
        self._known: Known = {}
        self._stored: Known | None = None
        self._claims: Claims = {}
        self._deleted: Known = {}
        self._leaving: set[Path] = set()
        self._moving = 0
        self._look = 0
        self._task = BackgroundTask(self)
        self._writer = BackgroundWriter(self)
        self._lull = QTimer(self, singleShot=True, interval=_LULL_MS)
        self._lull.timeout.connect(self.look)
        self._watcher: QFileSystemWatcher | None = None

    @property
    def busy(self) -> bool:
        """Whether files are still being read or moved."""
        return self._task.busy or self._moving > 0 or self._lull.isActive()

    def look(self) -> None:
        """Look at all files again; unchanged ones are not read."""
        self._look += 1
        take, gui = partial(self._take, self._look), gui_thread()
        known, stored, recent = self._known, self._stored, Settings().recent

        def tell(found: Listing) -> None:
            gui.call(self, lambda: take(found))

        self._task.ask(lambda stop: _looked(known, stored, recent, stop, tell), take)

    def watch(self, watching: bool) -> None:
        """Set whether to look again whenever a file is added, changed or removed."""
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        if watching:
            self._watcher = QFileSystemWatcher(self)
            self._watcher.directoryChanged.connect(lambda _folder: self._lull.start())
            for folder in (autosave.folder(), autosave.finished_folder()):
                if folder.is_dir():
                    self._watcher.addPath(str(folder))

    def rest(self) -> None:
        """Stop watching and reading records."""
        self.watch(False)
        self._lull.stop()
        self._task.stop()

    def close(self) -> None:
        """Finish moving files and stop reading, as the program ends."""
        self.rest()
        self._writer.flush()
        self._task.close()

    def _take(self, look: int, found: Listing) -> None:
        if look != self._look:
            return
        if found.stored is not None:
            self._stored = found.stored
        if found.claims is not None:
            self._claims = found.claims
        self._known, self.left, self.looked = found.entries, found.left, True
        self._list()

    def _list(self) -> None:
        claims = self._claims
        listed = [
            with_claims(entry, claims)
            for path, entry in self._known.items()
            if path not in self._leaving
        ]
        self.entries = sorted(listed, key=lambda one: (one.at, one.path.name), reverse=True)
        self.changed.emit()

    # -- commands for files

    def rename(self, path: Path, name: str) -> None:
        """Rename a record."""
        self._move(path, partial(record_files.rename, path, name))

    def delete(self, path: Path) -> None:
        """Delete a record and remove it from the list at once.

        A file outside the program's folders stays there, and is only removed from the list.
        """
        self._leaving.add(path)
        self._list()
        if record_files.is_own(path):
            self._move(path, partial(record_files.delete, path))
        else:
            Settings().forget(path)
            self._deleted[path] = self._known.pop(path)
            self.moved.emit(path, path)
            self.look()

    def restore(self, path: Path) -> None:
        """Restore a deleted record from its present path."""
        if record_files.is_own(path):
            self._move(path, partial(record_files.restore, path))
        else:
            self._leaving.discard(path)
            Settings().remember(path)
            self._settle(path, path)

    def claim(self, entry: RecordEntry, seats: Sequence[int]) -> None:
        """Have only these seats of a match count here, in all its records."""
        self._claims = {**self._claims, entry.match: tuple(seats)}
        self._list()
        self._moving += 1
        claim = partial(_claim, entry.match, seats)
        self._writer.add(object(), claim, partial(self._end_claim, entry.path))

    def _move(self, path: Path, act: Callable[[], Path]) -> None:
        move = _Move(path)
        self._moving += 1

        def job() -> None:
            move.now = act()

        self._writer.add(object(), job, partial(self._end_move, move))

    def _end_claim(self, path: Path, reason: str) -> None:
        self._moving -= 1
        if reason:
            self.failed.emit(path, reason)
        self.look()

    def _end_move(self, move: _Move, reason: str) -> None:
        self._moving -= 1
        self._leaving.discard(move.path)
        if move.now is None:
            self.failed.emit(move.path, reason)
            self._list()
            self.look()
        else:
            self._settle(move.path, move.now)

    def _settle(self, before: Path, now: Path) -> None:
        """Note a record's new path; it need not be read again."""
        entry = self._known.pop(before, None) or self._deleted.pop(before, None)
        if entry is not None:
            gone = now.parent == record_files.deleted_folder()
            (self._deleted if gone else self._known)[now] = replace(entry, path=now)
        self._list()
        self.moved.emit(before, now)
        self.look()


def _looked(
    known: Known,
    stored: Known | None,
    recent: list[Path],
    stop: Event,
    tell: Callable[[Listing], None],
) -> Listing:
    """Return all present records. Raises Cancelled once `stop` is set."""
    watch, claims = stopping(stop), _read_claims()
    if stored is None:
        record_files.forget_old()
        stored = _read_stored()
        known = {**(stored or {}), **known}
        claims = claims or _read_claims()
    files = record_files.find((*recent, *known))
    found = {file.path: known[file.path] for file in files if file.path in known}
    unread = [file for file in files if file.path not in found
              or found[file.path].stamp != file.stamp]  # fmt: skip
    since = monotonic()
    tell(Listing(dict(found), len(unread), stored, claims))
    try:
        for number, file in enumerate(unread):
            if monotonic() - since > _PART:
                stored, since = _store(found, stored, None), monotonic()
                tell(Listing(dict(found), len(unread) - number, stored))
            watch(0)
            found[file.path] = entry_of(file, watch)
    finally:
        stored = _store(found, stored, {file.path for file in files})
    picture_cache.sweep(PREFIX, {digest(entry) for entry in found.values()})
    return Listing(found, 0, stored, claims=claims)


def _claim(match: str, seats: Sequence[int]) -> None:
    """Store the seats that a player has claimed. Raises OSError."""
    for left in reversed(range(_TRIES)):
        try:
            with closing(Database(mends=False)) as store:
                claim(store, match, seats)
                Mistakes(store).settle_claim(proper(match), seats)
            return
        except Busy:
            if not left:
                raise
            sleep(_PAUSE)


def _read_claims() -> Claims | None:
    with suppress(OSError), closing(Database(mends=False)) as store:
        return claims_in(store)
    return None


def stored_entries() -> list[RecordEntry]:
    """Return the records as they were last looked at; reads the disk."""
    return [*(_read_stored() or {}).values()]


def _read_stored() -> Known | None:
    """Return the database's entries; None while it cannot be read."""
    try:
        with closing(open_index()) as store:
            return RecordIndex(store).entries()
    except OSError:
        return None


def _store(found: Known, stored: Known | None, there: set[Path] | None) -> Known | None:
    """Update the database and return its entries; delete those whose path is not in `there`.

    If the database cannot be written, the records are read again at the next start.
    """
    before = stored or {}
    changed = [entry for path, entry in found.items() if before.get(path) != entry]
    gone = [path for path in before if there is not None and path not in there]
    if not changed and not gone:
        return stored
    try:
        with closing(open_index()) as store:
            RecordIndex(store).change(changed, gone)
    except OSError:
        return stored
    return {**{path: before[path] for path in before if path not in gone}, **found}
