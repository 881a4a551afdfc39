"""Black Box on paper: boxes with the results of rays, and boxes to fill in."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.blackbox.paint import TURN, burst, round_pen, u_turn
from desktop.games.blackbox.ray_paths import port_heading
from desktop.paint.ink import BLACK, GREY, PALE, WHITE, Diagram, digit, pen, write
from desktop.paint.paths import circle, hexagon, rounded_rect
from rules.blackbox.rays import PORT_NAMES, PORTS, SIDE
from rules.blackbox.state import BlackBoxPosition, Box

CELL = 4.7  # mm
_NAMES, _FRAME = 4.2, 4.2  # mm: the ports' names, and the frame with their marks
_DISC = 1.65
_TINT = QColor("#ebebeb")
_BETWEEN, _NAME = 8.0, 6.0
_AT = _NAMES + _FRAME


def box_diagram(box: Box, cell: float = CELL) -> Diagram:
    """Return a box with its marks, markers, and the atoms its viewer knows."""
    inside = SIDE * cell
    whole = inside + 2 * _AT

    def paint(painter: QPainter) -> None:
        painter.save()
        painter.translate(_AT, _AT)
        _paint_ground(painter, cell)
        for port in PORTS:
            _paint_port(painter, port, box.marks[port], cell)
        for atom in box.atoms or ():
            painter.fillPath(circle(_centre(atom, cell), 0.3 * cell), BLACK)
        for marker in box.markers:
            at = _centre(marker, cell)
            painter.strokePath(hexagon(at, 0.43 * cell, 0.3), pen(0.8))
            if marker not in (box.atoms or ()):
                digit(painter, "?", at, 8)
        painter.restore()

    return Diagram(QSizeF(whole, whole), paint)


def _centre(place: int, cell: float) -> QPointF:
    column, row = divmod(place, SIDE)
    return QPointF((column + 0.5) * cell, (row + 0.5) * cell)


def _paint_ground(painter: QPainter, cell: float) -> None:
    inside = QRectF(0, 0, SIDE * cell, SIDE * cell)
    frame = inside.adjusted(-_FRAME, -_FRAME, _FRAME, _FRAME)
    shape = rounded_rect(frame, 1.8)
    painter.fillPath(shape, _TINT)
    painter.strokePath(shape, pen(0.8))
    painter.fillRect(inside, WHITE)
    lines = QPainterPath()
    for number in range(1, SIDE):
        lines.moveTo(number * cell, 0)
        lines.lineTo(number * cell, inside.bottom())
        lines.moveTo(0, number * cell)
        lines.lineTo(inside.right(), number * cell)
    painter.strokePath(lines, pen(0.4, PALE))
    painter.setPen(pen(0.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(inside)


def _paint_port(painter: QPainter, port: int, mark: str, cell: float) -> None:
    """Draw a port's name outside the frame, and its mark or an arrow on the frame."""
    heading, along = port_heading(port), (port % SIDE + 0.5) * cell
    far = SIDE * cell
    at = (
        QPointF(-_FRAME / 2, along),
        QPointF(far + _FRAME / 2, along),
        QPointF(along, -_FRAME / 2),
        QPointF(along, far + _FRAME / 2),
    )[port // SIDE]
    away = _FRAME / 2 + 2.0
    digit(painter, PORT_NAMES[port], at - heading * away, 8, GREY)
    paint_mark(painter, mark, at, port // SIDE)


def paint_mark(painter: QPainter, mark: str, at: QPointF, side: int = 0) -> None:
    """Draw a ray's result: a letter on black, a burst, or a U-turn; without one, an arrow."""
    painter.save()
    painter.translate(at)
    disc = circle(QPointF(), _DISC)
    if mark == "":
        painter.rotate(TURN[side])
        arrow = QPainterPath(QPointF(-0.35, -0.7))
        arrow.lineTo(QPointF(0.4, 0))
        arrow.lineTo(QPointF(-0.35, 0.7))
        painter.strokePath(arrow, round_pen(GREY, 0.2))
    elif mark == "#":
        painter.fillPath(disc, WHITE)
        painter.strokePath(disc, pen(0.7))
        painter.fillPath(burst(1.25 * _DISC), BLACK)
    elif mark == "%":
        painter.fillPath(disc, WHITE)
        painter.strokePath(disc, pen(0.7))
        painter.rotate(TURN[side])
        painter.strokePath(u_turn(_DISC), round_pen(BLACK, 0.16 * _DISC))
    else:
        painter.fillPath(disc, BLACK)
        digit(painter, mark, QPointF(0, -0.15 if mark in "acemngj" else 0), 7.5, WHITE)
    painter.restore()


def boxes_diagram(boxes: Sequence[tuple[str, Box]]) -> Diagram:
    """Return boxes side by side, each below its title."""
    made = [(title, box_diagram(box)) for title, box in boxes]
    one = made[0][1].size

    def paint(painter: QPainter) -> None:
        for index, (title, diagram) in enumerate(made):
            left = index * (one.width() + _BETWEEN)
            write(painter, title, QRectF(left + _NAMES, 0, one.width() - _NAMES, _NAME), 9, 600)
            diagram.paint_in(painter, QRectF(QPointF(left, _NAME), one))

    width = len(made) * (one.width() + _BETWEEN) - _BETWEEN
    return Diagram(QSizeF(width, one.height() + _NAME), paint)


def diagram(view: BlackBoxPosition) -> Diagram:
    """Return both boxes as the viewer knows them, each named after its solver."""
    return boxes_diagram(list(zip(view.names, view.boxes, strict=True)))
