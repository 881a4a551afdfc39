"""File names that are readable and valid on every system."""

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from unicodedata import category, normalize

DAY, SECOND = "%Y-%m-%d", "%Y-%m-%d %H.%M.%S"

_LONGEST = 120  # bytes; file systems allow up to 255
_NUMBERED = re.compile(r"[0-9a-f]{12}")
_DATED = re.compile(r"(.*), \d{4}-\d\d-\d\d( \d\d\.\d\d\.\d\d)?(-\d+)?")
"""Names that the program itself gives records: a key, or game, players and date."""


def given_name(path: Path, title: str, names: Sequence[str]) -> str:
    """Return the name a player gave a match's file; empty if the program named it.

    `title` is the game's, `names` are the players'.
    """
    dated = _DATED.fullmatch(path.stem)
    by_itself = dated is not None and dated[1] == _players(title, names)
    return "" if by_itself or _NUMBERED.fullmatch(path.stem) else path.stem


def readable(words: str) -> str:
    """Return words as a file name without its ending: of limited length, with valid characters.

    Empty if none of them can be used.
    """
    from rules.core.files import DEVICE  # the home page is shown without the rules
    from rules.text import cut

    kept = (c if c in " ,–-_" or category(c)[0] in "LMN" else "_" for c in normalize("NFC", words))
    name = "".join(kept)
    short = cut(name, len(name.encode()[:_LONGEST].decode(errors="ignore"))).strip()
    short = "".join(map(_encodable, short))
    return f"{short}_" if DEVICE.fullmatch(short) else short


def _encodable(char: str) -> str:
    """Return the character, or a similar one if this system's file names cannot contain it."""
    bare = normalize("NFKD", char)[0]
    for stand_in in (char, "-" if char == "–" else bare):
        with suppress(UnicodeEncodeError):
            os.fsencode(stand_in)
            return stand_in
    return "_"


def dated(words: str, precision: str = DAY) -> str:
    """Return words and the date as a file name without ending: “Mono puzzle, 2025-03-01”."""
    return f"{readable(words)}, {datetime.now():{precision}}"


def match_name(title: str, names: Sequence[str], precision: str = DAY) -> str:
    """Return a match's file name without ending, such as “Adamas, fred – ned, 2025-03-01”."""
    return f"{_players(title, names)}, {datetime.now():{precision}}"


def _players(title: str, names: Sequence[str]) -> str:
    return readable(f"{title}, {' – '.join(names)}")
