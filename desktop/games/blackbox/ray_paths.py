"""The way of a ray as a line to draw, and where cells and ports lie; a cell's side is 100 units.

A way needs atoms to turn at. In a box that is being solved those are the player's markers, as the
view knows no others; where the view knows the atoms, it is them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.theme.theme import Theme
from rules.blackbox.game import Box
from rules.blackbox.placements import results_of
from rules.blackbox.rays import HIT, PORTS, REFLECTED, SIDE, path, trace

C = 100.0
BOX = QRectF(0, 0, SIDE * C, SIDE * C)
_HEADINGS = (QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1))
_CURVE = 0.4477  # 1 - kappa: how far the handles of a quarter circle stay from its corner
_APART = 0.1 * C  # a reflected ray goes in and out this far beside its middle
_SHORT = 0.57 * C  # how far from its port a ray gets that is reflected at once


def proportion(name: str) -> float:
    """A measure of this game's board in units."""
    return float(Theme.proportion("blackbox", name)) * C


def cell_centre(cell: int) -> QPointF:
    """The middle of a cell."""
    column, row = divmod(cell, SIDE)
    return QPointF((column + 0.5) * C, (row + 0.5) * C)


def port_heading(port: int) -> QPointF:
    """The way into the box at a port."""
    return _HEADINGS[port // SIDE]


def port_centre(port: int) -> QPointF:
    """The middle of a port's disc."""
    away, along = proportion("portFromBox"), (port % SIDE + 0.5) * C
    return (
        QPointF(-away, along),
        QPointF(BOX.right() + away, along),
        QPointF(along, -away),
        QPointF(along, BOX.bottom() + away),
    )[port // SIDE]


@dataclass(frozen=True, slots=True)
class Way:
    """A ray's line from its port on; `cells` counts the cells it crosses, for its pace."""

    line: QPainterPath
    result: int
    cells: int


def way(atoms: Collection[int], port: int, stop: float) -> Way:
    """The way of a ray among these atoms; a hit ends `stop` before the atom's middle."""
    cells, result = path(atoms, port), trace(atoms, port)
    centres = [cell_centre(cell) for cell in cells]
    disc = proportion("portRadius")
    start = port_centre(port) + port_heading(port) * disc
    if result == REFLECTED:
        # It comes back as it went: the first half says it all.
        turning = centres[: len(centres) // 2 + 1] or [
            port_centre(port) + port_heading(port) * _SHORT
        ]
        return Way(_hairpin([start, *turning]), result, len(cells))
    if result == HIT:
        before = centres[-2] if len(centres) > 1 else start
        end = centres[-1] - _unit(before, centres[-1]) * stop
        points = [start, *centres[:-1], end]
    else:
        points = [start, *centres, port_centre(result) + port_heading(result) * disc]
    line = QPainterPath(points[0])
    _follow(line, points, 0)
    return Way(line, result, len(cells))


def _hairpin(points: Sequence[QPointF]) -> QPainterPath:
    """In along the points and back again, the two lines side by side."""
    last, ahead = points[-1], _unit(points[-2], points[-1])
    first_right, right = _right(_unit(points[0], points[1])), _right(ahead)
    line = QPainterPath(points[0] + first_right * _APART)
    _follow(line, points, _APART)
    tip = last + ahead * _APART
    for corner, end in ((tip + right * _APART, tip), (tip - right * _APART, last - right * _APART)):
        start = line.currentPosition()
        line.cubicTo(corner + (start - corner) * _CURVE, corner + (end - corner) * _CURVE, end)
    _follow(line, points[::-1], _APART)
    return line


def _follow(line: QPainterPath, points: Sequence[QPointF], aside: float) -> None:
    """Draws on along the points, so far to their right, with round corners."""
    for before, at, after in zip(points, points[1:], points[2:], strict=False):
        into, out = _unit(before, at), _unit(at, after)
        if into == out:
            continue
        inner = out == _right(into)
        radius = proportion("rayTurn") + (-aside if inner else aside)
        corner = at + (_right(into) + _right(out)) * aside
        line.lineTo(corner - into * radius)
        pull = radius * _CURVE
        line.cubicTo(corner - into * pull, corner + out * pull, corner + out * radius)
    line.lineTo(points[-1] + _right(_unit(points[-2], points[-1])) * aside)


def _unit(a: QPointF, b: QPointF) -> QPointF:
    """The direction between two points that lie straight beside or above one another."""
    step = b - a
    if abs(step.x()) > abs(step.y()):
        return QPointF(1 if step.x() > 0 else -1, 0)
    return QPointF(0, 1 if step.y() > 0 else -1)


def _right(way: QPointF) -> QPointF:
    """What lies to the right hand of somebody who goes this way."""
    return QPointF(-way.y(), way.x())


@dataclass(frozen=True, slots=True)
class Reading:
    """What the marks of a box say about the atoms assumed in it.

    `ways` has a way for every probe that agrees, by its first port; `differ` the first ports of
    the probes that do not.
    """

    ways: dict[int, Way]
    differ: tuple[int, ...]

    @property
    def agree(self) -> int:
        return len(self.ways)


def read_box(box: Box) -> Reading:
    """Compares marks with the atoms, or where they are not known with the markers."""
    known = box.atoms is not None
    assumed = box.atoms if box.atoms is not None else box.markers
    stop = proportion("atom") if known else proportion("marker") * 0.9
    ways, differ = {}, []
    for port, result in results_of(box.marks).items():
        if result in PORTS and result < port:
            continue  # the other end of a ray has been looked at
        if trace(assumed, port) == result:
            ways[port] = way(assumed, port, stop)
        elif assumed:
            differ.append(port)
    return Reading(ways, tuple(differ))


def turned_round(box: Box, port: int) -> Way | None:
    """The way of a marked port's ray, begun at this very port; None if the atoms assumed differ."""
    result = results_of(box.marks).get(port)
    assumed = box.atoms if box.atoms is not None else box.markers
    if result is None or trace(assumed, port) != result:
        return None
    return way(assumed, port, proportion("atom") if box.atoms else proportion("marker") * 0.9)


def both_ends(box: Box, port: int | None) -> list[int]:
    """A port, and if its ray came out at another one, that as well; nothing for None."""
    if port is None:
        return []
    result = results_of(box.marks).get(port)
    return [port, result] if result is not None and result in PORTS else [port]
