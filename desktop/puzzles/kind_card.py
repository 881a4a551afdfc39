"""A card for a kind of puzzle: today's picture, difficulty and result."""

import datetime
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from desktop.controls.commands import ENTER
from desktop.controls.focus import FocusRing, paint_focus
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import hexagon, rounded_rect
from desktop.paint.text import paint_line
from desktop.puzzles.difficulty import difficulty_width, paint_difficulty
from desktop.puzzles.pictures import DayPicture
from desktop.puzzles.results import PuzzleResult
from desktop.puzzles.stars import paint_begun, paint_stars, width_of
from desktop.puzzles.words import (
    clock_words,
    difficulty_words,
    game_of,
    line_of,
    name_of,
    star_words,
)
from desktop.theme.appearance import theme
from desktop.theme.colour import mix
from desktop.theme.scaling import fix, px_size

_PAD = 8.0
_TEXTS = 58.0  # pixels below the picture, for the name and the state
LEAST, USUAL = QSize(165, 136), QSize(219, 166)
_STAR, _BEGUN, _LEVEL, _BADGE = 6.5, 5.5, 5.5, 12.0
_HOVER = 0.03


@dataclass(frozen=True, slots=True)
class KindStanding:
    """The state of a kind: today's result, if there is one, and the streak in days.

    `begun`: today's puzzle has an unfinished attempt. `difficulty` is today's, 0 until it is known,
    and `task` today's task, empty until it is known.
    """

    today: PuzzleResult | None = None
    streak: int = 0
    begun: bool = False
    difficulty: int = 0
    task: str = ""

    @property
    def is_open(self) -> bool:
        """Whether today's puzzle is still to be solved."""
        return self.today is None


