"""Drafts of Adamas: stacks by cell."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Self

from desktop.board.editing.edit_draft import Draft, Values
from rules.adamas import setup
from rules.adamas.board import Stack, board_of, cell_order
from rules.adamas.game import MOST_PIECES, AdamasState
from rules.core import SEATS
from rules.core.setup_text import written


@dataclass(frozen=True, slots=True)
class AdamasDraft(Draft):
    """Stacks on the cells of a board."""

    slug: ClassVar[str] = "adamas"
    stacks: Mapping[str, Stack] = field(default_factory=dict)

    def text(self) -> str:
        parts: dict[str, list[str]] = {}
        for player, seat in enumerate(SEATS[: self.players]):
            cells = sorted((c for c, s in self.stacks.items() if s.owner == player), key=cell_order)
            parts[seat] = [f"{cell}={self.stacks[cell].height}" for cell in cells]
        return written({**parts, "move": [SEATS[self.to_move]]})

    def laid_out(self, text: str) -> Self:
        stacks, to_move = setup.read(SEATS[: self.players], text)
        found = {
            cell: Stack(SEATS.index(owner), min(height, MOST_PIECES))
            for cell, (owner, height) in stacks.items()
        }
        return replace(self, stacks=found, to_move=to_move)

    @classmethod
    def of_state(cls, state: AdamasState, values: Values) -> Self:
        stacks = dict(zip(state.board.cells, state.stacks, strict=True))
        found = {cell: stack for cell, stack in stacks.items() if stack is not None}
        return cls(values, len(state.names), state.to_move or 0, found)

    def cleared(self) -> Self:
        return replace(self, stacks={})

    def trimmed(self) -> Self:
        cells = board_of(self.options.size).index
        kept = {c: s for c, s in self.stacks.items() if c in cells and s.owner < self.players}
        return replace(self, stacks=kept)

    def pieces(self, player: int) -> int:
        """Return the number of a player's pieces."""
        return sum(stack.height for stack in self.stacks.values() if stack.owner == player)

    def with_height(self, cell: str, player: int, height: int) -> Self:
        """Return the draft with a stack of this height on a cell, replacing any other there.

        A height of 0 leaves the cell empty.
        """
        stacks = {c: stack for c, stack in self.stacks.items() if c != cell}
        if height > 0:
            stacks[cell] = Stack(player, min(height, MOST_PIECES))
        return replace(self, stacks=stacks)

    def lowered(self, cell: str) -> Self:
        """Return the draft with one piece less on a cell."""
        there = self.stacks.get(cell)
        return self.with_height(cell, there.owner, there.height - 1) if there else self

    def moved(self, cell: str, to: str) -> Self:
        """Return the draft with a whole stack on another cell.

        It joins a stack of the same owner there, and replaces any other.
        """
        stack, there = self.stacks.get(cell), self.stacks.get(to)
        if stack is None or cell == to:
            return self
        joined = there.height if there is not None and there.owner == stack.owner else 0
        return self.with_height(cell, 0, 0).with_height(to, stack.owner, stack.height + joined)
