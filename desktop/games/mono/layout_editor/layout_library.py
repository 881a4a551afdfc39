"""The library of named Mono layouts, which can be searched, renamed, tagged, copied and deleted.

It also stores drafts, in which empty cells are `.` and regions may be wrong.
"""

import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from desktop.storage.database import Database
from rules.core import IllegalMove
from rules.core.errors import InvalidText
from rules.mono.board import HIDDEN, LABELS, board
from rules.mono.layouts import check_layout
from rules.text import can_be_seen, cut, fold, mend, search_key

LONGEST_NAME = 60
"""The most characters of a name, and of all tags of a layout together."""
LONGEST_TITLE = 3 * LONGEST_NAME
"""The most characters of a name with all its tags and their # signs."""
_MOST = 6000
"""The most layouts after an import. Twice as many are read."""
_LATEST = 1 << 62  # ns; times from here on are invalid
_COUNTED = re.compile(r"(.+) ([1-9][0-9]{0,2})")


@dataclass(frozen=True, slots=True)
class LayoutEntry:
    """A layout in the library."""

    id: int
    name: str
    size: int
    labels: str
    tags: tuple[str, ...] = ()
    changed: int = 0
    """When it was last saved, in nanoseconds since 1970. 0 for included layouts."""

    @property
    def title(self) -> str:
        """The name and the tags, as a player types them: `The eye #hard`."""
        return " ".join([self.name, *(f"#{tag}" for tag in self.tags)])

    @property
    def whole(self) -> bool:
        """Whether it is a complete layout for play, not a draft."""
        return _is_whole(self.size, self.labels)

    def is_about(self, words: Sequence[str]) -> bool:
        """Whether the title contains all these words of a `search_key`.

        A word with # finds tags.
        """
        if not words:
            return True
        searched = _searched(self.title)
        return all(word in searched for word in words)


class Added(NamedTuple):
    """The numbers of layouts that were added, skipped, and left out for lack of room."""

    new: int = 0
    skipped: int = 0
    beyond: int = 0


class LayoutLibrary:
    """The layouts in a database. All methods that write raise OSError if the disk refuses."""

    def __init__(self, store: Database) -> None:
        self._store = store
        self.damaged = 0
        """The number of rows that were not layouts, when they were last read."""

    def entries(self) -> list[LayoutEntry]:
        """Return the layouts, latest first."""
        rows = self._store.rows(
            "select id, name, size, labels, tags, changed from layout "
            "where not deleted order by changed desc, id desc limit ?",
            2 * _MOST,
        )
        entries = [entry for row in rows if (entry := _entry(*row)) is not None]
        self.damaged = len(rows) - len(entries)
        return entries

    def save(self, title: str, size: int, labels: str, entry: int | None = None) -> int:
        """Add or change a layout or draft, and return its number.

        `title` is a name with tags. `entry` is the number of the layout to change, None for a new
        one. Raises ValueError if it is not a layout or has no name.
        """
        check_draft(size, labels)
        name, tags = name_and_tags(title)
        with self._store.change() as change:
            if entry is not None:
                change.execute(
                    "update layout set name = ?, size = ?, labels = ?, changed = ?, tags = ? "
                    "where id = ?",
                    (name, size, labels, _now(), " ".join(tags), entry),
                )
                return entry
            added = change.execute(
                "insert into layout (name, size, labels, changed, tags) values (?, ?, ?, ?, ?)",
                (name, size, labels, _now(), " ".join(tags)),
            )
            return int(added.lastrowid or 0)

    def add_all(self, layouts: Sequence[LayoutEntry]) -> Added:
        """Add layouts, except those that are in the library already."""
        known = {(entry.size, entry.labels) for entry in self.entries()}
        fresh = dict[tuple[int, str], LayoutEntry]()
        for entry in layouts:
            if (entry.size, entry.labels) not in known:
                fresh.setdefault((entry.size, entry.labels), entry)
        added, now = [*fresh.values()][: max(0, _MOST - len(known))], _now()
        with self._store.change() as change:
            change.executemany(
                "insert into layout (name, size, labels, changed, tags) values (?, ?, ?, ?, ?)",
                [
                    (entry.name, entry.size, entry.labels, now + number, " ".join(entry.tags))
                    for number, entry in enumerate(added)
                ],
            )
        return Added(len(added), len(layouts) - len(fresh), len(fresh) - len(added))

    def ranks(self) -> dict[str, float]:
        """Return the measured difficulties (shares of random layouts that are easier) by labels."""
        rows = self._store.rows("select labels, rank from measure limit ?", 2 * _MOST)
        return {
            labels: rank
            for labels, rank in rows
            if isinstance(labels, str) and isinstance(rank, float) and 0 <= rank <= 1
        }

    def keep_rank(self, labels: str, rank: float) -> None:
        """Store the difficulty of a layout."""
        with self._store.change() as change:
            change.execute("insert or replace into measure values (?, ?)", (labels, rank))

    def rename(self, entry: int, title: str) -> None:
        """Change the name and tags of a layout. Raises ValueError if the title has no name."""
        name, tags = name_and_tags(title)
        with self._store.change() as change:
            row = (name, " ".join(tags), entry)
            change.execute("update layout set name = ?, tags = ? where id = ?", row)

    def tag(self, entries: Sequence[LayoutEntry], tag: str) -> None:
        """Add a tag to all of these layouts.

        Raises InvalidText, and changes none, if the tag is empty or a layout has no room for it.
        """
        tag = "-".join(mend(tag).replace("#", " ").split())
        if not can_be_seen(tag):
            raise InvalidText("a tag needs a letter")
        tagged = [
            replace(entry, tags=tuple(dict.fromkeys([*entry.tags, tag]))) for entry in entries
        ]
        for entry in tagged:
            if _first(entry.tags) != entry.tags:
                raise InvalidText(
                    "“{name}” has no room for this tag: its tags can have {most} characters in all",
                    name=entry.name,
                    most=LONGEST_NAME,
                )
        self.write_tags(tagged)

    def untag(self, entry: LayoutEntry, tag: str) -> None:
        """Remove a tag from a layout."""
        self.write_tags([replace(entry, tags=tuple(one for one in entry.tags if one != tag))])

    def write_tags(self, entries: Sequence[LayoutEntry]) -> None:
        """Store the tags of these entries."""
        rows = [(" ".join(entry.tags), entry.id) for entry in entries]
        with self._store.change() as change:
            change.executemany("update layout set tags = ? where id = ?", rows)

    def duplicate(self, entry: LayoutEntry) -> int:
        """Add a copy of a layout under a free name, and return its number."""
        return self.save(self.free_name(entry.title), entry.size, entry.labels)

    def delete(self, entries: Sequence[int]) -> None:
        """Mark layouts as deleted. `restore` undoes that until `forget` is called."""
        self._mark(entries, 1)

    def restore(self, entries: Sequence[int]) -> None:
        """Restore deleted layouts."""
        self._mark(entries, 0)

    def forget(self) -> None:
        """Delete the layouts marked as deleted for good."""
        with self._store.change() as change:
            change.execute("delete from layout where deleted")
            change.execute("delete from measure where labels not in (select labels from layout)")

    def free_name(self, title: str) -> str:
        """Return the title, with a number after the name if the name is taken.

        Raises ValueError if the title has no name.
        """
        taken = {fold(entry.name) for entry in self.entries()}
        wanted, tags = name_and_tags(title)
        counted = _COUNTED.fullmatch(wanted)
        stem, number = (counted[1], int(counted[2])) if counted else (wanted, 1)
        while fold(wanted) in taken:
            number += 1
            tail = f" {number}"
            wanted = cut(stem, LONGEST_NAME - len(tail)) + tail
        return " ".join([wanted, *(f"#{tag}" for tag in tags)])

    def _mark(self, entries: Sequence[int], deleted: int) -> None:
        with self._store.change() as change:
            change.executemany(
                "update layout set deleted = ? where id = ?", [(deleted, one) for one in entries]
            )


