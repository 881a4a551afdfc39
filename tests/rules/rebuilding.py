"""What events alone tell: the facts of a view, rebuilt from those before and what happened."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from rules.core.commands import RESIGN, TIME_OUT
from rules.core.event import (
    CommandGiven,
    Eliminated,
    Event,
    MatchEnded,
    ScoreChanged,
    TurnPassed,
)


class Rebuilt(ABC):
    """The facts of one viewer's `to_dict()`, as they follow from events.

    Begins with the facts of the start; knows nothing of states, moves and rules.
    """

    over: ClassVar[Mapping[str, Any]] = {}
    """The facts of the game that are always the same once it is over."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.facts = facts

    def take(self, event: Event) -> None:
        """Bring the facts up to date. Raises AssertionError for an unknown event."""
        match event:
            case CommandGiven(player, command):
                if command in (RESIGN, TIME_OUT):
                    self.put_out(player)
            case Eliminated(player):
                self.put_out(player)
            case ScoreChanged(player, gained, score):
                assert self.facts["scores"][player] + gained == score
                self.facts["scores"][player] = score
            case TurnPassed(player):
                self.facts["to_move"] = player
            case MatchEnded(outcome):
                self.facts["to_move"] = None
                self.facts["outcome"] = outcome.to_dict()
                self.facts["scores"] = list(outcome.scores)
                self.facts |= self.over
            case _:
                assert self.take_own(event), f"nobody knows {event}"

    @abstractmethod
    def take_own(self, event: Event) -> bool:
        """Do the same for an event of the game; return whether it is one."""

    def put_out(self, player: int) -> None:
        """Put a player out of the game."""
        if "out" in self.facts:
            self.facts["out"] = sorted({*self.facts["out"], player})
