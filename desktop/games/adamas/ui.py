"""What Adamas brings to the window."""

from desktop.games.adamas.edit_draft import AdamasDraft
from desktop.games.adamas.edit_scene import AdamasEditScene
from desktop.games.adamas.figures import FIGURES
from desktop.games.adamas.picture import AdamasPicture, adamas_position
from desktop.games.adamas.scene import AdamasScene
from desktop.games.ui import GameUi, SetUp

UI = GameUi(
    scene=AdamasScene,
    picture=adamas_position,
    picture_scene=AdamasPicture,
    set_up=SetUp(AdamasDraft, AdamasEditScene),
    figures=FIGURES,
)
