"""Lines of sight on an Adamas board, and the stacks threatened along them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rules.adamas.board import capturable, cells_in_sight, stacks_in_sight
from rules.adamas.game import AdamasState, may_land


@dataclass(frozen=True, slots=True)
class Threat:
    """A stack whose height equals its visible enemy count, and the players who may capture it."""

    cell: str
    owner: int
    height: int
    by: tuple[int, ...]

    def ink(self, viewer: int | None) -> str:
        """Return the colour token of its marks: crimson for a danger, green for a chance."""
        if self.owner == viewer:
            return "threatened"
        return "accent" if viewer in self.by else "control"


@dataclass(frozen=True, slots=True)
class LinesOfSight:
    """The first stack in each direction of a cell, and the total height of the enemy ones.

    `height` is the height of the stack on the cell, 0 if it is empty.
    """

    cell: str
    friends: tuple[str, ...]
    enemies: tuple[str, ...]
    seen: int
    height: int

    @property
    def equation(self) -> str:
        """The visible count compared with the height, as on the board; only the count if empty."""
        if not self.height:
            return str(self.seen)
        sign = "=" if self.seen == self.height else "<" if self.seen < self.height else ">"
        return f"{self.seen} {sign} {self.height}"


def threats(view: AdamasState) -> list[Threat]:
    """Return the stacks of all players that can be captured, those of the player to move last.

    Before the opening move, which may not capture, only the mover's own stacks are returned.
    """
    if view.outcome is not None:
        return []
    found = []
    for index, stack in enumerate(view.stacks):
        if stack is None or (not view.opened and stack.owner != view.to_move):
            continue
        if not capturable(view.board, view.stacks, index):
            continue
        cell = view.board.cells[index]
        sight = lines_from(view, cell)
        enemies = (view.stacks[view.board.index[enemy]] for enemy in sight.enemies)
        by = tuple(sorted({enemy.owner for enemy in enemies if enemy}))
        found.append(Threat(cell, stack.owner, stack.height, by))
    return sorted(found, key=lambda threat: threat.owner == view.to_move)


def newest_first(view: AdamasState, found: Sequence[Threat]) -> list[Threat]:
    """Return these threats, those that involve a stack of the last move first."""

    def is_old(threat: Threat) -> bool:
        return view.last.isdisjoint((threat.cell, *lines_from(view, threat.cell).enemies))

    return sorted(found, key=is_old)


def may_merge_at_all(view: AdamasState) -> bool:
    """Whether two stacks of the player to move can go to the same cell."""
    board, stacks = view.board, view.stacks
    own = [i for i, stack in enumerate(stacks) if stack and stack.owner == view.to_move]
    seen = Counter(cell for index in own for cell in cells_in_sight(board, stacks, index))
    return any(count > 1 and may_land(view, stacks, cell) for cell, count in seen.items())


def lines_from(view: AdamasState, cell: str) -> LinesOfSight:
    """Return the lines of sight of a cell; an empty cell counts as the player to move."""
    board, index = view.board, view.board.index[cell]
    stack = view.stacks[index]
    owner = view.to_move if stack is None else stack.owner
    firsts = [
        (board.cells[there], first)
        for there in stacks_in_sight(board, view.stacks, index)
        if (first := view.stacks[there]) is not None
    ]
    friends = tuple(name for name, first in firsts if first.owner == owner)
    enemies = tuple(name for name, first in firsts if first.owner != owner)
    seen = sum(first.height for _, first in firsts if first.owner != owner)
    return LinesOfSight(cell, friends, enemies, seen, 0 if stack is None else stack.height)
