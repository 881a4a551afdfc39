"""The personal best in Holomino: the most holes closed with one tile."""

from collections.abc import Iterable

from rules.core.best import Best
from rules.core.event import Event
from rules.core.message import Message
from rules.holomino.events import HoleClosed, Placed


class MostHoles(Best):
    """The number of holes that one tile closed."""

    title = Message("Most holes at once")

    def marks(self, happened: Iterable[Event], player: int) -> Iterable[int]:
        count = 0
        for event in happened:
            if isinstance(event, Placed):
                count = 0
            elif isinstance(event, HoleClosed) and event.player == player:
                count += 1
                yield count


BEST = MostHoles()
