"""The store: one SQLite file in the application-data folder, for what is kept besides matches.

It holds the layouts people made, how they did at puzzles, and puzzles that are ready or begun. A
file of an older version is brought up to date as it is opened. A damaged file is set aside, what
can still be read of it is carried over, and `problem` says so.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths

from desktop.damage import set_aside

_TABLES = """
create table if not exists layout (
    id integer primary key,
    name text not null,
    size integer not null,
    labels text not null,
    changed integer not null,
    deleted integer not null default 0
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
    primary key (kind, puzzle)
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
    primary key (text, aside)
);
"""
_ADDED = {"result": {"wrong": "integer not null default 0"}}
"""Columns that tables of older files lack."""

_COLUMNS = {
    "layout": ("id", "name", "size", "labels", "changed", "deleted"),
    "result": ("kind", "puzzle", "day", "grade", "tries", "seconds", "solved", "at", "wrong"),
    "puzzle": ("kind", "puzzle", "day", "difficulty", "text", "at"),
    "attempt": ("text", "kind", "day", "moves", "wrong", "astray", "seconds", "at", "aside"),
}
_VERSION = 2
_WAIT = 2.0  # seconds another window may hold the file


def folder() -> Path:
    """Where the application keeps its data."""
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(place))


class Store:
    """The open file. Every change is one transaction: after a crash it was made or it was not."""

    def __init__(self, path: Path | None = None) -> None:
        """Opens the file, or a fresh one in its place if it cannot be read. Raises OSError."""
        self.path = path or folder() / "quincunx.sqlite3"
        self.problem = ""
        """What was wrong with the file and what was done about it; or empty."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._connection = _opened(self.path)
        except sqlite3.OperationalError as error:
            raise OSError(0, str(error), str(self.path)) from error
        except sqlite3.DatabaseError:
            self._connection = self._rebuilt()

    @contextmanager
    def change(self) -> Iterator[sqlite3.Connection]:
        """A transaction. Raises OSError, and changes nothing, when the disk refuses."""
        try:
            with self._connection:
                yield self._connection
        except sqlite3.Error as error:
            raise OSError(0, str(error), str(self.path)) from error

    def rows(self, query: str, *values: object) -> list[sqlite3.Row]:
        """What a query finds. Raises OSError."""
        try:
            return self._connection.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise OSError(0, str(error), str(self.path)) from error

    def close(self) -> None:
        self._connection.close()

    def _rebuilt(self) -> sqlite3.Connection:
        """A fresh file with what can be read of the damaged one, which is kept beside it."""
        copy = set_aside(self.path)
        for tail in ("", "-wal", "-shm"):
            self.path.with_name(self.path.name + tail).unlink(missing_ok=True)
        connection = _opened(self.path)
        rescued = _rescued(copy, connection)
        self.problem = QCoreApplication.translate(
            "Store",
            "The file with your layouts and puzzle results was damaged. {n} entries could be "
            "read; the damaged file was kept as {name}.",
        ).format(n=rescued, name=copy.name)
        return connection


def _opened(path: Path) -> sqlite3.Connection:
    """The file with its tables. Raises sqlite3.DatabaseError where it is damaged."""
    connection = sqlite3.connect(path, timeout=_WAIT)
    try:
        connection.row_factory = sqlite3.Row
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        if connection.execute("pragma quick_check").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("the file is damaged")
        connection.executescript(_TABLES)
        _bring_up_to_date(connection)
        connection.execute(f"pragma user_version = {_VERSION}")
        for table, columns in _COLUMNS.items():
            connection.execute(f"select {', '.join(columns)} from {table} limit 1")
    except sqlite3.OperationalError as error:
        connection.close()
        if "no such column" in str(error):
            raise sqlite3.DatabaseError("the file has other tables") from error
        raise
    except sqlite3.DatabaseError:
        connection.close()
        raise
    return connection


def _bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Adds what tables of older files lack."""
    for table, columns in _ADDED.items():
        there = _columns(connection, table)
        for name, form in columns.items():
            if name not in there:
                with suppress(sqlite3.OperationalError):  # another window was quicker
                    connection.execute(f"alter table {table} add column {name} {form}")


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f"pragma table_info({table})")]


def swift(path: Path) -> sqlite3.Connection:
    """Another connection to the file, for what must be written while somebody plays.

    Its changes outlive the program at once, and a power cut once anything else is written: the
    disk need not take them down for good. Raises sqlite3.Error.
    """
    connection = sqlite3.connect(path, timeout=_WAIT)
    connection.execute("pragma synchronous = normal")
    connection.execute("pragma wal_autocheckpoint = 0")
    return connection


def _rescued(copy: Path, into: sqlite3.Connection) -> int:
    """Carries over every row that can still be read; how many there were."""
    count = 0
    with suppress(sqlite3.Error), closing(sqlite3.connect(copy)) as source:
        for table, columns in _COLUMNS.items():
            with suppress(sqlite3.Error):
                there = _columns(source, table)
                columns = tuple(name for name in columns if name in there)
                names, marks = ", ".join(columns), ", ".join("?" * len(columns))
                for row in source.execute(f"select {names} from {table}"):
                    with suppress(sqlite3.Error), into:
                        into.execute(f"insert into {table} ({names}) values ({marks})", row)
                        count += 1
    return count
