"""How a game stands: who is likely to find the atoms first."""

from math import exp, log2

from rules.blackbox.players.lens import possible_in
from rules.blackbox.players.results import is_ready
from rules.blackbox.state import BlackBoxView, Box
from rules.core.clock import Clock

SPREAD = 1.1
"""The turns a player may be behind for a chance of 1 in 1 + e to win all the same."""

EXPECTED = (0.0, 0.0, 1.0, 1.3, 1.5, 1.7, 1.8, 1.9)
"""The probes still needed with so few placements left, as measured."""


def turns_left(possible: int) -> float:
    """The probes a good solver needs on average with so many placements left, as measured."""
    if possible < len(EXPECTED):
        return EXPECTED[possible]
    return 1.13 + 0.29 * log2(possible)


def win_chance(view: BlackBoxView, player: int, clock: Clock) -> float:
    """A player's chance to win, from how many placements both have left: 0 lost, 1 won."""
    if view.outcome is not None:
        return view.outcome.share(player)
    if view.phase == "hide" or not is_ready(clock):
        return 0.5
    mine, theirs = (_turns(view, p) for p in (player, 1 - player))
    return 1 / (1 + exp((mine - theirs) / SPREAD))


def _turns(view: BlackBoxView, player: int) -> float:
    """The turns a player needs, half a turn less if it is theirs: then they come first."""
    box = view.boxes[player]
    turns = turns_left(len(possible_in(box))) + _guesses_missed(box)
    return turns - (0.5 if view.to_move == player else 0.0)


def _guesses_missed(box: Box) -> float:
    """What wrong guesses cost: with one guess left nothing may be risked any more."""
    return (0.0, 0.1, 0.5, 9.0)[len(box.guesses)]
