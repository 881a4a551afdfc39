"""Scene items of Holomino: tiles that can turn, and the contents of the board."""

from PySide6.QtCore import QPointF, QVariantAnimation
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.marks import Look
from desktop.board.scene import BoardScene, Layer
from desktop.board.sprite_batch import SpriteBatch
from desktop.board.sprites import SpriteItem, units_per_pixel
from desktop.games.holomino.facts import turns_between
from desktop.games.holomino.tiles import (
    COIN_RECT,
    OUTLINE,
    TileLook,
    paint_coin,
    paint_face,
    paint_under,
)
from desktop.games.tiles.geometry import GRID, TILE_RECT, R, corner_of
from desktop.games.tiles.item import TileItem, sprite_at
from desktop.games.tiles.marks import look_item
from rules.core.hexes import Hex
from rules.holomino.game import HolominoState
from rules.holomino.tiles import Hole


class HolominoTile(TileItem):
    """A tile whose digits stay upright while it turns."""

    def __init__(
        self,
        scene: BoardScene,
        digits: str,
        parent: QGraphicsItem,
        elevation: str = "rest",
        *,
        bright: bool = False,
    ) -> None:
        super().__init__(scene, parent, elevation, bright=bright)
        self.digits = digits
        """The digits in the tile's present rotation."""
        self._highest: int = scene.view.options.num_digits

    def turn_to(self, digits: str) -> QVariantAnimation | None:
        """Change the rotation; return the animation of the turn, or None if nothing turns."""
        turns = turns_between(self.digits, digits)
        self.digits = digits
        return self.turn_from(-120.0 * turns) if turns else None

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        sprites, theme = self._scene.sprites, self._scene.theme
        look, pixel = TileLook(self.digits, self._highest, self.bright), units_per_pixel(self)
        if self._angle:
            if self.elevation:
                painter.save()
                painter.rotate(self._angle)
                paint_under(painter, theme, self.elevation)
                painter.restore()
            paint_face(painter, look, theme, pixel, self._angle)
            return
        if self.elevation:
            key = ("under", self.elevation)
            sprites.paint(painter, key, TILE_RECT, lambda p: paint_under(p, theme, self.elevation))
        sprites.paint(
            painter, ("tile", look), TILE_RECT, lambda p: paint_face(p, look, theme, pixel)
        )


def outline_item(
    scene: BoardScene, parent: QGraphicsItem, look: Look, at: QPointF | None = None
) -> SpriteItem:
    """Return a contour round a tile."""
    return look_item(scene, look, lambda _half: OUTLINE, at or QPointF(), parent)


def halo_item(scene: BoardScene, at: QPointF, parent: QGraphicsItem) -> SpriteItem:
    """Return the flash of a hole that has just been closed."""

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(scene.theme.colour("accent"), 0.07 * R))
        painter.drawEllipse(QPointF(), 0.47 * R, 0.47 * R)

    return sprite_at(scene, at, "halo", draw, parent, rect=COIN_RECT)


def coin_item(scene: BoardScene, hole: Hole, parent: QGraphicsItem) -> SpriteItem:
    """Return the coin of a scored hole."""

    def draw(painter: QPainter) -> None:
        paint_coin(painter, hole.value, hole.player, scene.theme, units_per_pixel(item))

    key = ("coin", hole.value, hole.player)
    item = sprite_at(scene, corner_of(hole.cells), key, draw, parent, 3, COIN_RECT)
    return item


class PlacedTiles:
    """The tiles and coins on the board. `show` rebuilds them, which is cheap."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._layer = Layer()
        self._layer.setParentItem(scene.board)
        self.pieces: dict[Hex, tuple[QGraphicsItem, ...]] = {}
        """The items of the tile laid last, by its cell, as it may still be animated."""
        self.coins: dict[tuple[Hex, ...], QGraphicsItem] = {}
        """The coins of holes, by the holes' cells."""
        self.contour: QGraphicsItem | None = None
        """The mark of the last move."""

    def show(self, view: HolominoState) -> None:
        """Show a view's tiles, coins and last move."""
        self._layer.clear()
        # All shadows are below all faces, as tiles are side by side, not stacked.
        self.pieces, self.contour = {}, None
        shadows, faces = (SpriteBatch(self._scene.sprites, self._layer) for _ in range(2))
        faces.setZValue(1)
        newest = {view.last, *(cell for cell, _ in view.placed[-1:])}
        for cell, digits in view.placed:
            if cell in newest:
                self.pieces[cell] = self._tile(cell, digits)
            else:
                self._lay(cell, digits, shadows, faces)
        self.coins = {hole.cells: coin_item(self._scene, hole, self._layer) for hole in view.holes}
        # After a pass there is no last tile.
        marked = self._scene.turn_marked and not view.passes and len(view.placed) > 1
        if view.last is not None and marked:
            at = GRID.centre(view.last)
            self.contour = contour = outline_item(self._scene, self._layer, Look.LAST_MOVE, at)
            contour.setZValue(2)
            self.pieces[view.last] = (*self.pieces[view.last], contour)

    def _lay(self, cell: Hex, digits: str, shadows: SpriteBatch, faces: SpriteBatch) -> None:
        """Add a tile that was laid before the last turn."""
        scene, at = self._scene, GRID.centre(cell)
        look = TileLook(digits, scene.view.options.num_digits)
        shadows.add(at, ("under", "rest"), TILE_RECT, lambda p: paint_under(p, scene.theme))
        faces.add(
            at,
            ("tile", look),
            TILE_RECT,
            lambda painter: paint_face(painter, look, scene.theme, scene.board_pixel()),
        )

    def _tile(self, cell: Hex, digits: str) -> tuple[QGraphicsItem, ...]:
        scene, at = self._scene, GRID.centre(cell)

        def draw(painter: QPainter) -> None:
            paint_under(painter, scene.theme)

        under = sprite_at(scene, at, ("under", "rest"), draw, self._layer)
        face = HolominoTile(scene, digits, self._layer, "")
        face.setPos(at)
        face.setZValue(1)
        return under, face
