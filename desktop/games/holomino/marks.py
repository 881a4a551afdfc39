"""Marks of open positions: numbers, highlights, and the position that does not fit."""

from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from desktop.board.looks import Look, pens_of, wash_of
from desktop.board.scene import BoardScene, Layer
from desktop.board.sprites import SpriteItem, units_per_pixel
from desktop.games.holomino.tiles import paint_outline, paint_place
from desktop.games.tiles.geometry import GRID, R
from desktop.games.tiles.item import sprite_at
from desktop.paint.text import paint_letters
from desktop.theme.theme import Theme
from rules.core.hexes import Hex

_LEAST = 13.0  # pixels
_FAINT = 0.45


@dataclass(frozen=True, slots=True)
class HolominoHighlights:
    """The state of each position's mark. If a cell has several, the last in this order is shown."""

    numbered: frozenset[Hex] = frozenset()  # any tile fits here
    lit: frozenset[Hex] = frozenset()  # the held tile fits here
    hovered: Hex | None = None
    wrong: Hex | None = None  # the held tile does not fit here
    hidden: Hex | None = None  # the ghost is here


class PositionMarks:
    """The marks on the open cells; an update only changes marks that differ."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._layer = Layer()
        self._layer.setParentItem(scene.board)
        self._shown = HolominoHighlights()
        self.items: dict[Hex, tuple[tuple[int, str], SpriteItem]] = {}

    def show(self, highlights: HolominoHighlights, positions: Collection[Hex]) -> None:
        """Mark the positions, numbered in this order."""
        if highlights == self._shown:
            return
        self._shown = highlights
        numbered = enumerate(positions, 1)
        wanted = {cell: (number, _state(highlights, cell)) for number, cell in numbered}
        # Unchanged marks are kept, so that the table is not repainted there.
        for cell, (look, item) in list(self.items.items()):
            if wanted.get(cell) != look:
                self._scene.removeItem(item)
                del self.items[cell]
        for cell, look in wanted.items():
            if look[1] and cell not in self.items:
                self.items[cell] = (look, self._add(cell, *look))

    @property
    def wrong(self) -> SpriteItem | None:
        """The mark where the held tile does not fit."""
        cell = self._shown.wrong
        return self.items[cell][1] if cell is not None else None

    def _add(self, cell: Hex, number: int, state: str) -> SpriteItem:
        scene = self._scene

        def draw(painter: QPainter) -> None:
            _paint_mark(painter, scene, number, state, units_per_pixel(item))

        # A misfit must be visible above the dragged tile.
        layer = scene.above if state == "wrong" else self._layer
        item = sprite_at(scene, GRID.centre(cell), ("mark", number, state), draw, layer)
        return item


def _state(highlights: HolominoHighlights, cell: Hex) -> str:
    """Return the state of a position's mark; empty for none."""
    if cell == highlights.hidden:
        return ""
    if cell == highlights.wrong:
        return "wrong"
    if cell == highlights.hovered:
        return "hovered"
    if cell in highlights.lit:
        return "lit"
    return "numbered" if cell in highlights.numbered else ""


def _paint_mark(
    painter: QPainter, scene: BoardScene, number: int, state: str, pixel: float
) -> None:
    theme = scene.theme
    text, size, ink = str(number), max(0.27 * R, _LEAST * pixel), theme.colour("legal")
    if state == "wrong":
        text, size, ink = "!", max(0.42 * R, 16 * pixel), theme.colour("error")
        paint_outline(painter, theme.pen("error", None, pixel))
    elif state == "lit":
        _paint_as(painter, Look.LEGAL, theme, pixel)
    elif state == "hovered":
        _paint_as(painter, Look.HOVER, theme, pixel)
    else:
        ink = theme.colour("muted", 0.8)
        outline = theme.pen("icon", theme.colour("control", _FAINT), 0.6 * pixel)
        paint_place(painter, QColor(0, 0, 0, 0), outline)
    if theme.place_numbers or state in ("wrong", "hovered"):
        paint_letters(painter, text, QPointF(), size, ink)


def _paint_as(painter: QPainter, look: Look, theme: Theme, pixel: float) -> None:
    wash = wash_of(look, theme)
    for pen in pens_of(look, theme, pixel):
        paint_place(painter, wash or QColor(0, 0, 0, 0), pen)
