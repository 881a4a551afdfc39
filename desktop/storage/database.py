"""The SQLite file in the application-data folder, for everything except matches.

It holds the players' layouts, their puzzle results, ready and unfinished puzzles, and their
mistakes in matches. The contents of the match records are in a similar file in the cache
(`desktop.records.record_index`). A damaged file is set aside, its readable rows are carried over,
and `problem` says so. A file of a newer version, or one that is write-protected, is only read. No
change waits for another program that writes: it raises Busy, and `desktop.storage.retries` tries it
again later. On a disk without locks the threads of this program take turns, and no other program
must use the file.
"""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from functools import cache
from pathlib import Path
from threading import Lock, RLock, Timer
from urllib.parse import quote

from PySide6.QtCore import QCoreApplication

from desktop.storage.damaged_files import move_aside, set_aside
from desktop.storage.data_folder import data_folder
from desktop.storage.match_lock import can_lock
from rules.core.files import check_regular

translate = QCoreApplication.translate

_TABLES = """
create table if not exists layout (
    id integer primary key,
    name text not null,
    size integer not null,
    labels text not null,
    changed integer not null,
    deleted integer not null default 0,
    tags text not null default ''
);
create table if not exists measure (
    labels text primary key,
    rank real not null
);
create table if not exists result (
    kind text not null,
    puzzle text not null,
    day text not null default '',
    grade integer not null,
    tries integer not null,
    seconds integer not null,
    solved integer not null,
    at integer not null,
    wrong integer not null default 0,
    difficulty integer not null default 0,
    primary key (kind, puzzle)
);
create table if not exists daily (
    kind text not null,
    day text not null,
    puzzle text not null,
    grade integer not null,
    tries integer not null,
    seconds integer not null,
    solved integer not null,
    at integer not null,
    wrong integer not null default 0,
    difficulty integer not null default 0,
    primary key (kind, day)
);
create table if not exists puzzle (
    kind text not null,
    puzzle text not null,
    day text not null default '',
    difficulty integer not null,
    text text not null,
    at integer not null,
    primary key (kind, puzzle, day)
);
create table if not exists attempt (
    text text not null,
    kind text not null,
    day text not null default '',
    moves text not null,
    wrong integer not null default 0,
    astray integer not null default 0,
    seconds integer not null,
    at integer not null,
    aside text not null default '',
    clues integer not null default 0,
    notes text not null default '[]',
    primary key (text, aside)
);
create table if not exists run (
    id integer primary key,
    kind text not null,
    seconds integer not null,
    solved integer not null,
    missed integer not null,
    at integer not null
);
create table if not exists mistake (
    match text not null,
    step integer not null,
    game text not null,
    player text not null,
    turn integer not null,
    mark text not null,
    lost real not null,
    solved integer not null,
    due text not null,
    primary key (match, step)
);
create table if not exists reviewed (
    match text primary key,
    record text not null,
    identity text not null
);
create table if not exists claim (
    match text primary key,
    seats text not null
);
create table if not exists record (
    path text primary key,
    stamp text not null,
    facts text not null
);
"""
_NAME = "quincunx.sqlite3"
_VERSION = 5
_NO_SHARED_MEMORY = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL)
"""SQLite's errors if its write-ahead log cannot be used."""
_WAIT = 0.02  # seconds a change waits for another program that writes
_LONG_WAIT = 5.0  # the same off the GUI thread
_LULL = 1.0  # seconds after a change until the write-ahead log is copied into the file
_FAR_TOO_LARGE = 2**30
"""Bytes from which the file cannot be the program's own: all real data is far smaller."""
_MOST_RESCUED = 10_000
_MAGIC = b"SQLite format 3\0"
_VERSION_AT = 60  # in the file's first bytes, see https://www.sqlite.org/fileformat2.html
_mending = Lock()
"""Several threads may find the same damaged file; only one repairs it."""
_LOCKLESS = "win32-none" if os.name == "nt" else "unix-none"
"""SQLite's layer that locks nothing."""
_turn = RLock()
"""Held by the thread that uses a file on a disk without locks."""
IN_MEMORY = Path(":memory:")
"""The database while the file cannot be opened; it lasts as long as the window."""


