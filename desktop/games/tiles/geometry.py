"""The geometry of hexagonal tiles, in board coordinates: corners are R from the centre."""

from collections.abc import Collection, Iterable

from PySide6.QtCore import QPointF, QRectF

from desktop.board.hexes import HexGrid
from rules.core.hexes import Hex

R = 100.0
GRID = HexGrid(R)
TILE_RECT = QRectF(-1.5 * R, -1.4 * R, 3 * R, 3 * R)
"""The box of a tile's picture at the origin, including its longest shadow."""


def corner_of(cells: Collection[Hex]) -> QPointF:
    """Return the corner where three cells meet; for other cells, their mean centre."""
    middle = QPointF()
    for cell in cells:
        middle += GRID.centre(cell)
    return middle / len(cells)


def united(boxes: Iterable[QRectF]) -> QRectF:
    """Return the union of some boxes; empty if there are none."""
    whole = QRectF()
    for box in boxes:
        whole = whole.united(box)
    return whole
