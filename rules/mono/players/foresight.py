"""Foresight: how the next turns may go, by playing them on boards that agree with what is known."""

from random import Random
from statistics import fmean

from rules.core import CHANCE
from rules.core.clock import Clock
from rules.mono.game import Mono, MonoState, MonoView
from rules.mono.moves import EndTurn, Reveal
from rules.mono.players.levels import CASUAL, SAVING, Solver
from rules.mono.players.race import win_chance
from rules.mono.players.situation import situation_of

ROUNDS = 2
"""How many turns of every player are played: what comes after is left to the points."""

PLAYED = 200
"""So many ways to go on are enough."""

AS_MANY = 4
"""What the points say counts as much as so many ways to go on: a few alone say little."""

_RULES = Mono()


def foreseen(view: MonoView, player: int, clock: Clock, rng: Random) -> float:
    """A player's chance to win, on average over ways the next turns may go: 0 lost, 1 won.

    All play as the Casual does. Without time for even one way it follows from the points alone.
    """
    now = win_chance(view, player)
    if view.outcome or view.placing or player in view.out:
        return now
    found = [now] * AS_MANY
    while len(found) < PLAYED and not clock.out():
        after = _played(_RULES.resample(view, rng), clock, rng)
        if after is not None:
            found.append(win_chance(after, player))
    return fmean(found)


def _played(state: MonoState, clock: Clock, rng: Random) -> MonoState | None:
    """The state some turns later; None if the clock ran out before."""
    end = state.turn + ROUNDS * len(state.names)
    while state.to_move is not None and state.turn < end:
        if clock.out():
            return None
        if state.to_move == CHANCE:
            state = _RULES.apply(state, _RULES.draw(state, rng))
            continue
        situation = situation_of(_RULES.view(state, state.seat), state.seat)
        cell = Solver(CASUAL, SAVING).cell(situation, clock, rng)
        move = EndTurn() if cell is None else Reveal(state.grid.names[cell])
        state = _RULES.apply(state, move)
    return state
