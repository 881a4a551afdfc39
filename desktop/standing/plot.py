"""The chart of the rating after each match, with its interval and the computer's levels."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QDateTime,
    QLineF,
    QPointF,
    QRectF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.controls.commands import PRESSING
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.voice import say
from desktop.games.cards import computer_name
from desktop.language.numbers import number
from desktop.paint.painting import painting, place, room
from desktop.paint.paths import circle, hexagon, rounded_rect
from desktop.paint.rating_chart import FOOT, RatingChart
from desktop.paint.text import paint_line, paint_text
from desktop.records.words import day_of
from desktop.standing.statistics import DRAWN, LOST, WON, Played
from desktop.standing.words import rating_of, result_of
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix
from rules.standing.rated import NEEDED
from rules.standing.rating import Rating

translate = QCoreApplication.translate

_HEIGHT, _TALLEST, _INVITATION = 222, 560, 190
"""Height in pixels: the least and the greatest of the curve, and without a curve."""
_LEFT, _RIGHT, _TOP = 56.0, 96.0, 4.0
_LEVEL_HEIGHT = 34.0
_PLATE = 26.0
"""Height in pixels of the plate with a rating, which is beside the interval, not over it."""
_LEAST_DOTS = 9.0
"""Least distance in pixels between matches that have separate marks."""


class Point(NamedTuple):
    """A match and the rating after it."""

    match: Played
    rating: Rating


class Level(NamedTuple):
    """A level of the computer players and its rating."""

    name: str
    rating: Rating


class RatingPlot(FocusRing, QWidget):
    """The curve. The arrow keys move from match to match, Enter or a click opens one."""

    def __init__(self, open_match: Callable[[Path], object]) -> None:
        """`open_match` opens a match by its path."""
        super().__init__()
        self._open_match = open_match
        self.points: Sequence[Point] = ()
        self._levels: Sequence[Level] = ()
        self._waiting = ""
        self._missing = NEEDED
        self._game = ""
        self.at = 0
        """The index of the selected match."""
        self.setAccessibleName(translate("common", "Rating"))
        self._fit()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_course(
        self,
        game: str,
        points: Sequence[Point],
        levels: Sequence[Level],
        waiting: str,
        missing: int = 0,
    ) -> None:
        """Show the ratings of a game; without any, show when there will be one.

        `missing` is the number of matches until then.
        """
        self._missing = missing
        self._game, self.points, self._levels = game, points, levels
        self._fit()
        self._waiting = waiting
        self.at = len(points) - 1
        self._name()
        self.setCursor(Qt.CursorShape.PointingHandCursor if points else Qt.CursorShape.ArrowCursor)
        self.update()

    def _fit(self) -> None:
        """Let a curve grow with the page."""
        least, most = (_HEIGHT, _TALLEST) if self.points else (_INVITATION, _INVITATION)
        fix(self, QWidget.setMinimumHeight, least)
        fix(self, QWidget.setMaximumHeight, most)

    def words(self, at: int) -> str:
        """Return the rating after a match, and a description of the match."""
        match, rating = self.points[at]
        words = self.tr("{rating}. {day}, against {opponent}: {result}")
        return words.format(
            rating=rating_of(rating),
            day=day_of(match.at),
            opponent=computer_name(match.level),
            result=result_of(match),
        )

    def _name(self) -> None:
        if not self.points:
            self.setAccessibleName(self._waiting)
            return
        first, last = self.points[0].rating, self.points[-1].rating
        words = self.tr("Rating in {game}, from {first} to {last}. {point}")
        self.setAccessibleName(
            words.format(
                game=self._game,
                first=number(first.value),
                last=rating_of(last),
                point=self.words(self.at),
            )
        )

    # -- geometry

    def _plot(self) -> QRectF:
        return room(self).adjusted(_LEFT, _TOP, -_RIGHT, -FOOT)

    def _chart(self) -> RatingChart:
        """Return the chart, which shows the interval and the levels near it."""
        low = min(rating.value - rating.margin for _, rating in self.points)
        high = max(rating.value + rating.margin for _, rating in self.points)
        last = self.points[-1].rating.value
        above = [level.rating.value for level in self._levels if level.rating.value > last]
        below = [level.rating.value for level in self._levels if level.rating.value <= last]
        near = [*below[-1:], *above[:1]]
        low = min([low, *(value for value in near if last - value < 600)])
        high = max([high, *(value for value in near if value - last < 600)])
        edge = (high - low) * 0.06 + 20
        ratings = [rating for _, rating in self.points]
        return RatingChart(self._plot(), low - edge, high + edge, ratings)

    def point_at(self, x: float) -> int:
        """Return the match nearest to an x coordinate."""
        plot, last = self._plot(), len(self.points) - 1
        share = (x - plot.left() - 8) / max(1.0, plot.width() - 16)
        return max(0, min(last, round(share * last)))

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self)
            plot = self._plot() if self.points else whole
            painter.fillPath(rounded_rect(plot, colours.radius("well")), colours.colour("sunken"))
            if self.points:
                chart = self._chart()
                chart.paint_numbers(painter)
                self._paint_levels(painter, chart)
                self._paint_months(painter, chart)
                self._paint_course(painter, chart)
                self._paint_point(painter, chart)
            else:
                self._paint_invitation(painter, whole)
            if self.by_keyboard:
                paint_focus(painter, plot, colours.radius("well"))

    def _paint_invitation(self, painter: QPainter, whole: QRectF) -> None:
        """Paint a hexagon for each match that is needed for a rating; those played are filled."""
        colours = theme()
        radius, step = 13.0, 34.0
        middle = QPointF(whole.center().x() - step * (NEEDED - 1) / 2, whole.top() + 44)
        for number_ in range(NEEDED):
            shape = hexagon(middle + QPointF(step * number_, 0), radius, 2)
            if number_ < NEEDED - self._missing:
                painter.fillPath(shape, colours.colour("accent"))
            else:
                painter.fillPath(shape, colours.colour("surface"))
                painter.strokePath(shape, colours.pen("icon", colours.colour("control"), 0.8))
        title = self.tr("How strong are you in {game}?").format(game=self._game)
        centre = Qt.AlignmentFlag.AlignHCenter
        box = QRectF(whole.left() + 16, whole.top() + 68, whole.width() - 32, 34)
        paint_line(painter, title, box, colours.font("title"), colours.colour("text"), centre)
        painter.setFont(colours.font("hint"))
        painter.setPen(colours.colour("muted"))
        flags = centre.value | Qt.TextFlag.TextWordWrap.value
        words = whole.adjusted(24, 106, -24, -6)
        words.setLeft(max(words.left(), whole.center().x() - 260))
        words.setRight(min(words.right(), whole.center().x() + 260))
        paint_text(painter, self._waiting, words, flags)

    def _paint_levels(self, painter: QPainter, chart: RatingChart) -> None:
        """Paint the levels as dotted lines, which are named at the right."""
        colours, plot = theme(), chart.plot
        muted, made = colours.colour("muted"), colours.font("caption")
        taken = list[float]()
        dotted = QPen(muted, 1.6)
        dotted.setDashPattern([1.4, 2.6])
        last = self.points[-1].rating.value
        for level in sorted(self._levels, key=lambda one: abs(one.rating.value - last)):
            y = chart.y(level.rating.value)
            if not plot.top() < y < plot.bottom():
                continue
            painter.setPen(dotted)
            painter.drawLine(QLineF(plot.left(), y, plot.right(), y))
            top = min(max(y - 17, plot.top()), plot.bottom() - _LEVEL_HEIGHT)
            if any(abs(top - other) < _LEVEL_HEIGHT for other in taken):
                continue
            taken.append(top)
            bold = QFont(colours.font("detail"))
            bold.setWeight(QFont.Weight.DemiBold)
            box = QRectF(plot.right() + 14, top, _RIGHT - 16, 17)
            paint_line(painter, level.name, box, bold, colours.colour("text"))
            box.translate(0, 17)
            paint_line(painter, number(level.rating.value), box, made, muted)

    def _paint_months(self, painter: QPainter, chart: RatingChart) -> None:
        days = [QDateTime.fromSecsSinceEpoch(match.at).date() for match, _ in self.points]
        several = days[0].year() != days[-1].year()
        chart.paint_months(painter, days, "MMM yyyy" if several else "MMMM")

    def _paint_course(self, painter: QPainter, chart: RatingChart) -> None:
        """Paint the course, and a mark for each match."""
        middle = chart.paint_course(painter)
        if len(middle) > 1 and middle[1].x() - middle[0].x() < _LEAST_DOTS:
            return
        for point, (match, _) in zip(middle, self.points, strict=True):
            paint_result(painter, point, match.score)

    def _paint_point(self, painter: QPainter, chart: RatingChart) -> None:
        """Paint the selected match: a ring, and the rating in a plate above it."""
        colours, plot = theme(), chart.plot
        match, rating = self.points[self.at]
        at = chart.at(self.at, rating.value)
        painter.fillPath(circle(at, 8), colours.colour("surface"))
        painter.strokePath(circle(at, 7), QPen(colours.colour("text"), 1.8))
        paint_result(painter, at, match.score)
        made = QFont(colours.font("detail"))
        made.setWeight(QFont.Weight.Bold)
        text = rating_of(rating)
        wide = QFontMetricsF(made).horizontalAdvance(text) + 28
        above = chart.y(rating.value + rating.margin) - _PLATE - 6
        below = chart.y(rating.value - rating.margin) + 6
        outside = [top for top in (above, below) if plot.top() <= top <= plot.bottom() - _PLATE]
        top = outside[0] if outside else plot.top() + 2
        left = min(max(at.x() - wide + 10, plot.left() + 4), plot.right() - wide - 4)
        plate = QRectF(left, top, wide, _PLATE)
        foot = QPointF(min(max(at.x(), plate.left() + 16), plate.right() - 16), plate.center().y())
        painter.setPen(QPen(colours.colour("text"), 1.4))
        short = QLineF(foot, at)
        short.setLength(max(0.0, short.length() - 8))
        painter.drawLine(short)
        painter.fillPath(rounded_rect(plate, 8), colours.colour("text"))
        middle = Qt.AlignmentFlag.AlignHCenter
        paint_line(painter, text, plate, made, colours.colour("surface"), middle)

    # -- selecting a match

    def _point_out(self, at: int) -> None:
        if at != self.at:
            self.at = at
            self._name()
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.points:
            at = self.point_at(place(event.position()).x())
            self._point_out(at)
            self.setToolTip(self.words(at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        spot = place(event.position())
        left = event.button() == Qt.MouseButton.LeftButton
        if self.points and left and self._plot().contains(spot):
            self._open_match(self.points[self.point_at(spot.x())].match.entry.path)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last, key = len(self.points) - 1, Qt.Key(event.key())
        steps = {
            Qt.Key.Key_Left: self.at - 1,
            Qt.Key.Key_Right: self.at + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if self.points and key in steps:
            self._point_out(max(0, min(last, steps[key])))
            say(self, self.words(self.at))
        elif self.points and key in PRESSING:
            self._open_match(self.points[self.at].match.entry.path)
        else:
            super().keyPressEvent(event)


def paint_result(painter: QPainter, at: QPointF, score: float) -> None:
    """Paint a dot: full for a win, half for a draw, empty for a loss."""
    colours = theme()
    ink, ground = colours.colour("text"), colours.colour("surface")
    painter.fillPath(circle(at, 5.4), ground)
    if score == WON:
        painter.fillPath(circle(at, 4.2), ink)
        return
    painter.strokePath(circle(at, 3.6), QPen(ink, 1.6))
    if score == DRAWN:
        half = QPainterPath(at)
        half.arcTo(QRectF(at.x() - 4, at.y() - 4, 8, 8), 90, 180)
        painter.fillPath(half, ink)


class Legend(QWidget):
    """The meaning of the marks in the chart."""

    def __init__(self) -> None:
        super().__init__()
        self._marks = (
            #: column of a table: the number of won games
            (WON, translate("standing", "won")),
            #: column of a table: the number of drawn games
            (DRAWN, translate("standing", "drawn")),
            #: column of a table: the number of lost games
            (LOST, translate("standing", "lost")),
        )
        fix(self, QWidget.setFixedHeight, 24)
        #: the band round a curve of ratings
        self._range = self.tr("likely range")
        made = QFontMetricsF(theme().font("detail"))
        texts = [words for _, words in self._marks]
        wide = sum(made.horizontalAdvance(words) + 34 for words in (*texts, self._range))
        fix(self, QWidget.setFixedWidth, round(wide) + 4)
        self.setAccessibleName(self.tr("Dots: full means won, half means drawn, empty means lost"))
        self.setToolTip(
            self.tr("Your strength is very likely inside this band (90%). “±” is half its height.")
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        made, ink = colours.font("detail"), colours.colour("text")
        metrics = QFontMetricsF(made)
        with painting(self) as painter:
            x, middle = 8.0, room(self).center().y()
            for score, words in self._marks:
                paint_result(painter, QPointF(x, middle), score)
                wide = metrics.horizontalAdvance(words)
                paint_line(painter, words, QRectF(x + 11, 0, wide + 2, 24), made, ink)
                x += wide + 34
            accent = colours.colour("accent")
            wash = QColor(accent)
            wash.setAlphaF(0.15)
            box = rounded_rect(QRectF(x - 4, middle - 6, 17, 12), 3)
            painter.fillPath(box, wash)
            painter.strokePath(box, QPen(accent, 1))
            wide = metrics.horizontalAdvance(self._range)
            paint_line(painter, self._range, QRectF(x + 19, 0, wide + 2, 24), made, ink)
