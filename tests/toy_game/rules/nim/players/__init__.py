"""How the computer plays Nim: who knows one hidden number knows what the sum probably is."""

from collections.abc import Sequence
from functools import reduce
from operator import xor
from random import Random

from rules.nim.game import NUMBERS, Hide, Move, Nim, NimState

from rules.core.analysis import Analysis, Line, Work
from rules.core.clock import Clock
from rules.core.levels import Level
from rules.core.mind import Hint, Mind

GAME = Nim()


class NimMind(Mind[NimState, Move]):
    """See `Mind`. Newcomers take anything."""

    def choose(self, view: NimState, level: Level, clock: Clock, rng: Random) -> Move:
        moves = list(GAME.legal_moves(view))
        if level.number == 1 or isinstance(moves[0], Hide):
            return rng.choice(moves)
        return next((move for move in moves if _leaves_lost(view, move)), moves[0])

    def advise(self, view: NimState, clock: Clock, rng: Random) -> Hint[Move]:
        moves = list(GAME.legal_moves(view))
        if isinstance(moves[0], Hide):
            return Hint(rng.choice(moves), "any number hides as well as another")
        for move in moves:
            if _leaves_lost(view, move):
                return Hint(move, "whatever is taken next, you can answer it")
        return Hint(moves[0], "nothing is better while the other side knows the answer")

    def analyse(
        self, view: NimState, work: Work, *, include: Sequence[Move] = (), lines: int = 4
    ) -> Analysis[Move]:
        moves = list(GAME.legal_moves(view))
        found = [Line(move, _value(view, move)) for move in moves]
        found.sort(key=lambda line: -line.value)
        kept = found[:lines] + [line for line in found[lines:] if line.move in include]
        return Analysis(tuple(kept), work.scale)


def _value(view: NimState, move: Move) -> float:
    """Return the share of the win after a move.

    It is most of it where the next player is probably lost.
    """
    if isinstance(move, Hide):
        return 0.5
    return 0.8 if _leaves_lost(view, move) else 0.2


def _leaves_lost(view: NimState, move: Move) -> bool:
    """Whether who moves next loses, if both numbers are what this player thinks likeliest."""
    heaps: tuple[int, ...] = GAME.preview(view, move).heaps
    own = view.hid[view.mover]
    last_wins = own is None or sum((own + n) % 2 == 0 for n in NUMBERS) >= 2
    if max(heaps) > 1:
        return reduce(xor, heaps) == 0
    return sum(heaps) % 2 == (0 if last_wins else 1)


MIND = NimMind()
