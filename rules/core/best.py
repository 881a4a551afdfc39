"""Personal bests: each finished match has a number, and each player keeps the best one."""

from abc import ABC, abstractmethod
from collections.abc import Iterable

from rules.core.event import Event
from rules.core.message import Message


class Best(ABC):
    """A game's kind of personal best: its title, and how to read it from a match's events."""

    title: Message
    least = False
    """Whether the lowest number is the best."""

    @abstractmethod
    def marks(self, happened: Iterable[Event], player: int) -> Iterable[int]:
        """Return every number that counts for a player of a finished match.

        `happened` holds all events that spectators saw, in order.
        """

    def of(self, happened: Iterable[Event], player: int) -> int | None:
        """Return a player's best number in a match, None if no number counts."""
        return self.better(self.marks(happened, player))

    def better(self, numbers: Iterable[int]) -> int | None:
        """Return the best of several numbers, None if there are none."""
        found = list(numbers)
        if not found:
            return None
        return min(found) if self.least else max(found)
