"""The marks of the played and the better move on the board: outlines and labels.

A label is beside its move and covers as little of the board as possible.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.analysis.move_words import better_moves, gains_of
from desktop.board.scene import BoardScene
from desktop.frame.board_frame import BoardFrame
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.theme.colour import mix
from rules.match import Decision

if TYPE_CHECKING:  # the computer players are loaded when they are needed
    from rules.review import MoveVerdict
    from rules.study.assessment import Suggestion

translate = QCoreApplication.translate

_HIGH, _PAD = 36.0, 14.0
_LONGEST = 12  # letters of a move in a label
_GAPS = (20.0, 4.0)
"""Pixels between a label and its move."""
_REACH = 400.0
"""Pixels around a move in which its label is placed."""
_INSIDE = {"button": 30.0, "caption": 22.0}
"""The fonts of a label within a cell, the larger one first, and its height with each."""
_BELOW_PIECES, _BELOW_LABELS = -0.5, 46.0  # z values within the board
_GHOST = 0.5  # opacity of a piece that was laid


@dataclass(frozen=True, slots=True)
class MarkedMove:
    """A move and its outline in the board's coordinates; an empty outline for no place.

    `gain` is what the move gains or loses, with its sign; it may be empty.
    """

    text: str
    outline: QPainterPath
    gain: str = ""


@dataclass(frozen=True, slots=True)
class Tag:
    """A label: its text, its move, and its rectangle on the table."""

    words: str
    move: str
    place: QRectF
    good: bool
    fact: str = ""
    """The gain of the move or its text, at the end of the label."""
    leader: tuple[QPointF, QPointF] | None = None
    """The line from the label to its move, if it is beside it."""
    small: bool = False
    """Whether it is within the cell of its move."""


class MoveMarks(QGraphicsItem):
    """Marks the played move, and the better one if there is one, above the pieces."""

    def __init__(self, frame: BoardFrame, scene: BoardScene) -> None:
        super().__init__(scene.above)
        self._frame, self._scene = frame, scene
        self._played: MarkedMove | None = None
        self._better: MarkedMove | None = None
        self._word = ""
        self._ghost: QGraphicsItem | None = None
        """The piece that the played move laid."""
        self.setZValue(40)
        self._lines = _Lines(self, scene)

    def show_step(self, decision: Decision, verdict: MoveVerdict | None) -> None:
        """Draw the better move as if it were made, and mark both it and the played one."""
        scene, better, places = self._scene, None, QPainterPath()
        better_ones = better_moves(decision, verdict)
        text = verdict.played if verdict is not None else str(decision.move)
        outline = scene.outline_of((decision.move,))
        gains = gains_of(decision, [decision.move, *better_ones[:1]])
        played = MarkedMove(text, outline, gains[0])
        places.addPath(outline)
        if better_ones and verdict is not None:
            better = MarkedMove(verdict.best, scene.outline_of(better_ones), gains[1])
            places.addPath(better.outline)
        scene.keep_in_sight(places)
        self._frame.preview(better_ones)
        self.show_moves(played, better)
        self._ghost = scene.ghost_of(decision.move) if better is not None else None
        if self._ghost is not None:
            self._ghost.setOpacity(_GHOST)
            self._ghost.setZValue(_BELOW_LABELS)

    def show_best(self, line: Suggestion) -> None:
        """Draw a move of the engine as if it were made, and mark it."""
        self._frame.preview((line.move,))
        best = MarkedMove(line.moves[0], self._scene.outline_of((line.move,)))
        #: beside the mark of the best move on the board
        self.show_moves(None, best, word=translate("AnalysisPage", "Best"))

    def clear(self) -> None:
        """Remove the marks and the move that is only drawn."""
        self._frame.preview(())
        self.show_moves(None, None)

    def show_moves(
        self,
        played: MarkedMove | None,
        better: MarkedMove | None,
        *,
        word: str = "",
    ) -> None:
        """Mark these moves from now on, or none.

        `word` labels the better move, which is by default “Better”.
        """
        if self._ghost is not None:
            self._scene.removeItem(self._ghost)
            self._ghost = None
        shown = _placed(played), _placed(better)
        if shown != (self._played, self._better):
            self.prepareGeometryChange()
            self._lines.prepareGeometryChange()
            self._word = word
            self._played, self._better = shown
            self.update()
        self.restore()

    def restore(self) -> None:
        """Put the lines back on the board after the scene has redrawn it."""
        self._lines.setParentItem(self._scene.board)
        self._lines.update()

    def boundingRect(self) -> QRectF:
        whole, wide = QRectF(), _REACH * self._scene.board_pixel()
        for move in (self._played, self._better):
            if move is not None:
                whole = whole.united(move.outline.boundingRect())
        return whole.adjusted(-wide, -wide, wide, wide) if not whole.isEmpty() else whole

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        for tag in self.tags():
            self._paint_tag(painter, tag)

    def paint_lines(self, painter: QPainter) -> None:
        """Paint the outlines."""
        theme, played, better = self._scene.theme, self._played, self._better
        if played is not None:
            pen = theme.pen("lastMove")
            pen.setDashPattern([2.2, 1.7])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            self._contour(painter, played, pen)
        if better is not None:
            self._contour(painter, better, theme.pen("target"))

    def tags(self) -> list[Tag]:
        """Return the labels: the played move's first, then the better one's."""
        found: list[Tag] = []
        for move, good in ((self._played, False), (self._better, True)):
            if move is not None:
                found.append(self._tag(move, [tag.place for tag in found], good=good))
        return found

    @staticmethod
    def _contour(painter: QPainter, move: MarkedMove, pen: QPen) -> None:
        pen.setCosmetic(True)
        painter.strokePath(move.outline, pen)

    def _tag(self, move: MarkedMove, taken: Sequence[QRectF], *, good: bool) -> Tag:
        """Return the label “Better +9”, where it does not cover the `taken` rectangles."""
        #: beside the mark of the better move on the board
        better = self._word or translate("MoveMarks", "Better")
        #: beside the mark of the move that was made
        words = better if good else translate("MoveMarks", "Played")
        bold = self._bold()
        inside = self._inside(move, words)
        if inside is not None:
            return Tag(words, move.text, inside, good, small=True)
        first = QFontMetricsF(self._plain()).horizontalAdvance(words) + 2
        text = move.text.partition(":")[0].lstrip("+")
        fact = move.gain or (text if len(text) <= _LONGEST else "")
        second = QFontMetricsF(bold).horizontalAdvance(fact) + 12 if fact else 0
        size = QSizeF(first + second + 2 * _PAD, _HIGH)
        place = self._beside(move, size, taken, named=bool(fact) and not move.gain)
        return Tag(words, move.text, place, good, fact, self._leader(move, place))

    def _inside(self, move: MarkedMove, words: str) -> QRectF | None:
        """Return the place of a label within a covered cell; None if that is too small."""
        box = self._scene.board.mapRectToScene(_parts(move.outline)[0])
        for role, high in _INSIDE.items() if self._scene.game.hidden else ():
            made = self._scene.theme.font(role, weight=700)
            wide = QFontMetricsF(made).horizontalAdvance(words) + 16
            if wide <= box.width() - 8:
                top = box.bottom() - high - 6
                return QRectF(box.center().x() - wide / 2, top, wide, high)
        return None

    def _plain(self) -> QFont:
        return self._scene.theme.font("button", weight=600)

    def _bold(self) -> QFont:
        return self._scene.theme.font("button", weight=800)

    def _paint_tag(self, painter: QPainter, tag: Tag) -> None:
        theme, pixel, good = self._scene.theme, self._scene.board_pixel(), tag.good
        ink = theme.colour("text") if theme.dark or not good else theme.colour("surface")
        dark = theme.colour("raised" if theme.dark else "text")
        ground = dark if good else theme.colour("surface")
        rim = theme.colour("accent" if good and theme.dark else "lastMove")
        painter.save()
        painter.scale(pixel, pixel)
        face = tag.place.translated(-self._scene.board.mapToScene(QPointF()))
        shape = rounded_rect(face, 8)
        if tag.leader is not None:
            pen = QPen(rim if not good or theme.dark else dark, 2)
            if not good:
                pen.setDashPattern([2, 2])
            painter.setPen(pen)
            origin = self._scene.board.mapToScene(QPointF())
            painter.drawLine(tag.leader[0] - origin, tag.leader[1] - origin)
        painter.fillPath(shape, ground)
        if not good or theme.dark:
            pen = QPen(rim, 1.6)
            if not good:
                pen.setDashPattern([2, 2])
            painter.strokePath(shape, pen)
        inner = face.adjusted(_PAD, 0, -_PAD, 0)
        if tag.small:
            middle = Qt.AlignmentFlag.AlignHCenter
            role = next(role for role, high in _INSIDE.items() if high <= face.height())
            paint_line(painter, tag.words, face, theme.font(role, weight=700), ink, middle)
        else:
            paint_line(painter, tag.words, inner, self._plain(), mix(ink, ground, 0.12))
        gain = ink if good else theme.colour("lastMove")
        end = Qt.AlignmentFlag.AlignRight
        paint_line(painter, tag.fact, inner, self._bold(), gain, end)
        painter.restore()

    def _leader(self, move: MarkedMove, place: QRectF) -> tuple[QPointF, QPointF] | None:
        """Return the line from a label to the nearest part of its move, straight across the gap."""
        at, most = place.center(), _GAPS[0] + 1
        for box in self._boxes(move):
            if abs(box.center().y() - at.y()) < 1 and place.intersects(
                box.adjusted(-most, 0, most, 0)
            ):
                return (
                    (QPointF(box.right() + 4, at.y()), QPointF(place.left(), at.y()))
                    if at.x() > box.center().x()
                    else (QPointF(place.right(), at.y()), QPointF(box.left() - 4, at.y()))
                )
        return None

    def _boxes(self, move: MarkedMove) -> list[QRectF]:
        """Return the places of a move on the table, each with its name beside it."""
        to_table = self._scene.board.mapRectToScene
        names = [*map(to_table, self._scene.label_parts())]
        boxes = []
        for box in map(to_table, _parts(move.outline)):
            near = [name for name in names if name.intersects(box.adjusted(-2, -2, 2, 2))]
            boxes.append(reduce(QRectF.united, near, box))
        return boxes

    def _beside(
        self, move: MarkedMove, size: QSizeF, taken: Sequence[QRectF], *, named: bool
    ) -> QRectF:
        """Return a label's rectangle in pixels of the table, near its move and over few places.

        It covers no marked place, and no other label, prompt or button. One that names its place
        may be beside the board instead.
        """
        scene = self._scene
        to_table = scene.board.mapRectToScene
        marked = [
            to_table(part)
            for one in (self._played, self._better)
            if one is not None
            for part in _parts(one.outline)
        ]
        table = scene.sceneRect().adjusted(4, 0, -4, -4)
        table.setTop(max(0.0, scene.board_room.top() - 12))
        pieces = [*map(to_table, [*scene.piece_parts(), *scene.label_parts()])]
        places = [*map(to_table, scene.board_parts())]

        def within(place: QRectF) -> QRectF:
            x = min(max(place.left(), table.left()), table.right() - size.width())
            y = min(max(place.top(), table.top()), table.bottom() - size.height())
            return QRectF(QPointF(x, y), size)

        def cost(wanted: QRectF) -> tuple[float, bool, int, bool]:
            place = within(wanted)
            kept = [*marked, *taken, scene.corner, self._frame.view.table.beside.aside]
            covered = sum(_area(place.intersected(one)) for one in kept)
            read = sum(place.intersects(one) for one in pieces)
            over = any(place.intersects(one) for one in places)
            return covered, place != wanted, read, over

        boxes = self._boxes(move)
        near = min(_round(boxes, size), key=cost)
        covered, moved, read, _over = cost(near)
        if named and (covered or moved or read):
            board = reduce(QRectF.united, [*places, *map(to_table, scene.label_parts())])
            near = min([near, *_aside(boxes, board, size)], key=cost)
        return within(near)


class _Lines(QGraphicsItem):
    """Paints the lines below what stands on the board in numbers."""

    def __init__(self, marks: MoveMarks, scene: BoardScene) -> None:
        super().__init__(scene.board)  # removed with each new view
        self._marks = marks
        self.setZValue(_BELOW_PIECES if scene.moves_pieces else _BELOW_LABELS)

    def boundingRect(self) -> QRectF:
        return self._marks.boundingRect()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._marks.paint_lines(painter)


def _round(boxes: Sequence[QRectF], size: QSizeF) -> Iterator[QRectF]:
    """Yield rectangles of a size round each of some boxes, the nearest first."""
    for gap in _GAPS:
        for box in boxes:
            middle = box.center() - QPointF(size.width() / 2, size.height() / 2)
            left, right = box.left() - gap - size.width(), box.right() + gap
            top, foot = box.top() - gap - size.height(), box.bottom() + gap
            for x, y in (
                *((right, middle.y()), (left, middle.y()), (middle.x(), top), (middle.x(), foot)),
                *((right, top), (left, top), (right, foot), (left, foot)),
            ):
                yield QRectF(QPointF(x, y), size)


def _aside(boxes: Sequence[QRectF], board: QRectF, size: QSizeF) -> Iterator[QRectF]:
    """Yield rectangles of a size beside the board, as high as some boxes, the nearest first."""
    gap = _GAPS[0]
    for box in boxes:
        top = box.center().y() - size.height() / 2
        sides = (board.left() - gap - size.width(), board.right() + gap)
        for left in sorted(sides, key=lambda x: abs(x + size.width() / 2 - box.center().x())):
            yield QRectF(QPointF(left, top), size)


def _area(box: QRectF) -> float:
    return box.width() * box.height()


def _placed(move: MarkedMove | None) -> MarkedMove | None:
    return move if move is not None and not move.outline.isEmpty() else None


def _parts(outline: QPainterPath) -> list[QRectF]:
    return [polygon.boundingRect() for polygon in outline.toSubpathPolygons()]
