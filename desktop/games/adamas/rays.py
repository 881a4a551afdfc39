"""The marks of Adamas below the pieces: cells, lines of sight, paths, rings."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.board.marks import Look, paint_look, pens_of
from desktop.games.adamas.layout import TOKENS, R, unit
from desktop.games.adamas.marks import BoardMarks
from desktop.paint.paths import circle
from desktop.theme.colour import faded, mix
from rules.adamas.composer import Outlook
from rules.adamas.moves import Leg

_RAY = 0.1 * R
_START = 0.68 * R  # rays begin outside the disc
_INSET = TOKENS("adamas", "cellInset") * R
_CORNER = TOKENS("adamas", "cellCorner") * R
_LOOKS = {"threatened": Look.THREATENED, "accent": Look.CHANCE, "control": Look.CONTESTED}
_FAINT = 0.5  # opacity of the marks of moves before the last


def paint_below(painter: QPainter, marks: BoardMarks, pixel: float) -> None:
    """Paint all marks on the cells, under the pieces."""
    theme = marks.theme
    older = theme.pen("lastMove", theme.colour("lastMove", _FAINT), 0.8 * pixel)
    _paint_moves(painter, marks, marks.left_before, marks.reached_before, older)
    [latest] = pens_of(Look.LAST_MOVE, theme, pixel)
    _paint_moves(painter, marks, marks.left_from, marks.reached, latest)
    _paint_hover(painter, marks, pixel)
    if marks.sight is not None:
        _paint_sight(painter, marks, pixel)
    if marks.builder.source is not None:
        _paint_reach(painter, marks, marks.builder.source, pixel)
    _paint_legs(painter, marks, pixel)
    for threat in marks.threats:
        at, look = ring(marks.layout.centre(threat.cell)), _LOOKS[threat.ink(marks.viewer)]
        paint_look(painter, at, look, marks.theme, pixel)


def ring(centre: QPointF) -> QPainterPath:
    """Return the ring round a stack, in the cell's perspective."""
    rx, ry = TOKENS("adamas", "threatRing")
    path = QPainterPath()
    path.addEllipse(centre + QPointF(0, 0.07 * R), rx * R, ry * R)
    return path


def _cell(marks: BoardMarks, cell: str) -> QPainterPath:
    return marks.layout.outline(marks.layout.board.index[cell], _INSET, _CORNER)


def _paint_moves(
    painter: QPainter, marks: BoardMarks, left: Sequence[str], reached: Sequence[str], pen: QPen
) -> None:
    """Paint a contour where pieces arrived, and a dashed one or a tint where they came from."""
    for cell in reached:
        painter.strokePath(_cell(marks, cell), pen)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([2.6, 1.7])
    ground = QPen(marks.theme.colour("cell"), pen.widthF())
    ringed = {threat.cell for threat in marks.threats}
    for cell in left:
        if cell in ringed:  # one contour is enough
            painter.fillPath(_cell(marks, cell), faded(pen.color(), 0.16))
            continue
        painter.strokePath(_cell(marks, cell), ground)
        painter.strokePath(_cell(marks, cell), pen)


def _paint_hover(painter: QPainter, marks: BoardMarks, pixel: float) -> None:
    theme = marks.theme
    source = marks.builder.source
    if source is not None:
        painter.fillPath(_cell(marks, source), theme.colour("accent", 0.16))
    cell = marks.aim or marks.hover
    if cell is None or cell == source:
        return
    paint_look(painter, _cell(marks, cell), Look.HOVER, theme, pixel)


def _ray_pen(colour: QColor) -> QPen:
    pen = QPen(colour, _RAY)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def _paint_sight(painter: QPainter, marks: BoardMarks, pixel: float) -> None:
    """Paint lines from a cell to the stacks it sees; those to enemies end in a dot."""
    sight, theme = marks.sight, marks.theme
    assert sight is not None
    here = marks.layout.centre(sight.cell)
    start = _START if sight.height else 0.24 * R
    for cells, name, opacity in (
        (sight.friends, "accent", 0.3),
        (sight.enemies, "threatened", 0.42),
    ):
        colour = mix(theme.colour("cell"), theme.colour(name), opacity)
        for cell in cells:
            there = marks.layout.centre(cell)
            way = unit(here, there)
            painter.setPen(_ray_pen(colour))
            painter.drawLine(here + way * start, there - way * 0.78 * R)
            if name == "threatened":
                end = circle(there - way * 0.78 * R, 0.09 * R)
                painter.fillPath(end, theme.colour("threatened"))


