"""Analysis of Mono: every move is tried on the same sampled boards.

The sampled boards agree with all the mover knows. On each of them, every candidate is played, and
Casual finishes the turn. The points and boards then give the chance to win (`race`). `random` and
`end` are candidates like any cell.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev

from rules.core import CHANCE
from rules.core.analysis import Analysis, Line, Work
from rules.core.clock import Clock
from rules.core.settled import settled
from rules.mono.game import Mono, MonoPosition, MonoState, MonoView, Move
from rules.mono.layouts import try_layout
from rules.mono.moves import EndTurn, Layout, RandomMove, Reveal
from rules.mono.players.layouts import EXCHANGES, hard_layout, layout_chance, legibility
from rules.mono.players.levels import CASUAL, SAVING, Solver, turn_of
from rules.mono.players.potential import Potential
from rules.mono.players.race import win_chance
from rules.mono.players.samples import draw
from rules.mono.players.situation import Situation, situation_of

BOARDS = 60
"""The number of sampled boards, which gives values a standard error of 0.008."""

CANDIDATES = 6
"""The number of cells to try, the most promising ones of Master's plan."""

_FEWEST = 2
"""The fewest boards to sample; a stopped analysis ends with them."""

CERTAIN = 2.5
"""The difference, in standard errors, that counts as 0; twice this counts as three quarters.

This corrects a bias: the best of several sampled moves looks better than it is.
"""

PLACED = 40
"""The number of random layouts that give the value of a random layout."""

SEED = 1
"""The seed of the sampled boards, so that equal questions get equal answers."""

_RULES = Mono()


def analysed(view: MonoView, work: Work, include: Sequence[Move], lines: int) -> Analysis[Move]:
    """See `Mind.analyse`."""
    found = _layouts(view, work, include) if view.placing else _moves(view, work, include)
    ranked = sorted(found, key=lambda line: line.rank, reverse=True)
    asked = [line for line in ranked[lines:] if line.move in include]
    return Analysis((*ranked[:lines], *asked), work.scale)


def _layouts(view: MonoView, work: Work, include: Sequence[Move]) -> list[Line[Move]]:
    """Return the lines of the first round, in which layouts that are harder to read are better."""
    size, rng = view.options.size, Random(SEED)
    best = hard_layout(size, EXCHANGES, Clock(inf, work.stop), rng)
    usual = [layout for _ in range(PLACED) if (layout := try_layout(size, rng))]
    if best is None or not usual:
        return [Line(move, layout_chance(view, 0.0)) for move in (RandomMove(), *include)]
    least = legibility(size, best)

    def value(layout: str) -> float:
        return layout_chance(view, max(0.0, legibility(size, layout) - least))

    found: dict[Move, float] = {
        Layout(best): layout_chance(view, 0.0),
        RandomMove(): fmean(map(value, usual)),
    }
    found |= {move: value(move.labels) for move in include if isinstance(move, Layout)}
    return [Line(move, worth) for move, worth in found.items()]


def _moves(view: MonoView, work: Work, include: Sequence[Move]) -> list[Line[Move]]:
    """Return the lines of a turn: the most promising cells, `random`, `end`, and `include`."""
    situation = situation_of(view, view.seat)
    worlds = _worlds(view, situation, max(_FEWEST, round(BOARDS * work.scale)), work)
    candidates = dict.fromkeys([*_promising(view, situation, worlds), *include, RandomMove()])
    if view.values:
        candidates[EndTurn()] = None
    found = list[list[tuple[float, float]]]()
    for world in worlds:
        if len(found) >= _FEWEST and work.stop.is_set():
            break
        found.append([_brought(world, move, view.seat) for move in candidates])
    by_move = zip(candidates, zip(*found, strict=True), strict=True)
    tried = [Tried(move, *zip(*brought, strict=True)) for move, brought in by_move]
    best = max(tried, key=lambda one: (fmean(one.shares), fmean(one.points)))
    return [one.line(best) for one in tried]


@dataclass(frozen=True, slots=True)
class World:
    """A sampled state that agrees with the view, and the random draws on it."""

    state: MonoState
    luck: int


def _worlds(view: MonoView, situation: Situation, count: int, work: Work) -> list[World]:
    rng = Random(SEED)
    clock = Clock(inf, work.stop)
    drawn = {
        owner: draw(situation.size, known, count, clock, rng)
        for owner, known in zip(situation.owners, situation.boards, strict=True)
    }
    known = {f.name: getattr(view, f.name) for f in fields(MonoPosition)}
    worlds = []
    for number in range(_FEWEST if work.stop.is_set() else count):
        layouts = tuple(
            drawn[p][number % len(drawn[p])] if p in drawn else layout
            for p, layout in enumerate(view.layouts)
        )
        worlds.append(World(MonoState(**known | {"layouts": layouts}), rng.getrandbits(32)))
    return worlds


def _promising(view: MonoView, situation: Situation, worlds: list[World]) -> list[Move]:
    """Return the best cells of Master's plan."""
    boards = [[str(world.state.layouts[owner]) for world in worlds] for owner in situation.owners]
    potential = Potential(situation.size, boards, situation.covered, situation.rule)
    plan = turn_of(situation, potential, 0.0, Random(SEED))
    return [Reveal(view.grid.names[cell]) for cell in plan.ranked()[:CANDIDATES]]


@dataclass(frozen=True, slots=True)
class Tried:
    """A move with its shares of the win and its points in each world."""

    move: Move
    shares: tuple[float, ...]
    points: tuple[float, ...]

    def line(self, best: Tried) -> Line[Move]:
        """Return the line of the move; only the significant difference to the best move counts."""
        return Line(
            self.move,
            settled(fmean(best.shares) - surely(best.shares, self.shares)),
            points=settled(fmean(best.points) - surely(best.points, self.points)),
        )


def _brought(world: World, move: Move, player: int) -> tuple[float, float]:
    """Return the share of the win and the points that a turn brings which a move begins."""
    end = played_on(world, move)
    return win_chance(end, player), float(end.points[player] - world.state.points[player])


def surely(ones: Sequence[float], others: Sequence[float]) -> float:
    """Return the mean difference of paired samples, reduced by its likely noise."""
    differences = [one - other for one, other in zip(ones, others, strict=True)]
    mean = fmean(differences)
    if not mean or len(differences) < 2:
        return mean
    error = stdev(differences) / sqrt(len(differences))
    return mean * max(0.0, 1 - (CERTAIN * error / mean) ** 2)


def played_on(world: World, move: Move) -> MonoState:
    """Return the state at the end of the turn, if Casual chooses the cells after the move."""
    before, rng = world.state, Random(world.luck)
    state = _RULES.apply(before, move)
    while state.to_move is not None and state.turn == before.turn:
        if state.to_move == CHANCE:
            state = _RULES.apply(state, _RULES.draw(state, rng))
            continue
        cell = Solver(CASUAL, SAVING).cell(situation_of(state, state.seat), Clock(inf), rng)
        state = _RULES.apply(state, EndTurn() if cell is None else Reveal(state.grid.names[cell]))
    return state
