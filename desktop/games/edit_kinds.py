"""The games positions can be set up of: the draft of each, and the board it is made on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.board.edit_draft import Draft
from desktop.board.edit_scene import EditScene
from desktop.games.adamas.edit_draft import AdamasDraft
from desktop.games.adamas.edit_scene import AdamasEditScene
from desktop.games.blackbox.edit_draft import BlackBoxDraft
from desktop.games.blackbox.edit_scene import BlackBoxEditScene
from desktop.games.dragons.edit_draft import DragonsDraft
from desktop.games.dragons.edit_scene import DragonsEditScene
from desktop.games.holomino.edit_draft import HolominoDraft
from desktop.games.holomino.edit_scene import HolominoEditScene


@dataclass(frozen=True, slots=True)
class Kind:
    """What one game brings to the editor."""

    draft: type[Draft]
    scene: type[EditScene]


KINDS: Mapping[str, Kind] = {
    "adamas": Kind(AdamasDraft, AdamasEditScene),
    "holomino": Kind(HolominoDraft, HolominoEditScene),
    "dragons": Kind(DragonsDraft, DragonsEditScene),
    "blackbox": Kind(BlackBoxDraft, BlackBoxEditScene),
}
