"""Where hexagonal tiles lie, in board coordinates: a tile's corners are R from its centre."""

from collections.abc import Collection, Iterable

from PySide6.QtCore import QPointF, QRectF

from desktop.board.hexes import HexGrid
from rules.core.hexes import Hex

R = 100.0
GRID = HexGrid(R)
TILE_RECT = QRectF(-1.5 * R, -1.4 * R, 3 * R, 3 * R)
"""What the picture of a tile about the origin needs, its longest shadow included."""


def corner_of(cells: Collection[Hex]) -> QPointF:
    """Return the corner where three cells meet; the middle of any others."""
    middle = QPointF()
    for cell in cells:
        middle += GRID.centre(cell)
    return middle / len(cells)


def united(boxes: Iterable[QRectF]) -> QRectF:
    """Return the box round all of these; empty round none."""
    whole = QRectF()
    for box in boxes:
        whole = whole.united(box)
    return whole
