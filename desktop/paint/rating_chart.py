"""What charts of a rating share: its course with the interval, round numbers, and months."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QDate, QLineF, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from desktop.language.numbers import number
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from rules.standing.rating import Rating

_STEPS = (50, 100, 200, 400, 800)
_LEAST_STEP = 40.0
"""Pixels between two horizontal lines."""
_MONTH_GAP = 10.0
FOOT = 28.0
"""Height in pixels of the months below a plot."""


@dataclass(frozen=True, slots=True)
class RatingChart:
    """A plot of ratings, from the lowest to the highest value that it shows."""

    plot: QRectF
    low: float
    high: float
    ratings: Sequence[Rating]

    def at(self, index: int, value: float) -> QPointF:
        """Return the place of a value at the rating with this index."""
        last = max(1, len(self.ratings) - 1)
        share = index / last if len(self.ratings) > 1 else 1
        return QPointF(self.plot.left() + 8 + (self.plot.width() - 16) * share, self.y(value))

    def y(self, value: float) -> float:
        """Return the y coordinate of a value."""
        return self.plot.bottom() - self.plot.height() * (value - self.low) / (self.high - self.low)

    def paint_numbers(self, painter: QPainter) -> None:
        """Paint horizontal lines at round numbers, which are at the left."""
        colours, plot = theme(), self.plot
        wanted = (self.high - self.low) * _LEAST_STEP / plot.height()
        step = next((one for one in _STEPS if one >= wanted), _STEPS[-1])
        for value in range(-(-int(self.low) // step) * step, int(self.high) + 1, step):
            y = self.y(value)
            painter.setPen(QPen(colours.colour("border"), 1))
            painter.drawLine(QLineF(plot.left(), y, plot.right(), y))
            box = QRectF(0, y - 10, plot.left() - 10, 20)
            made, muted = colours.font("caption"), colours.colour("muted")
            paint_line(painter, number(value), box, made, muted, Qt.AlignmentFlag.AlignRight)

    def paint_months(self, painter: QPainter, days: Sequence[QDate], names: str) -> None:
        """Paint where months begin, with their names; if they overlap, the later ones stay.

        `days` are those of the ratings, `names` is the format of a name.
        """
        colours, plot, free = theme(), self.plot, 1e9
        made, muted = colours.font("caption"), colours.colour("muted")
        begun = {(day.year(), day.month()): at for at, day in reversed([*enumerate(days)])}
        for (year, month), at in begun.items():
            x = self.at(at, 0).x()
            name = QLocale().toString(QDate(year, month, 1), names)
            wide = QFontMetricsF(made).horizontalAdvance(name)
            left = min(max(x - wide / 2, plot.left() - 8), plot.right() - wide)
            if left + wide > free:
                continue
            free = left - _MONTH_GAP
            painter.setPen(QPen(colours.colour("control"), 1))
            painter.drawLine(QLineF(x, plot.bottom(), x, plot.bottom() + 5))
            paint_line(painter, name, QRectF(left, plot.bottom() + 7, wide + 2, 18), made, muted)

    def paint_course(self, painter: QPainter) -> list[QPointF]:
        """Paint the interval as a band and the rating as a line; return the line's points."""
        accent = theme().colour("accent")
        ratings = [*enumerate(self.ratings)]
        upper = [self.at(index, one.value + one.margin) for index, one in ratings]
        lower = [self.at(index, one.value - one.margin) for index, one in ratings]
        middle = [self.at(index, one.value) for index, one in ratings]
        wash, edge = QColor(accent), QColor(accent)
        wash.setAlphaF(0.15)
        edge.setAlpha(130)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(wash)
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
        painter.setPen(QPen(edge, 1))
        painter.drawPolyline(upper)
        painter.drawPolyline(lower)
        line = QPen(accent, 2.4)
        line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(line)
        painter.drawPolyline(middle)
        return middle
