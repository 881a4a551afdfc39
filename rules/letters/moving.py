"""A match on its way to another computer: a file that only a passphrase opens.

The match then belongs to the computer that reads the file. The other one keeps it, but writes no
letters in it. A file counts how often the match was moved, so no computer takes an older one.
"""

import secrets
import unicodedata
from base64 import b64decode, b64encode
from copy import copy
from hashlib import sha256
from pathlib import Path

from rules.core import atomic_write
from rules.letters import marks, store
from rules.letters.armor import in_columns
from rules.letters.errors import InvalidLetter
from rules.letters.keys import check_signing
from rules.letters.side import Side

try:
    from nacl.exceptions import CryptoError
    from nacl.pwhash import argon2id
    from nacl.secret import SecretBox
except ImportError:  # `check_signing` says so
    pass

EXTENSION = ".qxs"
"""The extension of these files."""

SHORTEST_PASSPHRASE = 8

_TITLE = "Quincunx match by letters, sealed 1"
_SALT_BYTES, _KEY_BYTES, _CHECK_BYTES = 16, 32, 4
_BETWEEN = b"\0"
_PASSES, _MEMORY = 3, 2**26  # RFC 9106, section 4


def sealed(data: bytes, passphrase: str) -> bytes:
    """Return the contents of a file that only the passphrase opens. Raises InvalidLetter."""
    if len(passphrase) < SHORTEST_PASSPHRASE:
        raise InvalidLetter("choose at least {least} characters", least=SHORTEST_PASSPHRASE)
    check_signing()
    salt = secrets.token_bytes(_SALT_BYTES)
    body = salt + bytes(SecretBox(_key(passphrase, salt)).encrypt(data))
    text = b64encode(body + sha256(body).digest()[:_CHECK_BYTES]).decode()
    return "\n".join([_TITLE, in_columns(text), ""]).encode()


def opened(file: bytes, passphrase: str) -> bytes:
    """Return the data in the contents of a file. Raises InvalidLetter."""
    check_signing()
    title, _, text = file.partition(b"\n")
    if title.strip() != _TITLE.encode():
        raise InvalidLetter("this is not a file with a match to move")
    try:
        read = b64decode(b"".join(text.split()), validate=True)
    except ValueError:
        read = b""
    body, check = read[:-_CHECK_BYTES], read[-_CHECK_BYTES:]
    if len(body) <= _SALT_BYTES or sha256(body).digest()[:_CHECK_BYTES] != check:
        raise InvalidLetter("this file was cut or changed: copy it again")
    try:
        return bytes(SecretBox(_key(passphrase, body[:_SALT_BYTES])).decrypt(body[_SALT_BYTES:]))
    except CryptoError:
        raise InvalidLetter("this is not the passphrase of this file") from None


def packed(side: Side, beside: bytes = b"") -> bytes:
    """Return the file of a side, and what stands beside it, as one."""
    return store.contents(side) + _BETWEEN + beside


def unpacked(data: bytes) -> tuple[Side, bytes]:
    """Return the side, and what stood beside it. Raises InvalidLetter."""
    text, _, beside = data.partition(_BETWEEN)
    return store.side_of(text), beside


def move(side: Side, path: Path, target: Path, passphrase: str, beside: bytes = b"") -> Side:
    """Seal a match in a file, and return the side that stays in the file at `path`.

    Raises OSError and InvalidLetter, and then leaves no file for another computer.
    """
    there, here = leaving(side)
    atomic_write.write(sealed(packed(there, beside), passphrase), target, private=True)
    try:
        store.save(here, path)
    except OSError:  # otherwise both computers could write
        target.unlink(missing_ok=True)
        store.write(side, path)
        raise
    return here


def take(side: Side, path: Path) -> None:
    """Save a match that was moved here. Raises OSError, and InvalidLetter if it must not be."""
    here = store.load(path) if path.exists() else None
    if here is not None and (here.table.id, here.party) != (side.table.id, side.party):
        raise InvalidLetter("this letter belongs to another match")
    if here is not None and not here.away:
        raise InvalidLetter("this match is on this computer already")
    left = marks.left(side)
    if left is not None and side.moves <= left:
        raise InvalidLetter("this file was used already: only the computer with the match moves it")
    store.save(side, path, new=here is None)


def leaving(side: Side) -> tuple[Side, Side]:
    """Return a side for the other computer, and the one that stays here and writes no more.

    Raises InvalidLetter if it has been moved away already.
    """
    side.check_here()
    there, here = copy(side), copy(side)
    there.moves = here.moves = side.moves + 1
    here.away = True
    return there, here


def _key(passphrase: str, salt: bytes) -> bytes:
    typed = unicodedata.normalize("NFC", passphrase).encode()
    return argon2id.kdf(_KEY_BYTES, typed, salt, opslimit=_PASSES, memlimit=_MEMORY)
