"""The games' scenes. A test holds that `SCENES` names exactly the games of `rules.games`."""

from __future__ import annotations

from desktop.board.scene import BoardScene
from desktop.games.adamas.scene import AdamasScene
from desktop.games.blackbox.scene import BlackBoxScene
from desktop.games.dragons.scene import DragonsScene
from desktop.games.holomino.scene import HolominoScene
from desktop.games.mono.scene import MonoScene

SCENES: dict[str, type[BoardScene]] = {
    "mono": MonoScene,
    "adamas": AdamasScene,
    "holomino": HolominoScene,
    "dragons": DragonsScene,
    "blackbox": BlackBoxScene,
}
