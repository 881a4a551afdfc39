"""Unfinished attempts at puzzles, saved after every move, so that they survive the program.

Each is saved as the puzzle's line, in which secrets stay sealed, and the moves. A move and its
answer are shown as made when they have been written, as at the table (`desktop.storage.autosave`).
From then on they outlive the program; they outlive a power cut after the next write by the
`Database` (see `fast_connection`). The window waits only a moment; if the disk takes longer, the
attempt waits, and `when_written` reports the end.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject

from desktop.storage.background_writer import BackgroundWriter, Job
from desktop.storage.database import Database, errors_named, fast_connection, write_back
from rules.core.puzzle import STARS
from rules.puzzles import KINDS

_COLUMNS = "text, kind, day, moves, wrong, astray, seconds, at, clues, notes"


@dataclass(frozen=True, slots=True)
class SavedAttempt:
    """An attempt as it is saved: the puzzle's line, and all moves, including the answers.

    `day` is that of a daily puzzle. `wrong` and `astray` are those of an `Attempt`. `seconds` is
    the time spent on it, and `at` when it was last saved, in ns.
    """

    text: str
    kind: str
    day: str = ""
    moves: tuple[str, ...] = ()
    wrong: int = 0
    astray: bool = False
    seconds: int = 0
    at: int = 0
    clues: int = 0
    notes: tuple[str, ...] = ()
    """The solver's notes on the board, as the scene returns them."""

    def as_far_as(self, other: SavedAttempt | None) -> bool:
        """Whether the two attempts have the same moves and results; time and day may differ."""
        if other is None:
            return False
        return replace(self, day=other.day, seconds=other.seconds, at=other.at) == other


class Attempts(QObject):
    """The unfinished attempts in a store. If the disk refuses, they last as long as the window."""

    def __init__(
        self,
        store: Database,
        say_unkept: Callable[[str], object],
        parent: QObject | None = None,
    ) -> None:
        """Read the attempts of a store.

        `say_unkept` tells why one could not be saved. It is called once, until saving works again.
        """
        super().__init__(parent)
        self._say_unkept = say_unkept
        self._path = store.path
        self._kept = store.kept
        self._connection: sqlite3.Connection | None = None
        self._writer = BackgroundWriter(self)
        self._under_way = 0
        self._when_written: list[Callable[[], object]] = []
        self._troubled = False
        self._begun: dict[str, SavedAttempt] = {}
        self.unreadable = self._read(store)
        """The number of rows that are not attempts; they are set aside in the file."""

    @property
    def writing(self) -> bool:
        """Whether something is still being written."""
        return self._under_way > 0

    def when_written(self, then: Callable[[], object]) -> None:
        """Call `then` once everything is written or has failed; at once if nothing waits."""
        if self.writing:
            self._when_written.append(then)
        else:
            then()

    def of(self, text: str) -> SavedAttempt | None:
        """Return the attempt at the puzzle of a line; None without one."""
        return self._begun.get(text)

    def of_day(self, kind: str, day: str) -> SavedAttempt | None:
        """Return the attempt at the puzzle of a day; None without one."""
        return next((one for one in self.latest() if (one.kind, one.day) == (kind, day)), None)

    def latest(self) -> list[SavedAttempt]:
        """Return all attempts, the latest first."""
        return sorted(self._begun.values(), key=lambda one: one.at, reverse=True)

    def save(self, begun: SavedAttempt) -> None:
        """Save an attempt."""
        begun = replace(begun, at=time.time_ns())
        self._begun[begun.text] = begun
        self._write(
            f"insert or replace into attempt ({_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            begun.text,
            begun.kind,
            begun.day,
            json.dumps(begun.moves),
            begun.wrong,
            int(begun.astray),
            begun.seconds,
            begun.at,
            begun.clues,
            json.dumps(begun.notes),
        )

    def forget(self, text: str) -> None:
        """Delete an attempt that is over or empty."""
        if self._begun.pop(text, None) is not None:
            self._write("delete from attempt where text = ? and aside = ''", text)

    def set_aside(self, text: str, reason: str) -> None:
        """Keep an attempt that cannot be continued in the file, but no longer offer it."""
        if self._begun.pop(text, None) is not None:
            self._write(
                "update or replace attempt set aside = ? where text = ? and aside = ''",
                reason,
                text,
            )

    def close(self) -> None:
        """Close the file after everything is written."""

        def close() -> None:
            if self._connection is not None:
                self._connection.close()

        self._add(close)
        self._writer.flush()

    # -- the disk

    def _read(self, store: Database) -> int:
        """Read the attempts from the file; return how many rows are not attempts."""
        try:
            rows = store.rows(f"select rowid, {_COLUMNS} from attempt where aside = ''")
        except OSError:
            return 0
        bad = 0
        for number, *row in map(tuple, rows):
            begun = _begun(tuple(row))
            if begun is not None:
                self._begun[begun.text] = begun
            else:
                bad += 1
                change = "update or replace attempt set aside = 'unreadable' where rowid = ?"
                self._write(change, number)
        return bad

    def _write(self, change: str, *values: object) -> None:
        if not self._kept:
            return

        def write() -> None:
            with errors_named(self._path):
                if self._connection is None:
                    self._connection = fast_connection(self._path)
                with self._connection:
                    self._connection.execute(change, values)
            write_back.soon(self._path)

        self._add(write)

    def _add(self, job: Job) -> None:
        self._under_way += 1
        self._writer.add(object(), job, self._end, patient=True)

    def _end(self, reason: str) -> None:
        self._under_way -= 1
        is_new, self._troubled = bool(reason) and not self._troubled, bool(reason)
        try:
            if is_new:
                self._say_unkept(reason)
        finally:  # what waits goes on even if this cannot be said
            if not self.writing:
                waiting, self._when_written = self._when_written, []
                for then in waiting:
                    then()


def _begun(row: tuple[Any, ...]) -> SavedAttempt | None:
    """Return a row as an attempt, or None if it is not one: the file may have been edited."""
    text, kind, day, moves, wrong, astray, seconds, at, clues, notes = row
    texts = all(type(value) is str for value in (text, kind, day, moves, notes))
    numbers = all(type(value) is int for value in (wrong, astray, seconds, at, clues))
    if not texts or not numbers or kind not in KINDS or not (0 <= wrong < STARS and clues >= 0):
        return None
    played, noted = _texts(moves), _texts(notes)
    if played is None or noted is None:
        return None
    spent = max(0, seconds)
    return SavedAttempt(text, kind, day, played, wrong, bool(astray), spent, at, clues, noted)


def _texts(data: str) -> tuple[str, ...] | None:
    """Return a JSON list of texts as a tuple; None if it is not one."""
    try:
        found = json.loads(data)
    except ValueError:
        return None
    if type(found) is not list or not all(type(text) is str for text in found):
        return None
    return tuple(found)
