"""The events of Dragons: placed tiles, automatic tiles, gaps, and growing dragons."""

from dataclasses import dataclass

from rules.core.event import Event
from rules.core.hexes import Hex
from rules.core.message import Message, listed


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A player put a tile, in one of its states, on an empty cell."""

    player: int
    state: str
    position: int
    cell: Hex

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message(
            "{name} places {state} at position {position}",
            name=names[self.player],
            state=self.state,
            position=self.position,
        )

    def joined(self, later: Event) -> Event | None:
        return PlacedAlong(self, 1) if isinstance(later, AutoPlaced) else None


@dataclass(frozen=True, slots=True)
class AutoPlaced(Event):
    """A tile was placed automatically; `position` is the number its cell had just before."""

    state: str
    position: int
    cell: Hex

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message(
            "{state} is placed automatically at position {position}",
            state=self.state,
            position=self.position,
        )


@dataclass(frozen=True, slots=True)
class PlacedAlong(Event):
    """A placed tile together with its automatic tiles as one event, for brief texts."""

    placed: Placed
    automatic: int

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message.counted(
            self.automatic,
            #: {placed}: “ann places d at position 3”
            "{placed}, followed by {n} automatic tile",
            "{placed}, followed by {n} automatic tiles",
            placed=self.placed.sentence(names),
        )

    def joined(self, later: Event) -> Event | None:
        more = isinstance(later, AutoPlaced)
        return PlacedAlong(self.placed, self.automatic + 1) if more else None


@dataclass(frozen=True, slots=True)
class LoopClosed(Event):
    """A player has a loop that is long enough to win."""

    player: int
    length: int

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message.counted(
            self.length,
            "{name} has a loop of {n} tile",
            "{name} has a loop of {n} tiles",
            name=names[self.player],
        )


@dataclass(frozen=True, slots=True)
class EyesMade(Event):
    """A player's dragons together enclose more eyes than before."""

    player: int
    count: int
    """The number of new eyes."""

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message.counted(
            self.count,
            "{name} makes an eye",
            "{name} makes {n} eyes",
            name=names[self.player],
        )


@dataclass(frozen=True, slots=True)
class DragonClosed(Event):
    """A player's dragon has no open end any more."""

    player: int
    size: int
    """The number of tiles of the dragon."""
    eyes: int

    def sentence(self, names: tuple[str, ...]) -> Message:
        #: {eyes} in “completes a dragon with 2 eyes”
        eyes = Message.counted(self.eyes, "{n} eye", "{n} eyes")
        return Message.counted(
            self.size,
            "{name}'s dragon on {n} tile is complete, with {eyes}",
            "{name}'s dragon on {n} tiles is complete, with {eyes}",
            name=names[self.player],
            eyes=eyes,
        )


@dataclass(frozen=True, slots=True)
class GapsMade(Event):
    """There are gaps: the next player must fill one of these positions."""

    positions: tuple[int, ...]
    cells: tuple[Hex, ...]

    def sentence(self, names: tuple[str, ...]) -> Message:
        if len(self.positions) == 1:
            return Message(
                "the gap at position {position} must be filled", position=self.positions[0]
            )
        return Message(
            "one of the gaps at positions {positions} must be filled",
            positions=listed([str(position) for position in self.positions]),
        )

    def brief(self, names: tuple[str, ...]) -> Message:
        if len(self.positions) == 1:
            #: an entry in the list of moves
            return Message("gap at position {position}", position=self.positions[0])
        return Message(
            #: an entry in the list of moves
            "gaps at positions {positions}",
            positions=listed([str(position) for position in self.positions]),
        )
