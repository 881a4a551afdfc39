"""Race: how near the end is, and what that makes a saved cell worth.

The game ends with the round in which a board is wholly uncovered, so what is saved for a later
turn is worth nothing to a player who gets no later turn, and whoever is ahead wants the end.
"""

from math import exp, sqrt

from rules.core.settled import settled
from rules.mono.game import MonoPosition, MonoView, turn_score

THRIFT = 0.1
"""What a cell is worth later, as a share of the marginal square of its region."""

A_TURN = 8
"""Cells that an opponent uncovers in a good turn at the standard size; others in proportion."""

SPREAD = 18.0
"""Points of lead at the start of a standard game that make a win e times as likely as a loss."""

BOARD = 45
"""Cells of the standard board."""


def thrift(view: MonoView, player: int) -> float:
    """How much to save for later turns: less when ahead, nothing when the end is near."""
    if ending_soon(view, player):
        return 0.0
    others = [points for p, points in enumerate(view.points) if p != player and p not in view.out]
    lead = view.points[player] - max(others, default=0)
    margin: float = max(1.0, view.options.size**2 / 2)
    return THRIFT * min(1.0, max(0.0, 1 - lead / margin))


def ending_soon(view: MonoView, player: int) -> bool:
    """Whether another player may well end the game before this one has another turn."""
    cells = len(view.grid.names)
    reach = max(1, A_TURN * cells // BOARD)
    for other in range(len(view.names)):
        if other in view.out or other == player:
            continue
        for owner in view.opponents(other):
            if (view.grid.full & ~view.uncovered[owner]).bit_count() <= reach:
                return True
    return False


def win_chance(view: MonoPosition, player: int) -> float:
    """A player's chance to win, from the points and how much of the game is left.

    What is listed in a running turn counts: its player may end it. What is still hidden serves
    everybody alike: all have the same number of turns.
    """
    if view.outcome:
        return view.outcome.share(player)
    if player in view.out:
        return 0.0
    spread = SPREAD * float(view.options.size / 9) ** 2 * sqrt(0.1 + _left(view))
    listed = turn_score(view.values)
    made = [points + (listed if p == view.seat else 0) for p, points in enumerate(view.points)]
    weights = (
        exp(min(500.0, (points - made[player]) / spread))
        for p, points in enumerate(made)
        if p not in view.out
    )
    return settled(1 / sum(weights))


def _left(view: MonoPosition) -> float:
    """The share of the game that is left: of the board that is furthest uncovered."""
    if view.placing:
        return 1.0
    return 1 - max(seen.bit_count() for seen in view.uncovered) / len(view.grid.names)
