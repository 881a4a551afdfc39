"""Marks of open positions: numbers, highlights, and the position that does not fit."""

from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop.board.marks import Look, paint_look, pens_of
from desktop.games.holomino.tiles import OUTLINE, PLACE
from desktop.games.tiles.geometry import R
from desktop.games.tiles.marks import PlaceMark, PlaceMarks, paint_wrong_sign
from desktop.paint.text import paint_letters
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

    def look(self, cell: Hex) -> Look | None:
        """Return the look of a position; None for no mark."""
        if cell == self.hidden:
            return None
        if cell == self.wrong:
            return Look.WRONG
        if cell == self.hovered:
            return Look.HOVER
        if cell in self.lit:
            return Look.LEGAL
        return Look.OPEN if cell in self.numbered else None


class PositionMarks(PlaceMarks):
    """The marks on the open cells."""

    def show(self, highlights: HolominoHighlights, positions: Collection[Hex]) -> None:
        """Mark the positions, numbered in this order."""
        looks = ((cell, highlights.look(cell), n) for n, cell in enumerate(positions, 1))
        self.show_marks({cell: PlaceMark(look, n) for cell, look, n in looks if look is not None})

    def paint_mark(self, painter: QPainter, mark: PlaceMark, pixel: float) -> None:
        theme, look, ink = self._scene.theme, mark.look, self._scene.theme.colour("legal")
        if look is Look.WRONG:
            painter.strokePath(OUTLINE, *pens_of(look, theme, pixel))
            paint_wrong_sign(painter, theme, pixel)
            return
        if look is Look.OPEN:
            # A plain line, as dashes look ragged round the bites.
            ink = theme.colour("muted", 0.8)
            line = theme.pen("icon", theme.colour("control", _FAINT), 0.6 * pixel)
            painter.strokePath(PLACE, line)
        else:
            paint_look(painter, PLACE, look, theme, pixel)
        if theme.place_numbers or look is Look.HOVER:
            paint_letters(painter, str(mark.number), QPointF(), max(0.27 * R, _LEAST * pixel), ink)
