"""Puzzles made beforehand, so that nobody waits for the first one: the lines in `stock/`.

`python -m tests.tools.puzzle_stock` makes them. A file for each kind has its puzzles, a line each,
with the difficulty and the id before; another, of kinds that take long to make, has those of the
days from `FIRST_DAY` on.
"""

import datetime
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

FIRST_DAY = datetime.date(2026, 11, 1)


@dataclass(frozen=True, slots=True)
class Ready:
    """A puzzle that was made, as the line that can be sent: what is secret stays sealed."""

    kind: str
    id: str
    difficulty: int
    text: str


@cache
def shipped(kind: str) -> tuple[Ready, ...]:
    """The puzzles of a kind that are there from the start."""
    lines = (line.split(maxsplit=2) for line in _lines(f"{kind}.txt"))
    return tuple(Ready(kind, name, int(stars), text) for stars, name, text in lines)


def of_day(kind: str, date: datetime.date) -> str:
    """The line of a day's puzzle, for kinds that have such; empty for others.

    When they come to an end they begin again.
    """
    lines = _lines(f"{kind}.days.txt")
    return lines[(date - FIRST_DAY).days % len(lines)] if lines else ""


@cache
def _lines(name: str) -> tuple[str, ...]:
    file = files("rules.puzzles") / "stock" / name
    return tuple(file.read_text(encoding="ascii").splitlines()) if file.is_file() else ()
