"""Dragons' picture: bodies running on from tile to tile."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.motifs.frame import fit
from desktop.ramp import mix
from desktop.scenes.hexes import HexGrid
from desktop.shadows import paint_shadow
from desktop.shapes import ROOT3
from desktop.theme import Theme

# q, r, state: a-f shoulders, g-l tails, turned clockwise by sixths
_TILES = (
    (0, 0, "a"), (1, 0, "b"), (-1, 1, "e"), (0, 1, "d"), (-2, 1, "d"), (-1, 0, "b"),
    (-3, 1, "a"), (-2, 0, "f"), (0, 2, "k"), (-1, 2, "a"), (-2, 2, "b"), (1, 1, "h"),
    (-3, 2, "l"), (-4, 3, "i"), (-4, 2, "d"), (-3, 3, "f"), (-2, 3, "d"),
)  # fmt: skip
_R = 100.0
_A = ROOT3 / 2 * _R
_H = 20.0  # half a body's width


def paint_dragons(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Seventeen tiles of a game."""
    grid = HexGrid(_R)
    fit(painter, box, QSizeF(9.9 * _R, 7.3 * _R))
    painter.translate(2.25 * _R, -0.866 * _R)
    for q, r, _state in _TILES:
        face = grid.outline((q, r), 0.8, 6)
        paint_shadow(painter, face, theme.elevation("rest"), 0.8 * _R)
        painter.fillPath(face.translated(0, 5), theme.colour("tileSide"))
        painter.fillPath(face, theme.colour("tile"))
        painter.strokePath(face, QPen(theme.colour("tileLine"), 2))
    for q, r, state in _TILES:
        turn = ord(state) - ord("a")
        for player in (0, 1):
            painter.save()
            painter.setClipPath(grid.outline((q, r)))
            painter.translate(grid.centre((q, r)))
            painter.rotate(60 * (turn % 6) + 180 * player)
            for body, curves, spine in (_shoulders(),) if turn < 6 else (_tail(), _band()):
                _paint_body(painter, body, curves, spine, player, theme)
            painter.restore()


def _round(x: float, y: float, radius: float) -> QRectF:
    return QRectF(x - radius, y - radius, 2 * radius, 2 * radius)


def _shoulders() -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """Three edges joined, the middle one at the top: body, its curves, the spine."""
    curves = QPainterPath(QPointF(_H, -_A))
    curves.arcTo(_round(0.5 * _R, -_A, 0.5 * _R - _H), 180, 120)
    right = curves.currentPosition()
    curves.moveTo(_arc_start(0, -2 * _A, 1.5 * _R + _H, 300))
    curves.arcTo(_round(0, -2 * _A, 1.5 * _R + _H), 300, -60)
    curves.moveTo(-_H, -_A)
    curves.arcTo(_round(-0.5 * _R, -_A, 0.5 * _R - _H), 0, -120)
    body = QPainterPath(QPointF(-_H, -_A))
    body.lineTo(_H, -_A)
    body.arcTo(_round(0.5 * _R, -_A, 0.5 * _R - _H), 180, 120)
    body.lineTo(right)
    body.arcTo(_round(0, -2 * _A, 1.5 * _R + _H), 300, -60)
    body.arcTo(_round(-0.5 * _R, -_A, 0.5 * _R - _H), 240, 120)
    body.closeSubpath()
    return body, curves, _spine()


def _band() -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """Two edges joined, turned so that it lies across from the tail."""
    body, curves = QPainterPath(), QPainterPath()
    inner, outer = _round(0, 2 * _A, 1.5 * _R - _H), _round(0, 2 * _A, 1.5 * _R + _H)
    body.arcMoveTo(inner, 60)
    body.arcTo(inner, 60, 60)
    body.arcTo(outer, 120, -60)
    body.closeSubpath()
    for arc in (inner, outer):
        curves.arcMoveTo(arc, 60)
        curves.arcTo(arc, 60, 60)
    spine = QPainterPath()
    spine.arcMoveTo(_round(0, 2 * _A, 1.5 * _R), 60)
    spine.arcTo(_round(0, 2 * _A, 1.5 * _R), 60, 60)
    return body, curves, spine


def _tail() -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """A tail that comes in at the top and curls away."""
    curves = QPainterPath(QPointF(-_H, -_A))
    curves.cubicTo(-_H, -_A + 17, -9, -_A + 38.5, 10, -_A + 39.5)
    curves.cubicTo(5.5, -_A + 28.5, _H, -_A + 22, _H, -_A)
    body = QPainterPath(curves)
    body.closeSubpath()
    spine = QPainterPath(QPointF(0, -_A))
    spine.lineTo(0, -_A + 20)
    return body, curves, spine


def _spine() -> QPainterPath:
    spine = QPainterPath()
    arc = _round(0, -2 * _A, 1.5 * _R)
    spine.arcMoveTo(arc, 240)
    spine.arcTo(arc, 240, 60)
    spine.moveTo(0, -_A)
    spine.lineTo(0, -_A + 36)
    return spine


def _arc_start(x: float, y: float, radius: float, degrees: float) -> QPointF:
    path = QPainterPath()
    path.arcMoveTo(_round(x, y, radius), degrees)
    return path.currentPosition()


def _paint_body(
    painter: QPainter,
    body: QPainterPath,
    curves: QPainterPath,
    spine: QPainterPath,
    player: int,
    theme: Theme,
) -> None:
    colours = theme.player(player)
    painter.fillPath(body, colours.main)
    painter.strokePath(curves, QPen(mix(colours.main, QColor("black"), 0.35), 7))
    pale = mix(colours.main, colours.on if not theme.dark else QColor("white"), 0.72)
    round_scales = player == 0
    pen = QPen(pale, 10.5 if round_scales else 19)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap if round_scales else Qt.PenCapStyle.FlatCap)
    step, mark = 22.44, 0.1 if round_scales else 5.5
    pen.setDashPattern([mark / pen.widthF(), (step - mark) / pen.widthF()])
    pen.setDashOffset((step / 2 + mark / 2) / pen.widthF())
    painter.strokePath(spine, pen)
