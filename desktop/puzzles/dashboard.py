"""The player's progress with puzzles: the streak, the days, the rating, and the kinds."""

import datetime
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.controls.accessible_role import HasRole, Heading
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import lay
from desktop.controls.surfaces import Section
from desktop.controls.text import Text
from desktop.language.numbers import number
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, hexagon, rounded_rect
from desktop.paint.rating_chart import FOOT, RatingChart
from desktop.paint.text import paint_line
from desktop.puzzles.results import Progress
from desktop.puzzles.words import name_of
from desktop.theme.appearance import theme
from desktop.theme.colour import mix
from desktop.theme.scaling import fix
from rules.puzzles import KINDS
from rules.standing.rating import Rating

translate = QCoreApplication.translate

WEEKS = 14
RATED_FROM = 10
"""The number of rated results from which a rating is shown."""
_WEEK = 7
_FULL = 4  # number of puzzles solved on a day that fills its hexagon
_ROW, _NAMES = 16.5, 26.0  # pixels of a day, and of the weekdays' names
_RIM = 9.6  # radius of the hexagon around today
_FOOT = 22.0
_MOST_POINTS = 60
_AXIS = 50.0


def _month(day: datetime.date) -> str:
    return QLocale().standaloneMonthName(day.month, QLocale.FormatType.ShortFormat)


class StreakHead(HasRole, QWidget):
    """The number of days in a row with a daily puzzle solved, now and at best."""

    def __init__(self) -> None:
        super().__init__()
        self._progress = Progress()
        fix(self, QWidget.setFixedHeight, 44)

    def show_progress(self, progress: Progress) -> None:
        """Show a streak."""
        self._progress = progress
        words = ". ".join(filter(None, (f"{progress.streak} {self._words}", self._best)))
        self.setAccessibleName(words)
        self.update()

    @property
    def _words(self) -> str:
        count = self._progress.streak
        #: below or after a large number: so many days in a row with a puzzle solved
        return translate("StreakHead", "days in a row", None, count)

    @property
    def _best(self) -> str:
        found = self._progress
        if found.best_on is None or found.best <= found.streak:
            return ""
        return self.tr("best {n}, {month}").format(n=found.best, month=_month(found.best_on))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            box = room(self)
            middle = QPointF(20, box.center().y())
            painter.fillPath(hexagon(middle, 20, 3), colours.colour("accentSoft"))
            flame = QRectF(0, 0, 24, 24)
            flame.moveCenter(middle)
            paint_icon(painter, "flame", flame, colours.colour("accent"))
            text, muted = colours.colour("text"), colours.colour("muted")
            figure = colours.font("dialogTitle")
            count = str(self._progress.streak)
            box.setLeft(50)
            paint_line(painter, count, box, figure, text)
            box.setLeft(58 + QFontMetricsF(figure).horizontalAdvance(count))
            small = colours.font("detail")
            best = QFontMetricsF(small).horizontalAdvance(self._best)
            words = box.adjusted(0, 3, -best - 8 if best else 0, 0)
            paint_line(painter, self._words, words, colours.font("button"), text)
            paint_line(painter, self._best, box, small, muted, Qt.AlignmentFlag.AlignRight)


