"""Puzzles made beforehand: the files in `stock/`.

`KIND.txt` has ready-made puzzles, one per line after difficulty and id, made by
`python -m tests.tools.puzzle_stock`. `KIND.days` has the positions of the daily puzzles from
`FIRST_DAY` on, deflated, one per line, made by `python -m tests.tools.puzzle_days`. All positions
in both files differ, even after rotation and reflection. A day's puzzle never changes.
"""

import datetime
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from rules.core.puzzle import Options

FIRST_DAY = datetime.date(2026, 11, 1)

DAY_OPTIONS: Mapping[str, Options] = {
    "adamas-capture": {"size": 3},
    "adamas-win2": {"size": 3},
    "mono": {"size": 6, "no_auto": True},
    "mono-regions": {"size": 9},
}
"""The options of the daily puzzles, by kind: the standard ones."""


@dataclass(frozen=True, slots=True)
class Ready:
    """A ready-made puzzle as a line of text, with secrets sealed."""

    kind: str
    id: str
    difficulty: int
    text: str


@cache
def shipped(kind: str) -> tuple[Ready, ...]:
    """Return the ready-made puzzles of a kind that come with the program."""
    lines = (line.split(maxsplit=2) for line in _lines(f"{kind}.txt"))
    return tuple(Ready(kind, name, int(stars), text) for stars, name, text in lines)


def position_of_day(kind: str, date: datetime.date) -> str:
    """Return the position of a day's puzzle. After the last position the series starts again."""
    found = day_positions(kind)
    return found[(date - FIRST_DAY).days % len(found)]


@cache
def day_positions(kind: str) -> tuple[str, ...]:
    """Return the positions of the days' puzzles from the first day on."""
    return tuple(zlib.decompress(_file(f"{kind}.days").read_bytes()).decode("ascii").splitlines())


@cache
def _lines(name: str) -> tuple[str, ...]:
    file = _file(name)
    return tuple(file.read_text(encoding="ascii").splitlines()) if file.is_file() else ()


def _file(name: str) -> Traversable:
    return files("rules.puzzles") / "stock" / name
