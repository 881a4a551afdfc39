"""Analysis of Holomino: the exact mean over the tiles that can be drawn.

A search overrates the player who moves last: the mover by 0.03 of a win at one depth, and the other
player by 0.02 at the next depth. So a move's value is the mean of both. The last tiles are played
to the end (`endings`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atanh, inf, tanh
from random import Random
from statistics import fmean

from rules.core.analysis import Analysis, Line, Work
from rules.core.clock import Clock, TimeUp
from rules.core.settled import settled
from rules.holomino.game import HolominoMove, HolominoState
from rules.holomino.players.board import THROW, Step
from rules.holomino.players.endings import Ending, is_ending
from rules.holomino.players.levels import MOST_NODES
from rules.holomino.players.search import DrawOrder, Search, as_move
from rules.holomino.players.tables import each

LIKELY, POSSIBLE = 7, 15
"""The numbers of moves, the best by static evaluation first, that are searched, and glanced at.

The best of those glanced at, with few draws, is searched, too.
"""

WIDTH = 6
"""The number of moves to search in every later position."""

FEWEST = 3
"""The fewest different next draws to try, however small the work."""

SHARP, SUREST = 1.3, 0.999
"""The exponent from the estimate's odds to the odds of winning, and the limit of the estimate.

Over 331 positions of 40 Expert matches, all exponents from 1.2 to 1.6 are equally good.
"""

SEED = 1


def analysed(
    view: HolominoState, work: Work, include: Sequence[HolominoMove], lines: int
) -> Analysis[HolominoMove]:
    """See `Mind.analyse`."""
    search = Search(view, Clock(inf, work.stop))
    ranked = [step for _, step in search.ranked(search.root, search.hands)]
    moves = {id(step): as_move(view, search, step) for step in ranked}
    asked = [step for step in ranked if moves[id(step)] in include]
    try:
        found = (_ended if is_ending(search.hands) else _looked)(search, ranked, asked, work, lines)
    except TimeUp:
        return Analysis(tuple(Line(moves[id(step)], 0.5) for step in ranked[:1]), work.scale)
    order = sorted(found, key=lambda item: -item[1])
    kept = [*order[:lines], *(item for item in order[lines:] if item[0] in asked)]
    proof = search.hands.turns if is_ending(search.hands) else None
    return Analysis(
        tuple(
            Line(moves[id(step)], value, proof=proof if value in (0.0, 1.0) else None)
            for step, value in kept
        ),
        work.scale,
    )


def _ended(
    search: Search, ranked: list[Step], asked: list[Step], work: Work, lines: int
) -> list[tuple[Step, float]]:
    """Return the steps with their results; after a winning one, only as many as requested."""
    ending, found = Ending(search.board, search.clock), list[tuple[Step, float]]()
    won = False
    for step in ranked:
        if not won or len(found) < lines or step in asked:
            value = (1 + ending.after(step, search.hands)) / 2
            found.append((step, value))
            won = won or value == 1
    return found


def _looked(
    search: Search, ranked: list[Step], asked: list[Step], work: Work, lines: int
) -> list[tuple[Step, float]]:
    """Return the best steps and the requested ones, with the means of two depths.

    A wider choice of steps is searched to the first depth only.
    """
    possible = ranked[LIKELY : LIKELY + POSSIBLE]
    glance = {step: _mean(search, step, 1, Work(0.01), possible) for step in possible}
    near = [*ranked[:LIKELY], *sorted(possible, key=lambda step: -glance[step])[:1]]
    near += [step for step in asked if step not in near]
    first = {step: _mean(search, step, 1, work, near) for step in near}
    near.sort(key=lambda step: -first[step])
    kept = near[:lines] + [step for step in near[lines:] if step in asked]
    return [(step, (2 + first[step] + _mean(search, step, 2, work, near)) / 4) for step in kept]


def _mean(search: Search, step: Step, depth: int, work: Work, near: list[Step]) -> float:
    """Return a step's value, -1 to 1, at a depth: the mean over the other player's draws."""
    values = []
    for order in orders(search, step, work.scale if depth > 1 else min(1.0, work.scale)):
        values.append(_sharper(search.value(step, depth, order, WIDTH)))
        if search.nodes > MOST_NODES:
            search.forget(near)
    return fmean(values)


def _sharper(value: float) -> float:
    """Return a value, -1 to 1, corrected to the results measured in matches."""
    return settled(tanh(SHARP * atanh(max(-SUREST, min(SUREST, value)))))


def orders(search: Search, step: Step, scale: float) -> list[DrawOrder]:
    """Return the orders in which tiles are drawn after a step, the same for every step.

    Each tile comes first in `scale` of them; below 1, only a sample of the tiles comes first.
    """
    hands = search.hands
    sack = hands.sack | (step.tile if step.cell == THROW else 0)
    tiles = list(each(hands.mine | hands.theirs | hands.sack))
    first = list(each(sack))
    if not first:
        return [DrawOrder(tuple(tiles))]
    if scale < 1:
        stride = max(1, min(round(1 / scale), len(first) // FEWEST))
        first = first[::stride]
    found = []
    for tile in first:
        rng = Random(SEED * tile)
        for _ in range(max(1, round(scale))):
            rest = [other for other in tiles if other != tile]
            rng.shuffle(rest)
            found.append(DrawOrder((tile, *rest)))
    return found
