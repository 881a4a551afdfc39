"""The personal best in Mono: the highest score of one turn's list."""

from collections.abc import Iterable

from rules.core.best import Best
from rules.core.event import Event
from rules.core.message import Message
from rules.mono.events import RunsScored


class BestList(Best):
    """The points of a turn's list."""

    title = Message("Best list")

    def marks(self, happened: Iterable[Event], player: int) -> Iterable[int]:
        for event in happened:
            if isinstance(event, RunsScored) and event.player == player:
                yield event.points


BEST = BestList()
