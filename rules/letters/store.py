"""The file in which a player keeps a match by letters: their seed, and all letters so far.

The seed is enough to write letters in the player's name, so only the player can read the file.
"""

import re
from pathlib import Path

from rules.core import atomic_write
from rules.core.files import decoded, read_file
from rules.letters import marks
from rules.letters.armor import armored, letters_in
from rules.letters.errors import InvalidLetter
from rules.letters.keys import SEED_BYTES
from rules.letters.side import Side

EXTENSION = ".qxm"
"""The extension of these files."""

_TITLE = "Quincunx match by letters 1"
_MOST_BYTES = 2**22
_HEAD = re.compile(
    rf"{_TITLE}\nparty: ([0-9])\nseed: ([0-9a-f]{{{2 * SEED_BYTES}}})\n"
    r"(?:moved: ([0-9]{1,4})( away)?\n)?(?:hides: (.+)\n)?\n"
)


def save(side: Side, path: Path, *, new: bool = False) -> None:
    """Write a side to its file, and mark what it has written. Raises OSError.

    With `new`, an existing file is left alone and FileExistsError raised.
    """
    if new:
        with path.open("x"):
            pass
        atomic_write.make_private(path)
    write(side, path)
    marks.note(side)


def write(side: Side, path: Path) -> None:
    """Write a side to its file without a mark, completely or not at all. Raises OSError."""
    atomic_write.write(contents(side), path, private=True)


def contents(side: Side) -> bytes:
    """Return what the file of a side contains."""
    head = f"{_TITLE}\nparty: {side.party}\nseed: {side.seed.hex()}\n"
    moved = f"moved: {side.moves}{' away' * side.away}\n" if side.moves else ""
    hides = f"hides: {side.hides}\n" if side.hides else ""
    return f"{head}{moved}{hides}\n{armored(side.table.letters)}\n".encode()


def load(path: Path) -> Side:
    """Return the side in a file, which knows its mark. Raises OSError and InvalidLetter."""
    side = side_of(read_file(path, _MOST_BYTES))
    marks.note(side)
    return side


def side_of(data: bytes) -> Side:
    """Return the side in the contents of a file. Raises InvalidLetter."""
    text = decoded(data, "replace")
    head = _HEAD.match(text)
    if head is None:
        raise InvalidLetter("this is not a file of a match by letters")
    party, seed, moves, away, hides = head.groups()
    side = Side(bytes.fromhex(seed), int(party), letters_in(text[head.end() :]), hides or "")
    side.moves, side.away = int(moves or 0), bool(away)
    if side.party >= len(side.table.names):
        raise InvalidLetter("this is not a file of a match by letters")
    return side
