"""How the games' pictures are drawn: by the game's own scene, from a position of its own."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.motifs.adamas import AdamasPicture, adamas_position
from desktop.motifs.blackbox import blackbox_position
from desktop.motifs.dragons import dragons_position
from desktop.motifs.holomino import holomino_position
from desktop.motifs.mono import MonoPicture, mono_position
from desktop.picture import Motif
from desktop.scenes.base import BoardScene
from desktop.scenes.blackbox.scene import BlackBoxScene
from desktop.scenes.dragons.scene import DragonsScene
from desktop.scenes.holomino.scene import HolominoScene
from desktop.scenes.passing import passing
from desktop.theme import Theme
from rules.adamas import Adamas
from rules.blackbox import BlackBox
from rules.core import AnyGame, Position
from rules.dragons import Dragons
from rules.holomino import Holomino
from rules.mono import Mono


def scene_motif(scene: type[BoardScene], game: AnyGame, view: Position) -> Motif:
    """A picture drawn by a game's scene, of a position."""

    def paint(painter: QPainter, box: QRectF, theme: Theme) -> None:
        with passing(scene(game, theme)) as made:
            made.show_view(view, animate=False)
            board = made.board_rect()
            made.setSceneRect(board)
            # render() itself would put what is narrower than the box at its left.
            size = board.size().scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
            place = QRectF(QPointF(), size)
            place.moveCenter(box.center())
            made.render(painter, place, board)

    return paint


DRAWN: dict[str, Motif] = {
    "mono": scene_motif(MonoPicture, Mono(), mono_position()),
    "adamas": scene_motif(AdamasPicture, Adamas(), adamas_position()),
    "holomino": scene_motif(HolominoScene, Holomino(), holomino_position()),
    "dragons": scene_motif(DragonsScene, Dragons(), dragons_position()),
    "blackbox": scene_motif(BlackBoxScene, BlackBox(), blackbox_position()),
}
