"""An analysis by advice and assessment, for games whose mind brings no analysis of its own."""

import json
from collections.abc import Sequence
from itertools import islice
from math import inf
from random import Random
from statistics import fmean
from typing import Any

from rules.core import CHANCE, AnyGame, Position
from rules.core.analysis import Analysis, Line, Work
from rules.core.clock import Clock
from rules.core.mind import Mind

_ADVICE, _ASSESSMENT = 400, 40
"""Questions to the clock, at scale 1, for the best move and for each position after a move."""

_SAMPLES = 6
"""Positions after a move that are assessed where something is hidden or left to chance."""

_OTHERS = 3
"""Moves that are looked at besides the best one and those that are asked for."""


def plain_analysis(
    game: AnyGame, mind: Mind, view: Position, work: Work, include: Sequence[Any], lines: int
) -> Analysis:
    """Analyse as `Mind.analyse` does, by the mind's advice and by assessing what follows."""
    advice = Clock(inf, work.stop, most=round(_ADVICE * work.scale))
    best = mind.advise(view, advice, generator(view, "advise")).move
    moves = {str(move): move for move in (best, *include)}
    for move in islice(game.legal_moves(view), _OTHERS + len(moves)):
        moves.setdefault(str(move), move)
    found = [Line(move, _expected(game, mind, view, move, work)) for move in moves.values()]
    found.sort(key=lambda line: -line.value)
    asked = {str(move) for move in include}
    kept = found[:lines] + [line for line in found[lines:] if str(line.move) in asked]
    return Analysis(tuple(kept), work.scale)


def _expected(game: AnyGame, mind: Mind, view: Position, move: Any, work: Work) -> float:
    """The mover's share of the win after a move, on average over what the view leaves open."""
    samples = _SAMPLES if game.hidden or game.chance else 1
    return fmean(
        _expected_once(game, mind, view, move, work, generator(view, f"sample {number}"))
        for number in range(samples)
    )


def _expected_once(
    game: AnyGame, mind: Mind, view: Position, move: Any, work: Work, rng: Random
) -> float:
    state = game.apply(game.resample(view, rng), move)
    while state.to_move == CHANCE:
        state = game.apply(state, game.draw(state, rng))
    player = view.mover
    if state.outcome is not None:
        share: float = state.outcome.share(player)
        return share
    if player in state.out:
        return 0.0
    seen = game.view(state, player)
    clock = Clock(inf, work.stop, most=round(_ASSESSMENT * work.scale))
    even = mind.assess(seen, player, clock, generator(seen, f"assess {player}"))
    # Whoever stands as well as each of three others wins one time in four.
    rivals = max(1, len(seen.names) - len(seen.out | {player}))
    return even / (even + rivals * (1 - even))


def generator(view: Position, purpose: str) -> Random:
    """Return a generator that is the same for equal views, and another one for each purpose."""
    return Random(f"{purpose} {json.dumps(view.to_dict(), sort_keys=True)}")
