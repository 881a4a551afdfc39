"""What Mono brings to the window."""

from desktop.games.mono.figures import FIGURES
from desktop.games.mono.picture import MonoPicture, mono_position
from desktop.games.mono.scene import MonoScene
from desktop.games.ui import GameUi

UI = GameUi(
    scene=MonoScene,
    picture=mono_position,
    picture_scene=MonoPicture,
    figures=FIGURES,
)
