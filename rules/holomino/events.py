"""What happens in Holomino: tiles are drawn, placed and thrown back, and holes closed."""

from dataclasses import dataclass

from rules.core.event import Event
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
            "{name} puts {tile} at position {position}",
            name=names[self.player],
            tile=self.digits,
            position=self.position,
        )


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
class ThrownBack(Event):
    """A player to whom no tile fitted threw one back and passed."""

    player: int
    tile: str

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message(
            "{name} throws {tile} back and passes", name=names[self.player], tile=self.tile
        )
