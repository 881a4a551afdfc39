"""The matches by letters in short, for the home page and the list: whom they wait for, how long.

This module needs no rules, so that the home page does not wait for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from time import time
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from desktop.letters.beside import PREPARED, folder, read_prepared

translate = QCoreApplication.translate

_MINUTE, _HOUR, _DAY = 60, 3600, 86400


class Summary(NamedTuple):
    """A match for the list: its file, who plays what, and who writes the next letter."""

    path: Path
    slug: str
    names: tuple[str, ...]
    party: int
    pen: int | None
    number: int
    since: float
    """When the last letter was written or read, in seconds since 1970."""
    unsent: bool

    @property
    def waits_for_player(self) -> bool:
        """Whether the player here must do something."""
        return self.unsent or self.pen == self.party


def summaries() -> list[Summary]:
    """Return all unfinished matches by letters here: first those that wait for the player here."""
    found = list(_summaries())
    return sorted(found, key=lambda one: (not one.waits_for_player, one.since))


def _summaries() -> Iterator[Summary]:
    for path in folder().glob("*.qxm"):
        with suppress(OSError, ValueError, KeyError, TypeError):
            since = path.stat().st_mtime
            beside = path.with_suffix(PREPARED)
            if not beside.exists() or beside.stat().st_mtime < since:
                from desktop.letters.letter_file import LetterFile

                made = LetterFile.load(path)
                made.save_prepared(made.prepared())
            told = read_prepared(path)["summary"]
            if told.get("away"):
                continue
            yield Summary(
                path,
                str(told["slug"]),
                tuple(map(str, told["names"])),
                int(told["party"]),
                told["pen"],
                int(told["number"]),
                since,
                bool(told["unsent"]),
            )


def title_of(names: Sequence[str], party: int) -> str:
    """Return the names of the other players."""
    return ", ".join(name for n, name in enumerate(names) if n != party)


def state_of(one: Summary) -> str:
    """Return whom a match waits for, and how long, in one line."""
    ago = how_long(time() - one.since)
    if one.unsent:
        words = translate("letters", "Letter {n} is not sent yet ({ago})")
    elif one.pen == one.party:
        words = translate("letters", "Your letter {n} is next ({ago})")
    else:
        words = translate("letters", "Waiting for letter {n} ({ago})")
    number = one.number if one.pen == one.party or one.unsent else one.number + 1
    return words.format(n=number, ago=ago)


def how_long(seconds: float) -> str:
    """Return a duration in its largest unit."""
    if seconds < _MINUTE:
        return translate("letters", "just now")
    minutes, hours, days = (int(seconds // unit) for unit in (_MINUTE, _HOUR, _DAY))
    if days:
        return translate("letters", "%n days", None, days)
    if hours:
        return translate("common", "%n hours", None, hours)
    return translate("common", "%n minutes", None, minutes)


def home_line(found: Sequence[Summary]) -> str:
    """Return how many matches wait for the player, and how many for a letter."""
    mine = sum(one.waits_for_player for one in found)
    theirs = len(found) - mine
    parts = []
    if mine:
        parts.append(translate("letters", "%n wait for you", None, mine))
    if theirs:
        parts.append(translate("letters", "%n wait for a letter", None, theirs))
    return ", ".join(parts)
