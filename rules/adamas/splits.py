"""All ways to distribute pieces over cells, and the landing orders that `prog_cap` allows.

Cells are numbers in the order of `Board.cells`, so tuples of shares sort in cell order.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.adamas.board import Board, Stack, Stacks, capturable

Share = tuple[int, int]
"""A cell and a number of pieces."""

Shares = tuple[Share, ...]


def shares(limits: Sequence[Share], left: int) -> Iterator[Shares]:
    """Yield every way to choose pieces for one or more cells.

    `limits` bounds the pieces of each cell, `left` their total.
    """
    for i, (cell, most) in enumerate(limits):
        for count in range(1, min(most, left) + 1):
            share = (cell, count)
            yield (share,)
            for rest in shares(limits[i + 1 :], left - count):
                yield (share, *rest)


def lifted(stacks: Stacks, source: int, count: int) -> list[Stack | None]:
    """Return the stacks with `count` pieces taken off one of them."""
    result = list(stacks)
    stack = stacks[source]
    assert stack is not None
    result[source] = stack._replace(height=stack.height - count) if count < stack.height else None
    return result


def land(stacks: list[Stack | None], cell: int, arriving: Stack) -> None:
    """Put pieces on a cell: they join a friendly stack or replace an enemy one."""
    stack = stacks[cell]
    height = stack.height if stack is not None and stack.owner == arriving.owner else 0
    stacks[cell] = Stack(arriving.owner, height + arriving.height)


@dataclass(frozen=True, slots=True)
class SplitProgress:
    """A split that moves `total` pieces of one stack and lands them part by part ("-prog_cap")."""

    board: Board
    stacks: Stacks
    source: int
    total: int

    @property
    def owner(self) -> int:
        stack = self.stacks[self.source]
        assert stack is not None
        return stack.owner

    def counted(self, landed: Shares) -> Stacks:
        """Return the stacks that decide the next part's capture, after the `landed` parts."""
        if not landed:
            return self.stacks
        result = lifted(self.stacks, self.source, self.total)
        for cell, count in landed:
            land(result, cell, Stack(self.owner, count))
        return result

    def is_enemy(self, cell: int) -> bool:
        stack = self.stacks[cell]
        return stack is not None and stack.owner != self.owner

    def may_land(self, landed: Shares, cell: int) -> bool:
        """Whether the next part may land on a visible cell on which no part has landed yet."""
        return not self.is_enemy(cell) or capturable(self.board, self.counted(landed), cell)

    def orders(self, targets: Sequence[int], landed: Shares = ()) -> Iterator[Shares]:
        """Yield every way to distribute all the pieces, each in its first legal landing order."""
        left = self.total - sum(count for _, count in landed)
        for cell in targets:
            if any(cell == other for other, _ in landed) or not self.may_land(landed, cell):
                continue
            for count in range(1, left + 1):
                if self._belongs_earlier((cell, count), landed):
                    continue
                parts = (*landed, (cell, count))
                if count < left:
                    yield from self.orders(targets, parts)
                elif parts == self.first_order(parts):
                    yield parts

    def _belongs_earlier(self, share: Share, landed: Shares) -> bool:
        """Whether the last part has a higher cell than `share` and could also land after it.

        Then the current order is not the first legal one. Without this test `orders` would try all
        n! orders.
        """
        if not landed or landed[-1] < share:
            return False
        before, last = landed[:-1], landed[-1]
        return self.may_land(before, share[0]) and self.may_land((*before, share), last[0])

    def first_order(self, parts: Shares) -> Shares | None:
        """Return the first legal landing order, compared cell by cell; None if there is none."""
        enemies = [cell for cell, _ in parts if self.is_enemy(cell)]
        if not enemies:
            return tuple(sorted(parts))
        # Only pieces on a line with a captured stack can change its count.
        lines = {cell for enemy in enemies for ray in self.board.rays[enemy] for cell in ray}
        telling = frozenset(enemies) | lines
        return self._completed((), tuple(sorted(parts)), telling, set())

    def _completed(
        self,
        landed: Shares,
        parts: Shares,
        telling: frozenset[int],
        dead: set[frozenset[Share]],
    ) -> Shares | None:
        if len(landed) == len(parts):
            return landed
        key = frozenset(share for share in landed if share[0] in telling)
        # The first part is counted differently, so the key of an empty `landed` is never dead.
        if landed and key in dead:
            return None
        for share in parts:
            if share not in landed and self.may_land(landed, share[0]):
                order = self._completed((*landed, share), parts, telling, dead)
                if order is not None:
                    return order
        dead.add(key)
        return None
