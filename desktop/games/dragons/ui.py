"""What Dragons brings to the window."""

import dataclasses

from desktop.games.dragons.edit_draft import DragonsDraft
from desktop.games.dragons.edit_scene import DragonsEditScene
from desktop.games.dragons.figures import FIGURES
from desktop.games.dragons.scene import DragonsScene
from desktop.games.ui import GameUi, SetUp
from rules.core import Outcome
from rules.dragons.game import DragonsState, position

# q, r, state: a-f shoulders, g-l tails, turned clockwise by sixths
_TILES = (
    (0, 0, "a"), (1, 0, "b"), (-1, 1, "e"), (0, 1, "d"), (-2, 1, "d"), (-1, 0, "b"),
    (-3, 1, "a"), (-2, 0, "f"), (0, 2, "k"), (-1, 2, "a"), (-2, 2, "b"), (1, 1, "h"),
    (-3, 2, "l"), (-4, 3, "i"), (-4, 2, "d"), (-3, 3, "f"), (-2, 3, "d"),
)  # fmt: skip


def dragons_position() -> DragonsState:
    """Seventeen tiles of a game; over, so that no position is shown."""
    view = position({(q, r): letter for q, r, letter in _TILES})
    over = Outcome(frozenset({0}), "", view.scores)
    return dataclasses.replace(view, to_move=None, outcome=over)


UI = GameUi(
    scene=DragonsScene,
    picture=dragons_position,
    set_up=SetUp(DragonsDraft, DragonsEditScene),
    figures=FIGURES,
)
