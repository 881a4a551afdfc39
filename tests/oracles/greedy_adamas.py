"""A simple greedy player of Adamas, which captures as much as it can now."""

from itertools import islice
from random import Random

from rules.adamas import Adamas, AdamasState, Move
from rules.players import Stop

GAME = Adamas()

MOST_MOVES = 2000
"""The number of moves to examine in a position. Some positions have a hundred thousand."""


class GreedyAdamas:
    """Wins if it can, or else makes the largest capture, or else a random move."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: AdamasState, stop: Stop) -> Move:
        best, choice = float("-inf"), None
        for move in islice(GAME.legal_moves(view), MOST_MOVES):
            worth = self._worth(GAME.apply(view, move), view.mover) + self._rng.random()
            if worth > best:
                best, choice = worth, move
            if stop.is_set():
                break
        assert choice is not None
        return choice

    def _worth(self, state: AdamasState, player: int) -> float:
        if state.outcome and player in state.outcome.winners:
            return 1e9 if len(state.outcome.winners) == 1 else 0
        return -sum(s.height for s in state.stacks if s and s.owner != player)
