"""Puzzle results: the first result of each puzzle and each day counts, later ones are tries.

A day is stored as the local date on which its puzzle was opened. It is never recomputed from a
time, so that streaks survive a journey to another time zone.
"""

import datetime
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from desktop.storage.database import Database
from rules.core.puzzle import STARS
from rules.puzzles import KINDS, Verdict
from rules.puzzles.rating import OPPONENTS, ratings
from rules.standing.rating import Rating


@dataclass(frozen=True, slots=True)
class PuzzleResult:
    """The result of a puzzle. `day` is that of a daily puzzle, otherwise empty; `at` is in ns."""

    kind: str
    puzzle: str
    day: str
    stars: int
    tries: int
    seconds: int
    solved: bool
    at: int
    wrong: int = 0
    """The number of moves that gave away a forced win."""
    difficulty: int = 0
    """The difficulty; 0 if it is not known."""


@dataclass(frozen=True, slots=True)
class RunResult:
    """The result of a timed run: its kind, empty for all; its length in seconds; `at` in ns."""

    kind: str
    seconds: int
    solved: int
    missed: int
    at: int = 0


@dataclass(frozen=True, slots=True)
class Progress:
    """A player's progress with puzzles over time.

    `streak` and `best` count days in a row on which the daily puzzle of some kind was solved.
    `best_on` is the last day of the best streak, if there is one. `days` has the number of puzzles
    solved on each day. `course` has the time in ns of each rated result, and the rating after it.
    `tally` has how many puzzles of each kind were solved, and how many tried.
    """

    streak: int = 0
    best: int = 0
    best_on: datetime.date | None = None
    days: Mapping[str, int] = field(default_factory=dict)
    course: Sequence[tuple[int, Rating]] = ()
    tally: Mapping[str, tuple[int, int]] = field(default_factory=dict)


_COLUMNS = "kind, puzzle, day, grade, tries, seconds, solved, at, wrong, difficulty"
RATED = 1000
"""The number of latest results that count for the rating."""


class Results:
    """The results in a store. Rows that cannot be read are ignored."""

    def __init__(self, store: Database) -> None:
        self._store = store

    def add(
        self, kind: str, puzzle: str, day: str, verdict: Verdict, seconds: int, difficulty: int = 0
    ) -> None:
        """Save the end of an attempt for its puzzle and, for a daily puzzle, for its day.

        After the first end the solution is known, so later ones only count as tries. A day is
        separate: its puzzle counts for it even if a friend sent that puzzle earlier, but then it
        earns no more stars than the first time. Raises OSError when the disk refuses.
        """
        facts = seconds, int(verdict.solved), time.time_ns(), verdict.wrong, difficulty
        before = self.of(kind, puzzle)
        stars = min(verdict.stars, before.stars) if before is not None else verdict.stars
        with self._store.change() as change:
            change.execute(
                f"insert into result ({_COLUMNS}) values (?, ?, ?, ?, 1, ?, ?, ?, ?, ?) "
                "on conflict (kind, puzzle) do update set tries = tries + 1, "
                "day = case day when '' then excluded.day else day end",
                (kind, puzzle, day, verdict.stars, *facts),
            )
            if day:
                change.execute(
                    f"insert into daily ({_COLUMNS}) values (?, ?, ?, ?, 1, ?, ?, ?, ?, ?) "
                    "on conflict (kind, day) do update set tries = tries + 1",
                    (kind, puzzle, day, stars, *facts),
                )

    def of(self, kind: str, puzzle: str) -> PuzzleResult | None:
        """Return the result of a puzzle; None if it was never finished."""
        found = self._found("result", "where kind = ? and puzzle = ?", kind, puzzle)
        return found[0] if found else None

    def on(self, kind: str, day: datetime.date) -> PuzzleResult | None:
        """Return the result of a day's puzzle; None if it was never finished."""
        found = self._found("daily", "where kind = ? and day = ?", kind, day.isoformat())
        return found[0] if found else None

    def latest(self, count: int) -> list[PuzzleResult]:
        """Return the latest results, the most recent first."""
        return self._found("result", "order by at desc limit ?", count)

    def known(self, kind: str) -> set[str]:
        """Return the ids of the finished puzzles."""
        return {result.puzzle for result in self._found("result", "where kind = ?", kind)}

    def streak(self, kind: str, today: datetime.date) -> int:
        """Return the number of days in a row on which the daily puzzle was solved.

        They end today or yesterday.
        """
        return _running(self._found("daily", "where kind = ? and solved", kind), today)

    def streak_of_any(self, today: datetime.date) -> int:
        """Return on how many days in a row the daily puzzle of some kind was solved."""
        return _running(self._found("daily", "where solved"), today)

    def progress(self, today: datetime.date, latest: Sequence[PuzzleResult]) -> Progress:
        """Return the player's progress, from all days and the `latest` results."""
        dailies = self._found("daily", "where solved")
        days = Counter(one.day for one in dailies)
        streak, best, best_on = _running(dailies, today), *_longest(dailies)
        days.update(_day_of(one.at) for one in latest if one.solved and not one.day)
        tried, solved = Counter(one.kind for one in latest), Counter[str]()
        solved.update(one.kind for one in latest if one.solved)
        tally = {kind: (solved[kind], tried[kind]) for kind in KINDS}
        return Progress(streak, best, best_on, days, _course(latest), tally)

    def add_run(self, run: RunResult) -> None:
        """Store the result of a timed run. Raises OSError when the disk refuses."""
        with self._store.change() as change:
            change.execute(
                "insert into run (kind, seconds, solved, missed, at) values (?, ?, ?, ?, ?)",
                (run.kind, run.seconds, run.solved, run.missed, time.time_ns()),
            )

    def runs(self) -> list[RunResult]:
        """Return all timed runs, the most recent first."""
        query = "select kind, seconds, solved, missed, at from run order by at desc"
        try:
            rows = [tuple(row) for row in self._store.rows(query)]
        except OSError:
            return []
        return [RunResult(*row) for row in rows if _is_run(row)]

    def _found(self, table: str, where: str, *values: object) -> list[PuzzleResult]:
        try:
            rows = self._store.rows(f"select {_COLUMNS} from {table} {where}", *values)
        except OSError:
            return []
        return _results(rows)


