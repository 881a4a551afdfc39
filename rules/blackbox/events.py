"""The events of Black Box: hidden atoms, markers, answered probes, and guesses."""

from dataclasses import dataclass

from rules.core.event import Event
from rules.core.message import Message, listed


@dataclass(frozen=True, slots=True)
class AtomsHidden(Event):
    """A player hid the four atoms that the other has to find."""

    player: int
    cells: tuple[str, ...] | None
    """The atoms' cells in alphabetical order; None for a viewer who may not know them."""

    def sentence(self, names: tuple[str, ...]) -> Message:
        name, other = names[self.player], names[1 - self.player]
        if self.cells is None:
            return Message("{name} hides four atoms in {other}'s box", name=name, other=other)
        cells = listed(self.cells)
        return Message(
            "{name} hides four atoms in {other}'s box, on {cells}",
            name=name,
            other=other,
            cells=cells,
        )


@dataclass(frozen=True, slots=True)
class MarkerPut(Event):
    """A player marked a cell of their own box."""

    player: int
    cell: str

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message("{name} puts a marker on {cell}", name=names[self.player], cell=self.cell)


@dataclass(frozen=True, slots=True)
class MarkerTaken(Event):
    """A player removed a marker."""

    player: int
    cell: str

    def sentence(self, names: tuple[str, ...]) -> Message:
        name = names[self.player]
        return Message("{name} removes the marker from {cell}", name=name, cell=self.cell)


_ANSWERS = {
    "#": Message("{name} sends a ray into {port}: it hits an atom"),
    "%": Message("{name} sends a ray into {port}: it is reflected"),
}


@dataclass(frozen=True, slots=True)
class ProbeAnswered(Event):
    """The answer to a probe that a player shot into their own box; both players see it."""

    player: int
    port: str
    mark: str
    """The new mark at the port: `#` hit, `%` reflection, or the letter of both ends of the ray."""
    leaves: str | None
    """The port where the ray came out, with the same mark; None if it did not come out."""

    def sentence(self, names: tuple[str, ...]) -> Message:
        name = names[self.player]
        if self.leaves is None:
            return Message(_ANSWERS[self.mark], name=name, port=self.port)
        return Message(
            "{name} sends a ray into {port}: it comes out at {leaves}, and both ports get "
            "the mark {mark}",
            name=name,
            port=self.port,
            leaves=self.leaves,
            mark=self.mark,
        )

    def brief(self, names: tuple[str, ...]) -> Message:
        if self.leaves is None:
            return self.sentence(names)
        return Message(
            "{name} sends a ray from {port} to {leaves}, mark {mark}",
            name=names[self.player],
            port=self.port,
            leaves=self.leaves,
            mark=self.mark,
        )

    def joined(self, later: Event) -> Event | None:
        """Return this event alone if `later` is the end of the turn, otherwise None.

        The end need not be mentioned: after a probe only markers can follow, and the prompt names
        the next player.
        """
        return self if isinstance(later, TurnEnded) and later.player == self.player else None


@dataclass(frozen=True, slots=True)
class GuessWrong(Event):
    """The atoms are not where a player's markers are."""

    player: int
    cells: tuple[str, ...]
    left: int
    """The number of guesses the player has left."""

    def sentence(self, names: tuple[str, ...]) -> Message:
        name, cells = names[self.player], listed(self.cells)
        if not self.left:
            return Message(
                "{name} guesses {cells} and is wrong: that was the last guess",
                name=name,
                cells=cells,
            )
        return Message.counted(
            self.left,
            "{name} guesses {cells} and is wrong: {n} guess left",
            "{name} guesses {cells} and is wrong: {n} guesses left",
            name=name,
            cells=cells,
        )


@dataclass(frozen=True, slots=True)
class GuessRight(Event):
    """The atoms are where a player's markers are."""

    player: int
    cells: tuple[str, ...]

    def sentence(self, names: tuple[str, ...]) -> Message:
        cells = listed(self.cells)
        return Message("{name} guesses {cells} and is right", name=names[self.player], cells=cells)


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A player ended the turn."""

    player: int

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message("{name} ends the turn", name=names[self.player])


@dataclass(frozen=True, slots=True)
class AtomsShown(Event):
    """The game is over, and the viewer now sees a box's atoms that were secret until now."""

    player: int
    """The box's player, who had to find the atoms."""
    cells: tuple[str, ...]

    def sentence(self, names: tuple[str, ...]) -> Message:
        cells = listed(self.cells)
        return Message(
            "the atoms in {name}'s box are on {cells}", name=names[self.player], cells=cells
        )
