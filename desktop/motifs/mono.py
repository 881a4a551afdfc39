"""Mono's picture: a board half uncovered."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.lettering import paint_letters
from desktop.motifs.frame import fit
from desktop.ramp import mix
from desktop.shapes import hexagon, rounded_rect
from desktop.slab import paint_slab
from desktop.theme import Theme

_ROWS = ("...88...3", "..998.87.", "5.9.92.7.", "55999.77.", "55.....7.")
_C = 100.0  # a cell's side
_GAP = 5.0


def paint_mono(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Hidden cells, and the runs found so far."""
    fit(painter, box, QSizeF(9.7 * _C, 6 * _C))
    tray = QRectF(-4.72 * _C, -2.72 * _C, 9.44 * _C, 5.44 * _C)
    paint_slab(painter, rounded_rect(tray, 0.34 * _C), theme, 2.6)
    for row, line in enumerate(_ROWS):
        for column, value in enumerate(line):
            if value == ".":
                _paint_hidden(painter, _cell(row, column), theme)
    for value in sorted(set("".join(_ROWS)) - {"."}):
        swatch = theme.value(int(value), 9)
        shape = _shape(value)
        painter.fillPath(shape.translated(0, 5), mix(swatch.fill, QColor("black"), 0.3))
        painter.fillPath(shape, swatch.fill)
    for row, line in enumerate(_ROWS):
        for column, value in enumerate(line):
            if value != ".":
                ink = theme.value(int(value), 9).ink
                paint_letters(painter, value, _cell(row, column).center(), 0.44 * _C, ink)


def _cell(row: int, column: int) -> QRectF:
    side = _C - 2 * _GAP
    return QRectF((column - 4.5) * _C + _GAP, (row - 2.5) * _C + _GAP, side, side)


def _paint_hidden(painter: QPainter, cell: QRectF, theme: Theme) -> None:
    painter.fillPath(rounded_rect(cell.translated(0, 5), 16), theme.colour("tileBackLine"))
    painter.fillPath(rounded_rect(cell, 16), theme.colour("tileBack"))
    for x, y in ((0, 0), (-17, -17), (17, -17), (-17, 17), (17, 17)):
        at = cell.center() + QPointF(x, y)
        painter.fillPath(hexagon(at, 5.8), theme.colour("tileBackDot"))


def _shape(value: str) -> QPainterPath:
    """All cells of a value, those side by side fused into one piece."""
    shape = QPainterPath()
    cells = {(r, c) for r, line in enumerate(_ROWS) for c, v in enumerate(line) if v == value}
    for row, column in cells:
        cell = _cell(row, column)
        shape = shape.united(rounded_rect(cell, 16))
        for below, right in ((0, 1), (1, 0)):
            if (row + below, column + right) in cells:
                both = cell.united(_cell(row + below, column + right))
                shape = shape.united(_joint(both, bool(right)))
        if {(row + 1, column), (row, column + 1), (row + 1, column + 1)} <= cells:
            shape = shape.united(_joint(cell.united(_cell(row + 1, column + 1)), True))
    return shape


def _joint(both: QRectF, across: bool) -> QPainterPath:
    """What fills the gap and the round corners between two cells."""
    path = QPainterPath()
    inset = 40.0
    x, y = (inset, 0.0) if across else (0.0, inset)
    path.addRect(both.adjusted(x, y, -x, -y))
    return path
