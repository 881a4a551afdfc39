"""A simple greedy player of Holomino, which scores as many points as it can now."""

from random import Random

from rules.holomino import Holomino, HolominoMove, HolominoState, Place, holes_closed, points
from rules.players import Stop

GAME = Holomino()


class GreedyHolomino:
    """Makes a random move among those that score most this turn."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: HolominoState, stop: Stop) -> HolominoMove:
        moves = list(GAME.legal_moves(view))
        self._rng.shuffle(moves)
        return max(moves, key=lambda move: gain(view, move))


def gain(view: HolominoState, move: HolominoMove) -> int:
    """Return the points for a legal move."""
    if not isinstance(move, Place):
        return 0
    values = [hole.value for hole in holes_closed(view, move)]
    return points(values, view.options.limit_scores)
