"""The player's own mistakes, kept as exercises: each comes back until it was solved several times.

A mistake is a position of a match with a move that gave much away. It can be solved at once. Once
solved, it comes back after some days, then after some weeks. After a wrong try it comes back the
next day.
"""

import datetime
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from sqlite3 import Connection

from desktop.storage.database import Database
from rules.games import GAMES
from rules.record import InvalidRecord, read

PAUSES = (3, 7, 16, 35)
"""Days until a mistake comes back after its first, second and later solutions; then it is gone."""

UNSOLVED_PAUSE = 1
"""Days until it comes back after a wrong try."""

MARKS = ("mistake", "blunder")
"""The marks of moves that are worth retrying."""

_MOST_REVIEWED = 200, 16 * 2**20
"""The most matches with mistakes, and the most characters of all their records."""
_LONGEST_REVIEWED = 2**20
"""Most characters of a stored record: a long study would take the room of all others."""
_COLUMNS = "match, step, game, player, turn, mark, lost, solved, due"


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that gave much away, at a `step` of a match; `match` is the match's identity."""

    match: str
    step: int
    game: str
    player: str
    turn: int
    mark: str
    lost: float
    """The share of the win that was given away, 0..1."""
    solved: int = 0
    """The number of times in a row that it was solved."""
    due: str = ""
    """The next day to solve it, as 2026-11-20; empty if it never comes back."""

    def after(self, *, solved: bool, today: datetime.date) -> "Mistake":
        """Return the mistake after a try. One solved before its day stays unchanged."""
        if not solved:
            return replace(self, solved=0, due=_days_after(today, UNSOLVED_PAUSE))
        now = self.due_by(today)
        if not now.due or now.due > today.isoformat():
            return self
        if self.solved >= len(PAUSES):
            return replace(self, due="")
        return replace(self, solved=self.solved + 1, due=_days_after(today, PAUSES[self.solved]))

    def due_by(self, today: datetime.date) -> "Mistake":
        """Return the mistake, due today if it was stored while the clock was wrong.

        Its day is then later than any that could have been set by now, in any time zone.
        """
        pause = PAUSES[min(self.solved, len(PAUSES)) - 1] if self.solved else UNSOLVED_PAUSE
        late = self.due > _days_after(today, pause + 1)
        return replace(self, due=today.isoformat()) if late else self


class Mistakes:
    """The mistakes in a file. Rows that cannot be read are ignored."""

    def __init__(self, store: Database) -> None:
        self._store = store

    def note(self, match: str, record: str, found: Sequence[Mistake], today: datetime.date) -> None:
        """Store the mistakes of a match and its record; delete those that were not found again.

        The number of times each was solved stays. Raises OSError when the disk refuses.
        """
        known = {one.step for one in self._found("where match = ?", match)}
        gone, fresh = known - {one.step for one in found}, [m for m in found if m.step not in known]
        if not gone and not fresh:
            return
        with self._store.change() as change:
            change.executemany(
                "delete from mistake where match = ? and step = ?", [(match, n) for n in gone]
            )
            change.executemany(
                f"insert into mistake ({_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (match, m.step, m.game, m.player, m.turn, m.mark, m.lost, 0, today.isoformat())
                    for m in fresh
                ],
            )
            change.execute(
                "insert or ignore into reviewed (match, record, identity) values (?, ?, ?)",
                (match, record, _identity(record)),
            )
            _forget_oldest(change)

    def settle_claim(self, identity: str, seats: Collection[int]) -> None:
        """Delete a match's mistakes of all other seats, in all records. Raises OSError."""
        rows = self._store.rows("select match, record from reviewed where identity = ?", identity)
        with self._store.change() as change:
            for match, record in map(tuple, rows):
                names = read(str(record)).names
                own = [names[seat] for seat in seats if seat < len(names)]
                marks = ", ".join("?" * len(own))
                change.execute(
                    f"delete from mistake where match = ? and player not in ({marks})",
                    (match, *own),
                )

    def keep(self, mistake: Mistake) -> None:
        """Store how often a mistake was solved, and its next day. Raises OSError."""
        with self._store.change() as change:
            change.execute(
                "update mistake set solved = ?, due = ? where match = ? and step = ?",
                (mistake.solved, mistake.due, mistake.match, mistake.step),
            )

    def at(self, match: str, step: int) -> Mistake | None:
        """Return the mistake at a step of a match; None if it is not stored."""
        return next(iter(self._found("where match = ? and step = ?", match, step)), None)

    def open(self, today: datetime.date) -> list[Mistake]:
        """Return the mistakes still to be solved, the first due and worst first."""
        found = (one.due_by(today) for one in self._found("where due <> ''"))
        return sorted(found, key=lambda one: (one.due, -one.lost))

    def due(self, today: datetime.date) -> list[Mistake]:
        """Return the mistakes that are due by today."""
        return [one for one in self.open(today) if one.due <= today.isoformat()]

    def record_of(self, mistake: Mistake) -> str:
        """Return the record of a mistake's match; empty if there is none. Raises OSError."""
        rows = self._store.rows("select record from reviewed where match = ?", mistake.match)
        return str(rows[0][0]) if rows else ""

    def _found(self, where: str, *values: object) -> list[Mistake]:
        try:
            rows = self._store.rows(f"select {_COLUMNS} from mistake {where}", *values)
        except OSError:
            return []
        return [Mistake(*row) for row in map(tuple, rows) if _is_mistake(row)]


def _forget_oldest(change: Connection) -> None:
    """Keep the records of the latest matches within limits; delete the others."""
    change.execute("delete from reviewed where length(record) > ?", (_LONGEST_REVIEWED,))
    change.execute(
        "delete from reviewed where rowid in (select rowid from (select rowid, "
        "row_number() over latest as number, sum(length(record)) over latest as length "
        "from reviewed window latest as (order by rowid desc)) where number > ? or length > ?)",
        _MOST_REVIEWED,
    )
    change.execute("delete from mistake where match not in (select match from reviewed)")


def _identity(record: str) -> str:
    """Return the identity of the match in a record; empty if it cannot be read."""
    try:
        return read(record).identity
    except InvalidRecord:
        return ""


def _is_mistake(row: tuple[object, ...]) -> bool:
    """Whether a row is a mistake: the file may have been edited."""
    match, step, game, player, turn, mark, lost, solved, due = row
    texts = all(type(text) is str for text in (match, player, due))
    numbers = all(type(number) is int and number >= 0 for number in (step, turn, solved))
    known = mark in MARKS and game in {one.slug for one in GAMES}
    return texts and numbers and known and type(lost) is float


def _days_after(today: datetime.date, days: int) -> str:
    return (today + datetime.timedelta(days)).isoformat()
