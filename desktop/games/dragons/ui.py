"""What Dragons brings to the window."""

from desktop.games.dragons.edit_draft import DragonsDraft
from desktop.games.dragons.edit_scene import DragonsEditScene
from desktop.games.dragons.figures import FIGURES
from desktop.games.dragons.picture import dragons_position
from desktop.games.dragons.scene import DragonsScene
from desktop.games.ui import GameUi, SetUp

UI = GameUi(
    scene=DragonsScene,
    picture=dragons_position,
    set_up=SetUp(DragonsDraft, DragonsEditScene),
    figures=FIGURES,
)