class Busy(OSError):
    """Another program is writing to the file; the same change will succeed later."""


class Damaged(OSError):
    """The file must be repaired first, which takes a second: call `mend` in any thread."""


class _Newer(Exception):
    """The file is of a newer version."""


def folder() -> Path:
    """Return the folder of the file."""
    return data_folder()


class Database:
    """The open file. Every change is one transaction: after a crash it is complete or undone."""

    def __init__(
        self, path: Path | None = None, *, only_read: bool = False, mends: bool = True
    ) -> None:
        """Open the file, or a new one in its place if it cannot be read. Raises OSError.

        `only_read`: a missing or damaged file is not changed, and OSError is raised. Without
        `mends` a damaged or far too large one raises Damaged.
        """
        self.path = path or folder() / _NAME
        self.problem = ""
        """What was wrong with the file, and how it was repaired. Empty if it was sound."""
        self.refusal = ""
        """Why the file is read-only; empty if it can be changed."""
        with errors_named(self.path):
            if only_read:
                self.refusal = translate("Database", "it was opened as read-only")
            self._connection = _opened_to_read(self.path) if only_read else self._open(mends)

    @property
    def kept(self) -> bool:
        """Whether changes are stored in a file."""
        return not self.refusal and self.path != IN_MEMORY

    def _open(self, mends: bool) -> sqlite3.Connection:
        try:
            return self._open_sound()
        except Damaged:
            if not mends:
                raise
        with _mending:
            try:
                return self._open_sound()  # another thread has repaired it
            except Damaged:
                return self._mended()

    def _open_sound(self) -> sqlite3.Connection:
        if not self.path.exists():
            return _opened(self.path)
        status = self.path.stat()
        check_regular(self.path, status.st_mode)
        if not _may_write(self.path):
            return self._only_read(translate("Database", "Quincunx is not allowed to write to it"))
        try:
            if _version_told(self.path) > _VERSION:
                raise _Newer
            if status.st_size > _FAR_TOO_LARGE:
                raise sqlite3.DatabaseError("the file is far too large")
            return _opened(self.path)
        except _Newer:
            return self._only_read(
                translate("Database", "it was saved by a newer version of Quincunx")
            )
        except sqlite3.OperationalError:
            raise
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            raise Damaged(0, translate("Database", "it is damaged"), str(self.path)) from error

    def _mended(self) -> sqlite3.Connection:
        large = self.path.stat().st_size > _FAR_TOO_LARGE
        return self._recreated() if large else self._rebuilt()

    @contextmanager
    def change(self) -> Iterator[sqlite3.Connection]:
        """Yield a transaction. Raises OSError, and changes nothing, when the disk refuses.

        The error is Busy while another program writes.
        """
        if self.refusal:
            raise OSError(errno.EROFS, self.refusal, str(self.path))
        with errors_named(self.path), self._connection:
            yield self._connection
        write_back.soon(self.path)

    def rows(self, query: str, *values: object) -> list[sqlite3.Row]:
        """Return the rows of a query. Raises OSError."""
        with errors_named(self.path):
            return self._connection.execute(query, values).fetchall()

    def close(self) -> None:
        self._connection.close()

    def _only_read(self, reason: str) -> sqlite3.Connection:
        self.refusal = reason
        self.problem = translate(
            "Database",
            "The file with your layouts and puzzle results can only be read, because "
            "{reason}. New results are not saved.",
        ).format(reason=reason)
        return _opened_to_read(self.path)

    def _recreated(self) -> sqlite3.Connection:
        """Return a new file in place of one that is far too large to read."""
        aside = move_aside(self.path)
        self._remove()
        self.problem = translate(
            "Database",
            "The file with your layouts and puzzle results was far too large and could not "
            "be read. It was saved as {name}.",
        ).format(name=aside.name)
        return _opened(self.path)

    def _rebuilt(self) -> sqlite3.Connection:
        """Return a new file with the readable rows of the damaged one, which is kept beside it.

        The damaged file stays in its place until everything is carried over.
        """
        copy = set_aside(self.path)
        draft = self.path.with_name(f"{self.path.name}.part")
        draft.unlink(missing_ok=True)
        with closing(_opened(draft)) as into:
            rescued = _rescued(self.path, into)  # with the contents of its journal
        for tail in ("-wal", "-shm"):
            self.path.with_name(self.path.name + tail).unlink(missing_ok=True)
        draft.replace(self.path)
        self.problem = translate(
            "Database",
            "The file with your layouts and puzzle results was damaged. %n entries were "
            "rescued. The damaged file was saved as {name}.",
            None,
            rescued,
        ).format(name=copy.name)
        return _opened(self.path)

    def _remove(self) -> None:
        for tail in ("", "-wal", "-shm"):
            self.path.with_name(self.path.name + tail).unlink(missing_ok=True)


