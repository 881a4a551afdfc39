"""The format of a set-up text: sections like `O: a3=8 c1=2; X: b4=3; move: X`, on one line.

Every section has a key, a colon and words. Each game defines its own keys. In a word, `=` separates
a cell from its contents.

A text for use outside its match carries the options on which its position depends, in a section
`options: size=3 pieces=8`: every number, and the flags that are on. Without that section, the
options come from the place where the text is read.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, TypeVar

from rules.core import SEATS, InvalidOptions, InvalidSetup, Message, Options, shorten
from rules.core.errors import InvalidText
from rules.core.hexes import Hex, hex_name, neighbours
from rules.core.option_text import options_text, read_options
from rules.text import from_message

LONGEST = 4096
"""The most characters of a text, more than any position needs."""

_LONGEST_SENT = 4 * LONGEST

_HEX = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})", re.ASCII)


V = TypeVar("V")


class Carried(NamedTuple):
    """The parts of a text: its options, None without an options section, and the position."""

    options: dict[str, int | bool] | None
    position: str

    def taken(self, values: Mapping[str, V], kind: type[Options]) -> Mapping[str, V | int | bool]:
        """Return these options together with those that the setup text names.

        Raises InvalidSetup if the two contradict each other.
        """
        if self.options is None:
            return {**values}
        for name, value in self.options.items():
            wanted = values.get(name)
            if wanted is not None and wanted != value:
                label = kind.specs()[name].label
                raise InvalidSetup(
                    "“{option}” is {here} in the position, but {there} in the game",
                    option=label,
                    here=_said(value),
                    there=_said(wanted),
                )
        return {**self.options, **{k: v for k, v in values.items() if v is not None}}


def carried(kind: type[Options], text: str) -> Carried:
    """Return the options a text carries, flags that are off included. Raises InvalidSetup."""
    text = _plain(text)
    parts = text.split(";")
    mine = [part for part in parts if part.partition(":")[0].strip().lower() == "options"]
    if not mine:
        return Carried(None, text.strip())
    if len(mine) > 1:
        raise InvalidSetup("{what} appears twice", what="“options:”")
    flags = {name: False for name, spec in kind.specs().items() if spec.low is None}
    try:
        said = read_options(mine[0].partition(":")[2])
        kind.read(said, max(2, seats_named(text)))
    except (InvalidOptions, InvalidText) as error:
        raise InvalidSetup(error.message) from None
    return Carried({**flags, **said}, ";".join(part for part in parts if part not in mine).strip())


def _said(value: object) -> Message:
    if isinstance(value, bool):
        #: the value of an option
        return Message("on") if value else Message("off")
    return Message("{value}", value=shorten(value))


def with_options(options: Options, text: str) -> str:
    """Return the text of a position with the options it depends on, for use outside the match."""
    said = {name: value for name, value in options.to_dict().items() if value is not False}
    return f"options: {options_text(said)}; {text}" if said else text


def seats_named(text: str) -> int:
    """Return the number of players for whom a text has sections; 0 if it has none for players."""
    keys = [part.partition(":")[0].strip().upper() for part in text.split(";")]
    return max((SEATS.index(key) + 1 for key in keys if len(key) == 1 and key in SEATS), default=0)


def sections(text: str, keys: Collection[str]) -> dict[str, list[str]]:
    """Return the words of each section, in the order written; keys may be in any case.

    Raises InvalidSetup, which names the unreadable part.
    """
    text = _plain(text)
    known = {key.lower(): key for key in keys}
    found: dict[str, list[str]] = {}
    for part in filter(str.strip, text.split(";")):
        name, colon, words = part.partition(":")
        key = known.get(name.strip().lower())
        if not colon or key is None:
            there = ", ".join(f"{key}:" for key in keys)
            raise InvalidSetup(
                "“{given}” is unknown; use one of: {known}",
                given=shorten(part.strip()),
                known=there,
            )
        if key in found:
            raise InvalidSetup("{what} appears twice", what=f"“{key}:”")
        found[key] = words.split()
    return found


def _plain(text: str) -> str:
    """Return a text on one line, without changes made by mail and chat programs.

    Raises InvalidSetup.
    """
    if len(text) <= _LONGEST_SENT:
        text = " ".join(re.sub("[>|]", " ", from_message(text, equals=True)).split())
    if len(text) > LONGEST:
        raise InvalidSetup("at most {most} characters are allowed", most=LONGEST)
    return text


def pairs(words: Sequence[str], wanted: str) -> dict[str, str]:
    """Return the contents of each cell from words like `a3=8`.

    Raises InvalidSetup, which shows `wanted` as an example.
    """
    found: dict[str, str] = {}
    for word in words:
        cell, sign, there = word.partition("=")
        if not (cell and sign and there):
            raise InvalidSetup(
                "“{text}” should look like {example}", text=shorten(word), example=wanted
            )
        if cell in found:
            raise InvalidSetup("{what} appears twice", what=shorten(cell))
        found[cell] = there
    return found


def hexes(found: Mapping[str, str]) -> dict[Hex, str]:
    """Return the contents of each cell, with cells like `0,-1` read as axial coordinates.

    Raises InvalidSetup.
    """
    read: dict[Hex, str] = {}
    for name, there in found.items():
        match = _HEX.fullmatch(name)
        if match is None:
            raise InvalidSetup(
                "“{text}” should look like {example}", text=shorten(name), example="0,-1"
            )
        read[int(match[1]), int(match[2])] = there
    return read


def check_together(tiles: Collection[Hex]) -> None:
    """Raise InvalidSetup unless there are tiles and all of them are connected."""
    if not tiles:
        raise InvalidSetup("at least one tile must be on the table")
    reached, new = set(), [next(iter(tiles))]
    while new:
        cell = new.pop()
        reached.add(cell)
        new += [near for near in neighbours(cell) if near in tiles and near not in reached]
    for cell in tiles:
        if cell not in reached:
            raise InvalidSetup("the tile on {cell} touches no other tile", cell=hex_name(cell))


def number(words: Sequence[str], key: str, low: int, high: int) -> int:
    """Return a section's single number, from `low` to `high`. Raises InvalidSetup."""
    text = words[0] if len(words) == 1 else ""
    if not re.fullmatch("[0-9]{1,6}", text, re.ASCII) or not low <= int(text) <= high:
        raise InvalidSetup("“{key}:” must be from {low} to {high}", key=key, low=low, high=high)
    return int(text)


def seat(words: Sequence[str] | None, seats: str) -> int:
    """Return the player named in a `move:` section, 0 without one. Raises InvalidSetup."""
    if words is None:
        return 0
    letter = words[0].upper() if len(words) == 1 else ""
    if len(letter) != 1 or letter not in seats:
        raise InvalidSetup(
            "“{given}” is unknown; use one of: {known}",
            known=", ".join(seats),
            given=" ".join(words),
        )
    return seats.index(letter)


def written(parts: Mapping[str, Sequence[str]]) -> str:
    """Return the text of sections."""
    return "; ".join(f"{key}: {' '.join(words)}" for key, words in parts.items())