def _paint_reach(painter: QPainter, marks: BoardMarks, source: str, pixel: float) -> None:
    """Paint the targets of the carried stack: lines, dots on empty cells, rings round friends."""
    layout, board = marks.layout, marks.layout.board
    draft = marks.builder.draft
    count = max(1, marks.builder.carry)
    for ray in board.rays[board.index[source]]:
        seen: list[str] = []
        for index in ray:
            seen.append(board.cells[index])
            if draft.view.stacks[index] is not None:
                break
        if seen:
            outlooks = [draft.outlook(Leg(source, cell, count)) for cell in seen]
            _paint_ray(painter, marks, layout.centre(source), seen, outlooks, pixel)


def _paint_ray(
    painter: QPainter,
    marks: BoardMarks,
    start: QPointF,
    seen: list[str],
    outlooks: list[Outlook],
    pixel: float,
) -> None:
    theme, end = marks.theme, marks.layout.centre(seen[-1])
    way = unit(start, end)
    blocked = marks.builder.draft.stack(seen[-1]) is not None
    stop = end - way * (0.8 * R if blocked else 0)
    painter.setPen(_ray_pen(mix(theme.colour("cell"), theme.colour("accent"), 0.36)))
    painter.drawLine(start + way * _START, stop)
    for cell, outlook in zip(seen, outlooks, strict=True):
        at = marks.layout.centre(cell)
        if marks.builder.draft.arriving(cell):
            continue
        if outlook is Outlook.FREE:
            painter.fillPath(circle(at, TOKENS("adamas", "targetDot") * R), theme.colour("accent"))
        elif outlook is Outlook.FRIEND:
            paint_look(painter, ring(at), Look.TARGET, theme, pixel)
        elif outlook is Outlook.LATER:
            painter.strokePath(ring(at), *pens_of(Look.LEGAL, theme, pixel))
    if blocked and outlooks[-1] is Outlook.NO:
        _paint_bar(painter, stop, way, theme.colour("muted"))


def _paint_bar(painter: QPainter, at: QPointF, way: QPointF, colour: QColor) -> None:
    """Paint a bar at the end of a blocked line."""
    across = QPointF(-way.y(), way.x()) * 0.21 * R
    pen = QPen(colour, 0.07 * R)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(at - across, at + across)


def _paint_legs(painter: QPainter, marks: BoardMarks, pixel: float) -> None:
    """Paint the legs of the half-made move, and a ring at each target."""
    theme, layout, draft = marks.theme, marks.layout, marks.builder.draft
    painter.setPen(_ray_pen(theme.colour("accent")))
    for leg in draft.parts:
        # In sections from pile to pile, as a line would shine through pale piles.
        stops = [leg.source, *_passed(marks, leg), leg.target]
        for one, other in pairwise(stops):
            start, end = layout.centre(one), layout.centre(other)
            way = unit(start, end)
            painter.drawLine(start + way * _START, end - way * _START)
    threatened = {threat.cell for threat in marks.threats}
    for cell in (target for target in draft.targets if target not in threatened):
        pen = theme.pen("legalDash", scale=1.5 * pixel)
        painter.strokePath(ring(layout.centre(cell)), pen)


def _passed(marks: BoardMarks, leg: Leg) -> list[str]:
    """Return the cells between a leg's ends that are targets of other legs."""
    board = marks.layout.board
    target = board.index[leg.target]
    ray = next(ray for ray in board.rays[board.index[leg.source]] if target in ray)
    between = (board.cells[index] for index in ray[: ray.index(target)])
    return [cell for cell in between if marks.builder.draft.arriving(cell)]
