"""Mono layouts under names: found again, renamed, doubled and deleted with undo."""

import re
import time
from collections.abc import Sequence
from dataclasses import dataclass

from desktop.storage.database import Database
from rules.core import IllegalMove
from rules.mono.board import LABELS
from rules.mono.layouts import check_layout

LONGEST_NAME = 60
_MOST = 2000
_COUNTED = re.compile(r"(.+) ([1-9][0-9]{0,2})")


@dataclass(frozen=True, slots=True)
class Entry:
    """A layout in the library."""

    id: int
    name: str
    size: int
    labels: str


class LayoutLibrary:
    """The layouts in a store. Everything that writes raises OSError when the disk refuses."""

    def __init__(self, store: Database) -> None:
        self._store = store
        self.damaged = 0
        """So many rows of the file were no layouts when it was last looked through."""

    def entries(self, search: str = "", size: int | None = None) -> list[Entry]:
        """The layouts whose names hold the words searched for, the latest first."""
        rows = self._store.rows(
            "select id, name, size, labels from layout "
            "where not deleted and (? is null or size = ?) order by changed desc, id desc limit ?",
            size,
            size,
            _MOST,
        )
        entries = [entry for row in rows if (entry := _entry(*row)) is not None]
        self.damaged = len(rows) - len(entries)
        words = search.casefold().split()
        return [entry for entry in entries if all(word in entry.name.casefold() for word in words)]

    def save(self, name: str, size: int, labels: str, entry: int | None = None) -> int:
        """Adds a whole layout, or changes one; its number.

        Raises IllegalMove when it is not whole, and ValueError when it has no name.
        """
        check_layout(size, labels)
        name = checked_name(name)
        with self._store.change() as change:
            if entry is not None:
                change.execute(
                    "update layout set name = ?, size = ?, labels = ?, changed = ? where id = ?",
                    (name, size, labels, _now(), entry),
                )
                return entry
            added = change.execute(
                "insert into layout (name, size, labels, changed) values (?, ?, ?, ?)",
                (name, size, labels, _now()),
            )
            return int(added.lastrowid or 0)

    def rename(self, entry: int, name: str) -> None:
        """Gives a layout another name. Raises ValueError for none."""
        name = checked_name(name)
        with self._store.change() as change:
            change.execute("update layout set name = ? where id = ?", (name, entry))

    def duplicate(self, entry: int, name: str) -> int:
        """Adds a copy under another name; its number. Raises KeyError without such a layout."""
        there = next((one for one in self.entries() if one.id == entry), None)
        if there is None:
            raise KeyError(entry)
        return self.save(name, there.size, there.labels)

    def delete(self, entries: Sequence[int]) -> None:
        """Takes layouts away; `restore` brings them back until `forget` is called."""
        self._mark(entries, 1)

    def restore(self, entries: Sequence[int]) -> None:
        """Brings deleted layouts back."""
        self._mark(entries, 0)

    def forget(self) -> None:
        """Drops what was deleted for good."""
        with self._store.change() as change:
            change.execute("delete from layout where deleted")

    def free_name(self, name: str) -> str:
        """The name, with a number behind it if it is taken. Raises ValueError for none."""
        taken = {entry.name for entry in self.entries()}
        wanted = checked_name(name)
        counted = _COUNTED.fullmatch(wanted)
        stem, number = (counted[1], int(counted[2])) if counted else (wanted, 1)
        while wanted in taken:
            number += 1
            tail = f" {number}"
            wanted = stem[: LONGEST_NAME - len(tail)].rstrip() + tail
        return wanted

    def _mark(self, entries: Sequence[int], deleted: int) -> None:
        with self._store.change() as change:
            change.executemany(
                "update layout set deleted = ? where id = ?", [(deleted, one) for one in entries]
            )


def checked_name(name: str) -> str:
    """The name, tidied. Raises ValueError with a sentence when nothing is left of it."""
    tidy = " ".join(name.split())
    if not tidy or not tidy.isprintable():
        raise ValueError("a layout needs a name")
    return tidy[:LONGEST_NAME].rstrip()


def _entry(number: object, name: object, size: object, labels: object) -> Entry | None:
    """A row as a layout, if it is one: somebody may have edited the file."""
    if type(number) is not int or type(name) is not str:
        return None
    if type(size) is not int or type(labels) is not str or not 2 <= size <= len(LABELS):
        return None
    try:
        check_layout(size, labels)
    except IllegalMove:
        return None
    return Entry(number, name[:LONGEST_NAME], size, labels)


def _now() -> int:
    return time.time_ns()
