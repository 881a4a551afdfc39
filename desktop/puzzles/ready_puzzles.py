"""Puzzles ready to be solved, stored as the lines that can be shared: secrets stay sealed.

The ones made in spare time are used first, then those that came with the program.
"""

import datetime
import random
import time
from collections.abc import Collection
from contextlib import suppress

from desktop.storage.database import Database
from rules.puzzles import InvalidPuzzle, Puzzle, Ready, from_text, shipped, to_text


def ready(puzzle: Puzzle) -> Ready:
    """Return a puzzle in its stored form."""
    return Ready(puzzle.kind, puzzle.id, puzzle.difficulty, to_text(puzzle))


class ReadyPuzzles:
    """The ready puzzles in a store, and those that came with the program.

    Errors of the disk are ignored: puzzles are then made when they are requested.
    """

    def __init__(self, store: Database) -> None:
        self._store = store
        self._given: set[str] = set()

    def add(self, puzzle: Ready, day: datetime.date | None = None) -> None:
        """Store a puzzle; one of a day replaces those of other days."""
        on = day.isoformat() if day else ""
        with suppress(OSError), self._store.change() as change:
            change.execute(
                "insert or ignore into puzzle (kind, puzzle, day, difficulty, text, at) "
                "values (?, ?, ?, ?, ?, ?)",
                (puzzle.kind, puzzle.id, on, puzzle.difficulty, puzzle.text, time.time_ns()),
            )
            change.execute("delete from puzzle where ? <> '' and day not in ('', ?)", (on, on))

    def take(self, kind: str, difficulties: Collection[int], known: Collection[str]) -> str:
        """Remove a stored puzzle that fits and return its text, or that of a shipped one.

        Empty if neither fits.
        """
        for puzzle, difficulty, text in self._rows(kind, ""):
            if difficulty not in difficulties or puzzle in known:
                continue
            with suppress(OSError), self._store.change() as change:
                gone = change.execute(
                    "delete from puzzle where kind = ? and puzzle = ? and day = ''", (kind, puzzle)
                )
                # Another window may have taken it meanwhile.
                if gone.rowcount and _sound(kind, text):
                    return text
        return self.shipped_one(kind, difficulties, known)

    def shipped_one(self, kind: str, difficulties: Collection[int], known: Collection[str]) -> str:
        """Return the text of a puzzle that came with the program.

        Empty if none fits.
        """
        fits = [one for one in shipped(kind) if one.difficulty in difficulties]
        left = [one for one in fits if one.id not in known]
        # A skipped puzzle comes again only if there is no other.
        fresh = [one for one in left if one.id not in self._given] or left
        if not fresh:
            return ""
        one = random.choice(fresh)
        self._given.add(one.id)
        return one.text

    def of_day(self, kind: str, day: datetime.date) -> str:
        """Return the text of a day's puzzle; empty if it is not made yet."""
        texts = [text for _, _, text in self._rows(kind, day.isoformat())]
        return next((text for text in texts if _sound(kind, text)), "")

    def ids(self, kind: str) -> dict[str, int]:
        """Return the ids of the stored puzzles, with their difficulties."""
        return {puzzle: difficulty for puzzle, difficulty, _ in self._rows(kind, "")}

    def left(self, kind: str, known: Collection[str]) -> list[int]:
        """Return the difficulties of all available puzzles except the known ones."""
        there = {one.id: one.difficulty for one in shipped(kind)} | self.ids(kind)
        return [difficulty for name, difficulty in there.items() if name not in known]

    def _rows(self, kind: str, day: str) -> list[tuple[str, int, str]]:
        """Return id, difficulty and text of the stored puzzles, the oldest first."""
        try:
            rows = self._store.rows(
                "select puzzle, difficulty, text from puzzle "
                "where kind = ? and day = ? order by at",
                kind,
                day,
            )
        except OSError:
            return []
        types = (str, int, str)
        return [tuple(row) for row in rows if tuple(map(type, row)) == types]


def _sound(kind: str, text: str) -> bool:
    """Whether a text is a puzzle of a kind: the file may have been edited."""
    try:
        return from_text(text).kind == kind
    except InvalidPuzzle:
        return False
