"""What Holomino brings to the window."""

from desktop.games.holomino.edit_draft import HolominoDraft
from desktop.games.holomino.edit_scene import HolominoEditScene
from desktop.games.holomino.figures import FIGURES
from desktop.games.holomino.picture import holomino_position
from desktop.games.holomino.scene import HolominoScene
from desktop.games.ui import GameUi, SetUp

UI = GameUi(
    scene=HolominoScene,
    picture=holomino_position,
    set_up=SetUp(HolominoDraft, HolominoEditScene),
    figures=FIGURES,
)
