"""First moves of the standard game that do not lose by force.

In the standard game 30 of the 36 first moves lose by force: the opponent wins in at most six moves
that all force an answer (see `forcing`). For the other six, three pairs of mirror images, a
complete search finds no such win. Expert and Master choose among these six, as their thinking time
is too short to find most of the losses.

    python -m tests.tools.players.dragons_first_moves --turns 2000000

examines every first move again, in about a minute. A test does the same with less work.
"""

from functools import cache

from rules.dragons.game import Dragons, DragonsState, Place
from rules.dragons.options import DragonsOptions

HOLDING = (Place("d", 1), Place("b", 2), Place("f", 3), Place("f", 4), Place("b", 5), Place("d", 6))
"""The first moves that hold in the standard game."""


def holding_first_moves(view: DragonsState) -> tuple[Place, ...]:
    """Return the first moves that hold, or none where the position is another one."""
    usual = standard_start()
    same = (view.tiles, view.pool, view.options, view.to_move) == (
        usual.tiles, usual.pool, usual.options, usual.to_move,
    )  # fmt: skip
    return HOLDING if same else ()


@cache
def standard_start() -> DragonsState:
    """Return the position in which the standard game begins."""
    return Dragons().initial_state(DragonsOptions().resolved(2), 2)
