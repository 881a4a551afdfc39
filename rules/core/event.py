"""What happened in a match, as data: what is told, shown, sounded and reviewed is made of events.

An event is what one viewer may know of it. The events of a ply, in order, are all there is to know:
whoever applies them to the position before has the position after.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from rules.core.commands import ACCEPT_DRAW, CLAIM_TIE, PROPOSE_DRAW, REJECT_DRAW, RESIGN, TIME_OUT
from rules.core.message import Message
from rules.core.outcome import Outcome


class Event(ABC):
    """Something that happened; every kind is a frozen dataclass of plain values."""

    __slots__ = ()

    after_the_end: ClassVar[bool] = False
    """Whether it only says how the game ended, and is no part of what a player did."""

    @abstractmethod
    def sentence(self, names: tuple[str, ...]) -> Message:
        """Return what happened, in a sentence without a full stop; `names` are the players'."""

    def brief(self, names: tuple[str, ...]) -> Message:
        """Return what happened, in the fewest words that leave nothing to ask."""
        return self.sentence(names)

    def joined(self, later: "Event") -> "Event | None":
        """One event that tells this one and the next one briefly; None if both are told alone."""
        return None


_COMMANDS = {
    RESIGN: Message("{name} resigns"),
    PROPOSE_DRAW: Message("{name} offers a draw"),
    ACCEPT_DRAW: Message("{name} accepts the draw"),
    REJECT_DRAW: Message("{name} declines the draw"),
    CLAIM_TIE: Message("{name} claims a draw"),
    TIME_OUT: Message("{name} runs out of time"),
}


@dataclass(frozen=True, slots=True)
class CommandGiven(Event):
    """A player gave one of the common commands; who resigns is out of the game."""

    player: int
    command: str

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message(_COMMANDS[self.command], name=names[self.player])


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """A player is out of the game without having resigned."""

    player: int
    why: str
    """A `Message` such as “fred has no legal move”."""

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message("{why} and is out of the game", why=self.why)


@dataclass(frozen=True, slots=True)
class ScoreChanged(Event):
    """A player's score is another than before the move, the command or the draw."""

    player: int
    gained: int
    """The difference; negative where points were lost."""
    score: int

    def sentence(self, names: tuple[str, ...]) -> Message:
        name, most = names[self.player], abs(self.gained)
        if self.gained < 0:
            lost = Message.counted(most, "{n} point", "{n} points")
            return Message(
                "{name} loses {lost} and has {score}", name=name, lost=lost, score=self.score
            )
        won = Message.counted(most, "{n} point", "{n} points")
        return Message("{name} gains {won} and has {score}", name=name, won=won, score=self.score)


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """It is a player's turn now."""

    player: int

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message("it is {name}'s turn", name=names[self.player])


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The game is over."""

    after_the_end: ClassVar[bool] = True

    outcome: Outcome

    def sentence(self, names: tuple[str, ...]) -> Message:
        return self.outcome.sentence(names)
