"""Luck that nobody can steer: draws made from links that the players open in turn."""

from collections.abc import Sequence
from hashlib import shake_256
from random import Random
from typing import TypeVar

from rules.core import AnyGame, Position
from rules.letters.keys import hashed
from rules.ply import Draws

_T = TypeVar("_T")
_BLOCK = 1_024  # bytes made at a time


class Stream(Random):
    """Random numbers from SHAKE256 that are the same in every version of Python.

    Only `below` and `choice` are such; they are all that draws in matches by letter use.
    """

    def __init__(self, seed: bytes) -> None:
        super().__init__(0)
        self._shake_seed, self._bytes, self._at = seed, b"", 0

    def below(self, end: int) -> int:
        """Return a number from 0 to `end` - 1; numbers that would be likelier are drawn again."""
        size = (end.bit_length() + 7) // 8 + 1
        limit = 256**size - 256**size % end
        while (number := int.from_bytes(self._take(size))) >= limit:
            pass
        return number % end

    def choice(self, seq: Sequence[_T]) -> _T:  # type: ignore[override]
        """Return one of the items, each with the same chance."""
        return seq[self.below(len(seq))]

    def order(self, count: int) -> tuple[int, ...]:
        """Return the numbers below `count` in a random order."""
        left = list(range(count))
        return tuple(left.pop(self.below(len(left))) for _ in range(count))

    def _take(self, count: int) -> bytes:
        end = self._at + count
        if end > len(self._bytes):
            length = (end // _BLOCK + 1) * _BLOCK
            self._bytes = shake_256(self._shake_seed).digest(length)
        taken, self._at = self._bytes[self._at : end], end
        return taken


def luck_of(match: bytes, letter: int, opened: Sequence[bytes]) -> bytes:
    """Return the seed of the draws of a letter: of all players' last opened links, in order."""
    return hashed("luck", match, letter.to_bytes(4), *opened)


class LuckDraws(Draws):
    """Draws from a stream; `count` says how many were made."""

    def __init__(self, game: AnyGame, luck: bytes) -> None:
        super().__init__(game, 0)
        self.stream = Stream(luck)
        self.count = 0

    def _next(self, state: Position, number: int) -> object:
        self.count += 1
        return self._game.draw(state, self.stream)