_NUMBERS = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_IOERR: errno.EIO,
    sqlite3.SQLITE_PERM: errno.EACCES,
}
"""The system's numbers for SQLite's errors, whose own messages are in English."""


@contextmanager
def errors_named(path: Path) -> Iterator[None]:
    """Turn all errors of the file into an OSError that names the file."""
    try:
        with nullcontext() if _has_locks(path) else _turn:
            yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            reason = translate("Database", "another program is using it")
            raise Busy(errno.EBUSY, reason, str(path)) from error
        number = _NUMBERS.get(code, 0)
        reason = os.strerror(number) if number else str(error)
        raise OSError(number, reason, str(path)) from error
    except UnicodeDecodeError as error:  # the message quotes damaged bytes
        raise OSError(0, translate("Database", "it is damaged"), str(path)) from error


def _has_locks(path: Path) -> bool:
    """Whether the disk of a file supports locks, without which SQLite would refuse all changes."""
    with suppress(OSError):  # a folder that cannot be written will show the error
        return path == IN_MEMORY or _folder_has_locks(path.parent)
    return True


_folder_has_locks = cache(can_lock)


def _connect(path: Path, wait: float, how: str = "") -> sqlite3.Connection:
    """Connect to a file; `how` has SQLite's options for it. Raises sqlite3.Error."""
    how = how or ("" if _has_locks(path) else f"vfs={_LOCKLESS}")
    if not how:
        return sqlite3.connect(path, timeout=wait)
    return sqlite3.connect(f"file:{quote(str(path))}?{how}", timeout=wait, uri=True)


def _connected(path: Path, how: str = "") -> sqlite3.Connection:
    connection = _connect(path, _WAIT, how)
    connection.row_factory = sqlite3.Row
    # A damaged character affects only its own text, not the whole query.
    connection.text_factory = lambda data: data.decode(errors="replace")
    return connection


def _may_write(path: Path) -> bool:
    """Whether the file and its journal can be written."""
    whose = os.access in os.supports_effective_ids
    places = (path, os.W_OK), (path.parent, os.W_OK | os.X_OK)
    return all(os.access(place, mode, effective_ids=whose) for place, mode in places)


def _version_told(path: Path) -> int:
    """Return the version in the file's first bytes, without opening it as a database."""
    with open(path, "rb") as file:
        head = file.read(_VERSION_AT + 4)
    if not head.startswith(_MAGIC):
        return 0
    return int.from_bytes(head[_VERSION_AT:], "big", signed=True)


def _make_private(path: Path) -> None:
    """Make the file if it is missing, private to its owner, with its folder. Raises OSError.

    SQLite's files beside it get the same permissions.
    """
    from rules.core.atomic_write import make_private, make_private_folder

    make_private_folder(path.parent)
    path.touch(0o600)
    make_private(path)


