"""The fields of a letter, and their bytes: each field is a tag, a length and a value, in order."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from hashlib import sha256
from typing import Any, Self

from rules.core.errors import InvalidText
from rules.core.option_text import options_text, read_options
from rules.letters.errors import InvalidLetter
from rules.letters.keys import Keys, is_signed, joined
from rules.text import visible

ID_BYTES = 8
"""The bytes of an id of a match, and of a reference to the letter before."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """The terms of a match: `names` in seat order; `inviter` is the place of who invites.

    With `lot`, the seats are drawn once all have accepted. A `serious` match has no hints.
    """

    game: str
    options: Mapping[str, int | bool]
    names: tuple[str, ...]
    inviter: int = 0
    lot: bool = False
    serious: bool = False

    def to_bytes(self) -> bytes:
        place = f"{self.inviter}{' lot' * self.lot}{' serious' * self.serious}"
        return "\n".join([self.game, options_text(self.options), place, *self.names]).encode()

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """Raise InvalidLetter if the bytes are not an invitation's."""
        try:
            game, options, place, *names = data.decode().split("\n")
            inviter, *words = place.split(" ")
            read = cls(
                game,
                read_options(options),
                tuple(names),
                int(inviter),
                "lot" in words,
                "serious" in words,
            )
        except (ValueError, InvalidText):
            raise _unreadable() from None
        if read.to_bytes() != data or not 0 <= read.inviter < len(names):
            raise _unreadable()
        return read

    def party_after(self, party: int) -> int:
        """Return the next guest to accept after this player, or the inviter after the last one."""
        return (party + 1) % len(self.names)


@dataclass(frozen=True)
class Letter:
    """One letter. Fields that it does not have are empty.

    `writer` is a place in the invitation's names. `match` and `before` are the first 8 bytes of
    the hashes of the invitation and of the letter before.
    """

    invitation: bytes = b""
    writer: int = 0
    number: int = 1
    match: bytes = b""
    before: bytes = b""
    key: bytes = b""
    root: bytes = b""
    link: bytes = b""
    commitment: bytes = b""
    answers: bytes = b""
    played: str = ""
    secret: bytes = b""
    note: str = ""
    signature: bytes = b""

    def to_bytes(self) -> bytes:
        return self._bytes

    @cached_property
    def _bytes(self) -> bytes:
        return b"".join(self._encoded())

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """Raise InvalidLetter unless the bytes are exactly those of a letter."""
        letter = cls(**dict(_decoded(data)))
        if letter.to_bytes() != data:
            raise _unreadable()
        return letter

    @cached_property
    def digest(self) -> bytes:
        """The hash of the whole letter, which the next letter confirms."""
        return sha256(self.to_bytes()).digest()

    @property
    def visible_note(self) -> str:
        """The note without characters that change the direction of the text around it."""
        return visible(self.note)

    def signed(self, keys: Keys, before: bytes) -> Self:
        """Return the letter with its signature; `before` is the digest of the letter before."""
        return replace(self, signature=keys.sign(self._signed_text(before)))

    def is_signed(self, key: bytes, before: bytes) -> bool:
        """Whether the owner of a public key wrote this letter after the one of this digest."""
        return is_signed(key, self._signed_text(before), self.signature)

    def _signed_text(self, before: bytes) -> bytes:
        return joined("letter", [replace(self, signature=b"").to_bytes(), before])

    def _encoded(self) -> Iterator[bytes]:
        for tag, name in _TAGS.items():
            value = getattr(self, name)
            if isinstance(value, int):
                value = value.to_bytes(2).lstrip(b"\0")
            elif isinstance(value, str):
                value = value.encode()
            if value:
                yield tag + _length(len(value)) + value


_TAGS = {
    b"i": "invitation",
    b"w": "writer",
    b"n": "number",
    b"m": "match",
    b"p": "before",
    b"k": "key",
    b"r": "root",
    b"l": "link",
    b"c": "commitment",
    b"a": "answers",
    b"t": "played",
    b"e": "secret",
    b"y": "note",
    b"s": "signature",
}
_KINDS = {field.name: field.type for field in fields(Letter)}


def bundled(letters: Iterable[Letter]) -> bytes:
    """Return several letters as bytes, each after its length."""
    return b"".join(_length(len(data)) + data for data in map(Letter.to_bytes, letters))


def unbundled(data: bytes) -> list[Letter]:
    """Return the letters in the bytes of a bundle. Raises InvalidLetter."""
    letters, at = [], 0
    while at < len(data):
        value, at = _value(data, at)
        letters.append(Letter.from_bytes(value))
    return letters


def _decoded(data: bytes) -> Iterator[tuple[str, Any]]:
    at = 0
    while at < len(data):
        name = _TAGS.get(data[at : at + 1])
        if name is None:
            raise _unreadable()
        value, at = _value(data, at + 1)
        kind = _KINDS[name]
        if kind is int and len(value) > 2:
            raise _unreadable()
        try:
            yield name, int.from_bytes(value) if kind is int else _text_or_bytes(value, kind)
        except UnicodeDecodeError:
            raise _unreadable() from None


def _text_or_bytes(value: bytes, kind: object) -> bytes | str:
    return value.decode() if kind is str else value


def _length(length: int) -> bytes:
    """Return a length: 7 bits a byte, the highest first, each but the last with its top bit set."""
    encoded = bytes([length & 0x7F])
    while length := length >> 7:
        encoded = bytes([length & 0x7F | 0x80]) + encoded
    return encoded


def _value(data: bytes, at: int) -> tuple[bytes, int]:
    """Return the value whose length is written at a place, and the place after it."""
    length = 0
    for end in range(at, min(at + 3, len(data))):
        length = length << 7 | data[end] & 0x7F
        if data[end] < 0x80:
            if end + 1 + length > len(data):
                break
            return data[end + 1 : end + 1 + length], end + 1 + length
    raise _unreadable()


def _unreadable() -> InvalidLetter:
    return InvalidLetter(
        "this letter was changed on its way, or is from a newer version: ask for it again"
    )
