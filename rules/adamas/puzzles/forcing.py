"""Forced wins of Adamas in one or two turns, found by trying all moves and replies.

It works on the inner board, for two players without progressive captures. The opponent loses with
no piece or no move left.
"""

from collections.abc import Iterator
from itertools import chain, combinations

from rules.adamas.game import AdamasState
from rules.adamas.players.board import Built, Field, bits
from rules.adamas.splits import shares
from rules.core.clock import Cancelled
from rules.core.puzzle import Out


class Forcing:
    """A search of one position. Raises Cancelled after `most` moves or once `out()` is true."""

    def __init__(self, state: AdamasState, out: Out, most: int) -> None:
        self.field = Field(state)
        self.tried = 0
        """The number of moves tried so far."""
        self._out = out
        self._most = most

    def escapes(self, most: int) -> int:
        """Count the mover's moves that avoid a loss next turn, up to `most`."""
        found = 0
        for reply in moves(self.field):
            found += not self._loses(reply)
            if found > most:
                break
        return found

    def winner_now(self) -> Built | None:
        """Return a move that wins at once, None if there is none."""
        player = self.field.mover
        assert player is not None
        taking = self._takes_all(player)
        if taking is not None:
            return taking
        return next((move for move in self._sticking(player) if self._wins(move, player)), None)

    def winners(self, most: int | None = None) -> list[Built]:
        """Return the moves that win at once or whatever the reply; stop after `most` of them."""
        found = []
        for move in moves(self.field):
            if self.holds(move):
                found.append(move)
                if len(found) == most:
                    break
        return found

    def holds(self, move: Built) -> bool:
        """Whether a move wins at once, or next turn whatever the reply is."""
        field = self.field
        player = field.mover
        assert player is not None
        self._count()
        undo = field.play(move)
        if field.mover is None:
            held = bool(field.totals[player]) and not field.totals[1 - player]
        else:
            held = self.refutation() is None
        field.undo(undo)
        return held

    def refutation(self) -> Built | None:
        """Return a reply after which the other side has no win at once; None if there is none."""
        return next((reply for reply in moves(self.field) if not self._loses(reply)), None)

    def stubborn(self) -> Built:
        """Return a reply that prevents the win.

        If none does, return the reply that keeps the most pieces safe from capture.
        """
        reply = self.refutation()
        if reply is not None:
            return reply
        return max(moves(self.field), key=self._left_after)

    def _left_after(self, reply: Built) -> tuple[int, int]:
        """Return how many of the replier's pieces are safe after a reply, and how many remain."""
        field = self.field
        player = field.mover
        assert player is not None
        undo = field.play(reply)
        own = field.own[player]
        safe = sum(own[cell] for cell in field.cells(player) if not field.capturable(cell))
        there = field.totals[player]
        field.undo(undo)
        return safe, there

    def _loses(self, reply: Built) -> bool:
        """Whether the other side wins at once after a reply."""
        self._count()
        field = self.field
        undo = field.play(reply)
        # A reply that ends the game wins or draws it, so it does not lose.
        lost = field.mover is not None and self.winner_now() is not None
        field.undo(undo)
        return lost

    def _wins(self, move: Built, player: int) -> bool:
        self._count()
        field = self.field
        undo = field.play(move)
        won = field.mover is None and bool(field.totals[player]) and not field.totals[1 - player]
        field.undo(undo)
        return won

    def _takes_all(self, player: int) -> Built | None:
        """Return a move that captures all enemy stacks, None if there is none.

        One stack must see all of them and have a piece for each.
        """
        field = self.field
        prey = field.cells(1 - player)
        if not all(map(field.capturable, prey)):
            return None
        for cell in field.cells(player):
            if field.own[player][cell] >= len(prey) and set(prey) <= set(field.seen(cell)[0]):
                return ((cell, len(prey)),), tuple((other, 1) for other in prey)
        return None

    def _sticking(self, player: int) -> Iterator[Built]:
        """Yield all moves that may leave the other player without a move, and some others.

        All cells around the uncaptured enemy stacks must be filled, and no two of these stacks may
        be neighbours.
        """
        field = self.field
        nearby = field.geometry.nearby
        prey = field.cells(1 - player)
        ripe = [cell for cell in prey if field.capturable(cell)]
        for count in range(min(len(ripe), len(prey) - 1) + 1):
            for taken in combinations(ripe, count):
                self._count()
                left = sum(1 << cell for cell in prey if cell not in taken)
                around = 0
                for cell in bits(left):
                    around |= nearby[cell]
                if not around & left:
                    needed = around & ~field.taken | sum(1 << cell for cell in taken)
                    yield from self._reaching(player, needed)

    def _reaching(self, player: int, needed: int) -> Iterator[Built]:
        """Yield the moves that reach all these cells."""
        field, own = self.field, self.field.own[player]
        for source in field.cells(player):
            if own[source] >= needed.bit_count() and not needed & ~field.geometry.lines[source]:
                yield from splits(field, source, tuple(bits(needed)))
        for target in range(len(own)):
            if not needed & ~(1 << target):
                yield from merges(field, target)

    def _count(self) -> None:
        self.tried += 1
        if self.tried > self._most or (self.tried % 256 == 0 and self._out()):
            raise Cancelled


def moves(field: Field) -> Iterator[Built]:
    """Yield all legal moves of the player to move: splits, then merges."""
    assert field.mover is not None
    for source in field.cells(field.mover):
        yield from splits(field, source)
    for target in range(len(field.own[0])):
        yield from merges(field, target)


def splits(field: Field, source: int, needed: tuple[int, ...] = ()) -> Iterator[Built]:
    """Yield all splits of a stack that land on every `needed` cell."""
    height = field.own[field.owner(source)][source]
    stacks, free = field.seen(source)
    landing = {*free, *filter(field.may_land, stacks)}
    if not landing.issuperset(needed):
        return
    left = height - len(needed)
    more = shares([(cell, left) for cell in sorted(landing)], left)
    for choice in chain([()], more) if needed else more:
        counts = dict.fromkeys(needed, 1)
        for cell, count in choice:
            counts[cell] = counts.get(cell, 0) + count
        parts = tuple(sorted(counts.items())) if needed else choice
        yield ((source, sum(count for _, count in parts)),), parts


def merges(field: Field, target: int) -> Iterator[Built]:
    """Yield all merges on a cell."""
    player = field.mover
    assert player is not None
    own = field.own[player]
    if not field.may_land(target):
        return
    limits = [(cell, own[cell]) for cell in sorted(field.seen(target)[0]) if own[cell]]
    for choice in shares(limits, sum(height for _, height in limits)):
        if len(choice) > 1:
            yield choice, ((target, sum(count for _, count in choice)),)
