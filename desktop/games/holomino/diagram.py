"""Holomino on paper: tiles with patterns and numbers, holes with values, numbered places."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPathStroker, QPen

from desktop.games.holomino.tiles import NUMBER_CORNERS, OUTLINE, corner_way, sector_path
from desktop.games.tiles.geometry import GRID, R, corner_of, united
from desktop.paint.ink import (
    BLACK,
    BLANK,
    CROSSED,
    DOTS,
    GREY,
    POINT,
    SOLID,
    THIN,
    WHITE,
    WHITE_DOTS,
    Diagram,
    digit,
    fill,
    is_dark,
    pen,
    write,
)
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.text import letters_path
from rules.holomino.game import HolominoState

RADIUS = 6.7  # mm from a tile's centre to its corners
_RACK = 5.8
_PATTERNS = (BLANK, DOTS, THIN, CROSSED, WHITE_DOTS, SOLID)
_PITCH = 0.8
_DISC, _DIGIT, _AWAY, _HALO = 0.44, 0.46, 0.73, 0.065  # R
_COIN = 0.27
_UNIT = R / RADIUS  # units of a millimetre


def diagram(view: HolominoState) -> Diagram:
    """Return the table, with open positions numbered as on the screen."""
    places = view.positions if view.to_move is not None else []
    box = united(_around(cell, 1.05) for cell in view.tiles)
    box = box.united(united(_around(cell, 0.45) for cell in places))

    def paint(painter: QPainter) -> None:
        painter.scale(1 / _UNIT, 1 / _UNIT)
        painter.translate(-box.topLeft())
        for cell, digits in view.placed:
            _paint_tile(painter, digits, GRID.centre(cell), view.options.num_digits)
        for hole in view.holes:
            _paint_coin(painter, hole.value, hole.player, corner_of(hole.cells))
        for number, cell in enumerate(places, 1):
            digit(painter, str(number), GRID.centre(cell), 8 * _UNIT, GREY)

    return Diagram(box.size() / _UNIT, paint)


def _around(cell: tuple[int, int], radii: float) -> QRectF:
    half = QPointF(radii, radii) * R
    centre = GRID.centre(cell)
    return QRectF(centre - half, centre + half)


def rack(tiles: Sequence[str], num_digits: int, *, across: bool = False) -> Diagram:
    """Return a pool: tiles below each other, or side by side if `across`, with their names."""
    wide, high = 2.2 * _RACK + 8.5, 2.15 * _RACK
    columns, rows = (len(tiles), 1) if across else (1, len(tiles))
    size = QSizeF(columns * wide + 2, rows * high + 2)

    def paint(painter: QPainter) -> None:
        painter.strokePath(rounded_rect(QRectF(0, 0, size.width(), size.height()), 2), pen(0.6))
        for index, name in enumerate(tiles):
            left, middle = 1.0, 1 + (index + 0.5) * high
            if across:
                left, middle = 1 + index * wide, 1 + 0.5 * high
            painter.save()
            painter.translate(left + 1.1 * _RACK, middle)
            painter.scale(_RACK / R, _RACK / R)
            _paint_tile(painter, name, QPointF(), num_digits)
            painter.restore()
            write(painter, name, QRectF(left + 2.2 * _RACK + 0.6, middle - 3, 7.5, 6), 9, 600)

    return Diagram(size, paint)


def _paint_tile(painter: QPainter, digits: str, centre: QPointF, highest: int) -> None:
    """Draw a tile in board coordinates."""
    painter.save()
    painter.translate(centre)
    painter.fillPath(OUTLINE, WHITE)
    for figure, corner in zip(digits, NUMBER_CORNERS, strict=True):
        pattern = _pattern(int(figure), highest)
        sector = sector_path(corner, _DISC, 0.016)
        fill(painter, sector, pattern, _PITCH * _UNIT)
        painter.strokePath(sector, QPen(BLACK, 0.02 * R))
        _paint_digit(painter, figure, corner_way(corner) * (_AWAY * R), is_dark(pattern))
    painter.strokePath(OUTLINE, QPen(BLACK, 0.04 * R))
    painter.restore()


def _paint_digit(painter: QPainter, figure: str, at: QPointF, dark: bool) -> None:
    letters = letters_path(figure, _DIGIT * R).translated(at)
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * _HALO * R)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    halo = stroker.createStroke(letters)
    halo.setFillRule(Qt.FillRule.WindingFill)
    painter.fillPath(halo, BLACK if dark else WHITE)
    painter.fillPath(letters, WHITE if dark else BLACK)


def _pattern(value: int, highest: int) -> int:
    """Return the pattern of a number; patterns repeat if there are more numbers."""
    return _PATTERNS[(value - 1) % len(_PATTERNS)] if highest > 1 else BLANK


def _paint_coin(painter: QPainter, value: int, player: int, at: QPointF) -> None:
    """Draw a closed hole with its value: white for O, black for X."""
    disc = circle(at, _COIN * R)
    painter.fillPath(disc, BLACK if player else WHITE)
    painter.strokePath(disc, QPen(BLACK, 0.03 * R))
    digit(painter, str(value), at, 0.3 * R / POINT, WHITE if player else BLACK)
