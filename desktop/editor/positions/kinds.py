"""The games positions can be set up of: the draft of each, and the board it is made on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.editor.positions.adamas_draft import AdamasDraft
from desktop.editor.positions.adamas_scene import AdamasEditScene
from desktop.editor.positions.blackbox_draft import BlackBoxDraft
from desktop.editor.positions.blackbox_scene import BlackBoxEditScene
from desktop.editor.positions.draft import Draft
from desktop.editor.positions.dragons_draft import DragonsDraft
from desktop.editor.positions.dragons_scene import DragonsEditScene
from desktop.editor.positions.holomino_draft import HolominoDraft
from desktop.editor.positions.holomino_scene import HolominoEditScene
from desktop.editor.positions.scene import EditScene


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
