"""Puzzles made beforehand: the files in `stock/`.

`KIND.txt` has puzzles that need not be waited for, a line each after difficulty and id;
`python -m tests.tools.puzzle_stock` makes them. `KIND.days` has the positions of the days' puzzles
from `FIRST_DAY` on, deflated, a line each: none is like another or like one of `KIND.txt`, mirrored
and turned ones included. `python -m tests.tools.puzzle_days` made them. A day that has a puzzle
keeps it.
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
"""The options of the days' puzzles, as far as they are written out: the standard ones."""


@dataclass(frozen=True, slots=True)
class Ready:
    """A puzzle that was made, as the line that can be sent: what is secret stays sealed."""

    kind: str
    id: str
    difficulty: int
    text: str


@cache
def shipped(kind: str) -> tuple[Ready, ...]:
    """Return the puzzles of a kind that are there from the start."""
    lines = (line.split(maxsplit=2) for line in _lines(f"{kind}.txt"))
    return tuple(Ready(kind, name, int(stars), text) for stars, name, text in lines)


def position_of_day(kind: str, date: datetime.date) -> str:
    """Return the position of a day's puzzle. After the last one they begin again."""
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