def _opened(path: Path) -> sqlite3.Connection:
    """Return the open file with its tables.

    Raises sqlite3.DatabaseError if it is damaged, and _Newer.

    Some network disks do not let programs share memory through a file: there a rollback journal
    replaces the write-ahead log, and so it does on disks without locks. Others cannot flush files:
    there SQLite does not wait for the disk.
    """
    if path != IN_MEMORY:
        _make_private(path)
    if not _has_locks(path):
        return _prepared(path, "delete")
    try:
        return _prepared(path, "wal")
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF not in _NO_SHARED_MEMORY:
            raise
    return _prepared(path, "delete")


def _synchronous(path: Path, usual: str) -> str:
    """Return SQLite's `synchronous` mode: off if files cannot be flushed, or it would fail."""
    from rules.core.atomic_write import can_flush

    return usual if can_flush(path) else "off"


def _prepared(path: Path, journal: str) -> sqlite3.Connection:
    connection = _connected(path)
    try:
        if journal == "delete":
            _leave_wal(connection, _synchronous(path, "full"))
        version = connection.execute("pragma user_version").fetchone()[0]
        if version > _VERSION:  # written recently: the first bytes do not show it yet
            raise _Newer
        if connection.execute("pragma quick_check").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("the file is damaged")
        if connection.execute(f"pragma journal_mode = {journal}").fetchone()[0] == "delete":
            connection.execute(f"pragma synchronous = {_synchronous(path, 'full')}")
        else:
            connection.execute("pragma synchronous = full")
        if version != _VERSION:
            connection.executescript(_TABLES)
            connection.execute(f"pragma user_version = {_VERSION}")
            write_back.soon(path)
        if _has_views_or_triggers(connection):
            raise sqlite3.DatabaseError("the file does more than hold tables")
        for table, columns in _own_columns().items():
            connection.execute(f"select {', '.join(columns)} from {table} limit 1")
    except sqlite3.OperationalError as error:
        connection.close()
        if "no such" in str(error):
            raise sqlite3.DatabaseError("the file has other tables") from error
        raise
    except (sqlite3.DatabaseError, UnicodeDecodeError, _Newer):
        connection.close()
        raise
    return connection


def _leave_wal(connection: sqlite3.Connection, synchronous: str) -> None:
    """Merge the write-ahead log into the file. Exclusive locking needs no shared memory."""
    connection.execute("pragma locking_mode = exclusive")
    connection.execute(f"pragma synchronous = {synchronous}")
    connection.execute("pragma journal_mode = delete")
    connection.execute("pragma locking_mode = normal")
    connection.execute("pragma user_version")  # this releases the lock


def _opened_to_read(path: Path) -> sqlite3.Connection:
    """Return the file opened for reading only, without changing it. Raises sqlite3.Error."""
    try:
        connection = _connected_to_read(path, locking=_has_journal(path))
    except sqlite3.OperationalError:
        connection = _connected_to_read(path, locking=False)
    try:
        sound = connection.execute("pragma quick_check").fetchone()[0] == "ok"
        if not sound or _has_views_or_triggers(connection):
            raise sqlite3.DatabaseError(translate("Database", "it is damaged"))
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _has_journal(path: Path) -> bool:
    """Whether another program may be writing; if not, it can be read without a lock."""
    journal = path.with_name(f"{path.name}-wal")
    return journal.exists() and journal.stat().st_size > 0


def _connected_to_read(path: Path, *, locking: bool) -> sqlite3.Connection:
    how = "mode=ro" if locking else "mode=ro&immutable=1"
    connection = _connected(path, how)
    try:
        _tables(connection)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _tables(connection: sqlite3.Connection) -> list[str]:
    return [
        row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")
    ]


def _has_views_or_triggers(connection: sqlite3.Connection) -> bool:
    """Whether there are views or triggers, which could run unknown code."""
    query = "select count(*) from sqlite_master where type in ('view', 'trigger')"
    return bool(connection.execute(query).fetchone()[0])


@cache
def _own_columns() -> dict[str, list[str]]:
    """Return the columns of each of the program's tables."""
    with closing(sqlite3.connect(IN_MEMORY)) as model:
        model.executescript(_TABLES)
        return {table: _columns(model, table) for table in _tables(model)}


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f"pragma table_info({table})")]


