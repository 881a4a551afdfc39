"""Marks of the open cells in Holomino and Dragons: a contour with the number of the position."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.marks import Look, pens_of
from desktop.board.scene import BoardScene, Layer
from desktop.board.sprites import SpriteItem, units_per_pixel
from desktop.games.tiles.geometry import GRID, R
from desktop.games.tiles.item import sprite_at
from desktop.paint.text import paint_letters
from desktop.theme.theme import Theme
from rules.core.hexes import Hex

_NUMBER, _LARGEST_NUMBER = 16.0, 0.7 * R
"""The size of a position's number in pixels, and the largest that has room in a place."""


class PlaceMark(NamedTuple):
    """The mark of a position: its look and its number."""

    look: Look
    number: int


class PlaceMarks:
    """The marks on the open cells. Only marks that differ are built again."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._layer = Layer()
        self._layer.setParentItem(scene.board)
        self.items: dict[Hex, tuple[PlaceMark, SpriteItem]] = {}

    def paint_mark(self, painter: QPainter, mark: PlaceMark, pixel: float) -> None:
        """Paint a mark at the origin; `pixel` is the size of a pixel in board units."""
        raise NotImplementedError

    def show_marks(self, wanted: Mapping[Hex, PlaceMark], *, anew: bool = False) -> None:
        """Show these marks; `anew` builds all of them again."""
        for cell, (mark, item) in list(self.items.items()):
            if anew or wanted.get(cell) != mark:
                self._scene.removeItem(item)
                del self.items[cell]
        for cell, mark in wanted.items():
            if cell not in self.items:
                self.items[cell] = (mark, self._add(cell, mark))

    @property
    def wrong(self) -> SpriteItem | None:
        """The mark where the piece in hand does not fit; it is above that piece."""
        return next((item for mark, item in self.items.values() if mark.look is Look.WRONG), None)

    def _add(self, cell: Hex, mark: PlaceMark) -> SpriteItem:
        def draw(painter: QPainter) -> None:
            self.paint_mark(painter, mark, units_per_pixel(item))

        layer = self._scene.above if mark.look is Look.WRONG else self._layer
        item = sprite_at(self._scene, GRID.centre(cell), ("mark", mark), draw, layer)
        return item


def paint_number(painter: QPainter, mark: PlaceMark, theme: Theme, pixel: float) -> None:
    """Write the number of a position, unless the player wants it only under the pointer."""
    if theme.place_numbers or mark.look is Look.HOVER:
        size = min(_NUMBER * pixel, _LARGEST_NUMBER)
        paint_letters(painter, str(mark.number), QPointF(), size, theme.colour("text"))


def paint_wrong_sign(painter: QPainter, theme: Theme, pixel: float) -> None:
    """Write the sign in a place where the piece in hand does not fit."""
    paint_letters(painter, "!", QPointF(), max(0.42 * R, 16 * pixel), theme.colour("error"))


def look_item(
    scene: BoardScene,
    look: Look,
    outline: Callable[[float], QPainterPath],
    at: QPointF,
    parent: QGraphicsItem,
) -> SpriteItem:
    """Return the contour of a tile in a look; `outline` gets half the width of the line."""

    def draw(painter: QPainter) -> None:
        for pen in pens_of(look, scene.theme, units_per_pixel(item)):
            painter.strokePath(outline(pen.widthF() / 2), pen)

    item = sprite_at(scene, at, ("contour", look), draw, parent)
    return item
