"""Dragons on paper: white bodies with round scales for O, black ones with bars for X."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.games.dragons.eyes import eye_centres, eyes_of
from desktop.games.dragons.tiles import face_path, paint_spine, shape_of
from desktop.games.tiles.geometry import GRID, R, united
from desktop.paint.ink import BLACK, GREY, TINT, WHITE, Diagram, digit, pen, write
from desktop.paint.paths import circle
from rules.core.hexes import Hex
from rules.dragons.game import DragonsState
from rules.dragons.tiles import TileSet

RADIUS = 5.2  # mm from a tile's centre to its corners
_STRIP = 4.9
_UNIT = R / RADIUS
_INKS = (WHITE, BLACK)
_OUTLINE = 0.045 * R


def diagram(view: DragonsState) -> Diagram:
    """Return the table, with open positions numbered as on the screen."""
    places = view.positions if view.to_move is not None else []
    box = united(_around(cell, 1.05) for cell in view.tiles)
    box = box.united(united(_around(cell, 0.5) for cell in places))
    forced = frozenset(view.gaps)

    def paint(painter: QPainter) -> None:
        painter.scale(1 / _UNIT, 1 / _UNIT)
        painter.translate(-box.topLeft())
        tiles, tile_set = view.tiles, view.options.tile_set
        _paint_tiles(painter, tile_set, tiles.items())
        eyes = eyes_of(tiles, tile_set)
        for eye, at in zip(eyes, eye_centres(eyes), strict=True):
            _paint_eye(painter, at, eye.colour)
        for number, cell in enumerate(places, 1):
            at = GRID.centre(cell)
            if cell in forced:
                painter.strokePath(circle(at, 0.6 * R), QPen(BLACK, 0.06 * R))
            digit(painter, str(number), at, 8 * _UNIT, BLACK if cell in forced else GREY)

    return Diagram(box.size() / _UNIT, paint)


def _around(cell: Hex, radii: float) -> QRectF:
    half = QPointF(radii, radii) * R
    centre = GRID.centre(cell)
    return QRectF(centre - half, centre + half)


def strip(tile_set: TileSet, title: str, width: float) -> Diagram:
    """Return all tiles side by side with their letters, in a frame `width` mm wide."""
    height, head = 19.0, 22.0
    step = (width - head - 2) / len(tile_set.letters)
    scale = min(_STRIP, step / 2.1) / R

    def paint(painter: QPainter) -> None:
        painter.setPen(pen(0.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(0, 0, width, height), 2, 2)
        write(painter, title, QRectF(3, 0, head - 4, height), 9, 600)
        for index, letter in enumerate(tile_set.letters):
            x = head + (index + 0.5) * step
            painter.save()
            painter.translate(x, 7.2)
            painter.scale(scale, scale)
            _paint_tiles(painter, tile_set, [((0, 0), letter)])
            painter.restore()
            box = QRectF(x - step / 2, 12.8, step, 5)
            write(painter, letter, box, 9, 700, align=Qt.AlignmentFlag.AlignHCenter)

    return Diagram(QSizeF(width, height), paint)


def _paint_tiles(painter: QPainter, tile_set: TileSet, tiles: Iterable[tuple[Hex, str]]) -> None:
    """Draw all faces, then all bodies, in board coordinates."""
    placed = [(GRID.centre(cell), letter) for cell, letter in tiles]
    for at, _ in placed:
        face = face_path().translated(at)
        painter.fillPath(face, TINT)
        painter.strokePath(face, QPen(BLACK, 0.02 * R))
    for at, letter in placed:
        painter.save()
        painter.translate(at)
        # Where colours cross, the one that enters at the top is above.
        for part in sorted(tile_set.parts[letter], key=lambda part: 0 in part.edges):
            shape, ink = shape_of(part), _INKS[part.colour]
            painter.fillPath(shape.body, ink)
            edge = QPen(BLACK, _OUTLINE)
            edge.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.strokePath(shape.cuts, QPen(ink, 0.03 * R))
            painter.strokePath(shape.curves, edge)
            paint_spine(painter, shape.spine, part.colour, _INKS[1 - part.colour])
        painter.restore()


def _paint_eye(painter: QPainter, at: QPointF, colour: int) -> None:
    ball = circle(at, 0.24 * R)
    painter.fillPath(ball, WHITE)
    painter.strokePath(ball, QPen(BLACK, 0.05 * R))
    pupil = QRectF(at.x() - 0.06 * R, at.y() - 0.16 * R, 0.12 * R, 0.32 * R)
    painter.setPen(QPen(BLACK, 0.04 * R))
    painter.setBrush(BLACK if colour else WHITE)
    painter.drawEllipse(pupil)
    painter.setBrush(Qt.BrushStyle.NoBrush)
