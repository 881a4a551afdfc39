"""Marks of open positions: where the chosen tile fits, and where it does not."""

from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtGui import QPainter

from desktop.board.marks import Look, paint_look, pens_of
from desktop.games.holomino.tiles import OUTLINE, PLACE
from desktop.games.tiles.marks import PlaceMark, PlaceMarks, paint_number, paint_wrong_sign
from rules.core.hexes import Hex


@dataclass(frozen=True, slots=True)
class HolominoHighlights:
    """The state of each position's mark. If a cell has several, the last in this order is shown."""

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
        return Look.LEGAL if cell in self.lit else None


class PositionMarks(PlaceMarks):
    """The marks on the open cells."""

    def show(self, highlights: HolominoHighlights, positions: Collection[Hex]) -> None:
        """Mark the positions, numbered in this order."""
        looks = ((cell, highlights.look(cell), n) for n, cell in enumerate(positions, 1))
        self.show_marks({cell: PlaceMark(look, n) for cell, look, n in looks if look is not None})

    def paint_mark(self, painter: QPainter, mark: PlaceMark, pixel: float) -> None:
        theme, look = self._scene.theme, mark.look
        if look is Look.WRONG:
            painter.strokePath(OUTLINE, *pens_of(look, theme, pixel))
            paint_wrong_sign(painter, theme, pixel)
            return
        paint_look(painter, PLACE, look, theme, pixel)
        paint_number(painter, mark, theme, pixel)
