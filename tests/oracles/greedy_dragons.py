"""A simple greedy player of Dragons, which looks one turn ahead."""

from random import Random

from rules.dragons import Dragons, DragonsState, Place
from rules.dragons.shapes import dragons
from rules.players import Stop

GAME = Dragons()


class GreedyDragons:
    """Wins if it can, avoids giving the opponent a win, and otherwise prefers large dragons.

    The value of a dragon is the square of its number of tiles. An eye counts as five tiles.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: DragonsState, stop: Stop) -> Place:
        best, choice = float("-inf"), None
        for move in GAME.legal_moves(view):
            after = GAME.apply(view, move)
            worth = self._worth(after, view.mover) + self._rng.random()
            if worth > best:
                best, choice = worth, move
            if stop.is_set():
                break
        assert choice is not None
        return choice

    def _worth(self, state: DragonsState, player: int) -> float:
        if state.outcome:
            winners = state.outcome.winners
            return (1e9 if player in winners else -1e9) if len(winners) == 1 else 0
        worth = 0
        for dragon in dragons(state.tiles, state.options.tile_set):
            size = len(dragon.tiles) + 5 * dragon.eyes
            worth += size * size if dragon.colour == player else -size * size
        return worth
