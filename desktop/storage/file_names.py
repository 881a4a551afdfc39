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
_DEVICE = re.compile(r"con|prn|aux|nul|(com|lpt)[0-9¹²³]", re.IGNORECASE)
"""What Windows takes for a device, whatever ending follows."""

_UNNAMED = re.compile(r"[0-9a-f]{12}|.*, \d{4}-\d\d-\d\d( \d\d\.\d\d\.\d\d)?(-\d+)?")
"""Names the program gives records by itself."""


def given_name(path: Path) -> str:
    """What somebody called a record; empty if it has only the name the program gave it."""
    return "" if _UNNAMED.fullmatch(path.stem) else path.stem


def readable(words: str) -> str:
    """Words as a file's name without its ending: bounded, no sign that some system forbids.

    Empty if nothing is left of them.
    """
    kept = (c if c in " ,–-_" or category(c)[0] in "LMN" else "_" for c in normalize("NFC", words))
    short = "".join(kept).encode()[:_LONGEST].decode(errors="ignore").strip()
    short = "".join(map(_encodable, short))
    return f"{short}_" if _DEVICE.fullmatch(short) else short


def _encodable(char: str) -> str:
    """A character as file names of this system can hold it: most know all, Latin-1 few."""
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
    """The name of a match's file, without its ending: “Adamas, fred – ned, 2025-03-01”."""
    return dated(f"{title}, {' – '.join(names)}", precision)
