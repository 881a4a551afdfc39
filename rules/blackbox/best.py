"""The personal best in Black Box: the fewest probes to find the atoms."""

from collections.abc import Iterable

from rules.blackbox.events import GuessRight, ProbeAnswered
from rules.core.best import Best
from rules.core.event import Event
from rules.core.message import Message


class FewestProbes(Best):
    """The number of probes of a player who found the atoms."""

    title = Message("Fewest rays")
    least = True

    def marks(self, happened: Iterable[Event], player: int) -> Iterable[int]:
        probes = 0
        for event in happened:
            if isinstance(event, ProbeAnswered) and event.player == player:
                probes += 1
            elif isinstance(event, GuessRight) and event.player == player:
                yield probes


BEST = FewestProbes()
