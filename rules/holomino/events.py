"""The events of Holomino: tiles drawn, placed and thrown back, and holes closed."""

from dataclasses import dataclass

from rules.core.event import Event, ScoreChanged
from rules.core.hexes import Hex
from rules.core.message import Message


@dataclass(frozen=True, slots=True)
class TableBegun(Event):
    """Chance drew the first tile of the table."""

    tile: str
    cell: Hex

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message("{tile} is the first tile on the table", tile=self.tile)


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """Chance drew a tile for a player's pool."""

    player: int
    tile: str

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message("{name} draws {tile}", name=names[self.player], tile=self.tile)


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A player put a tile on the table; `digits` are those at lower left, upper left and right."""

    player: int
    digits: str
    position: int
    cell: Hex

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message(
            "{name} places {tile} at position {position}",
            name=names[self.player],
            tile=self.digits,
            position=self.position,
        )

    def joined(self, later: Event) -> Event | None:
        return PlacedForPoints(self, later.value) if isinstance(later, HoleClosed) else None


@dataclass(frozen=True, slots=True)
class HoleClosed(Event):
    """A tile closed a hole: the three cells around it, and the numbers on its rim."""

    player: int
    cells: tuple[Hex, Hex, Hex]
    numbers: tuple[int, int, int]

    @property
    def value(self) -> int:
        return sum(self.numbers)

    def sentence(self, names: tuple[str, ...]) -> Message:
        one, two, three = self.numbers
        return Message(
            "{name} closes a hole of {value}: {one} + {two} + {three}",
            name=names[self.player],
            value=self.value,
            one=one,
            two=two,
            three=three,
        )


@dataclass(frozen=True, slots=True)
class PlacedForPoints(Event):
    """A placed tile together with the holes it closed as one event, for brief texts."""

    placed: Placed
    value: int
    """The points gained; until the score is known, the sum of the holes."""
    score: int | None = None
    """The player's score afterwards, None if it is not known yet."""

    def sentence(self, names: tuple[str, ...]) -> Message:
        placed = self.placed.sentence(names)
        if self.score is None:
            return Message.counted(
                self.value,
                #: {placed}: “ann places 123 at position 6”
                "{placed} for {n} point",
                "{placed} for {n} points",
                placed=placed,
            )
        return Message.counted(
            self.value,
            #: {placed}: “ann places 123 at position 6”. {score}: points so far
            "{placed} for {n} point and has {score}",
            "{placed} for {n} points and has {score}",
            placed=placed,
            score=self.score,
        )

    def joined(self, later: Event) -> Event | None:
        if self.score is not None:
            return None
        if isinstance(later, HoleClosed):
            return PlacedForPoints(self.placed, self.value + later.value)
        if not isinstance(later, ScoreChanged) or later.player != self.placed.player:
            return None
        return PlacedForPoints(self.placed, later.gained, later.score)  # holes may multiply


@dataclass(frozen=True, slots=True)
class ThrownBack(Event):
    """A player without a fitting tile threw one back and passed."""

    player: int
    tile: str

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message("{name} returns {tile} and passes", name=names[self.player], tile=self.tile)
