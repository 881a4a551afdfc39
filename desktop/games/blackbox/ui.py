"""What Black Box brings to the window."""

from desktop.games.blackbox.edit_draft import BlackBoxDraft
from desktop.games.blackbox.edit_scene import BlackBoxEditScene
from desktop.games.blackbox.figures import FIGURES
from desktop.games.blackbox.picture import blackbox_position
from desktop.games.blackbox.scene import BlackBoxScene
from desktop.games.ui import GameUi, SetUp

UI = GameUi(
    scene=BlackBoxScene,
    picture=blackbox_position,
    set_up=SetUp(BlackBoxDraft, BlackBoxEditScene),
    figures=FIGURES,
)
