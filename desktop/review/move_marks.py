"""What was played and what was better, on the board: contours with a tag each, and an arrow."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.scene import PROMPT, BoardScene
from desktop.paint.painting import upright
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.text import paint_line
from desktop.theme.colour import mix
from desktop.theme.scaling import from_right

translate = QCoreApplication.translate

_HIGH, _PAD, _GAP = 38.0, 14.0, 26.0
_REACH = 2000.0
"""Pixels a tag may stand away from what it belongs to: beside the widest board."""
_MOST = 280.0
_HEAD = 13.0
_AWAY = 14.0  # pixels between the two contours from which there is an arrow


@dataclass(frozen=True, slots=True)
class MarkedMove:
    """A move and where on the board it is made, in its coordinates; nowhere if that is empty.

    `gain` is what it brings or costs, with its sign; it may be empty.
    """

    text: str
    outline: QPainterPath
    gain: str = ""

    @property
    def centre(self) -> QPointF:
        return self.outline.boundingRect().center()


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag: its words, the move behind them, and where it stands on the table."""

    words: str
    move: str
    first: float
    """How many pixels of it the words have."""
    foot: QPointF
    """Where its leader ends, in the board's coordinates."""
    place: QRectF
    good: bool
    right: bool
    gain: str = ""
    """What the move brings or costs, at the end of the tag."""


