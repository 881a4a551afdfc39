"""The card of the puzzles: today's results and the streak; below them the lessons."""

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.controls.focus import paint_focus
from desktop.controls.progress_ring import paint_share
from desktop.games.card import said
from desktop.games.cards import CARDS
from desktop.home.card_buttons import SHADE, Card, paint_fact
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import hexagon, rounded_rect
from desktop.paint.text import first_fitting, paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import px, px_size

translate = QCoreApplication.translate

_EDGE, _NARROW = 20.0, 200.0
_LEAST_SPARE = 0.16  # share of the row that title and chip may lack: the font shrinks
_USUAL = 14.0  # radius of a hexagon
_WIDEST = 0.28  # radius of a hexagon, as a share of the row's height
_LEAST = 6.0  # radius of a hexagon beside words
_RING, _ONWARD = 9.0, 18.0
"""The radius of the lessons' ring, and the size of the arrow, in pixels."""
_FOOT, _BELOW, _ASIDE = 38.0, 4.0, 16.0
"""The height of the lessons' line, and its distances from the card's lower edge and sides."""


class Today(Enum):
    """The result of today's puzzle of a kind."""

    OPEN = 0
    ENDED = 1  # the solution was shown before the puzzle was solved
    SOLVED = 2


class LessonProgress(NamedTuple):
    """The number of lessons done, of how many, and the next one in words."""

    done: int = 0
    every: int = 0
    next: str = ""


class SoloProgress(NamedTuple):
    """Today's puzzles by kind, in the order they are offered.

    `streak` counts the days in a row with a solved puzzle; `layouts` counts the stored layouts of
    Mono, None while not known; `lessons` is the progress in the lessons.
    """

    puzzles: dict[str, Today]
    streak: int = 0
    layouts: int | None = None
    lessons: LessonProgress = LessonProgress()

    @property
    def next(self) -> str:
        """The kind of the next open puzzle; empty if all are done."""
        return next((kind for kind, how in self.puzzles.items() if how is Today.OPEN), "")


NAMES = {kind: words.name for card in CARDS.values() for kind, words in card.puzzles.items()}