def _results(rows: Iterable[Any]) -> list[PuzzleResult]:
    """Return the rows that are results."""
    return [result for row in rows if (result := _result(tuple(row))) is not None]


def _running(solved: Iterable[PuzzleResult], today: datetime.date) -> int:
    """Return the days in a row, up to today or yesterday, that are in this set."""
    days = {result.day for result in solved}
    day = today if today.isoformat() in days else today - datetime.timedelta(days=1)
    count = 0
    while day.isoformat() in days:
        count += 1
        day -= datetime.timedelta(days=1)
    return count


def _longest(solved: Iterable[PuzzleResult]) -> tuple[int, datetime.date | None]:
    """Return the length of the longest run of days in this set, and its last day."""
    best, best_on, count, before = 0, None, 0, None
    for text in sorted({result.day for result in solved}):
        try:
            day = datetime.date.fromisoformat(text)
        except ValueError:  # the file may have been edited
            continue
        follows = before is not None and day - before == datetime.timedelta(days=1)
        count, before = count + 1 if follows else 1, day
        if count >= best:
            best, best_on = count, day
    return best, best_on


def _day_of(at: int) -> str:
    """Return the local date of a time in ns, in ISO format; empty if the time is not valid."""
    try:
        return datetime.date.fromtimestamp(at / 1e9).isoformat()
    except (OverflowError, ValueError, OSError):
        return ""


def _course(latest: Sequence[PuzzleResult]) -> list[tuple[int, Rating]]:
    """Return the time of each rated result, and the rating after it, in order of time."""
    found = [one for one in reversed(latest) if one.difficulty]
    scores = ((one.difficulty, one.stars / STARS) for one in found)
    return [(one.at, rating) for one, rating in zip(found, ratings(scores), strict=True)]


def rating_of(results: Sequence[PuzzleResult]) -> Rating | None:
    """Return the rating after these results, the latest first; None if none is rated."""
    course = _course(results)
    return course[-1][1] if course else None


def best_run(runs: Iterable[RunResult], kind: str, seconds: int) -> int:
    """Return the highest number solved in runs of a kind and length; 0 without any."""
    fits = (run.solved for run in runs if (run.kind, run.seconds) == (kind, seconds))
    return max(fits, default=0)


def _is_run(row: tuple[object, ...]) -> bool:
    """Whether a row is a run: the file may have been edited."""
    kind, *numbers = row
    whole = all(type(number) is int and number >= 0 for number in numbers)
    return whole and (kind == "" or kind in KINDS)


def _result(row: tuple[Any, ...]) -> PuzzleResult | None:
    """Return a row as a result, or None if it is not one: the file may have been edited."""
    kind, puzzle, day, stars, tries, seconds, solved, at, wrong, difficulty = row
    texts = all(type(text) is str for text in (kind, puzzle, day))
    numbers = all(type(number) is int for number in row[3:])
    if not texts or not numbers or not 0 <= stars <= STARS or kind not in KINDS:
        return None
    known = difficulty if 1 <= difficulty <= len(OPPONENTS) else 0
    return PuzzleResult(kind, puzzle, day, stars, tries, seconds, bool(solved), at, wrong, known)
