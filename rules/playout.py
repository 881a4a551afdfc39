"""Random moves, for playouts in tests and benchmarks, and for the random player."""

from itertools import islice
from random import Random

from rules.core.game import Game, M, O, S, V

MOST_MOVES = 500


def random_move(game: Game[O, S, V, M], view: V, rng: Random, most: int = MOST_MOVES) -> M:
    """Return a move for the player to move: first a kind at random, then one of that kind.

    Choosing the kind first makes every playout end: in Black Box, guesses would otherwise be too
    rare among markers. Only the first `most` moves are considered, as some positions have millions.
    """
    kinds: dict[type, list[M]] = {}
    for move in islice(game.legal_moves(view), most):
        kinds.setdefault(type(move), []).append(move)
    return rng.choice(kinds[rng.choice(list(kinds))])