class LessonsLine(Card):
    """The foot of the card: opens the lessons, and shows the progress in them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.state = LessonProgress()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def show_state(self, state: LessonProgress) -> None:
        """Show the progress in the lessons."""
        self.state = state
        self.setAccessibleName(". ".join(filter(None, (self._title, self._line))))
        self.update()

    @property
    def _title(self) -> str:
        return translate("commands", "Lessons")

    @property
    def _line(self) -> str:
        done, every, following = self.state
        if not every:
            return translate("common", "First steps in each game")
        if done >= every:
            return self.tr("All done")
        words = self.tr("{n} of {all}, next: {lesson}")
        return words.format(n=done, all=every, lesson=following)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            face = room(self)
            if self.by_keyboard or self.underMouse():
                ground = rounded_rect(face.adjusted(2, 2, -2, -2), colours.radius("button"))
                painter.fillPath(ground, colours.colour("sunken"))
            self._paint_line(painter, face.adjusted(10, 0, -10, 0))
            if self.by_keyboard:
                paint_focus(painter, face.adjusted(2, 2, -2, -2), colours.radius("button"))

    def _paint_line(self, painter: QPainter, box: QRectF) -> None:
        colours = theme()
        text, muted = colours.colour("text"), colours.colour("muted")
        title, detail = colours.font("button"), colours.font("detail")
        if box.width() > _NARROW:
            box.setLeft(box.left() + self._paint_ring(painter, box))
        width = min(box.width(), QFontMetricsF(title).horizontalAdvance(self._title))
        paint_line(painter, self._title, QRectF(box.left(), box.top(), width, box.height()),
                   title, text)  # fmt: skip
        rest = box.adjusted(width + 10, 0, -24, 0)
        wordings = (self._line, f"{self.state.done} / {self.state.every}")
        if rest.width() > 24:
            paint_line(painter, first_fitting(wordings, detail, rest.width()), rest, detail, muted)
        _paint_onward(painter, box)

    def _paint_ring(self, painter: QPainter, box: QRectF) -> float:
        """Paint a ring with the share that is done, clockwise from the top; return its width."""
        colours, share = theme(), self.state.done / max(1, self.state.every)
        middle = QPointF(box.left() + 2 + _RING, box.center().y())
        pen = QPen(colours.colour("control", 0.35), 3)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        paint_share(painter, middle, _RING, share, pen, colours.colour("text"))
        return 2 * _RING + 14


def _paint_onward(painter: QPainter, row: QRectF) -> None:
    """Paint an arrow at the end of a row that opens another page."""
    chevron = QRectF(row.right() - _ONWARD, row.center().y() - _ONWARD / 2, _ONWARD, _ONWARD)
    paint_icon(painter, "next", chevron, theme().colour("text"))


class SoloCard(Card):
    """The card; it opens the puzzles, and its foot the lessons."""

    def __init__(self) -> None:
        super().__init__("")
        self.lessons = LessonsLine(self)
        self.state = SoloProgress({})
        self.show_state(SoloProgress(dict.fromkeys(NAMES, Today.OPEN)))

    def minimumSizeHint(self) -> QSize:
        lines = sum(QFontMetricsF(theme().font(n)).height() for n in ("prompt", "name", "detail"))
        return px_size(170, lines + 68)

    def show_state(self, state: SoloProgress) -> None:
        """Show the results of today's puzzles."""
        self.state = state
        self.lessons.show_state(state.lessons)
        words = (self._title, self._count, self._line, self._chip)
        self.setAccessibleName(". ".join(text for text in words if text))
        self.update()

    @property
    def _title(self) -> str:
        return self.tr("On your own")

    @property
    def _count(self) -> str:
        solved = sum(how is Today.SOLVED for how in self.state.puzzles.values())
        every = len(self.state.puzzles)
        return translate("SoloCard", "{n} of %n puzzles today", None, every).format(n=solved)

    @property
    def _line(self) -> str:
        known, kind = self.state.layouts is not None, self.state.next
        if not known:
            return self.tr("A new puzzle of each kind every day")
        if not kind:
            return self.tr("You have solved all of today’s puzzles. There are always more.")
        return self.tr("Next: {puzzle}").format(puzzle=said(NAMES[kind]))

    @property
    def _chip(self) -> str:
        streak = self.state.streak
        return translate("common", "%n days in a row", None, streak) if streak > 1 else ""

    def paint_face(self, painter: QPainter, face: QRectF) -> None:
        colours = theme()
        text = colours.colour("text")
        edge = _EDGE if face.width() > _NARROW else _EDGE / 2
        room = face.adjusted(edge, 12, -edge, -10)
        heading, detail = colours.font("prompt"), colours.font("detail")
        top = QRectF(room.left(), room.top(), room.width(), QFontMetricsF(heading).height() + 6)
        spare = room.width() - QFontMetricsF(heading).horizontalAdvance(self._title) - 56
        wordings = (self._chip, str(self.state.streak))
        words = first_fitting(wordings, detail, spare)
        chip = 0.0
        if self._chip and spare > -_LEAST_SPARE * room.width():  # otherwise the title does not fit
            chip = paint_fact(painter, "flame", words, top, detail)
        paint_line(painter, self._title, top.adjusted(0, 0, -chip - 8, 0), heading, text)
        foot = face.bottom() - _FOOT - _BELOW
        painter.fillRect(QRectF(room.left(), foot - 3, room.width(), 1), colours.colour("border"))
        between = QRectF(room.left(), top.bottom(), room.width(), foot - 5 - top.bottom())
        self._paint_puzzles(painter, between)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        aside, high = px(_ASIDE), px(_FOOT)
        top = self.height() - high - px(_BELOW + SHADE)
        self.lessons.setGeometry(aside, top, self.width() - 2 * aside, high)

    def _paint_puzzles(self, painter: QPainter, row: QRectF) -> None:
        """Paint a hexagon for each kind, and at the right how many were solved."""
        colours = theme()
        made = colours.font("name")
        made.setPixelSize(min(made.pixelSize(), 15))
        words = self._count
        count = len(self.state.puzzles)
        most = min(max(_USUAL, _WIDEST * row.height()), row.height() / 2 - 1)
        width = QFontMetricsF(made).horizontalAdvance(words)
        for aside in (width + 6 + _ONWARD, _ONWARD):  # without room, the words are left out
            radius = (row.width() - aside - 16) / (2.15 * count)
            if radius >= _LEAST:
                break
        radius = min(most, radius)
        _paint_onward(painter, row)
        if aside > _ONWARD:
            box = QRectF(row.right() - aside, row.top(), width + 2, row.height())
            paint_line(painter, words, box, made, colours.colour("text"))
        at = QPointF(row.left() + radius, row.center().y())
        for kind, how in self.state.puzzles.items():
            self._paint_puzzle(painter, at, radius, how, leads=kind == self.state.next)
            at += QPointF(2.15 * radius, 0)

    def _paint_puzzle(
        self, painter: QPainter, at: QPointF, radius: float, how: Today, *, leads: bool
    ) -> None:
        colours = theme()
        shape = hexagon(at, radius, radius * 0.16)
        rim = hexagon(at, radius - 1, radius * 0.16)
        box = QRectF(at.x() - radius * 0.6, at.y() - radius * 0.6, radius * 1.2, radius * 1.2)
        if how is Today.SOLVED:
            painter.fillPath(shape, colours.colour("text"))
            paint_icon(painter, "check", box, colours.colour("surface"))
        elif how is Today.ENDED:
            painter.strokePath(rim, colours.pen("icon", colours.colour("muted"), 0.8))
            paint_icon(painter, "minus", box, colours.colour("muted"))
        elif leads:
            painter.fillPath(rim, colours.colour("accentSoft"))
            painter.strokePath(rim, colours.pen("icon", colours.colour("accent"), 1.1))
        else:
            dashes = colours.pen("legalDash", colours.colour("control"), 0.75)
            painter.strokePath(rim, dashes)
