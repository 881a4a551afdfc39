"""Letters as text that mails and chats carry unharmed, and back.

A block is `qxl1:`, base64 without padding in lines of 64 signs, a colon and six check signs. Text
around it is for people and is never read.
"""

import re
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from hashlib import sha256

from rules.letters.body import Letter, bundled, unbundled
from rules.letters.errors import InvalidLetter

EXTENSION = ".qxl"
"""The extension of files with letters."""

MOST_CHARACTERS = 2**21
"""The most characters of a text that is read."""

_MARK = "qxl1:"
_COLUMNS = 64
_CHECK_SIGNS = 6
_DROPPED = re.compile("[\\s>|\u200b-\u200f\u2060\ufeff\xad]|=(?=\\s|$)")
_BLOCK = re.compile(rf"{_MARK}([A-Za-z0-9+/]+):([A-Za-z0-9+/]{{{_CHECK_SIGNS}}})")


def armored(letters: Iterable[Letter]) -> str:
    """Return letters as one block."""
    data = bundled(letters)
    text = f"{_MARK}{b64encode(data).decode().rstrip('=')}:{_check_signs(data)}"
    return in_columns(text)


def in_columns(text: str) -> str:
    """Return a text without blanks in lines of 64 characters."""
    return "\n".join(text[at : at + _COLUMNS] for at in range(0, len(text), _COLUMNS))


def letters_in(text: str) -> list[Letter]:
    """Return all letters in a text, in order.

    Raises InvalidLetter if there is none, or if one was cut or altered.
    """
    if len(text) > MOST_CHARACTERS:
        raise InvalidLetter("this text is too long for a letter")
    bare = _DROPPED.sub("", text)
    if _MARK not in bare:
        raise InvalidLetter("there is no letter in this text: a letter begins with “qxl1:”")
    found = list(_letters(bare))
    if not found:
        raise InvalidLetter(
            "this letter was cut: its last line should end with a colon and six signs"
        )
    return found


def _letters(bare: str) -> Iterator[Letter]:
    for block in _BLOCK.finditer(bare):
        try:
            data = b64decode(block[1] + "=" * (-len(block[1]) % 4))
        except ValueError:  # a number of signs that base64 never has
            data = b""
        if _check_signs(data) != block[2]:
            raise InvalidLetter(
                "this letter was changed on its way, or is from a newer version: ask for it again"
            )
        yield from unbundled(data)


def _check_signs(data: bytes) -> str:
    return b64encode(sha256(data).digest()).decode()[:_CHECK_SIGNS]
