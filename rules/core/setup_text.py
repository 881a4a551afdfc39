"""The words of a set-up text: sections like `O: a3=8 c1=2; X: b4=3; move: X`, on one line.

Every section has a key, a colon and words; which keys there are is each game's matter. `=` in a
word stands between a cell and what lies there.
"""

import re
from collections.abc import Collection, Mapping, Sequence

from rules.core import InvalidSetup, shorten
from rules.core.hexes import Hex, hex_name, neighbours

LONGEST = 4096
"""More characters than any position needs."""

_HEX = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})", re.ASCII)


def sections(text: str, keys: Collection[str]) -> dict[str, list[str]]:
    """The words of each section, in the order written; keys may be in any case.

    Raises InvalidSetup naming what cannot be read.
    """
    if len(text) > LONGEST:
        raise InvalidSetup(f"a set-up has at most {LONGEST} characters")
    known = {key.lower(): key for key in keys}
    found: dict[str, list[str]] = {}
    for part in filter(str.strip, text.split(";")):
        name, colon, words = part.partition(":")
        key = known.get(name.strip().lower())
        if not colon or key is None:
            there = ", ".join(f"{key}:" for key in keys)
            raise InvalidSetup(f"“{shorten(part.strip())}” should begin with one of {there}")
        if key in found:
            raise InvalidSetup(f"“{key}:” is there twice")
        found[key] = words.split()
    return found


def pairs(words: Sequence[str], wanted: str) -> dict[str, str]:
    """What stands on each cell, from words like `a3=8`. Raises InvalidSetup; `wanted` is one."""
    found: dict[str, str] = {}
    for word in words:
        cell, sign, there = word.partition("=")
        if not (cell and sign and there):
            raise InvalidSetup(f"“{shorten(word)}” should be written like {wanted}")
        if cell in found:
            raise InvalidSetup(f"{shorten(cell)} is there twice")
        found[cell] = there
    return found


def hexes(found: Mapping[str, str]) -> dict[Hex, str]:
    """The same with cells like `0,-1` read as axial coordinates. Raises InvalidSetup."""
    read: dict[Hex, str] = {}
    for name, there in found.items():
        match = _HEX.fullmatch(name)
        if match is None:
            raise InvalidSetup(f"“{shorten(name)}” should be a cell like 0,-1")
        read[int(match[1]), int(match[2])] = there
    return read


def check_together(tiles: Collection[Hex]) -> None:
    """Raises InvalidSetup unless there are tiles and each can be reached from the first."""
    if not tiles:
        raise InvalidSetup("at least one tile must lie on the table")
    reached, new = set(), [next(iter(tiles))]
    while new:
        cell = new.pop()
        reached.add(cell)
        new += [near for near in neighbours(cell) if near in tiles and near not in reached]
    for cell in tiles:
        if cell not in reached:
            raise InvalidSetup(f"the tile on {hex_name(cell)} touches none of the others")


def number(words: Sequence[str], key: str, low: int, high: int) -> int:
    """The one number of a section. Raises InvalidSetup."""
    text = words[0] if len(words) == 1 else ""
    if not re.fullmatch("[0-9]{1,6}", text, re.ASCII) or not low <= int(text) <= high:
        raise InvalidSetup(f"“{key}:” needs one number from {low} to {high}")
    return int(text)


def seat(words: Sequence[str] | None, seats: str) -> int:
    """The player a `move:` section names; the first without one. Raises InvalidSetup."""
    if words is None:
        return 0
    letter = words[0].upper() if len(words) == 1 else ""
    if len(letter) != 1 or letter not in seats:
        raise InvalidSetup(f"“move:” needs one of {', '.join(seats)}")
    return seats.index(letter)


def written(parts: Mapping[str, Sequence[str]]) -> str:
    """The text of sections."""
    return "; ".join(f"{key}: {' '.join(words)}" for key, words in parts.items())
