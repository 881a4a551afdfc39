"""Tiles as scene items: their turning, and the common parts of their pictures."""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QColor, QLinearGradient
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.scene import BoardScene
from desktop.board.sprites import Draw, SpriteItem
from desktop.games.tiles.geometry import TILE_RECT, R
from desktop.theme.colour import mix
from desktop.theme.theme import Theme


class TileItem(QGraphicsItem):
    """A tile. `elevation` names its shadow in the tokens; empty for none."""

    def __init__(
        self, scene: BoardScene, parent: QGraphicsItem, elevation: str, *, bright: bool
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self.elevation = elevation
        self.bright = bright
        self._angle = 0.0  # degrees clockwise from its final rotation
        self._turns = 0

    def boundingRect(self) -> QRectF:
        return TILE_RECT

    def turn_from(self, degrees: float) -> QVariantAnimation:
        """Return the animation that turns the tile to its present rotation.

        It begins `degrees` further clockwise.
        """
        self._turns = number = self._turns + 1
        start = self._angle + degrees
        self._lean(start)

        def step(t: float) -> None:
            # A later turn replaces one that is still running.
            if self._turns == number:
                self._lean(start * (1 - t))

        return self._scene.motion.tween("turnTile", step)

    def stand(self) -> None:
        """Show the final rotation at once."""
        self._turns += 1
        self._lean(0)

    def _lean(self, angle: float) -> None:
        self._angle = angle
        self.update()


def tile_face(theme: Theme, *, bright: bool = False) -> QLinearGradient:
    """Return the gradient of a tile's face, a shade lighter if `bright`."""
    share = (0.07 if theme.dark else 0.6) if bright else 0.0
    face = QLinearGradient(-0.6 * R, -0.9 * R, 0.6 * R, 0.9 * R)
    for stop, name in ((0.0, "tileHi"), (0.5, "tile"), (1.0, "tileLo")):
        face.setColorAt(stop, mix(theme.colour(name), QColor("white"), share))
    return face


def sprite_at(
    scene: BoardScene,
    at: QPointF,
    key: Hashable,
    draw: Draw,
    parent: QGraphicsItem,
    height: float = 0.0,
    rect: QRectF = TILE_RECT,
) -> SpriteItem:
    """Return a new sprite at a point of its parent; `height` is its z value."""
    item = SpriteItem(scene.sprites, key, rect, draw, parent)
    item.setPos(at)
    item.setZValue(height)
    return item
