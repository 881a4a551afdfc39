"""All the ways to share out pieces, and the landing orders that `prog_cap` allows.

Cells are numbers in the order of `Board.cells`, so tuples of shares sort in cell order.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.adamas.board import Board, Stack, Stacks, capturable

Share = tuple[int, int]
"""A cell and a number of pieces."""

Shares = tuple[Share, ...]


def shares(limits: Sequence[Share], left: int) -> Iterator[Shares]:
    """Every choice of pieces for one or more cells, lazily.

    `limits` bounds the pieces of each cell, `left` those of all together.
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
    """Put pieces on a cell: friends are added to, enemies replaced."""
    stack = stacks[cell]
    height = stack.height if stack is not None and stack.owner == arriving.owner else 0
    stacks[cell] = Stack(arriving.owner, height + arriving.height)


@dataclass(frozen=True, slots=True)
class SplitProgress:
    """`total` pieces of one stack under way, landing part by part ("-prog_cap")."""

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
        """Return the stacks that count for the next part, once some have landed."""
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
        """Whether the next part may land on a cell in sight that none has landed on."""
        return not self.is_enemy(cell) or capturable(self.board, self.counted(landed), cell)

    def orders(self, targets: Sequence[int], landed: Shares = ()) -> Iterator[Shares]:
        """Every way to share out all the pieces once, in its first legal landing order."""
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
        """Whether the last two parts may change places, the lower cell then coming first.

        Such an order cannot be the first one; without this test there would be n! of them.
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
        # The first part counts differently, so nothing landed is not the same as nothing telling.
        if landed and key in dead:
            return None
        for share in parts:
            if share not in landed and self.may_land(landed, share[0]):
                order = self._completed((*landed, share), parts, telling, dead)
                if order is not None:
                    return order
        dead.add(key)
        return None
