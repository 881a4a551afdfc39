"""The secret values of one player in one match, all derived from a seed of 32 bytes.

A match needs a signing key, and in games with luck a hash chain: its root is told first, and each
link opened later hashes to the one before, so no link can be chosen late.
"""

import hmac
import secrets
from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256

from rules.letters.errors import InvalidLetter

try:
    from nacl.exceptions import BadSignatureError
    from nacl.signing import SigningKey, VerifyKey
except ImportError:  # the rest of the program works without it
    SIGNED = False
else:
    SIGNED = True

SEED_BYTES = HASH_BYTES = KEY_BYTES = 32
_LINKS = 5_001
"""The number of links in a chain: one for each ply a match can have."""


def new_seed() -> bytes:
    """Return a random seed for one match."""
    return secrets.token_bytes(SEED_BYTES)


def joined(label: str, parts: Sequence[bytes]) -> bytes:
    """Return parts as one text that no other label or parts give: each follows its length."""
    return b"".join(len(part).to_bytes(4) + part for part in (label.encode(), *parts))


def hashed(label: str, *parts: bytes) -> bytes:
    """Return the SHA-256 hash of labelled parts."""
    return sha256(joined(label, parts)).digest()


def check_signing() -> None:
    """Raise InvalidLetter if the library for signatures is not installed."""
    if not SIGNED:
        raise InvalidLetter("letters need the package PyNaCl: install it, and start again")


def is_signed(key: bytes, text: bytes, signature: bytes) -> bool:
    """Whether the owner of a public key signed a text."""
    try:
        VerifyKey(key).verify(text, signature)
    except (BadSignatureError, ValueError):
        return False
    return True


class Keys:
    """All secret values of one player in one match."""

    def __init__(self, seed: bytes) -> None:
        """Raise InvalidLetter unless the seed has 32 bytes, and without PyNaCl."""
        check_signing()
        if len(seed) != SEED_BYTES:
            raise InvalidLetter("this is not a file of a match by letters")
        self._seed = seed

    def derived(self, label: str, *parts: bytes) -> bytes:
        """Return the secret value of 32 bytes for a label and its context."""
        return hmac.digest(self._seed, joined(label, parts), "sha256")

    @cached_property
    def _signing(self) -> "SigningKey":
        return SigningKey(self.derived("sign"))

    @property
    def public(self) -> bytes:
        """The key that verifies this player's signatures."""
        return bytes(self._signing.verify_key)

    def sign(self, text: bytes) -> bytes:
        """Return the signature of a text, 64 bytes."""
        return bytes(self._signing.sign(text).signature)


class Chain:
    """A hash chain: link 0 is its root, and link n + 1 hashes to link n."""

    def __init__(self, last: bytes) -> None:
        links = [last]
        for _ in range(_LINKS):
            links.append(before(links[-1]))
        self._links = links[::-1]

    @property
    def root(self) -> bytes:
        return self._links[0]

    def link(self, number: int) -> bytes:
        """Return a link, counted from the root. Raises InvalidLetter after the last one."""
        if not 0 <= number < len(self._links):
            raise InvalidLetter("a match has at most {most} letters", most=_LINKS)
        return self._links[number]


def before(link: bytes) -> bytes:
    """Return the link that comes before this one in a chain."""
    return hashed("link", link)