class Calendar(HasRole, QWidget):
    """The last weeks as columns: the more puzzles were solved on a day, the fuller its hexagon."""

    def __init__(self) -> None:
        super().__init__()
        self._days: dict[datetime.date, int] = {}
        self._today = datetime.date.min
        fix(self, QWidget.setFixedHeight, round(_WEEK * _ROW + _FOOT))

    def show_progress(self, progress: Progress, today: datetime.date) -> None:
        """Show the puzzles solved up to today."""
        self._today = today
        self._days = {
            day: progress.days.get(day.isoformat(), 0)
            for column in self.weeks()
            for day in column
            if day <= today
        }
        count, solved = len(self._days), sum(n > 0 for n in self._days.values())
        words = translate("Calendar", "Puzzles solved on {n} of the last %n days", None, count)
        self.setAccessibleName(words.format(n=solved))
        self.update()

    def weeks(self) -> list[list[datetime.date]]:
        """Return the days shown, week by week."""
        first = QLocale().firstDayOfWeek().value
        begun = self._today - datetime.timedelta(days=(self._today.isoweekday() - first) % _WEEK)
        start = begun - datetime.timedelta(weeks=WEEKS - 1)
        return [
            [start + datetime.timedelta(days=_WEEK * week + day) for day in range(_WEEK)]
            for week in range(WEEKS)
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._today == datetime.date.min:
            return
        colours = theme()
        caption, muted = colours.font("caption"), colours.colour("muted")
        with painting(self) as painter:
            step = (room(self).width() - _NAMES - _RIM - 2) / (WEEKS - 0.5)
            columns = self.weeks()
            for row in range(0, _WEEK, 2):
                name = QLocale().dayName(
                    columns[0][row].isoweekday(), QLocale.FormatType.NarrowFormat
                )
                box = QRectF(0, row * _ROW, _NAMES, _ROW)
                paint_line(painter, name, box, caption, muted)
            free = 0.0
            for column, days in enumerate(columns):
                x = _NAMES + (column + 0.5) * step
                for row, day in enumerate(days):
                    if day in self._days:
                        self._paint_day(painter, QPointF(x, (row + 0.5) * _ROW), day)
                begins = column == 0 or days[0].month != columns[column - 1][0].month
                name = _month(days[0])
                wide = QFontMetricsF(caption).horizontalAdvance(name)
                left = x - step / 2
                if begins and left >= free and left + wide <= room(self).width() + 2:
                    box = QRectF(left, _WEEK * _ROW + 3, wide + 2, _FOOT - 3)
                    paint_line(painter, name, box, caption, muted)
                    free = left + wide + 8

    def _paint_day(self, painter: QPainter, at: QPointF, day: datetime.date) -> None:
        colours, count = theme(), self._days[day]
        if count:
            share = min(1.0, count / _FULL)
            accent, surface = colours.colour("accent"), colours.colour("surface")
            ink = mix(surface, accent, 0.5 + 0.5 * share)
            painter.fillPath(hexagon(at, 4.6 + 3.4 * share, 1), ink)
        else:
            painter.fillPath(circle(at, 1.7), colours.colour("control"))
        if day == self._today:
            rim = hexagon(at, _RIM, 1.5)
            painter.strokePath(rim, colours.pen("icon", colours.colour("text"), 0.9))


class RatingCourse(HasRole, QWidget):
    """The course of the rating, with its interval."""

    def __init__(self) -> None:
        super().__init__()
        self._course: list[tuple[int, Rating]] = []
        fix(self, QWidget.setFixedHeight, 132)

    def show_course(self, course: Sequence[tuple[int, Rating]]) -> None:
        """Show the ratings in order of time."""
        every = max(1, -(-len(course) // _MOST_POINTS))
        self._course = [*course[len(course) % every :: every]]
        if course and self._course[-1] != course[-1]:
            self._course.append(course[-1])
        if course:
            first, last = course[0][1], course[-1][1]
            words = self.tr("Rating from {first} to {last}")
            words = words.format(first=number(first.value), last=number(last.value))
            self.setAccessibleName(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._course:
            return
        colours = theme()
        with painting(self) as painter:
            plot = room(self).adjusted(_AXIS, 0, 0, -FOOT)
            painter.fillPath(rounded_rect(plot, 8), colours.colour("sunken"))
            ratings = [rating for _, rating in self._course]
            low = min(one.value - one.margin for one in ratings)
            high = max(one.value + one.margin for one in ratings)
            edge = (high - low) * 0.06
            chart = RatingChart(plot, low - edge, high + edge, ratings)
            chart.paint_numbers(painter)
            last = chart.paint_course(painter)[-1]
            painter.fillPath(circle(last, 6), colours.colour("surface"))
            painter.fillPath(circle(last, 4.5), colours.colour("text"))
            days = [QDateTime.fromSecsSinceEpoch(when // 10**9).date() for when, _ in self._course]
            chart.paint_months(painter, days, "MMM")


class TallyRow(FocusRing, QPushButton):
    """A row with a kind's name, its solved and tried puzzles; a click opens its results."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind
        self._tally = (0, 0)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        fix(self, QWidget.setFixedHeight, 28)

    def show_tally(self, tally: tuple[int, int]) -> None:
        """Show how many were solved, and how many tried."""
        self._tally = tally
        words = self.tr("{name}: {n} of {all} solved")
        self.setAccessibleName(words.format(name=name_of(self.kind), n=tally[0], all=tally[1]))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        solved, tried = self._tally
        with painting(self) as painter:
            face = room(self)
            if self.underMouse() or self.isDown():
                painter.fillPath(rounded_rect(face, 8), colours.colour("sunken"))
            inner = face.adjusted(4, 0, -4, 0)
            made, text = colours.font("detail"), colours.colour("text")
            figures = (
                translate("common", "{n} of {all}").format(n=solved, all=tried) if tried else "–"
            )
            right = Qt.AlignmentFlag.AlignRight
            paint_line(painter, figures, inner, made, text, right)
            aside = max(62.0, QFontMetricsF(made).horizontalAdvance(figures) + 12)
            words = max(map(QFontMetricsF(made).horizontalAdvance, map(name_of, KINDS)))
            wide = min(92.0, max(36.0, inner.width() - aside - words - 12))
            bar = QRectF(0, 0, wide, 8)
            bar.moveTopLeft(QPointF(inner.right() - aside - bar.width(), inner.center().y() - 4))
            painter.strokePath(
                rounded_rect(bar.adjusted(0.6, 0.6, -0.6, -0.6), 3),
                colours.pen("icon", colours.colour("text" if tried else "control"), 0.6),
            )
            if solved:
                bar.setWidth(max(6.0, bar.width() * solved / tried))
                painter.fillPath(rounded_rect(bar, 3), text)
            name = QRectF(inner)
            name.setRight(inner.right() - aside - wide - 10)
            paint_line(painter, name_of(self.kind), name, made, text)
            if self.by_keyboard:
                paint_focus(painter, face, 8)


class Dashboard(QWidget):
    """All parts of the progress, one below the other."""

    def __init__(self) -> None:
        super().__init__()
        self.streak, self.calendar, self.course = StreakHead(), Calendar(), RatingCourse()
        #: noun: a player’s strength as a number
        self._rating = Heading(translate("common", "Rating"), "section")
        self._value = Text("", "title")
        self._margin = Text("", "detail", "muted")
        self._unrated = Text("", "detail", "muted", wrap=True)
        self.solved = Section(translate("common", "Solved"))
        self.rows = {kind: TallyRow(kind) for kind in KINDS}
        head = QWidget()
        lay(QHBoxLayout(head), self._rating, None, self._value, self._margin, spacing=8)
        parts = (self.streak, 6, self.calendar, 10, head, self._unrated, self.course, 8)
        lay(QVBoxLayout(self), *parts, self.solved, *self.rows.values(), spacing=4)

    def show_progress(self, progress: Progress, today: datetime.date) -> None:
        """Show the player's progress up to today."""
        self.streak.show_progress(progress)
        self.calendar.show_progress(progress, today)
        self._show_rating(progress.course)
        solved = sum(solved for solved, _ in progress.tally.values())
        tried = sum(tried for _, tried in progress.tally.values())
        words = translate("common", "{n} of {all}").format(n=solved, all=tried)
        self.solved.show_fact(words if tried else "")
        for kind, row in self.rows.items():
            row.show_tally(progress.tally.get(kind, (0, 0)))

    def _show_rating(self, course: Sequence[tuple[int, Rating]]) -> None:
        rated = len(course) >= RATED_FROM
        for widget in (self.course, self._value, self._margin):
            widget.setVisible(rated)
        self._unrated.setHidden(rated)
        if rated:
            last = course[-1][1]
            self._value.setText(number(last.value))
            self._margin.setText(f"± {number(last.margin)}")
            self.course.show_course(course)
        else:
            count = RATED_FROM - len(course)
            words = translate("Dashboard", "Solve %n more puzzles to see your rating.", None, count)
            self._unrated.setText(words)
