"""Hexagon geometry: axial cells (q, r) to points and back, flat-topped and pointy-topped.

Lengths are in the scene's board coordinates, y grows downwards. `radius` is the distance from a
hexagon's centre to its corners, which is also the length of its sides.
"""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from desktop.paint.paths import ROOT3, hexagon, hexagon_points

Hex = tuple[int, int]


@dataclass(frozen=True, slots=True)
class HexGrid:
    """Where the cells of a hexagonal board lie.

    Flat-topped: q grows to the lower right, r downwards. Pointy-topped: q grows to the right, r to
    the lower right.
    """

    radius: float
    pointy: bool = False
    origin: QPointF = field(default_factory=QPointF)

    def centre(self, cell: Hex) -> QPointF:
        """Return the centre of a cell, in board coordinates."""
        q, r = cell
        if self.pointy:
            return self.origin + QPointF(ROOT3 * (q + r / 2), 1.5 * r) * self.radius
        return self.origin + QPointF(1.5 * q, ROOT3 * (r + q / 2)) * self.radius

    def cell_at(self, point: QPointF) -> Hex:
        """Return the cell that holds a point."""
        at = (point - self.origin) / self.radius
        if self.pointy:
            r = at.y() / 1.5
            return _nearest(at.x() / ROOT3 - r / 2, r)
        q = at.x() / 1.5
        return _nearest(q, at.y() / ROOT3 - q / 2)

    def corners(self, cell: Hex) -> list[QPointF]:
        """Return the corners of a cell, clockwise on screen, from the right or lower right."""
        return hexagon_points(self.centre(cell), self.radius, pointy=self.pointy)

    def outline(self, cell: Hex, inset: float = 0.0, corner: float = 0.0) -> QPainterPath:
        """Return the cell as a path, its sides moved inwards by `inset`, its corners rounded."""
        radius = self.radius - inset * 2 / ROOT3
        return hexagon(self.centre(cell), radius, corner, pointy=self.pointy)


def _nearest(q: float, r: float) -> Hex:
    """Round in cube coordinates: the coordinate with the largest error follows from the others."""
    s = -q - r
    a, b, c = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(a - q), abs(b - r), abs(c - s)
    if off_q > off_r and off_q > off_s:
        a = -b - c
    elif off_r > off_s:
        b = -a - c
    return (a, b)
