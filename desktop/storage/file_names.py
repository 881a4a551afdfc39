"""Names of files that people can read and every system takes."""

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from unicodedata import category, normalize

DAY, SECOND = "%Y-%m-%d", "%Y-%m-%d %H.%M.%S"

_LONGEST = 120  # bytes; file systems stop at 255
_NUMBERED = re.compile(r"[0-9a-f]{12}")
_DATED = re.compile(r"(.*), \d{4}-\d\d-\d\d( \d\d\.\d\d\.\d\d)?(-\d+)?")
"""The names the program gives records by itself: a key, or game, players and date."""


def given_name(path: Path, title: str, names: Sequence[str]) -> str:
    """Return what a player called the file of a match; empty if the program named it.

    `title` is the game's, `names` are the players'.
    """
    dated = _DATED.fullmatch(path.stem)
    by_itself = dated is not None and dated[1] == _players(title, names)
    return "" if by_itself or _NUMBERED.fullmatch(path.stem) else path.stem


def readable(words: str) -> str:
    """Words as a file's name without its ending: bounded, no sign that some system forbids.

    Empty if nothing is left of them.
    """
    from rules.core.files import DEVICE  # the home page is shown without the rules
    from rules.text import cut

    kept = (c if c in " ,–-_" or category(c)[0] in "LMN" else "_" for c in normalize("NFC", words))
    name = "".join(kept)
    short = cut(name, len(name.encode()[:_LONGEST].decode(errors="ignore"))).strip()
    short = "".join(map(_encodable, short))
    return f"{short}_" if DEVICE.fullmatch(short) else short


def _encodable(char: str) -> str:
    """Return a character as file names of this system can hold it: most know all, Latin-1 few."""
    bare = normalize("NFKD", char)[0]
    for stand_in in (char, "-" if char == "–" else bare):
        with suppress(UnicodeEncodeError):
            os.fsencode(stand_in)
            return stand_in
    return "_"


def dated(words: str, precision: str = DAY) -> str:
    """Words and now as a file's name without its ending: “Mono puzzle, 2025-03-01”."""
    return f"{readable(words)}, {datetime.now():{precision}}"


def match_name(title: str, names: Sequence[str], precision: str = DAY) -> str:
    """Return the name of a match's file, without its ending: “Adamas, fred – ned, 2025-03-01”."""
    return f"{_players(title, names)}, {datetime.now():{precision}}"


def _players(title: str, names: Sequence[str]) -> str:
    return readable(f"{title}, {' – '.join(names)}")