_searched = lru_cache(2 * _MOST)(search_key)
"""What is searched in a title; it is asked for every layout at each typed letter."""


@lru_cache(2 * _MOST)
def _is_whole(size: int, labels: str) -> bool:
    try:
        check_layout(size, labels)
    except IllegalMove:
        return False
    return True


def name_and_tags(title: str) -> tuple[str, tuple[str, ...]]:
    """Return the name and the tags in a title. Words with # in front are tags.

    Raises InvalidText if there is no name, or if the tags are too long.
    """
    name, tags = _name_and_tags(title)
    if _first(tags) != tags:
        raise InvalidText(
            "the tags of a layout can have {most} characters in all", most=LONGEST_NAME
        )
    return name, tags


def _name_and_tags(title: str) -> tuple[str, tuple[str, ...]]:
    words = mend(" ".join(title.split())).split()
    name = " ".join(word for word in words if not word.startswith("#"))
    tags = dict.fromkeys(word.strip("#") for word in words if word.startswith("#"))
    if not can_be_seen(name):
        raise InvalidText("a layout needs a name")
    return cut(name, LONGEST_NAME), tuple(filter(None, tags))


def _first(tags: Sequence[str]) -> tuple[str, ...]:
    """Return as many whole tags as there is room for."""
    lengths = accumulate(len(tag) + 1 for tag in tags)
    return tuple(tag for tag, end in zip(tags, lengths, strict=True) if end <= LONGEST_NAME + 1)


def unsaved(title: str, size: int, labels: str) -> LayoutEntry:
    """Return a layout to add to the library, without the tags for which there is no room.

    Raises InvalidText if it is not a layout or has no name.
    """
    check_draft(size, labels)
    name, tags = _name_and_tags(title)
    return LayoutEntry(0, name, size, labels, _first(tags))


def check_draft(size: int, labels: str) -> None:
    """Raise InvalidText unless the labels fit the board's size and some cell is painted."""
    if len(labels) != len(board(size).names) or not set(labels) <= set(LABELS[:size] + HIDDEN):
        raise InvalidText("this is not a layout")
    if not labels.strip(HIDDEN):
        raise InvalidText("nothing is painted yet")


@lru_cache(2 * _MOST, typed=True)
def _entry(
    number: object, name: object, size: object, labels: object, tags: object, changed: object
) -> LayoutEntry | None:
    """Return the layout in a row, or None if it is invalid, as the file may have been edited.

    Parsing 2,000 rows takes 30 ms, and the list is read again after each change.
    """
    if type(number) is not int or type(name) is not str or type(tags) is not str:
        return None
    if type(size) is not int or type(labels) is not str or not 2 <= size <= len(LABELS):
        return None
    try:
        check_draft(size, labels)
    except ValueError:
        return None
    return LayoutEntry(
        number,
        cut(mend(name), LONGEST_NAME),
        size,
        labels,
        _first(mend(tags).split()),
        changed if type(changed) is int and 0 < changed < _LATEST else 0,
    )


def _now() -> int:
    return time.time_ns()