class MoveMarks(QGraphicsItem):
    """Marks the move that was played, and the better one if there is one; above the pieces."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene.above)
        self._scene = scene
        self._played: MarkedMove | None = None
        self._better: MarkedMove | None = None
        self.setZValue(40)

    def show_moves(self, played: MarkedMove | None, better: MarkedMove | None) -> None:
        """Mark these from now on, or none."""
        shown = _placed(played), _placed(better)
        if shown != (self._played, self._better):
            self.prepareGeometryChange()
            self._played, self._better = shown
            self.update()

    def boundingRect(self) -> QRectF:
        whole, wide = QRectF(), _REACH * self._scene.board_pixel()
        for move in (self._played, self._better):
            if move is not None:
                whole = whole.united(move.outline.boundingRect())
        return whole.adjusted(-wide, -wide, wide, wide) if not whole.isEmpty() else whole

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, played, better = self._scene.theme, self._played, self._better
        if played is None and better is None:
            return
        if played is not None:
            pen = theme.pen("lastMove")
            pen.setDashPattern([2.2, 1.7])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            self._contour(painter, played, pen)
        if better is not None:
            self._contour(painter, better, theme.pen("target"))
        if played is not None and better is not None:
            self._paint_arrow(painter, *ends_of_arrow(played, better))
        for tag in self.tags():
            self._paint_tag(painter, tag)

    def tags(self) -> list[Tag]:
        """Return the tags, each beside its move: what was played, then what was better.

        There are none in a small window, where the prompt alone tells of both.
        """
        if self._scene.theme.compact:
            return []
        moves = (self._played, self._better)
        found: list[Tag] = []
        for move, good, right in zip(moves, (False, True), self._sides(*moves), strict=True):
            if move is not None:
                found.append(self._tag(move, found[0].place if found else QRectF(), good, right))
        return found

    def _sides(self, played: MarkedMove | None, better: MarkedMove | None) -> tuple[bool, bool]:
        """Whether the tag of each stands at the right of the board: where its own edge is near.

        Both stand where there is room, if that is on one side alone.
        """
        if (only := self._is_free(right=True)) != self._is_free(right=False):
            return only, only
        middle = self._scene.board_rect().center().x()
        near = tuple(one is not None and one.centre.x() >= middle for one in (played, better))
        if played is None or better is None or near[0] != near[1]:
            return near[0], near[1]
        apart = abs(played.centre.y() - better.centre.y())
        if apart > 2 * _HIGH * self._scene.board_pixel() and self._is_free(right=near[0]):
            return near[0], near[1]
        onward = better.centre.x() >= played.centre.x()
        return not onward, onward

    def _is_free(self, *, right: bool) -> bool:
        """Whether a tag has room beside the board."""
        table = self._scene.sceneRect()
        board = self._scene.board.mapRectToScene(self._scene.board_rect())
        free = table.right() - board.right() if right else board.left() - table.left()
        return free > _GAP + _MOST / 2

    @staticmethod
    def _contour(painter: QPainter, move: MarkedMove, pen: QPen) -> None:
        pen.setCosmetic(True)
        painter.strokePath(move.outline, pen)

    def _paint_arrow(self, painter: QPainter, played: QRectF, better: QRectF) -> None:
        """From the one towards the other, as far as neither is covered."""
        pixel = self._scene.board_pixel()
        way = better.center() - played.center()
        length = math.hypot(way.x(), way.y())
        start, end = _radius(played) * 0.6, length - _radius(better) * 0.6
        if length < 1e-9 or end - start < _AWAY * pixel:
            return
        unit = way / length
        tip, across = played.center() + unit * end, QPointF(-unit.y(), unit.x())
        head = _HEAD * pixel
        pen = self._scene.theme.pen("focus")
        pen.setWidthF(4 * pixel)
        painter.setPen(pen)
        painter.drawLine(played.center() + unit * start, tip - unit * head)
        path = QPainterPath(tip)
        path.lineTo(tip - unit * head * 1.3 + across * head * 0.6)
        path.lineTo(tip - unit * head * 1.3 - across * head * 0.6)
        path.closeSubpath()
        painter.fillPath(path, self._scene.theme.colour("accent"))

    def _tag(self, move: MarkedMove, taken: QRectF, good: bool, right: bool) -> Tag:
        """“Better 321:1”, where it leaves free what is taken."""
        words = translate("MoveMarks", "Better") if good else translate("MoveMarks", "Played")
        plain, bold = self._fonts()
        first = QFontMetricsF(plain).horizontalAdvance(words) + 12
        second = QFontMetricsF(bold).horizontalAdvance(move.text) + 2
        third = QFontMetricsF(self._large()).horizontalAdvance(move.gain) + 14 if move.gain else 0
        wide = min(_MOST, first + second + third + 2 * _PAD)
        box = move.outline.boundingRect()
        foot = self._scene.foot_of_leader(box, right=right)
        place = self._beside(foot, box, wide, taken, right=right)
        return Tag(words, move.text, first, foot, place, good, right, move.gain)

    def _large(self) -> QFont:
        return self._scene.theme.font("name", weight=800)

    def _fonts(self) -> tuple[QFont, QFont]:
        font = self._scene.theme.font
        return font("detail", weight=600), font("detail", weight=800)

    def _paint_tag(self, painter: QPainter, tag: Tag) -> None:
        """Paint the tag, and a leader to what it belongs to."""
        theme, pixel, good = self._scene.theme, self._scene.board_pixel(), tag.good
        painter.save()
        painter.translate(tag.foot)
        painter.scale(pixel, pixel)
        face = tag.place.translated(-self._scene.board.mapToScene(tag.foot))
        ink = theme.colour("text") if theme.dark or not good else theme.colour("surface")
        dark = theme.colour("raised" if theme.dark else "text")
        ground = dark if good else theme.colour("surface")
        rim = theme.colour("accent" if good and theme.dark else "lastMove")
        line = QPen(dark if good and not theme.dark else rim, 1.6)
        if not good:
            line.setDashPattern([2, 2])
        painter.setPen(line)
        edge = face.left() if tag.right else face.right()
        painter.drawLine(QPointF(0, 0), QPointF(edge, face.center().y()))
        if good:
            painter.fillPath(circle(QPointF(0, 0), 4), line.color())
        shape = rounded_rect(face, 10)
        painter.fillPath(shape, ground)
        if not good or theme.dark:
            painter.strokePath(shape, QPen(rim, 1.6))
        inner = face.adjusted(_PAD, 0, -_PAD, 0)
        plain, bold = self._fonts()
        with upright(painter, face, mirrored=from_right()):
            paint_line(painter, tag.words, inner, plain, mix(ink, ground, 0.12))
            if tag.gain:
                large = self._large()
                gain = ink if good else theme.colour("lastMove")
                paint_line(painter, tag.gain, inner, large, gain, Qt.AlignmentFlag.AlignRight)
                inner.setRight(inner.right() - QFontMetricsF(large).horizontalAdvance(tag.gain) - 8)
            inner.setLeft(inner.left() + tag.first)
            paint_line(painter, tag.move, inner, bold, ink)
        painter.restore()

    def _beside(
        self, foot: QPointF, outline: QRectF, wide: float, taken: QRectF, *, right: bool
    ) -> QRectF:
        """Where a tag stands: beside the board, or as near as the table's edge allows.

        It covers neither what it belongs to, nor what is taken, nor the buttons at the foot of the
        table.
        """
        scene = self._scene
        at, table = scene.board.mapToScene(foot), scene.sceneRect()
        board = scene.board.mapRectToScene(scene.board_rect())
        left = board.right() + _GAP if right else board.left() - _GAP - wide
        left = max(table.left() + 8, min(left, table.right() - 8 - wide))
        first = table.top() + PROMPT
        face = QRectF(left, max(at.y() - _HIGH / 2, first), wide, _HIGH)
        over = board.top() - 4 - _HIGH
        if face.intersects(board) and over >= first - 22:
            face.moveTop(over)  # there is room above it, and none beside
        if face.intersects(scene.corner):
            face.moveBottom(scene.corner.top() - 8)
        covered = scene.board.mapRectToScene(outline)
        if face.intersects(covered):
            above = covered.top() - 8 - _HIGH
            face.moveTop(above if above >= first else covered.bottom() + 8)
        if face.intersects(taken):
            tops = [taken.top() - 6 - _HIGH, taken.bottom() + 6]
            ways = [QRectF(left, top, wide, _HIGH) for top in tops]
            if at.y() > taken.center().y():
                ways.reverse()
            free = (w for w in ways if w.top() >= first and not w.intersects(scene.corner))
            face = next(free, ways[0])
        return face


def _placed(move: MarkedMove | None) -> MarkedMove | None:
    return move if move is not None and not move.outline.isEmpty() else None


def ends_of_arrow(played: MarkedMove, better: MarkedMove) -> tuple[QRectF, QRectF]:
    """Where an arrow leads from one move to the other: those parts that differ and are nearest.

    A move may be made at several places, in Mono on the boards of several others.
    """
    one, other = _parts(played.outline), _parts(better.outline)
    shared = [part for part in one if part in other]
    pairs = [(a, b) for a in one for b in other if a not in shared and b not in shared]
    if not pairs:
        return one[0], one[0]
    return min(pairs, key=lambda pair: _distance(*pair))


def _parts(outline: QPainterPath) -> list[QRectF]:
    return [polygon.boundingRect() for polygon in outline.toSubpathPolygons()]


def _distance(one: QRectF, other: QRectF) -> float:
    way = other.center() - one.center()
    return math.hypot(way.x(), way.y())


def _radius(box: QRectF) -> float:
    return min(box.width(), box.height()) / 2
