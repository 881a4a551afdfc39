"""The events of Adamas: moved pieces, captured stacks, and pieces that leave the board."""

from dataclasses import dataclass

from rules.core.event import Event
from rules.core.message import Message, listed

MOST_LISTED = 3
"""The most legs that a brief text lists one by one; it only counts more of them."""


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """Pieces went from one cell to another, where the player now has a stack."""

    player: int
    count: int
    source: str
    target: str
    height: int
    """The height of the player's stack on the target after the move."""

    def sentence(self, names: tuple[str, ...]) -> Message:
        #: counts pieces within a sentence: “ann moves 2 pieces from a3 to b3”
        pieces = Message.counted(self.count, "{n} piece", "{n} pieces")
        moved = Message(
            "{name} moves {pieces} from {source} to {target}",
            name=names[self.player],
            pieces=pieces,
            source=self.source,
            target=self.target,
        )
        if self.height == self.count:
            return moved
        return Message.counted(
            self.height,
            #: {moved}: “ann moves 2 pieces from a3 to b3”
            "{moved}, where {n} piece now stands",
            "{moved}, where {n} pieces now stand",
            moved=moved,
        )

    def joined(self, later: Event) -> Event | None:
        return MovedTogether((self,)).joined(later)


@dataclass(frozen=True, slots=True)
class MovedTogether(Event):
    """All legs of a split or a merge as one event, for brief texts."""

    legs: tuple[Moved, ...]

    def sentence(self, names: tuple[str, ...]) -> Message:
        first, last = self.legs[0], self.legs[-1]
        name = names[first.player]
        if first.source == last.source:
            if len(self.legs) > MOST_LISTED:
                return Message.counted(
                    len(self.legs),
                    "{name} splits {source} over {n} cell",
                    "{name} splits {source} over {n} cells",
                    name=name,
                    source=first.source,
                )
            parts = [
                #: one of {parts} in “ann splits a3: 1 to a4, 2 to b3”
                Message("{n} to {target}", n=leg.count, target=leg.target)
                for leg in self.legs
            ]
            return Message(
                "{name} splits {source}: {parts}",
                name=name,
                source=first.source,
                parts=listed(parts),
            )
        sources = listed([leg.source for leg in self.legs])
        if len(self.legs) > MOST_LISTED:
            #: {sources} in “ann merges 6 stacks into c3”
            sources = Message.counted(len(self.legs), "{n} stack", "{n} stacks")
        return Message.counted(
            last.height,
            "{name} merges {sources} into {target}: {n} piece",
            "{name} merges {sources} into {target}: {n} pieces",
            name=name,
            sources=sources,
            target=last.target,
        )

    def joined(self, later: Event) -> Event | None:
        if not isinstance(later, Moved) or later.player != self.legs[0].player:
            return None
        legs = (*self.legs, later)
        split = len({leg.source for leg in legs}) == 1
        merge = len({leg.target for leg in legs}) == 1
        return MovedTogether(legs) if split or merge else None


@dataclass(frozen=True, slots=True)
class Captured(Event):
    """The landing pieces captured the stack on their target."""

    player: int
    cell: str
    owner: int
    """The player who lost the stack."""
    height: int

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message.counted(
            self.height,
            "{name} captures {owner}'s piece on {cell}",
            "{name} captures {owner}'s stack of {n} on {cell}",
            name=names[self.player],
            owner=names[self.owner],
            cell=self.cell,
        )

    def joined(self, later: Event) -> Event | None:
        if isinstance(later, Moved) and later.target == self.cell and later.player == self.player:
            return CapturedFrom(self, later.source)
        return None


@dataclass(frozen=True, slots=True)
class CapturedFrom(Event):
    """A capture together with its move as one event, for brief texts."""

    captured: Captured
    source: str

    def sentence(self, names: tuple[str, ...]) -> Message:
        captured = self.captured.sentence(names)
        #: {captured}: “ann captures ned’s stack of 2 on d3”. {source}: the cell the pieces came
        #: from
        return Message("{captured} from {source}", captured=captured, source=self.source)


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """All pieces of an eliminated player left the board."""

    player: int
    count: int
    stacks: tuple[tuple[str, int], ...]
    """The cells they stood on, in cell order, and the heights there."""

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message.counted(
            self.count,
            "{name}'s {n} piece leaves the board",
            "{name}'s {n} pieces leave the board",
            name=names[self.player],
        )


@dataclass(frozen=True, slots=True)
class Repeated(Event):
    """The position has occurred three times or more with the same player to move."""

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message("this position has occurred three times, so a draw can be claimed")
