"""The data types of Black Box: moves, boxes, the state, and a player's view."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from rules.blackbox.placements import ATOMS
from rules.blackbox.rays import CELL_NAMES, PORT_NAMES, PORTS
from rules.core import Options, Position

GUESSES = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class BlackBoxOptions(Options):
    """Black Box has no options."""


@dataclass(frozen=True, slots=True)
class Hide:
    """Hides four atoms in the opponent's box. Printed `a1,a2,d4,d5`, in the order of the names."""

    atoms: frozenset[int]

    def __str__(self) -> str:
        return ",".join(sorted_names(self.atoms))


@dataclass(frozen=True, slots=True)
class Mark:
    """Adds an atom marker to the player's own box."""

    cell: int

    def __str__(self) -> str:
        return f"+{CELL_NAMES[self.cell]}"


@dataclass(frozen=True, slots=True)
class Unmark:
    """Removes an atom marker."""

    cell: int

    def __str__(self) -> str:
        return f"/{CELL_NAMES[self.cell]}"


@dataclass(frozen=True, slots=True)
class Probe:
    """Shoots a ray into the box."""

    port: int

    def __str__(self) -> str:
        return PORT_NAMES[self.port]


@dataclass(frozen=True, slots=True)
class Guess:
    """Guesses that the four atoms are where the four markers are."""

    def __str__(self) -> str:
        return "?"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Ends the turn; without another move in the turn it is a pass."""

    def __str__(self) -> str:
        return "end"


Move = Hide | Mark | Unmark | Probe | Guess | EndTurn


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """One player's box. `atoms` is None before they are hidden or if the viewer may not see them.

    `marks` has one text per port: `#` hit, `%` reflection, a letter at both ends of a ray, or "".
    `guesses` holds the cells of every wrong guess, in order.
    """

    atoms: frozenset[int] | None = None
    markers: frozenset[int] = frozenset()
    marks: tuple[str, ...] = ("",) * len(PORTS)
    probes: int = 0
    guesses: tuple[frozenset[int], ...] = ()

    @property
    def guesses_left(self) -> int:
        return GUESSES - len(self.guesses)

    def to_dict(self) -> dict[str, Any]:
        return {
            "marks": {PORT_NAMES[port]: mark for port, mark in enumerate(self.marks) if mark},
            "markers": sorted_names(self.markers),
            "guesses_left": self.guesses_left,
            "atoms": None if self.atoms is None else sorted_names(self.atoms),
            "probes": self.probes,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class BlackBoxPosition(Position):
    """The base of state and view. `probed` and `guessed` describe the current turn."""

    game: ClassVar[str] = "blackbox"

    options: BlackBoxOptions
    boxes: tuple[Box, Box] = (Box(), Box())
    probed: bool = False
    guessed: bool = False

    @property
    def phase(self) -> str:
        """ "hide" in the first round, then "play"."""
        return "hide" if self.turn < 2 else "play"

    def may_probe(self, port: int) -> bool:
        """Whether the player to move can send a ray from a port."""
        return not self.probed and not self.boxes[self.mover].marks[port]

    @property
    def may_guess(self) -> bool:
        """Whether the player to move can guess."""
        return not self.guessed and len(self.boxes[self.mover].markers) == ATOMS

    def to_dict(self) -> dict[str, Any]:
        boxes = [box.to_dict() for box in self.boxes]
        return {**Position.to_dict(self), "phase": self.phase, "boxes": boxes}


@dataclass(frozen=True, slots=True, kw_only=True)
class BlackBoxState(BlackBoxPosition):
    """The complete state, with all atoms."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BlackBoxView(BlackBoxPosition):
    """The part of the state that one player (None = a spectator) may know."""

    viewer: int | None


def sorted_names(cells: Iterable[int]) -> list[str]:
    """Return the names of cells, in alphabetical order."""
    return [CELL_NAMES[cell] for cell in sorted(cells)]
