"""The contents of match records, kept in a database so that no file is read twice.

Everything here can be rebuilt from the records. Rows that cannot be understood are skipped, and a
damaged or far too large file is discarded. The file is kept in the cache, apart from what people
made.
"""

import datetime
import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale

from desktop.storage.data_folder import cache_folder
from desktop.storage.database import Damaged, Database
from desktop.storage.file_names import given_name
from rules.games import GAMES

_LISTS = ("names", "levels", "scores", "winners", "helped", "bests", "openings", "idle")
_NUMBERS = ("written", "turns", "begun", "played")
_MOST = 100_000
_LATEST = 10**11  # seconds since 1970; dates have four digits for the year


@dataclass(frozen=True, slots=True)
class RecordEntry:
    """A record; `problem` says what cannot be read of it. Without a `game` nothing can be read.

    `levels` are those of the computer players, None where a person sits; `to_move` and `winners`
    are players, `written` (the last save) and `begun` seconds since 1970 (0: not known), `played`
    seconds at the table. `helped` are words for the help that was used (`rules.standing.rated`).
    `match` is the match's identity, the same in all its records; `kept_here` says that a person
    played it at this computer. `title` is the name a player gave the record. `claimed` are the
    seats that a player has claimed here, None if nobody did. `bests` are the players' bests in a
    finished match (`rules.standing.bests`, None where there is none), `openings` each player's
    first move. `idle` are the players without a move.
    """

    path: Path
    stamp: str
    written: int
    game: str = ""
    names: tuple[str, ...] = ()
    levels: tuple[int | None, ...] = ()
    options: Mapping[str, int | bool] = field(default_factory=dict)
    scores: tuple[int, ...] = ()
    to_move: int | None = None
    winners: tuple[int, ...] = ()
    over: bool = False
    turns: int = 0
    begun: int = 0
    played: int = 0
    set_up: bool = False
    helped: tuple[str, ...] = ()
    bests: tuple[int | None, ...] = ()
    openings: tuple[str, ...] = ()
    idle: tuple[int, ...] = ()
    problem: str = ""
    match: str = ""
    kept_here: bool = True
    title: str = ""
    claimed: tuple[int, ...] | None = None
    studied: bool = False
    """Whether the record contains a study."""
    day: str = ""
    """The local date on which the match began, from the record; empty if it has none."""

    @property
    def name(self) -> str:
        """The name that a player gave the record; empty without one."""
        return self.title or given_name(self.path, game_title(self.game), self.names)

    @property
    def at(self) -> int:
        """When a finished match began, or another one was saved last, in seconds since 1970.

        A finished match whose record has no beginning counts from when it was saved.
        """
        return self.begun if self.over and self.begun else self.written

    @property
    def date(self) -> datetime.date:
        """The local date of `at`: the one in the record if it has one."""
        if self.over and self.begun:
            with suppress(ValueError):
                return datetime.date.fromisoformat(self.day)
        return datetime.datetime.fromtimestamp(min(self.at, _LATEST)).date()

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of the people."""
        levels = self.levels or (None,) * len(self.names)
        return tuple(seat for seat, level in enumerate(levels) if level is None)

    @property
    def countable_seats(self) -> tuple[int, ...]:
        """The seats of the people who have made a move."""
        return tuple(seat for seat in self.persons if seat not in self.idle)

    @property
    def counted_seats(self) -> tuple[int, ...]:
        """The seats for which the match counts here.

        For a match played at this computer these are all countable seats, unless a player has
        claimed others.
        """
        if self.claimed is not None:
            return tuple(seat for seat in self.countable_seats if seat in self.claimed)
        return self.countable_seats if self.kept_here else ()


def game_title(slug: str) -> str:
    """Return the title of a game; empty if the game is not known."""
    return next((game.title for game in GAMES if game.slug == slug), "")


_FACTS = tuple(
    one.name for one in fields(RecordEntry) if one.name not in ("path", "stamp", "claimed")
)


def index_path() -> Path:
    """Return the path of the database on this computer."""
    return cache_folder() / "records.sqlite3"


def open_index() -> Database:
    """Return the database, or a new one if it cannot be read. Raises OSError."""
    try:
        return Database(index_path(), mends=False)
    except Damaged:
        for tail in ("", "-wal", "-shm"):
            index_path().with_name(index_path().name + tail).unlink(missing_ok=True)
        return Database(index_path(), mends=False)


class RecordIndex:
    """The entries in a database. Raises OSError if the disk refuses."""

    def __init__(self, store: Database) -> None:
        self._store = store

    def entries(self) -> dict[Path, RecordEntry]:
        """Return the stored entry of each record."""
        rows = self._store.rows("select path, stamp, facts from record limit ?", _MOST)
        found = (_entry(*row) for row in rows)
        return {entry.path: entry for entry in found if entry is not None}

    def change(self, changed: Iterable[RecordEntry], gone: Iterable[Path]) -> None:
        """Store the new entries, and delete those of the records that are gone."""
        rows = [(str(entry.path), entry.stamp, _facts(entry)) for entry in changed]
        with self._store.change() as change:
            change.executemany("insert or replace into record values (?, ?, ?)", rows)
            change.executemany("delete from record where path = ?", [(str(p),) for p in gone])


def _facts(entry: RecordEntry) -> str:
    facts = {name: getattr(entry, name) for name in _FACTS}
    return json.dumps({**facts, "language": QLocale().name()})


def _entry(path: object, stamp: object, facts: object) -> RecordEntry | None:
    """Return a row as an entry, or None if it is not one: the file may have been edited."""
    with suppress(ValueError, TypeError, KeyError, RecursionError):
        told: dict[str, Any] = json.loads(str(facts))
        if told["problem"] and told["language"] != QLocale().name():
            return None  # it is shown in the language of the window
        made = RecordEntry(Path(str(path)), str(stamp), **{name: told[name] for name in _FACTS})
        return _checked(made)
    return None


def _checked(entry: RecordEntry) -> RecordEntry:
    """Return the entry with its lists as tuples.

    Raises ValueError if a value has the wrong type.
    """
    told = asdict(entry)
    for name in _LISTS:
        if type(told[name]) is not list:
            raise ValueError(name)
        told[name] = tuple(told[name])
    seats = range(len(entry.names))
    right = (
        all(type(told[name]) is str for name in ("game", "problem", "match", "title", "day")),
        all(type(told[name]) is int and 0 <= told[name] < 2**40 for name in _NUMBERS),
        all(type(one) is str for one in (*entry.names, *entry.helped, *entry.openings)),
        all(one is None or type(one) is int for one in (*entry.levels, *entry.bests)),
        all(type(one) is int for one in entry.scores),
        len(entry.scores) in (0, len(seats)),
        all(type(one) is int and one in seats for one in (*entry.winners, *entry.idle)),
        entry.to_move is None or (type(entry.to_move) is int and entry.to_move in seats),
        len(entry.bests) == len(entry.openings) == (len(seats) if entry.over else 0),
        type(entry.over)
        is type(entry.set_up)
        is type(entry.kept_here)
        is type(entry.studied)
        is bool,
        type(entry.options) is dict,
    )
    if not all(right):
        raise ValueError("no entry")
    return RecordEntry(**told)
