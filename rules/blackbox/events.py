"""What happens in Black Box: atoms are hidden, rays tell, markers lie, guesses come true or not."""

from dataclasses import dataclass
from typing import ClassVar

from rules.core.event import Event
from rules.core.message import Message, listed


@dataclass(frozen=True, slots=True)
class AtomsHidden(Event):
    """A player hid the four atoms that the other has to find."""

    player: int
    cells: tuple[str, ...] | None
    """Where they lie, in alphabetical order; None for those who may not know."""

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
    """A player marked a cell of the own box."""

    player: int
    cell: str

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message("{name} puts a marker on {cell}", name=names[self.player], cell=self.cell)


@dataclass(frozen=True, slots=True)
class MarkerTaken(Event):
    """A player took a marker away."""

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
    """A ray that a player shot into the own box told something; both players see what."""

    player: int
    port: str
    mark: str
    """What the port shows now: `#` hit, `%` reflection, or the letter of both ends of the ray."""
    leaves: str | None
    """The port where the ray came out, marked alike; None where it did not."""

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
        """Return this event alone if the end of the turn follows, else None.

        A probe ends the turn, apart from markers, and the prompt says whose turn comes.
        """
        return self if isinstance(later, TurnEnded) and later.player == self.player else None


@dataclass(frozen=True, slots=True)
class GuessWrong(Event):
    """The atoms are not where a player's markers are."""

    player: int
    cells: tuple[str, ...]
    left: int
    """So many guesses the player still has."""

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
    """The game is over, and the viewer sees the atoms of a box that were a secret until now."""

    after_the_end: ClassVar[bool] = True

    player: int
    """Whose box it is: the player who had to find them."""
    cells: tuple[str, ...]

    def sentence(self, names: tuple[str, ...]) -> Message:
        cells = listed(self.cells)
        return Message(
            "the atoms in {name}'s box are on {cells}", name=names[self.player], cells=cells
        )
