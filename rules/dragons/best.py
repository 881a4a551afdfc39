"""The personal best in Dragons: the longest winning loop."""

from collections.abc import Iterable

from rules.core.best import Best
from rules.core.event import Event
from rules.core.message import Message
from rules.dragons.events import LoopClosed


class LongestLoop(Best):
    """The number of tiles of a loop that is long enough to win."""

    title = Message("Longest loop")

    def marks(self, happened: Iterable[Event], player: int) -> Iterable[int]:
        for event in happened:
            if isinstance(event, LoopClosed) and event.player == player:
                yield event.length


BEST = LongestLoop()
