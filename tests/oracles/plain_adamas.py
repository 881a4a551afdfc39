"""Two simple players of Adamas: one searches a beam of moves and replies, one attacks.

Both consider only the pieces and what the rules say can be captured.
"""

from collections.abc import Iterator
from itertools import islice
from random import Random

from rules.adamas import Adamas, AdamasState, Move, Split
from rules.adamas.board import capturable, cells_in_sight
from rules.players import Stop

GAME = Adamas()


def lead(state: AdamasState, player: int) -> float:
    """Return a player's number of pieces minus the others'.

    Of stacks that can be captured, own ones count 50 % and others' ones 70 %.
    """
    if state.outcome is not None:
        return 1000 * (2 * state.outcome.share(player) - 1)
    total = 0.0
    for cell, stack in enumerate(state.stacks):
        if stack is None:
            continue
        hangs = capturable(state.board, state.stacks, cell)
        worth = stack.height * (1 - (0.5 if stack.owner == player else 0.3) * hangs)
        total += worth if stack.owner == player else -worth
    return total


class BeamAdamas:
    """Follows its `width` best moves among those examined, each to its worst reply."""

    def __init__(
        self, rng: Random, width: int = 8, looked_at: int = 250, replies: int = 120
    ) -> None:
        self._rng, self._width = rng, width
        self._looked_at, self._replies = looked_at, replies

    def choose(self, view: AdamasState, stop: Stop) -> Move:
        me = view.mover
        moves = [
            (lead(after, me), self._rng.random(), move, after)
            for move in self._some(view, self._looked_at)
            for after in [GAME.apply(view, move)]
        ]
        moves.sort(reverse=True)
        return max(moves[: self._width], key=lambda item: self._worst(item[3], me))[2]

    def _worst(self, state: AdamasState, me: int) -> float:
        if state.outcome is not None or state.mover == me:
            return lead(state, me)
        replies = self._some(state, self._replies)
        return min((lead(GAME.apply(state, move), me) for move in replies), default=lead(state, me))

    def _some(self, state: AdamasState, most: int) -> list[Move]:
        """Return each stack's and single piece's moves to cells in sight, and some other moves."""
        moves = list(islice(GAME.legal_moves(state), 20 * most))
        plain = [move for move in moves if isinstance(move, Split) and len(move.parts) == 1]
        rest = self._rng.sample(moves, min(len(moves), max(0, most - len(plain))))
        return [*plain, *rest]


class RushingAdamas:
    """Makes the largest capture, or else moves its stacks as near to the others' as is safe."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: AdamasState, stop: Stop) -> Move:
        moves = list(self._moves(view)) or [next(GAME.legal_moves(view))]
        return max(moves, key=lambda move: (self._worth(view, move), self._rng.random()))

    def _moves(self, view: AdamasState) -> Iterator[Move]:
        """Yield every capture among the first moves, and each stack's moves to cells in sight."""
        for move in islice(GAME.legal_moves(view), 2000):
            if isinstance(move, Split) and len(move.parts) == 1:
                yield move
            elif not isinstance(move, Split):
                target = view.stack(move.target)
                if target is not None and target.owner != view.mover:
                    yield move

    def _worth(self, view: AdamasState, move: Move) -> float:
        after, me = GAME.apply(view, move), view.mover
        if after.outcome is not None:
            return 1000.0 if me in after.outcome.winners else -1000.0
        board, stacks = after.board, after.stacks
        seen = sum(
            (stack := stacks[other]) is not None and stack.owner != me
            for cell in after.cells_of(me)
            for other in cells_in_sight(board, stacks, cell)
        )
        return 10 * lead(after, me) + seen
