"""What Adamas brings to the window."""

from PySide6.QtCore import QRectF

from desktop.games.adamas.edit_draft import AdamasDraft
from desktop.games.adamas.edit_scene import AdamasEditScene
from desktop.games.adamas.figures import FIGURES
from desktop.games.adamas.scene import AdamasScene
from desktop.games.ui import GameUi, SetUp
from rules.adamas.game import AdamasOptions, AdamasState, position

_STACKS = {
    "a5": ("O", 2), "c5": ("X", 1), "d4": ("X", 2), "a3": ("O", 1), "c3": ("O", 5),
    "d3": ("X", 3), "b2": ("O", 1), "d2": ("X", 1), "c1": ("X", 1),
}  # fmt: skip


def adamas_position() -> AdamasState:
    """Piles of both colours on the board of size three, none of them threatened."""
    return position(_STACKS, 0, AdamasOptions(size=3))


class AdamasPicture(AdamasScene):
    """The board without room for coordinates."""

    def board_rect(self) -> QRectF:
        return self.layout.slab.boundingRect().adjusted(-30, -10, 30, 50)


UI = GameUi(
    scene=AdamasScene,
    picture=adamas_position,
    picture_scene=AdamasPicture,
    set_up=SetUp(AdamasDraft, AdamasEditScene),
    figures=FIGURES,
)
