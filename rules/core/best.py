"""The best somebody has done in a game, as a number that can be told of each match."""

from abc import ABC, abstractmethod
from collections.abc import Iterable

from rules.core.event import Event
from rules.core.message import Message


class Best(ABC):
    """What a game counts as its best: its name, and how it is found in what happened."""

    title: Message
    least = False
    """Whether the lowest number is the best."""

    @abstractmethod
    def marks(self, happened: Iterable[Event], player: int) -> Iterable[int]:
        """Every number that counts for a player of a finished match.

        `happened` is all that spectators were told, in order.
        """

    def of(self, happened: Iterable[Event], player: int) -> int | None:
        """Return the best of a match for a player; None where there is nothing to count."""
        return self.better(self.marks(happened, player))

    def better(self, numbers: Iterable[int]) -> int | None:
        """Return the best of several numbers; None of none."""
        found = list(numbers)
        if not found:
            return None
        return min(found) if self.least else max(found)