class KindCard(FocusRing, QPushButton):
    """The card of a kind. A click chooses it; a double click or Enter starts today's puzzle."""

    def __init__(self, kind: str, start: Callable[[str], object]) -> None:
        """`start` opens today's puzzle of a kind."""
        super().__init__()
        self.kind, self._start = kind, start
        self.standing = KindStanding()
        self._picture = DayPicture(kind)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        fix(self, QWidget.setMinimumSize, LEAST.width(), LEAST.height())
        self.show_standing(KindStanding(), None)

    def sizeHint(self) -> QSize:
        return px_size(USUAL.width(), USUAL.height())

    # -- contents

    def show_standing(self, standing: KindStanding, day: datetime.date | None) -> None:
        """Show the state of a day's puzzle; None before the day is known."""
        self.standing = standing
        if day is not None:
            self._picture.show_day(day)
        level = difficulty_words(standing.difficulty) if standing.difficulty else ""
        words = (name_of(self.kind), line_of(self.kind).rstrip("."), self.words(), level)
        self.setAccessibleName(". ".join(filter(None, words)))
        self.update()

    def words(self) -> str:
        """Return today's result and the streak in one line."""
        today, streak = self.standing.today, self.standing.streak
        parts = []
        if today is not None:
            parts += [star_words(today.stars), clock_words(today.seconds)]
        elif self.standing.begun:
            parts.append(self.tr("Started"))
        elif not streak:
            parts.append(self.tr("Today’s puzzle is waiting"))
        if streak > 1:
            #: days in a row with a puzzle solved
            parts.append(self.tr("streak of {n}").format(n=streak))
        elif streak == 1 and today is None and not self.standing.begun:
            parts.append(self.tr("solved yesterday"))
        return " · ".join(parts)

    # -- input

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._start(self.kind)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not event.isAutoRepeat():
            self.click()
            self._start(self.kind)
        else:
            super().keyPressEvent(event)

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            face = room(self).adjusted(1, 1, -1, -1)
            radius = colours.radius("card") - 2
            shape = rounded_rect(face, radius)
            painter.fillPath(shape, self._ground())
            lively = self.underMouse() or self.isChecked()
            edge = mix(colours.colour("surface"), colours.colour("border"), 0.8)
            ink = colours.colour("accent") if lively else edge
            rim = rounded_rect(face.adjusted(0.75, 0.75, -0.75, -0.75), radius - 0.75)
            painter.strokePath(rim, colours.pen("icon", ink, 1.1 if lively else 0.8))
            table = face.adjusted(_PAD, _PAD, -_PAD, -_TEXTS)
            self._picture.paint(painter, table, self)
            self._paint_badge(painter, table)
            self._paint_words(painter, face)
            if self.by_keyboard:
                paint_focus(painter, face, radius)

    def _ground(self) -> QColor:
        colours = theme()
        if self.isChecked():
            return colours.colour("accentSoft")
        ground = colours.colour("surface")
        return mix(ground, colours.colour("text"), _HOVER) if self.underMouse() else ground

    def _paint_badge(self, painter: QPainter, table: QRectF) -> None:
        """Paint a hexagon with a tick if the puzzle is solved, with a dash if it was given up."""
        today, colours = self.standing.today, theme()
        if today is None:
            return
        middle = QPointF(table.right() - _BADGE - 5, table.top() + _BADGE + 5)
        painter.fillPath(hexagon(middle, _BADGE + 1.5, 2), colours.colour("surface"))
        painter.fillPath(hexagon(middle, _BADGE, 2), colours.colour("text"))
        box = QRectF(0, 0, 1.3 * _BADGE, 1.3 * _BADGE)
        box.moveCenter(middle)
        icon = "check" if today.solved else "minus"
        paint_icon(painter, icon, box, colours.colour("surface"))

    def _paint_words(self, painter: QPainter, face: QRectF) -> None:
        colours = theme()
        box = face.adjusted(_PAD + 5, 0, -_PAD - 5, 0)
        text, muted = colours.colour("text"), colours.colour("muted")
        name = QRectF(box.left(), face.bottom() - _TEXTS + 6, box.width(), 24)
        title = colours.font("name", size=15)
        paint_line(painter, name_of(self.kind), name, title, text)
        row = QRectF(box.left(), face.bottom() - 29, box.width(), 22)
        today, made = self.standing.today, colours.font("detail")
        if today is not None:
            self._paint_result(painter, row, today)
            return
        if self.standing.difficulty:
            at = QPointF(row.right() - difficulty_width(_LEVEL), row.center().y())
            paint_difficulty(painter, at, _LEVEL, self.standing.difficulty)
            row.setRight(at.x() - 8)
        if self.standing.begun:
            sign = QPointF(row.left() + _BEGUN, row.center().y())
            paint_begun(painter, sign, _BEGUN)
            row.setLeft(sign.x() + _BEGUN + 4)
            paint_line(painter, self.tr("Started"), row, made, text)
        else:
            #: on the card of a puzzle that is the large card above
            words = self.tr("shown above") if self.isChecked() else game_of(self.kind)
            ink = text if self.isChecked() else muted
            paint_line(painter, words, row, made, ink)

    def _paint_result(self, painter: QPainter, row: QRectF, today: PuzzleResult) -> None:
        """Paint the game, the stars, and the time if it fits."""
        colours, made = theme(), theme().font("detail")
        text, muted = colours.colour("text"), colours.colour("muted")
        metrics, clock = QFontMetricsF(made), clock_words(today.seconds)
        game, stars = metrics.horizontalAdvance(game_of(self.kind)) + 8, width_of(_STAR)
        time, right = metrics.horizontalAdvance(clock) + 8, row.right()
        if game + stars + time <= row.width():
            paint_line(painter, clock, row, made, muted, Qt.AlignmentFlag.AlignRight)
            right -= time
        paint_stars(painter, QPointF(right - stars, row.center().y()), _STAR, today.stars)
        named = QRectF(row.left(), row.top(), right - stars - row.left() - 6, row.height())
        paint_line(painter, game_of(self.kind), named, made, text)
