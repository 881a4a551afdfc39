"""How a game stands: who is likely to find the atoms first."""

from math import exp, log2

from rules.blackbox.players.lens import possible_in
from rules.blackbox.players.probing import ranked
from rules.blackbox.players.results import counts, is_ready
from rules.blackbox.state import GUESSES, BlackBoxView
from rules.core.clock import Clock
from rules.core.settled import settled

SPREAD = 1.1
"""The turns a player may be behind for a chance of 1 in 1 + e to win all the same."""

EXPECTED = (0.0, 0.0, 1.0, 1.3, 1.5, 1.7, 1.8, 1.9)
"""The probes still needed with so few placements left, as measured."""

_FEW = 200
"""With so few placements left a probe may lead to a guess in the same turn."""

_MISSED = (0.0, 0.1, 0.5, 9.0)
"""What wrong guesses cost in turns: with one guess left nothing may be risked any more."""


def turns_left(possible: int) -> float:
    """The probes a good solver needs on average with so many placements left, as measured."""
    if possible < len(EXPECTED):
        return EXPECTED[possible]
    return settled(1.13 + 0.29 * log2(possible))


def win_chance(view: BlackBoxView, player: int, clock: Clock) -> float:
    """A player's chance to win, from how many placements both have left: 0 lost, 1 won."""
    if view.outcome is not None:
        return view.outcome.share(player)
    if view.phase == "hide" or view.to_move is None or not is_ready(clock):
        return 0.5
    chance = _of_mover(view, view.to_move)
    return chance if player == view.to_move else 1 - chance


def _of_mover(view: BlackBoxView, mover: int) -> float:
    """The chance of who is to move: by guessing now, where that may be, or by going on.

    Markers are worth nothing by themselves, and a probe that may still be made as much as one that
    has just been made.
    """
    box, theirs = view.boxes[mover], view.boxes[1 - mover]
    numbers, wrong = possible_in(box), len(box.guesses)
    rest = turns_left(len(possible_in(theirs))) + _MISSED[len(theirs.guesses)]
    now = _in_turn(len(numbers), wrong, rest, probed=view.probed, guessed=view.guessed)
    ports = [] if view.probed or len(numbers) > _FEW else ranked(numbers)
    if not ports:
        return now
    sizes = counts(numbers, ports[0][1]).values()
    told = (n * _in_turn(n, wrong, rest, probed=True, guessed=view.guessed) for n in sizes)
    return max(now, sum(told) / len(numbers))


def _in_turn(possible: int, wrong: int, rest: float, *, probed: bool, guessed: bool) -> float:
    """The chance in the midst of a turn, with so many placements left and guesses that were wrong;
    the other player needs `rest` turns."""
    # Whoever probes next comes first: half a turn.
    ahead = rest + (-0.5 if probed else 0.5)
    going_on = _faster(turns_left(possible) + _MISSED[wrong], ahead)
    if guessed or not possible:
        return going_on
    missed = 0.0
    if wrong + 1 < GUESSES:
        missed = _faster(turns_left(possible - 1) + _MISSED[wrong + 1], ahead)
    return max(going_on, 1 / possible + (1 - 1 / possible) * missed)


def _faster(mine: float, theirs: float) -> float:
    """The chance to win with so many turns to go, if the other player has so many."""
    return settled(1 / (1 + exp((mine - theirs) / SPREAD)))
