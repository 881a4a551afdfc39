"""The marks of Adamas above the pieces: slots, counts of the legs, “4 = 4”."""

import math

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from desktop.games.adamas.layout import R, unit
from desktop.games.adamas.marks import BoardMarks
from desktop.games.adamas.pieces import figure_size, paint_slots, rise
from desktop.paint.icons import paint_icon
from desktop.paint.paths import ROOT3, circle, rounded_rect
from desktop.paint.player_glyphs import paint_glyph
from desktop.paint.text import paint_letters, paint_text
from desktop.theme.theme import Theme
from rules.adamas.composer import AdamasComposer
from rules.adamas.moves import Leg

translate = QCoreApplication.translate

ON = {
    "threatened": "onThreatened",
    "accent": "onAccent",
    "control": "surface",
    "surface": "text",
}
"""The colour token of the text on a pill, by that of its ground."""
_PILL = 25.0  # pixels high
_HIGHEST = 0.42 * R
"""The height of a pill that leaves the number of its stack free."""
_FIGURE = 0.37
"""The share of a number's size that is below its centre."""
_PAD = 10.0
_LEAST_SHARE = 12 / 14
"""The smallest text of a pill: 12 px, as a share of its usual size."""


def paint_above(painter: QPainter, marks: BoardMarks, pixel: float) -> None:
    """Paint all marks above the pieces."""
    draft = marks.builder.draft
    _paint_lifted(painter, marks, pixel)
    pill = pill_pixel(marks.theme, pixel)
    for index, leg in enumerate(draft.parts):
        _paint_count(painter, marks, leg, pixel)
        if draft.view.options.prog_cap and not draft.is_merge and len(draft.parts) > 1:
            _paint_order(painter, marks, leg, index + 1, pixel)
    marked = set()
    for index, leg in enumerate(draft.parts):
        if leg.target not in marked and draft.seen(index) is not None:
            marked.add(leg.target)
            _paint_capture(painter, marks, draft, index, pill)
    for threat in marks.threats:
        at = _below(marks, threat.cell, pill)
        foot = marks.layout.centre(threat.cell).y() - rise(threat.height)
        foot += _FIGURE * figure_size(marks.theme, pixel)
        hides_number = at.y() - _PILL / 2 * pill < foot
        if threat.cell not in marked and not hides_number:
            text = f"{threat.height} = {threat.height}"
            ground = threat.ink(marks.viewer)
            paint_pill(painter, marks.theme, at, text, pill, ground=ground)
            marked.add(threat.cell)
    sight = marks.sight
    if sight is not None and sight.cell not in marked:
        at = _below(marks, sight.cell, pill)
        paint_pill(painter, marks.theme, at, sight.equation, pill, ground="surface", icon="eye")


def pill_pixel(theme: Theme, pixel: float) -> float:
    """Return the size of a pill's pixel: with large texts it grows until it would hide a number."""
    return max(min(pixel, _HIGHEST / _PILL), pixel / theme.text_scale)


def _below(marks: BoardMarks, cell: str, pixel: float) -> QPointF:
    """Return the centre of a cell's pill: at its foot, beside legs that come from below.

    It does not cover a stack on another cell.
    """
    centre = marks.layout.centre(cell)
    at = centre + QPointF(0, min(0.74 * R + 12 * pixel, R - _PILL / 2 * pixel))
    sources = [leg.source for leg in marks.builder.draft.parts if leg.target == cell]
    ways = [marks.layout.centre(source) - centre for source in sources]
    lower = {way.x() > 0 for way in ways if way.y() > 1}
    if len(lower) == 2:
        return at + QPointF(0, 0.3 * R)
    side = {True: -1, False: 1}.get(next(iter(lower), None), 0)  # type: ignore[arg-type]
    return at + QPointF(side * (0.25 * R + 15 * pixel), 0)


