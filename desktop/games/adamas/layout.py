"""The geometry of an Adamas board, in board coordinates: R = 100, y grows downwards."""

import math
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.board.hexes import HexGrid
from desktop.paint.paths import ROOT3, hexagon
from desktop.theme.theme import Theme
from rules.adamas.board import Board

R = 100.0
TOKENS = Theme.proportion

_LEAST_TABLE = 460.0  # pixels across the slab on the smallest window
_LABEL_ROOM = 27.0  # pixels for a letter and its gap
_SIDE = 1.143 * R  # from the centres of the outer cells to the slab's edge


def unit(start: QPointF, end: QPointF) -> QPointF:
    """Return the direction from one point to another, of length 1."""
    way = end - start
    return way / (math.hypot(way.x(), way.y()) or 1.0)


class BoardLayout:
    """The geometry of a board of one size."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._grid = HexGrid(R, pointy=True)
        side = board.size - 1
        self._hexes = [(c + r - 2 * side, side - r) for c, r in board.places]
        self.centres = [self._grid.centre(cell) for cell in self._hexes]
        self.slab_radius: float = (ROOT3 * side + TOKENS("adamas", "slabPad")) * R
        self.slab = hexagon(QPointF(), self.slab_radius, TOKENS("adamas", "slabCorner") * R)

    def centre(self, cell: str) -> QPointF:
        """Return the centre of a cell by its name."""
        return self.centres[self.board.index[cell]]

    def outline(self, index: int, inset: float = 0.0, corner: float = 0.0) -> QPainterPath:
        """Return a cell as a path, drawn in by `inset`."""
        return self._grid.outline(self._hexes[index], inset, corner)

    @cached_property
    def reading_order(self) -> list[int]:
        """The cells row by row from the top, so that later piles stand before earlier ones."""
        places = self.board.places
        return sorted(range(len(places)), key=lambda i: (-places[i][1], places[i][0]))

    @cached_property
    def rect(self) -> QRectF:
        """The box round slab and coordinates."""
        height = self.slab_radius * ROOT3 / 2
        across = self.slab_radius + self.label_room
        bottom = height + self.label_room
        return QRectF(QPointF(-across, -height - 0.1 * R), QPointF(across, bottom))

    @cached_property
    def label_room(self) -> float:
        """The room for coordinates around the slab, in pixels."""
        return _LABEL_ROOM / _LEAST_TABLE * 2 * self.slab_radius

    @cached_property
    def parts(self) -> list[QRectF]:
        """The board as one rectangle for each row, so that other items can be placed beside it.

        The last one holds the letters at the foot.
        """
        height = 2 * self.slab_radius * ROOT3 / 2
        rows = 4 * self.board.size
        step, parts = height / rows, []
        for row in range(rows):
            top = -height / 2 + row * step
            widest = min(abs(top), abs(top + step)) if top * (top + step) > 0 else 0.0
            half = self.slab_radius - widest / ROOT3
            labels = self.rect.right() - self.slab_radius
            parts.append(QRectF(-half - labels, top, 2 * (half + labels), step))
        parts[-1].setBottom(self.rect.bottom())
        return parts

    @cached_property
    def labels(self) -> list[tuple[str, QPointF, QPointF]]:
        """Letters and row numbers: the text, where its line leaves the slab, and the direction.

        A point d further in this direction is d * sin 60 degrees away from the edge.
        """
        found: list[tuple[str, QPointF, QPointF]] = []
        places = dict(zip(self.board.places, self.centres, strict=True))
        for (letter, row), centre in places.items():
            if (letter, row - 1) not in places:
                way = QPointF(-0.5, ROOT3 / 2)
                found.append((chr(ord("a") + letter), centre + way * _SIDE * 2 / ROOT3, way))
            if (letter + 1, row) not in places:
                way = QPointF(1, 0)
                found.append((str(row + 1), centre + way * _SIDE * 2 / ROOT3, way))
        return found
