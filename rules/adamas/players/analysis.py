"""The analysis of Adamas: a move's value is the mean of searches at two neighbouring depths.

The player who moves last in a search gains a piece and a half on average, so a single depth always
favours one side. Deeper searches agree no better and cost ten times as much.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import ceil, inf
from random import Random

from rules.adamas.game import AdamasState, Move
from rules.adamas.players.board import Built, Field
from rules.adamas.players.evaluation import WIN, chance, solved
from rules.adamas.players.levels import CHARACTERS
from rules.adamas.players.search import Search
from rules.core.analysis import Analysis, Line, Work
from rules.core.clock import Clock, TimeUp

DEPTHS = 2, 3
"""Plies of the two searches."""

_SHORT, _LONG = 8, 4
"""Candidates searched to the first depth, and how many of these to both depths, at scale 1."""

_MOST = 4
"""The limit on widening, as a multiple of `_SHORT`, while a requested move beats all candidates."""

_NEARLY = 0.02
"""How far from 0 and 1 the value of an undecided game stays."""

_CHARACTER = replace(
    CHARACTERS[5],
    inner=CHARACTERS[4].inner,
    width=6,
    weights=replace(CHARACTERS[5].weights, restless=False),
)
"""Master's weights without impatience, so that neighbouring positions get consistent values."""


def analyse(view: AdamasState, work: Work, include: Sequence[Move], lines: int) -> Analysis[Move]:
    """Analyse as `Mind.analyse` does."""
    try:
        found = _Candidates(view, work).lines(include)
    except TimeUp:  # the analysis was stopped, so the caller will discard this result
        search = Search(view, _CHARACTER, Clock(0), Random(0))
        found = [Line(search.field.move(search.first_look()[0][1]), 0.5)]
    kept = found[:lines] + [line for line in found[lines:] if line.move in include]
    return Analysis(tuple(kept), work.scale)


class _Candidates:
    """The examined moves of a position."""

    def __init__(self, view: AdamasState, work: Work) -> None:
        self._view = view
        self._search = Search(view, _CHARACTER, Clock(inf, work.stop), Random(0))
        self._short, self._long = ceil(_SHORT * work.scale), ceil(_LONG * work.scale)
        self._worth: dict[tuple[Built, int], float] = {}

    @property
    def _field(self) -> Field:
        return self._search.field

    def lines(self, include: Sequence[Move]) -> list[Line[Move]]:
        """Return the lines of the best moves and of `include`, best first. Raises TimeUp."""
        field = self._field
        own = {field.move(built): built for _, built in self._search.first_look()}
        candidates = [*own.values()]
        # A candidate may list its parts in another order than the requested move.
        asked = {move: own.get(move, field.built(move)) for move in include}
        most = self._short
        while True:
            found = dict(self._best(candidates[:most]))
            others = [built for built in asked.values() if built not in found]
            top = max(found.values())
            beaten = any(self._mean(built) > top for built in others)
            if not beaten or most >= min(len(candidates), _MOST * self._short):
                break
            most *= 2
        found |= {built: self._mean(built) for built in others}
        moves = {built: move for move, built in own.items()}
        moves |= {built: move for move, built in asked.items()}
        ranked = sorted(found.items(), key=lambda pair: -pair[1])
        return [self._line(moves[built], built, worth) for built, worth in ranked]

    def _best(self, candidates: Iterable[Built]) -> list[tuple[Built, float]]:
        """Return the candidates that look best at the first depth, with their mean worth."""
        ranked = sorted(candidates, key=lambda built: -self._at(built, DEPTHS[0]))
        return [(built, self._mean(built)) for built in ranked[: self._long]]

    def _mean(self, built: Built) -> float:
        return sum(self._at(built, depth) for depth in DEPTHS) / len(DEPTHS)

    def _at(self, built: Built, depth: int) -> float:
        key = built, depth
        if key not in self._worth:
            self._worth[key] = self._search.worth(built, depth)
        return self._worth[key]

    def _line(self, move: Move, built: Built, worth: float) -> Line[Move]:
        field = self._field
        mover = field.mover
        undo = field.play(built)
        try:
            if field.mover is None:
                return Line(move, self._result(mover), proof=1)
            known = solved(field, field.mover)
            if known is not None:
                won = (known > 0) == (field.mover == mover)
                return Line(move, float(won), proof=1 + round(WIN - abs(known)))
        finally:
            field.undo(undo)
        share = max(_NEARLY, min(1 - _NEARLY, chance(worth)))
        rivals = max(1, sum(total > 0 for total in field.totals) - 1)
        # A player with equal chances against each of three rivals wins one game in four.
        return Line(move, share / (share + rivals * (1 - share)))

    def _result(self, mover: int | None) -> float:
        """Return the share of the win for `mover`, who has just ended the game."""
        totals = self._field.totals
        alone = [player for player, total in enumerate(totals) if total]
        if mover not in alone:
            return 0.0
        return 1 / len(alone)
