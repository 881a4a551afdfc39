"""What Nim brings to the window."""

from desktop.games.nim.scene import NimScene
from rules.nim.game import NimOptions, NimState

from desktop.games.ui import GameUi

UI: GameUi[NimOptions, NimState] = GameUi(
    scene=NimScene,
    picture=lambda: NimState(
        options=NimOptions(), names=("", ""), to_move=0, turn=2, heaps=(3, 5, 4)
    ),
)
