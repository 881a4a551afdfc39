"""The games' scenes. A test holds that `SCENES` names exactly the games of `rules.games`."""

from __future__ import annotations

from desktop.scenes.adamas.scene import AdamasScene
from desktop.scenes.base import BoardScene
from desktop.scenes.blackbox.scene import BlackBoxScene
from desktop.scenes.dragons.scene import DragonsScene
from desktop.scenes.holomino.scene import HolominoScene
from desktop.scenes.mono.scene import MonoScene

SCENES: dict[str, type[BoardScene]] = {
    "mono": MonoScene,
    "adamas": AdamasScene,
    "holomino": HolominoScene,
    "dragons": DragonsScene,
    "blackbox": BlackBoxScene,
}
