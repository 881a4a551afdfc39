"""Drafts of Black Box: the atoms of both boxes."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Self

from desktop.board.editing.edit_draft import Draft, Values
from rules.blackbox.game import BlackBoxState
from rules.blackbox.placements import ATOMS
from rules.blackbox.rays import CELL_NAMES, CELLS
from rules.blackbox.state import sorted_names
from rules.core import SEATS
from rules.core.setup_text import seat, sections, written

Atoms = frozenset[int]


@dataclass(frozen=True, slots=True)
class BlackBoxDraft(Draft):
    """The atoms, as cells, of the box that each player has to solve."""

    slug: ClassVar[str] = "blackbox"
    boxes: tuple[Atoms, Atoms] = (frozenset(), frozenset())

    def text(self) -> str:
        parts = {seat: sorted_names(self.boxes[n]) for n, seat in enumerate(SEATS[:2])}
        return written({**parts, "move": [SEATS[self.to_move]]})

    def laid_out(self, text: str) -> Self:
        found = sections(text, (*SEATS[:2], "move"))
        cells = {name: cell for cell, name in enumerate(CELL_NAMES)}
        first, second = (
            frozenset(cells[word] for word in found.get(key, []) if word in cells)
            for key in SEATS[:2]
        )
        return replace(self, boxes=(first, second), to_move=seat(found.get("move"), SEATS[:2]))

    @classmethod
    def of_state(cls, state: BlackBoxState, values: Values) -> Self:
        first, second = (frozenset(box.atoms or ()) for box in state.boxes)
        return cls(values, 2, state.to_move or 0, (first, second))

    def cleared(self) -> Self:
        return replace(self, boxes=(frozenset(), frozenset()))

    def started(self, rng: Random) -> Self:
        """Return both boxes with random atoms, as in this game the players hide them."""
        return self.at_random(0, rng).at_random(1, rng)

    def with_atoms(self, player: int, atoms: Iterable[int]) -> Self:
        """Return the draft with other atoms in a player's box."""
        there = frozenset(atoms)
        boxes = (there, self.boxes[1]) if player == 0 else (self.boxes[0], there)
        return replace(self, boxes=boxes)

    def toggled(self, player: int, cell: int) -> Self:
        """Return the draft with an atom added to a cell, or removed from it."""
        return self.with_atoms(player, self.boxes[player] ^ {cell})

    def moved(self, player: int, cell: int, to: int) -> Self:
        """Return the draft with an atom on another cell."""
        return self.with_atoms(player, self.boxes[player] - {cell} | {to})

    def at_random(self, player: int, rng: Random) -> Self:
        """Return the draft with a player's box filled at random."""
        return self.with_atoms(player, rng.sample(CELLS, ATOMS))
