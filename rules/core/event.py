"""Events: the data on what happened in a match, used for texts, pictures, sounds and reviews.

An event holds only what one viewer may know. The events of a ply, in order, are complete: they
turn the position before the ply into the position after it.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from rules.core.commands import ACCEPT_DRAW, CLAIM_TIE, PROPOSE_DRAW, REJECT_DRAW, RESIGN, TIME_OUT
from rules.core.message import Message
from rules.core.outcome import Outcome


class Event(ABC):
    """Something that happened; every kind is a frozen dataclass of plain values."""

    __slots__ = ()

    @abstractmethod
    def sentence(self, names: tuple[str, ...]) -> Message:
        """Return a sentence on the event, without a full stop; `names` are the players' names."""

    def brief(self, names: tuple[str, ...]) -> Message:
        """Return the shortest text on the event that is still complete."""
        return self.sentence(names)

    def joined(self, later: "Event") -> "Event | None":
        """Return one event that replaces this one and `later` in brief texts, or None."""
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
    """A player gave one of the common commands. A player who resigns is out of the game."""

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
        #: {why}: such as “ann resigns”
        return Message("{why} and is out of the game", why=self.why)


@dataclass(frozen=True, slots=True)
class ScoreChanged(Event):
    """A player's score changed."""

    player: int
    gained: int
    """The change of the score, negative for a loss."""
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

    outcome: Outcome

    def sentence(self, names: tuple[str, ...]) -> Message:
        return self.outcome.sentence(names)
