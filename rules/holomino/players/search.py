"""Alpha-beta over sampled draws, on a tree that is kept from sample to sample.

The only unknown is the order of the sack. For an assumed order the search has full information, and
it examines only the moves with the best static values. All candidates are searched with the same
orders, so that luck cancels out.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.clock import Clock, TimeUp
from rules.holomino.game import HolominoMove, HolominoState, Place, Throw
from rules.holomino.players.board import NO_WAY, THROW, Board, Node, Promises, Step
from rules.holomino.players.evaluation import (
    best_promises,
    estimate,
    final,
    promised,
    promised_after,
)
from rules.holomino.players.tables import each
from rules.holomino.tiles import turned


class Hands:
    """The pools and the sack as masks, and the mover's lead in points, after the mover's draw."""

    __slots__ = ("ahead", "mine", "passes", "sack", "theirs")

    def __init__(self, mine: int, theirs: int, sack: int, ahead: int, passes: int = 0) -> None:
        self.mine, self.theirs, self.sack = mine, theirs, sack
        self.ahead, self.passes = ahead, passes

    @property
    def turns(self) -> int:
        """The number of tiles still to be placed."""
        return (self.mine | self.theirs | self.sack).bit_count()


class Search:
    """A search of one position for the player to move."""

    def __init__(self, view: HolominoState, clock: Clock) -> None:
        self.clock = clock
        self.board = board = Board(view)
        me = view.mover
        self.hands = hands = Hands(
            board.tables.mask(view.pools[me]),
            board.tables.mask(view.pools[1 - me]),
            board.tables.mask(view.sack),
            view.points[me] - view.points[1 - me],
            view.passes,
        )
        self.nodes = 0
        self.root = _node(promised(board, hands.mine | hands.theirs | hands.sack))

    def forget(self, candidates: list[Step]) -> None:
        """Drop the subtrees below these steps of the root, as the tree is too large."""
        self.nodes = 0
        for step in candidates:
            step.node = None

    def promises_for(self, tiles: int) -> Promises:
        """Return the promises of the current table for these tiles."""
        return best_promises(promised(self.board, tiles))

    def is_easily_seen(self, step: Step) -> bool:
        """Whether a step places its tile in the rotation of its name, or turned once."""
        digits = f"{step.way:x}"
        name = self.board.tables.names[step.tile]
        return step.cell != THROW and digits in (name, turned(name))

    def largest_hole(self, step: Step) -> int:
        """Return the value of the largest single hole a placement closes, 0 if there is none."""
        return max(self.board.holes(step.cell, step.way), default=0)

    def reply(self, step: Step, drawn: list[int]) -> float:
        """Return the points that the other player can expect in the turn after a step.

        They are averaged over the tile of `drawn` that this player draws first, if there is any.
        """
        if step.cell != THROW:
            self.board.put(step.cell, step.way)
        most = self.most_by_tile(self.hands.theirs | sum(drawn))
        pool = max([most.get(tile, 0) for tile in each(self.hands.theirs)], default=0)
        each_draw = [max(pool, most.get(tile, 0)) for tile in drawn]
        if step.cell != THROW:
            self.board.take(step.cell)
        return sum(each_draw) / len(each_draw) if each_draw else pool

    def exchange(self, step: Step, draws: Sequence[int], later: float) -> float:
        """Return the points of the mover's best move after a step, less the other player's reply.

        Both players take the most points; the other player draws first. The mover's points are
        multiplied by `later`.
        """
        board = self.board
        if step.cell != THROW:
            board.put(step.cell, step.way)
        theirs = self._most_of(self.hands.theirs | sum(draws[:1]))
        if theirs:
            board.put(theirs.cell, theirs.way)
        mine = self._most_of(self.hands.mine ^ step.tile | sum(draws[1:]))
        if theirs:
            board.take(theirs.cell)
        if step.cell != THROW:
            board.take(step.cell)
        return (mine.gain * later if mine else 0) - (theirs.gain if theirs else 0)

    def _most_of(self, tiles: int) -> Step | None:
        """Return the placement of one of these tiles that scores most; None if none scores."""
        most: Step | None = None
        for step in self.board.placements(tiles, fewest=2):
            if step.gain > (most.gain if most else 0):
                most = step
        return most

    def most_by_tile(self, tiles: int) -> dict[int, int]:
        """Return the most points that each of these tiles can score now, if it can score."""
        most: dict[int, int] = {}
        for step in self.board.placements(tiles, fewest=2):
            if step.gain > most.get(step.tile, 0):
                most[step.tile] = step.gain
        return most

    def steps(self, node: Node, hands: Hands) -> list[Step]:
        """Return every placement of the player to move; the board must be at the node."""
        found: list[Step] = []
        known = node.steps
        if known is None:
            known = node.steps = {}
        fresh = 0
        for tile in each(hands.mine):
            if tile not in known:
                known[tile] = []
                fresh |= tile
        if fresh:
            for step in self.board.placements(fresh):
                known[step.tile].append(step)
        for tile in each(hands.mine):
            found += known[tile]
        return found

    def choices(self) -> list[Step]:
        """Return the legal steps of the player to move: placements, or throws if nothing fits."""
        steps = self.steps(self.root, self.hands)
        return steps or [Step(THROW, tile, NO_WAY, 0) for tile in each(self.hands.mine)]

    def after(self, node: Node, step: Step, hands: Hands) -> Node:
        """Return the node after a step from this node; the board must be at this node."""
        if step.node is not None:
            return step.node
        alive = (hands.mine | hands.theirs | hands.sack) ^ step.tile
        board, cell = self.board, step.cell
        board.put(cell, step.way)
        found = promised_after(board, node.all_promises, cell, step.tile, alive)
        board.take(cell)
        step.node = there = _node(found)
        self.nodes += 1
        return there

    def ranked(self, node: Node, hands: Hands) -> list[tuple[float, Step]]:
        """Return the steps of the player to move, the most promising first, with their estimates.

        If nothing fits, they are throws.
        """
        mine, theirs, sack, ahead = hands.mine, hands.theirs, hands.sack, hands.ahead
        found = []
        for step in self.steps(node, hands):
            there = step.node or self.after(node, step, hands)
            left = mine ^ step.tile
            found.append(
                (estimate(there.promises, left, theirs, sack, ahead + step.gain, False), step)
            )
        for tile in each(0 if found else mine):
            worth = estimate(node.promises, mine ^ tile, theirs, sack | tile, ahead, False)
            found.append((worth, Step(THROW, tile, NO_WAY, 0, node)))
        found.sort(key=_worth, reverse=True)
        return found

    def value(
        self, step: Step, depth: int, draws: DrawOrder, width: int, alpha: float = -2.0
    ) -> float:
        """Return a candidate's value, -1 to 1, searched `depth` plies further with known draws.

        In every position only the best `width` moves are searched. Values not above `alpha` may be
        inexact. Raises TimeUp; after that, this object must not be used again.
        """
        return self._value(self.root, step, self.hands, depth, draws, width, alpha, 2.0)

    def _value(
        self,
        node: Node,
        step: Step,
        hands: Hands,
        depth: int,
        draws: DrawOrder,
        width: int,
        alpha: float,
        beta: float,
    ) -> float:
        mine, ahead = hands.mine ^ step.tile, hands.ahead + step.gain
        thrown = step.cell == THROW
        if not mine or (thrown and hands.passes):
            return final(ahead)
        sack, theirs = hands.sack, hands.theirs
        if thrown:
            sack |= step.tile
        else:
            node = self.after(node, step, hands)
        if sack:
            tile, draws = draws.next(sack)
            theirs |= tile
            sack ^= tile
        reply = Hands(theirs, mine, sack, -ahead, int(thrown))
        if thrown:
            return -self._best(node, reply, depth, draws, width, -beta, -alpha)
        self.board.put(step.cell, step.way)
        value = -self._best(node, reply, depth, draws, width, -beta, -alpha)
        self.board.take(step.cell)
        return value

    def _best(
        self,
        node: Node,
        hands: Hands,
        depth: int,
        draws: DrawOrder,
        width: int,
        alpha: float,
        beta: float,
    ) -> float:
        """Return the value of the best move of the player to move."""
        if self.clock.out():
            raise TimeUp
        if depth <= 1 and hands.mine.bit_count() > 1:
            return self.best_at_sight(node, hands, beta)
        ranked = self.ranked(node, hands)
        best = -2.0
        for _, step in ranked[:width]:
            value = self._value(node, step, hands, depth - 1, draws, width, max(alpha, best), beta)
            if value > best:
                best = value
                if best >= beta:
                    break
        return best

    def best_at_sight(self, node: Node, hands: Hands, beta: float) -> float:
        """Return the best static value of a step, or any value from `beta` on."""
        steps = self.steps(node, hands)
        if not steps:
            return self.ranked(node, hands)[0][0]
        mine, theirs, sack, ahead = hands.mine, hands.theirs, hands.sack, hands.ahead
        best = -2.0
        for step in sorted(steps, key=gain_of, reverse=True):
            there = step.node or self.after(node, step, hands)
            left = mine ^ step.tile
            value = estimate(there.promises, left, theirs, sack, ahead + step.gain, False)
            if value > best:
                best = value
                if best >= beta:
                    break
        return best


class DrawOrder:
    """An order in which all tiles might be drawn, and the current place in it."""

    __slots__ = ("order", "place")

    def __init__(self, order: tuple[int, ...], place: int = 0) -> None:
        self.order, self.place = order, place

    def next(self, sack: int) -> tuple[int, DrawOrder]:
        """Return the next tile that is in the sack."""
        order, place = self.order, self.place
        while not order[place % len(order)] & sack:
            place += 1
        return order[place % len(order)], DrawOrder(order, place + 1)


def as_move(view: HolominoState, search: Search, step: Step) -> HolominoMove:
    """Return the rules' move for a step."""
    if step.cell == THROW:
        return Throw(search.board.tables.names[step.tile])
    number = view.positions.index(search.board.hex(step.cell)) + 1
    return Place(f"{step.way:x}", number)


def _node(found: Promises) -> Node:
    return Node(found, best_promises(found))


def gain_of(step: Step) -> int:
    return step.gain


def _worth(item: tuple[float, Step]) -> float:
    return item[0]
