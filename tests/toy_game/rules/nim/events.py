"""What happens in Nim."""

from dataclasses import dataclass

from rules.core import Event, Message


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Chance laid out the heaps."""

    heaps: tuple[int, ...]

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message("the heaps are {heaps}", heaps="-".join(map(str, self.heaps)))


@dataclass(frozen=True, slots=True)
class Hidden(Event):
    """A player hid a number; None where the viewer may not know it."""

    player: int
    number: int | None

    def sentence(self, names: tuple[str, ...]) -> Message:
        name = names[self.player]
        if self.number is None:
            return Message("{name} hides a number", name=name)
        return Message("{name} hides the number {number}", name=name, number=self.number)


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """A player took stones from a heap, counted from 0."""

    player: int
    heap: int
    count: int

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message.counted(
            self.count,
            "{name} takes {n} stone from heap {heap}",
            "{name} takes {n} stones from heap {heap}",
            name=names[self.player],
            heap=self.heap + 1,
        )


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """At the end the numbers come to light."""

    numbers: tuple[int | None, ...]

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message("the numbers were {numbers}", numbers="-".join(map(str, self.numbers)))
