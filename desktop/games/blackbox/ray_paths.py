"""Drawn paths of rays, and the places of cells and ports; a cell's side is 100 units.

Rays turn at atoms. In a box being solved the player's markers are taken for atoms, as the view does
not contain the real ones; otherwise the real atoms are used.
"""

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
_CURVE = 0.4477  # 1 - kappa: distance of a quarter circle's control points from its corner
_APART = 0.1 * C  # distance of a reflected ray's two lines from its axis
_SHORT = 0.57 * C  # length of a ray that is reflected at once


def proportion(name: str) -> float:
    """Return a proportion of this game's board, in units."""
    return float(Theme.proportion("blackbox", name)) * C


MARKER_STOP = proportion("marker") * 0.9
"""The distance from a marker's centre at which a ray that hits it ends, in units."""


def cell_centre(cell: int) -> QPointF:
    """Return the middle of a cell."""
    column, row = divmod(cell, SIDE)
    return QPointF((column + 0.5) * C, (row + 0.5) * C)


def port_heading(port: int) -> QPointF:
    """Return the direction into the box at a port, of length 1."""
    return _HEADINGS[port // SIDE]


def port_centre(port: int) -> QPointF:
    """Return the middle of a port's disc."""
    away, along = proportion("portFromBox"), (port % SIDE + 0.5) * C
    return (
        QPointF(-away, along),
        QPointF(BOX.right() + away, along),
        QPointF(along, -away),
        QPointF(along, BOX.bottom() + away),
    )[port // SIDE]


@dataclass(frozen=True, slots=True)
class RayPath:
    """A ray's line from its port, and its result by the rules.

    `cells` is the number of cells it crosses, for the speed of its animation.
    """

    line: QPainterPath
    result: int
    cells: int


def ray_path(atoms: Collection[int], port: int, stop: float) -> RayPath:
    """Return the path of a ray among these atoms; a hit ends `stop` before the atom's middle."""
    cells, result = path(atoms, port), trace(atoms, port)
    centres = [cell_centre(cell) for cell in cells]
    disc = proportion("portRadius")
    start = port_centre(port) + port_heading(port) * disc
    if result == REFLECTED:
        # It returns the same way, so the first half is enough.
        turning = centres[: len(centres) // 2 + 1] or [
            port_centre(port) + port_heading(port) * _SHORT
        ]
        return RayPath(_hairpin([start, *turning]), result, len(cells))
    if result == HIT:
        before = centres[-2] if len(centres) > 1 else start
        end = centres[-1] - _unit(before, centres[-1]) * stop
        points = [start, *centres[:-1], end]
    else:
        points = [start, *centres, port_centre(result) + port_heading(result) * disc]
    line = QPainterPath(points[0])
    _follow(line, points, 0)
    return RayPath(line, result, len(cells))


def _hairpin(points: Sequence[QPointF]) -> QPainterPath:
    """Draw a line in along the points and back, the two directions side by side."""
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
    """Continue a line along the points, `aside` to their right, with round corners."""
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
    """Return the direction between two points on a horizontal or vertical line."""
    step = b - a
    if abs(step.x()) > abs(step.y()):
        return QPointF(1 if step.x() > 0 else -1, 0)
    return QPointF(0, 1 if step.y() > 0 else -1)


def _right(heading: QPointF) -> QPointF:
    """Return the direction to the right of a heading."""
    return QPointF(-heading.y(), heading.x())


@dataclass(frozen=True, slots=True)
class Explanation:
    """A comparison of a box's marks with its assumed atoms.

    `paths` has the path of every probe that fits, by its first port. `differ` contains the first
    ports of the probes that do not fit.
    """

    paths: dict[int, RayPath]
    differ: tuple[int, ...]

    @property
    def agree(self) -> int:
        """The number of probes that fit."""
        return len(self.paths)


def _assumed(box: Box) -> tuple[frozenset[int], float]:
    """Return the assumed atoms of a box, and how far before them a ray stops.

    If the atoms are unknown, the markers are used.
    """
    if box.atoms is None:
        return box.markers, MARKER_STOP
    return box.atoms, proportion("atom")


def read_box(box: Box) -> Explanation:
    """Compare the marks of a box with its atoms or, if they are unknown, its markers."""
    atoms, stop = _assumed(box)
    paths, differ = {}, []
    for port, result in results_of(box.marks).items():
        if result in PORTS and result < port:
            continue  # the ray was handled at its other end
        if trace(atoms, port) == result:
            paths[port] = ray_path(atoms, port, stop)
        elif atoms:
            differ.append(port)
    return Explanation(paths, tuple(differ))


def marked_path(box: Box, port: int | None) -> RayPath | None:
    """Return the path of a marked port's ray, starting at this port.

    None if the port has no mark, or if the assumed atoms do not fit the mark.
    """
    result = results_of(box.marks).get(port) if port is not None else None
    atoms, stop = _assumed(box)
    if port is None or result is None or trace(atoms, port) != result:
        return None
    return ray_path(atoms, port, stop)


def both_ends(box: Box, port: int | None) -> list[int]:
    """Return a port and, if any, the other port of its ray; empty for None."""
    if port is None:
        return []
    result = results_of(box.marks).get(port)
    return [port, result] if result is not None and result in PORTS else [port]
