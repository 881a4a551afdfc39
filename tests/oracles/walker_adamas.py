"""A player of Adamas that keeps all its pieces on one stack and moves it out of danger.

A stack as high as all enemy pieces together is hard to capture, so this player has no reason to
hurry. Games against it show whether the other player can bring a game to an end.
"""

from collections.abc import Iterator
from random import Random

from rules.adamas import Adamas, AdamasState, Move
from rules.adamas.board import capturable, cells_in_sight
from rules.adamas.game import Split
from rules.players import Stop

GAME = Adamas()


class WalkingAdamas:
    """Moves whole stacks to have few stacks with a wide view, none of which can be captured."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: AdamasState, stop: Stop) -> Move:
        moves = list(_steps(view)) or [next(GAME.legal_moves(view))]
        return max(moves, key=lambda move: (self._worth(view, move), self._rng.random()))

    def _worth(self, view: AdamasState, move: Move) -> float:
        after = GAME.apply(view, move)
        if after.outcome is not None:
            return 1e9 if after.outcome.winners == {view.mover} else 0
        own = after.cells_of(view.mover)
        board, stacks = after.board, after.stacks
        hanging = sum(capturable(board, stacks, cell) for cell in own)
        taken = sum(s.height for s in view.stacks if s) - sum(s.height for s in stacks if s)
        room = sum(len(cells_in_sight(board, stacks, cell)) for cell in own)
        return -1e6 * hanging + 1000 * taken - 100 * len(own) + room


def _steps(view: AdamasState) -> Iterator[Move]:
    """Yield the moves of whole stacks to cells in sight, highest stack first."""
    cells = view.board.cells
    heights = {cell: view.stack(cells[cell]) for cell in view.cells_of(view.mover)}
    for source, stack in sorted(
        heights.items(), key=lambda item: -item[1].height if item[1] else 0
    ):
        assert stack is not None
        for target in cells_in_sight(view.board, view.stacks, source):
            move = Split(cells[source], ((stack.height, cells[target]),))
            if GAME.is_legal(view, move):
                yield move
