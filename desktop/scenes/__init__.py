"""The games' scenes. A test holds that `SCENES` names exactly the games of `rules.games`."""

from __future__ import annotations

from desktop.scenes.adamas import AdamasScene
from desktop.scenes.base import BoardScene
from desktop.scenes.blackbox import BlackBoxScene
from desktop.scenes.diagram import DiagramScene
from desktop.scenes.holomino import HolominoScene

SCENES: dict[str, type[BoardScene]] = {
    "mono": DiagramScene,
    "adamas": AdamasScene,
    "holomino": HolominoScene,
    "dragons": DiagramScene,
    "blackbox": BlackBoxScene,
}
