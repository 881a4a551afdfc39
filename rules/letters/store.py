"""The file in which a player keeps a match by letters: their seed, and all letters so far.

The seed is enough to write letters in the player's name, so only the player can read the file.
"""

import re
from pathlib import Path

from rules.core import atomic_write
from rules.core.files import decoded, read_file
from rules.letters.armor import armored, letters_in
from rules.letters.errors import InvalidLetter
from rules.letters.keys import SEED_BYTES
from rules.letters.side import Side

EXTENSION = ".qxm"
"""The extension of these files."""

_TITLE = "Quincunx match by letters 1"
_MOST_BYTES = 2**22
_HEAD = re.compile(
    rf"{_TITLE}\nparty: ([0-9])\nseed: ([0-9a-f]{{{2 * SEED_BYTES}}})\n(?:hides: (.+)\n)?\n"
)


def save(side: Side, path: Path, *, new: bool = False) -> None:
    """Write a side to its file, completely or not at all. Raises OSError.

    With `new`, an existing file is left alone and FileExistsError raised.
    """
    if new:
        with path.open("x"):
            pass
    head = f"{_TITLE}\nparty: {side.party}\nseed: {side.seed.hex()}\n"
    hides = f"hides: {side.hides}\n" if side.hides else ""
    data = f"{head}{hides}\n{armored(side.table.letters)}\n".encode()
    if new:
        atomic_write.make_private(path)
    atomic_write.write(data, path, private=True)


def load(path: Path) -> Side:
    """Return the side in a file. Raises OSError and InvalidLetter."""
    text = decoded(read_file(path, _MOST_BYTES), "replace")
    head = _HEAD.match(text)
    if head is None:
        raise InvalidLetter("this is not a file of a match by letters")
    side = Side(bytes.fromhex(head[2]), int(head[1]), letters_in(text[head.end() :]), head[3] or "")
    if side.party >= len(side.table.names):
        raise InvalidLetter("this file is damaged: it names no player of the match")
    return side