class WriteBack:
    """Copies write-ahead logs into their files soon after a change, in a thread.

    Backups and synchronised folders may copy the file alone. A copy holds nobody up: what other
    programs still need of the log stays there until the next attempt.
    """

    def __init__(self) -> None:
        self._due: set[Path] = set()
        self._mutex = Lock()

    def soon(self, path: Path) -> None:
        """Copy the log of a file, if it has one, `_LULL` seconds from now."""
        if path == IN_MEMORY or not _has_locks(path):
            return
        with self._mutex:
            if path in self._due:
                return
            self._due.add(path)
        timer = Timer(_LULL, self._copy, (path,))
        timer.daemon = True
        timer.start()

    def _copy(self, path: Path) -> None:
        with self._mutex:
            self._due.discard(path)
        left = False
        with (
            suppress(sqlite3.Error),  # the file is gone, or in use
            closing(_connect(path, _WAIT, "mode=rw")) as connection,
        ):
            _, logged, copied = connection.execute("pragma wal_checkpoint(passive)").fetchone()
            left = copied < logged
        if left:
            self.soon(path)


write_back = WriteBack()


def fast_connection(path: Path) -> sqlite3.Connection:
    """Return another connection to the file, for frequent writes during play.

    Its changes outlive the program at once. With a write-ahead log they outlive a power cut
    only after the next write by a `Database`: this connection does not wait for the disk. Raises
    sqlite3.Error.
    """
    connection = _connect(path, _LONG_WAIT)
    has_log = connection.execute("pragma journal_mode").fetchone()[0] == "wal"
    synchronous = "normal" if has_log else _synchronous(path, "normal")
    connection.execute(f"pragma synchronous = {synchronous}")
    connection.execute("pragma wal_autocheckpoint = 0")
    return connection


def mend(path: Path | None = None) -> str:
    """Repair the file if it is damaged. Return what was wrong with it, or empty.

    It may take some seconds and can run in any thread. Raises OSError.
    """
    with closing(Database(path)) as store:
        return store.problem


_DAMAGE = (sqlite3.Error, UnicodeDecodeError)


def _rescued(path: Path, into: sqlite3.Connection) -> int:
    """Copy the readable rows, up to a limit; return their number."""
    count = 0
    with suppress(*_DAMAGE), closing(_connect(path, _LONG_WAIT)) as source, into:
        source.text_factory = lambda data: data.decode(errors="replace")
        for table, columns in _own_columns().items():
            with suppress(*_DAMAGE):
                if table not in _tables(source):
                    continue  # a view may never end
                there = _columns(source, table)
                columns = [name for name in columns if name in there]
                names, marks = ", ".join(columns), ", ".join("?" * len(columns))
                for row in _readable(source, table, names):
                    with suppress(sqlite3.Error):
                        into.execute(f"insert into {table} ({names}) values ({marks})", row)
                        count += 1
    return count


def _readable(source: sqlite3.Connection, table: str, names: str) -> Iterator[tuple[object, ...]]:
    """Yield the rows of a table before its first bad page, after its last, and between."""
    query = f"select rowid, {names} from {table}"
    read: set[int] = set()
    ends = [-1, -1]
    for end, order in enumerate(("asc", "desc")):
        with suppress(*_DAMAGE):
            for row in source.execute(f"{query} order by rowid {order} limit {_MOST_RESCUED}"):
                if row[0] in read:
                    return  # the table is complete, or both ends have met
                read.add(row[0])
                ends[end] = row[0]
                yield row[1:]
            if not end and len(read) < _MOST_RESCUED:
                return
    after, before = ends
    for number in range(after + 1, before if before >= 0 else after + 1 + _MOST_RESCUED):
        if len(read) >= _MOST_RESCUED or number - after > _MOST_RESCUED:
            return
        with suppress(*_DAMAGE):
            for row in source.execute(f"{query} where rowid = ?", (number,)):
                read.add(number)
                yield row[1:]
