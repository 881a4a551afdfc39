"""Situation: the part of a view of Mono that planning a turn needs."""

from dataclasses import dataclass

from rules.mono.board import HIDDEN, LABELS, cells_of
from rules.mono.game import MonoPosition
from rules.mono.players.potential import HIGHEST, LOWEST, NEXT


@dataclass(frozen=True, slots=True)
class Situation:
    """One player's turn: the opponents' boards as they see them, and the running list."""

    size: int
    rule: int
    boards: tuple[str, ...]
    """Each opponent's labels in seat order; `.` where hidden."""
    owners: tuple[int, ...]
    """The players of these boards."""
    covered: tuple[int, ...]
    """The hidden cells of each board."""
    last: int
    """The last value listed, 0 at the start of the turn."""
    run: int
    """The length of the run of equal values at the end of the list."""

    @property
    def cells(self) -> list[int]:
        """The cells that can be revealed."""
        every = 0
        for hidden in self.covered:
            every |= hidden
        return cells_of(every)

    def left(self) -> tuple[int, ...]:
        """Return the number of hidden cells of each value on all boards together; index 0 is 0."""
        counts = [0] * (self.size + 1)
        for labels in self.boards:
            for value in range(1, self.size + 1):
                counts[value] += value - labels.count(LABELS[value - 1])
        return tuple(counts)


def situation_of(view: MonoPosition, player: int) -> Situation:
    """Return a player's situation, or the one they would have if it were their turn.

    The list is empty if it is not their turn. The player must have placed a layout.
    """
    options = view.options
    owners = view.opponents(player)
    boards = tuple(known_of(view, owner) for owner in owners)
    values = view.values if view.seat == player and view.to_move is not None else ()
    return Situation(
        size=options.size,
        rule=LOWEST if options.take_min else HIGHEST if options.take_max else NEXT,
        boards=boards,
        owners=tuple(owners),
        covered=tuple(view.grid.full & ~view.uncovered[owner] for owner in owners),
        last=values[-1] if values else 0,
        run=run_of(values),
    )


def known_of(view: MonoPosition, owner: int) -> str:
    """Return the labels of a board that the others have seen, `.` elsewhere.

    A view shows more of its viewer's own board, and of all boards at the end of the game.
    """
    seen = view.uncovered[owner]
    return "".join(
        label if seen >> cell & 1 else HIDDEN
        for cell, label in enumerate(view.layouts[owner] or "")
    )


def run_of(values: tuple[int, ...]) -> int:
    """Return the length of the run of equal values that ends the list."""
    length = 0
    while length < len(values) and values[-1 - length] == values[-1]:
        length += 1
    return length
