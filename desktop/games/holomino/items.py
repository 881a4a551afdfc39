"""Scene items of Holomino: tiles that can turn, and the table they lie on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.hexes import HexGrid
from desktop.board.scene import BoardScene, Layer
from desktop.board.sprite_batch import SpriteBatch
from desktop.board.sprites import SpriteItem, units_per_pixel
from desktop.games.holomino.facts import turns_between
from desktop.games.holomino.tiles import (
    COIN_RECT,
    TILE_RECT,
    R,
    TileLook,
    paint_coin,
    paint_face,
    paint_outline,
    paint_under,
)
from desktop.theme.theme import tokens
from rules.core.hexes import Hex
from rules.holomino.game import HolominoState
from rules.holomino.tiles import Hole

GRID = HexGrid(R)


def hole_centre(hole: Hole) -> QPointF:
    """The corner where a hole's three cells meet."""
    middle = QPointF()
    for cell in hole.cells:
        middle += GRID.centre(cell)
    return middle / 3


class TileItem(QGraphicsItem):
    """A tile of R = 100. `elevation` names its shadow; empty for a face alone."""

    def __init__(
        self,
        scene: BoardScene,
        digits: str,
        parent: QGraphicsItem,
        elevation: str = "rest",
        *,
        bright: bool = False,
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self.look = TileLook(digits, scene.view.options.num_digits, bright)
        self.elevation = elevation
        self._angle = 0.0
        self._turning = 0

    @property
    def digits(self) -> str:
        """The digits as the tile lies."""
        return self.look.digits

    def turn_to(self, digits: str) -> QVariantAnimation | None:
        """Lies another way; the result is the motion to play, if there is a way to go."""
        turns = turns_between(self.digits, digits)
        if not turns:
            return None
        self.look = TileLook(digits, self.look.highest, self.look.bright)
        self._turning = number = self._turning + 1
        self._lean(-120.0 * turns)

        def step(t: float) -> None:
            # A later turn takes over from one that is still going on.
            if self._turning == number:
                self._lean(-120.0 * turns * (1 - t))

        return self._scene.motion.tween("turnTile", step)

    def _lean(self, angle: float) -> None:
        self._angle = angle
        self.update()

    def boundingRect(self) -> QRectF:
        return TILE_RECT

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        sprites, theme = self._scene.sprites, self._scene.theme
        if self._angle:
            self._paint_turning(painter)
            return
        if self.elevation:
            key = ("under", self.elevation)
            sprites.paint(painter, key, TILE_RECT, lambda p: paint_under(p, theme, self.elevation))
        look, pixel = self.look, units_per_pixel(self)
        sprites.paint(
            painter, ("tile", look), TILE_RECT, lambda p: paint_face(p, look, theme, pixel)
        )

    def _paint_turning(self, painter: QPainter) -> None:
        if self.elevation:
            painter.save()
            painter.rotate(self._angle)
            paint_under(painter, self._scene.theme, self.elevation)
            painter.restore()
        paint_face(painter, self.look, self._scene.theme, units_per_pixel(self), self._angle)


def lift(item: QGraphicsItem, scale: float) -> None:
    """Holds an item of this scale up: a little larger, a little aslant."""
    lifted = tokens()["lifted"]
    item.setScale(scale * lifted["scale"])
    item.setRotation(lifted["tilt"])


def outline_item(scene: BoardScene, parent: QGraphicsItem, name: str) -> SpriteItem:
    """A contour round a tile, in a stroke of the tokens."""

    def draw(painter: QPainter) -> None:
        paint_outline(painter, scene.theme.pen(name, None, units_per_pixel(item)))

    item = SpriteItem(scene.sprites, ("outline", name), TILE_RECT, draw, parent)
    return item


def halo_item(scene: BoardScene, at: QPointF, parent: QGraphicsItem) -> SpriteItem:
    """The flash of a hole that has just been closed."""

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(scene.theme.colour("accent"), 0.07 * R))
        painter.drawEllipse(QPointF(), 0.4 * R, 0.4 * R)

    item = SpriteItem(scene.sprites, "halo", COIN_RECT, draw, parent)
    item.setPos(at)
    return item


def coin_item(scene: BoardScene, hole: Hole, parent: QGraphicsItem) -> SpriteItem:
    """A scored hole."""

    def draw(painter: QPainter) -> None:
        paint_coin(painter, hole.value, hole.player, scene.theme, units_per_pixel(item))

    key = ("coin", hole.value, hole.player)
    item = SpriteItem(scene.sprites, key, COIN_RECT, draw, parent)
    item.setPos(hole_centre(hole))
    return item


class Table:
    """The tiles and coins on the board. `show` rebuilds them, which is cheap."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._layer = Layer()
        self._layer.setParentItem(scene.board)
        self.pieces: dict[Hex, tuple[QGraphicsItem, ...]] = {}
        """What shows the tile that was laid last, by its cell: it may still be on its way."""
        self.coins: dict[tuple[Hex, ...], QGraphicsItem] = {}
        """What shows the value of a hole, by its cells."""

    def show(self, view: HolominoState) -> None:
        """Shows a view's tiles, coins and last move."""
        self._layer.clear()
        # All shadows lie below all faces: tiles stand beside each other, not on each other.
        self.pieces = {}
        shadows, faces = (SpriteBatch(self._scene.sprites, self._layer) for _ in range(2))
        faces.setZValue(1)
        newest = {view.last, *(cell for cell, _ in view.placed[-1:])}
        for cell, digits in view.placed:
            if cell in newest:
                self.pieces[cell] = self._tile(cell, digits)
            else:
                self._lay(cell, digits, shadows, faces)
        self.coins = {hole.cells: coin_item(self._scene, hole, self._layer) for hole in view.holes}
        for coin in self.coins.values():
            coin.setZValue(3)
        # Whoever passed last has left no tile.
        if view.last is not None and not view.passes and len(view.placed) > 1:
            contour = outline_item(self._scene, self._layer, "lastMove")
            contour.setZValue(2)
            contour.setPos(GRID.centre(view.last))
            self.pieces[view.last] = (*self.pieces[view.last], contour)

    def _lay(self, cell: Hex, digits: str, shadows: SpriteBatch, faces: SpriteBatch) -> None:
        """Lays a tile that stays where it is."""
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
        scene = self._scene
        under = SpriteItem(
            scene.sprites,
            ("under", "rest"),
            TILE_RECT,
            lambda painter: paint_under(painter, scene.theme),
            self._layer,
        )
        face = TileItem(scene, digits, self._layer, "")
        face.setZValue(1)
        for item in (under, face):
            item.setPos(GRID.centre(cell))
        return under, face
