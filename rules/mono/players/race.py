"""Race: how near the end of the game is, and how likely each player is to win.

The game ends with the round in which a board is completely uncovered. So saved cells are worthless
to a player without a later turn, and a player who is ahead wants the end to come soon.
"""

from math import exp

from rules.core.settled import settled, total
from rules.mono.board import LABELS
from rules.mono.game import MonoPosition, MonoView, turn_score

A_TURN = 8
"""The cells an opponent uncovers in a good turn at the standard size, scaled for other sizes."""

SPREAD, RIVALRY = 36.0, 0.4
"""The lead at the start of a standard game that makes a win e times as likely as a loss.

It grows with this power of the number of opponents.
"""

FADING = 0.6
"""The power of the remaining share of the game with which that lead shrinks.

Fitted to 830 matches of Casuals, and as good for other sizes and three players.
"""

GROWTH = 2.3
"""The exponent with which points grow with the number of regions."""

SAVED, SHARED = 0.3, 0.3
"""The later worth of hidden cells at the standard size, as a share of the squares of their regions.

It falls with the size, as larger regions are rarely completed in a run, and grows with this power
of the number of opponents.
"""

ENDING = 3.0
"""The inverse of the share of the game left, a third, below which hidden cells count less."""

TURN, LEARNING, PER_CELL = 8.0, 30.0, 1.6
"""The worth of a turn that a player still has in this round, in points of a standard game.

TURN is the worth at the start, LEARNING its increase with the known cells, and PER_CELL the most
for every hidden cell.
"""

FURTHER = 16.0
"""What each opponent beyond the first adds to it at every size, as a reveal uncovers all boards."""

BOARD = 45
"""The number of cells of the standard board."""


def ending_soon(view: MonoView, player: int) -> bool:
    """Whether another player may end the game before this player's next turn."""
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
    """Return a player's share of the win, from the points and from how much of the game is left.

    The current list counts, as its player may end the turn. A turn still due in this round counts,
    too, and so do the cells that can still be uncovered.
    """
    if view.outcome:
        return view.outcome.share(player)
    if player in view.out:
        return 0.0
    mine = _prospect(view, player)
    spread = _spread(view, _left(view))
    weights = (
        exp(max(-500.0, min(500.0, (_prospect(view, p) - mine) / spread)))
        for p in range(len(view.names))
        if p not in view.out
    )
    return settled(1 / total(weights))


def even_spread(view: MonoPosition) -> float:
    """Return the lead at the start that makes a win e times as likely as a loss, in points."""
    return _spread(view, 1.0)


def _spread(view: MonoPosition, left: float) -> float:
    """Return that lead while this share of the game is left."""
    rivalry: float = (len(view.names) - 1) ** RIVALRY
    fading: float = (0.05 + left) ** FADING
    return SPREAD * rivalry * _scale(view) * fading


def _scale(view: MonoPosition) -> float:
    growth: float = (view.options.size / 9) ** GROWTH
    return growth


def _prospect(view: MonoPosition, player: int) -> float:
    """Return a player's points, including the current list, plus the expected further points."""
    points = float(view.points[player])
    if view.placing:
        return points
    if player >= view.seat:
        points += _turn_owed(view, player) / (2 if player == view.seat and view.values else 1)
    if player == view.seat:
        points += turn_score(view.values)
    saved: float = SAVED * (len(view.names) - 1) ** SHARED * 9 / view.options.size
    return points + saved * min(1.0, ENDING * _left(view)) * _squares_left(view, player)


def _turn_owed(view: MonoPosition, player: int) -> float:
    """Return the worth of a turn to a player beyond the cells it uncovers, in points."""
    cells = len(view.grid.names)
    covered = view.covered(player).bit_count()
    scale = _scale(view)
    return min(
        scale * (TURN + LEARNING * (1 - covered / cells)) + FURTHER * (len(view.names) - 2),
        PER_CELL * scale * covered * BOARD / cells,
    )


def _squares_left(view: MonoPosition, player: int) -> float:
    """Return the squares of the hidden parts of regions, on average over the opponents' boards."""
    owners = view.opponents(player)
    squares = 0
    for owner in owners:
        for value, label in enumerate(LABELS[: view.options.size], start=1):
            squares += (value - _seen(view, owner).count(label)) ** 2
    return squares / len(owners) if owners else 0.0


def _seen(view: MonoPosition, owner: int) -> str:
    """Return the labels of a board that the others have seen."""
    labels, seen = view.layouts[owner] or "", view.uncovered[owner]
    return "".join(label for cell, label in enumerate(labels) if seen >> cell & 1)


def _left(view: MonoPosition) -> float:
    """Return the remaining share of the game, by the board with the most uncovered cells."""
    if view.placing:
        return 1.0
    return 1 - max(seen.bit_count() for seen in view.uncovered) / len(view.grid.names)
