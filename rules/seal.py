"""Sealed texts: encoded so that a glance at an unfinished record reveals no secrets.

This is not encryption: a program can easily decode them.
"""

import base64
import hashlib

_BLOCK = 512
"""The block size, larger than any secret, so that a sealed text's length reveals nothing."""


def seal(text: str, salt: str, place: int, *, block: int = _BLOCK) -> str:
    """Return the text as `=` and base64; salt and place make equal texts look different.

    It is filled up to a multiple of `block` bytes.
    """
    data = text.encode()
    data += b" " * (-len(data) % block)
    return "=" + base64.b64encode(_mask(data, salt, place)).decode()


def unseal(sealed: str, salt: str, place: int) -> str:
    """Return the text that was sealed. Raises ValueError if it is damaged."""
    data = base64.b64decode(sealed[1:], validate=True)
    return _mask(data, salt, place).decode().rstrip()


def _mask(data: bytes, salt: str, place: int) -> bytes:
    stream = hashlib.shake_128(f"{salt}:{place}".encode()).digest(len(data))
    return bytes(a ^ b for a, b in zip(data, stream, strict=True))
