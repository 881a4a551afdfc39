"""The personal best in Adamas: the highest stack captured."""

from collections.abc import Iterable

from rules.adamas.events import Captured
from rules.core.best import Best
from rules.core.event import Event
from rules.core.message import Message


class LargestCapture(Best):
    """The height of the highest stack a player captured."""

    title = Message("Largest capture")

    def marks(self, happened: Iterable[Event], player: int) -> Iterable[int]:
        for event in happened:
            if isinstance(event, Captured) and event.player == player:
                yield event.height


BEST = LargestCapture()
