"""Where the editor's board lies in its widget, and which pixels belong to which cells."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QTransform

from desktop.games.mono.paint import Size, size_for
from desktop.games.mono.shapes import C, cell_at, tray
from rules.mono.board import Board

_SPARE = 22.0  # px for the tray's shadow
_LETTERS = 26.0  # px for the coordinates at the left and below
_LARGEST = 132.0  # px a cell at most


@dataclass(frozen=True, slots=True)
class Geometry:
    """A board in a widget: a cell has `cell` pixels, the first cell's corner is at `origin`."""

    grid: Board
    cell: float
    origin: QPointF

    @property
    def transform(self) -> QTransform:
        """From board units to pixels."""
        shift = QTransform.fromTranslate(self.origin.x(), self.origin.y())
        return QTransform.fromScale(self.cell / C, self.cell / C) * shift

    @property
    def size(self) -> Size:
        """How large letters and strokes are."""
        return size_for(self.cell)

    def cell_under(self, point: QPointF) -> int | None:
        """The cell at a pixel."""
        return cell_at(self.grid, (point - self.origin) * (C / self.cell))

    def nearest(self, point: QPointF) -> int:
        """The cell at a pixel, or the nearest one: strokes may leave the board."""
        at = (point - self.origin) / self.cell
        column = min(max(int(at.x() // 1), 0), self.grid.width - 1)
        row = min(max(int(at.y() // 1), 0), self.grid.height - 1)
        return row * self.grid.width + column

    def corner(self, cell: int) -> QPointF:
        """The upper left pixel of a cell."""
        down, across = divmod(cell, self.grid.width)
        return QPointF(across, down) * self.cell + self.origin

    def rect(self, cell: int, around: float = 0.0) -> QRectF:
        """The pixels of a cell, and so many cells around it."""
        corner, reach = self.corner(cell), around * self.cell
        side = self.cell + 2 * reach
        return QRectF(corner.x() - reach, corner.y() - reach, side, side)

    def pixels(self, cell: int, around: float = 0.0) -> QRect:
        """The whole pixels that a cell touches."""
        return self.rect(cell, around).toAlignedRect()


def fitted(grid: Board, room: QSizeF) -> Geometry:
    """The board as large as a room allows, in its middle."""
    body = tray(grid)
    across = (room.width() - 2 * _SPARE - _LETTERS) / body.width()
    down = (room.height() - 1.6 * _SPARE - _LETTERS) / body.height()
    # In whole pixels, so that all cells look alike.
    cell = float(max(6, math.floor(min(across * C, down * C, _LARGEST))))
    width, height = grid.width * cell, grid.height * cell
    left = (room.width() - width + _LETTERS * 0.5) / 2
    top = (room.height() - height - _LETTERS) / 2
    return Geometry(grid, cell, QPointF(round(left), round(top)))
