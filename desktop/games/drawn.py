"""How the games' pictures are drawn: by the game's own scene, from a position of its own."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.board.scene import BoardScene
from desktop.board.temporary_scene import temporary
from desktop.games.adamas.picture import AdamasPicture, adamas_position
from desktop.games.blackbox.picture import blackbox_position
from desktop.games.blackbox.scene import BlackBoxScene
from desktop.games.dragons.picture import dragons_position
from desktop.games.dragons.scene import DragonsScene
from desktop.games.holomino.picture import holomino_position
from desktop.games.holomino.scene import HolominoScene
from desktop.games.mono.picture import MonoPicture, mono_position
from desktop.paint.cached_picture import PicturePainter
from desktop.theme.theme import Theme
from rules.adamas.game import Adamas
from rules.blackbox.game import BlackBox
from rules.core import AnyGame, Position
from rules.dragons.game import Dragons
from rules.holomino.game import Holomino
from rules.mono.game import Mono


def scene_motif(scene: type[BoardScene], game: AnyGame, view: Position) -> PicturePainter:
    """A picture drawn by a game's scene, of a position."""

    def paint(painter: QPainter, box: QRectF, theme: Theme) -> None:
        with temporary(scene(game, theme)) as made:
            made.show_view(view, animate=False)
            board = made.board_rect()
            made.setSceneRect(board)
            # render() itself would put what is narrower than the box at its left.
            size = board.size().scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
            place = QRectF(QPointF(), size)
            place.moveCenter(box.center())
            made.render(painter, place, board)

    return paint


DRAWN: dict[str, PicturePainter] = {
    "mono": scene_motif(MonoPicture, Mono(), mono_position()),
    "adamas": scene_motif(AdamasPicture, Adamas(), adamas_position()),
    "holomino": scene_motif(HolominoScene, Holomino(), holomino_position()),
    "dragons": scene_motif(DragonsScene, Dragons(), dragons_position()),
    "blackbox": scene_motif(BlackBoxScene, BlackBox(), blackbox_position()),
}