def paint_pill(
    painter: QPainter,
    theme: Theme,
    centre: QPointF,
    text: str,
    pixel: float,
    *,
    ground: str,
    icon: str = "",
    player: int | None = None,
) -> None:
    """Paint a short text on a pill, with an icon or glyph before it.

    It is no wider than a cell, so that the pills of neighbours do not touch, unless its text would
    be too small.
    """
    made = theme.font("hint")
    made.setWeight(made.Weight.Bold)
    width = (
        QFontMetricsF(made).horizontalAdvance(text)
        + 2 * _PAD
        + (0 if not icon and player is None else 21)
    )
    pixel *= min(1.0, max(_LEAST_SHARE, ROOT3 * R / (width * pixel)))
    ink = theme.colour(ON[ground])
    painter.save()
    painter.translate(centre)
    painter.scale(pixel, pixel)
    box = QRectF(-width / 2, -_PILL / 2, width, _PILL)
    rim = theme.colour("control" if ground == "surface" else "boardHi")
    shape = rounded_rect(box, _PILL / 2)
    painter.fillPath(shape, theme.colour(ground))
    painter.strokePath(shape, QPen(rim, 1.2 if ground == "surface" else 1.8))
    left = box.left() + _PAD
    if icon:
        paint_icon(painter, icon, QRectF(left, -8, 16, 16), ink)
    elif player is not None:
        paint_glyph(painter, player, QPointF(left + 7, 0), 6, ink)
    left += 0 if not icon and player is None else 21
    painter.setFont(made)
    painter.setPen(ink)
    room = QRectF(left, -_PILL / 2, box.right() - left, _PILL)
    paint_text(painter, text, room, Qt.AlignmentFlag.AlignVCenter)
    painter.restore()


def _paint_lifted(painter: QPainter, marks: BoardMarks, pixel: float) -> None:
    """Paint dashed rings in place of carried pieces and pieces of legs."""
    builder = marks.builder
    draft = builder.draft
    cells = dict.fromkeys([*draft.sources, *([builder.source] if builder.source else [])])
    for cell in cells:
        stack = draft.stack(cell)
        if stack is None:
            continue
        left = draft.left(cell) - (builder.carry if cell == builder.source else 0)
        colour = marks.theme.player(stack.owner).main
        at = marks.layout.centre(cell)
        paint_slots(painter, at, colour, left, stack.height - left, pixel)


def _paint_count(painter: QPainter, marks: BoardMarks, leg: Leg, pixel: float) -> None:
    """Paint a drop that points to the target of a leg, with the number of its pieces."""
    start, end = marks.layout.centre(leg.source), marks.layout.centre(leg.target)
    way = unit(start, end)
    radius = max(0.19 * R, 10 * pixel)
    at = end - way * max(0.9 * R, 0.62 * R + 1.2 * radius)
    theme = marks.theme
    shape = _drop(radius)
    painter.save()
    painter.translate(at)
    painter.rotate(math.degrees(math.atan2(way.y(), way.x())))
    painter.fillPath(shape, theme.colour("accent"))
    painter.strokePath(shape, QPen(theme.colour("boardHi"), 1.6 * pixel))
    painter.restore()
    text = str(leg.count)
    size = radius * (1.3 if len(text) == 1 else 1.12)
    paint_letters(painter, text, at, size, theme.colour("onAccent"), 800)


def _drop(radius: float) -> QPainterPath:
    """Return a disc with a tip to the right."""
    path = QPainterPath()
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    path.arcMoveTo(box, 52)
    path.arcTo(box, 52, 256)
    path.lineTo(1.62 * radius, 0)
    path.closeSubpath()
    return path


def _paint_order(painter: QPainter, marks: BoardMarks, leg: Leg, number: int, pixel: float) -> None:
    """Paint the order in which this leg lands, at the upper left of its pile."""
    theme = marks.theme
    height = marks.builder.draft.arriving(leg.target)
    radius = max(0.17 * R, 9.5 * pixel)
    at = marks.layout.centre(leg.target) + QPointF(-0.5 * R, -0.42 * R - rise(height))
    disc = circle(at, radius)
    painter.fillPath(disc, theme.colour("lastMove"))
    painter.strokePath(disc, QPen(theme.colour("boardHi"), 1.6 * pixel))
    paint_letters(painter, str(number), at, 1.3 * radius, theme.colour("surface"), 800)


def _paint_capture(
    painter: QPainter, marks: BoardMarks, draft: AdamasComposer, index: int, pixel: float
) -> None:
    """Paint “takes 4” under a pile that captures, or why it cannot capture yet."""
    seen = draft.seen(index)
    assert seen is not None
    cell = draft.parts[index].target
    stack = draft.stack(cell)
    owner = None if stack is None else stack.owner
    at = _below(marks, cell, pixel)
    if draft.may_land(index):
        #: a cell that a stack may go to: so many pieces are captured there
        text = translate("adamas", "takes {n}").format(n=seen[1])
        paint_pill(painter, marks.theme, at, text, pixel, ground="accent", player=owner)
        return
    sign = "<" if seen[0] < seen[1] else ">" if seen[0] > seen[1] else "="
    text = f"! {seen[0]} {sign} {seen[1]}"
    paint_pill(painter, marks.theme, at, text, pixel, ground="surface")
