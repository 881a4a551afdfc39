"""A card for a kind of puzzle: its picture, how today's went, and ways to begin one."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QAccessible, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop.games.pictures import PICTURES, puzzle_painter
from desktop.paint.cached_picture import CachedPicture, paint_table
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import fitted, paint_line
from desktop.puzzles.progress_row import ProgressRow
from desktop.puzzles.results import PuzzleResult
from desktop.puzzles.stars import paint_begun, paint_stars, width_of
from desktop.puzzles.words import clock_words, line_of, name_of, star_words
from desktop.theme.appearance import theme
from desktop.theme.colour import mix
from desktop.theme.scaling import fix
from desktop.widgets.accessible_role import HasRole
from desktop.widgets.buttons import Button, Look
from desktop.widgets.lay import lay
from rules.puzzles import KINDS

_PAD = 12
_HEAD = 82
_PICTURE = 1.27  # its width, of its height
_FOOT = 40
_TALLEST = 640
_TALL = 120.0  # px of a picture from which it stands above the words, not beside them
_TWO_LINES = 33.0  # px
_STAR = 7.5
_BEGUN = 5.5


@dataclass(frozen=True, slots=True)
class KindStanding:
    """How somebody stands with a kind: today's result, if there is one, and the streak in days.

    `begun`: there is an attempt at today's that is not over.
    """

    today: PuzzleResult | None = None
    streak: int = 0
    begun: bool = False


class KindCard(HasRole, QWidget):
    """Emits what is wanted of its kind."""

    role = QAccessible.Role.Grouping

    daily_wanted = Signal(str)
    another_wanted = Signal(str)
    cancelled = Signal()

    def __init__(self, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self.standing = KindStanding()
        slug = KINDS[kind].game.slug
        picture = puzzle_painter(slug, kind)
        # Kinds that look alike share one.
        name = slug if picture is PICTURES[slug] else kind
        self._picture = CachedPicture(picture, f"{name}, puzzles")
        self.daily = Button(self.tr("Today’s"), Look.OUTLINE)
        self.another = Button(self.tr("Another one"), Look.QUIET)
        self.waiting = ProgressRow(self.tr("Making a puzzle…"))
        self._foot = QStackedWidget()
        self._lay_out()
        self.daily.clicked.connect(lambda: self.daily_wanted.emit(kind))
        self.another.clicked.connect(lambda: self.another_wanted.emit(kind))
        self.waiting.cancelled.connect(self.cancelled)
        self.show_standing(KindStanding())

    def _lay_out(self) -> None:
        buttons = QWidget()
        lay(QHBoxLayout(buttons), (self.daily, 1), (self.another, 1), spacing=8)
        self._foot.addWidget(buttons)
        self._foot.addWidget(self.waiting)
        fix(self._foot, QWidget.setFixedHeight, _FOOT)
        lay(QVBoxLayout(self), None, self._foot, margins=(_PAD, _PAD, _PAD, _PAD))
        fix(self, QWidget.setMinimumHeight, 2 * _PAD + _HEAD + 10 + _FOOT)
        fix(self, QWidget.setMaximumHeight, _TALLEST)
        fix(self, QWidget.setMinimumWidth, 250)

    # -- what it shows

    def show_standing(self, standing: KindStanding) -> None:
        """How today's puzzle went."""
        self.standing = standing
        if standing.begun:
            self.daily.setText(self.tr("Continue"))
        elif standing.today is not None:
            self.daily.setText(self.tr("Today’s again"))
        else:
            self.daily.setText(self.tr("Today’s puzzle"))
        name, line = name_of(self.kind), line_of(self.kind)
        self.setAccessibleName(f"{name}. {line} {self.words()}")
        self.daily.setAccessibleName(f"{name}: {self.daily.text()}. {self.words()}")
        self.another.setAccessibleName(f"{name}: {self.another.text()}")
        self.update()

    def words(self) -> str:
        """How today's went, and the streak, as a line."""
        today, streak = self.standing.today, self.standing.streak
        parts = []
        if today is not None:
            parts += [star_words(today.stars), clock_words(today.seconds)]
        elif self.standing.begun:
            parts.append(self.tr("Started"))
        elif not streak:
            parts.append(self.tr("Today’s puzzle is waiting"))
        if streak > 1:
            parts.append(self.tr("streak of {n}").format(n=streak))
        elif streak == 1 and today is None and not self.standing.begun:
            parts.append(self.tr("solved yesterday"))
        return " · ".join(parts)

    def show_working(self, working: bool) -> None:
        """Show whether a puzzle of this kind is being made; others can be had meanwhile."""
        had_focus = self.isAncestorOf(self.window().focusWidget() or self.window())
        self._foot.setCurrentIndex(int(working))
        if working and had_focus:
            self.waiting.cancel.setFocus(Qt.FocusReason.OtherFocusReason)

    def lead(self, leads: bool) -> None:
        """Show whether its daily puzzle is the one to begin with."""
        self.daily.look = Look.ACCENT if leads else Look.OUTLINE
        self.daily.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            whole = room(self)
            shape = rounded_rect(whole, colours.radius("card"))
            painter.fillPath(shape, colours.colour("surface"))
            rim = rounded_rect(
                whole.adjusted(0.75, 0.75, -0.75, -0.75), colours.radius("card") - 0.75
            )
            edge = mix(colours.colour("surface"), colours.colour("border"), 0.8)
            painter.strokePath(rim, colours.pen("icon", edge, 0.8))
            table, words = self._halves(whole)
            paint_table(painter, table, colours.radius("well"), colours)
            self._picture.paint_soon(painter, table.adjusted(6, 6, -6, -6), self)
            self._paint_words(painter, words)

    @staticmethod
    def _halves(whole: QRectF) -> tuple[QRectF, QRectF]:
        """Where the picture and the words stand: in a tall card one above the other."""
        inner = whole.adjusted(_PAD, _PAD, -_PAD, -_PAD - _FOOT - 10)
        above = inner.height() - _HEAD - 6
        if above < _TALL:
            across = min(_PICTURE * inner.height(), 0.4 * inner.width())
            beside = inner.adjusted(across + 14, (inner.height() - _HEAD) / 2, 0, 0)
            inner.setWidth(across)
            return inner, beside
        words = inner.adjusted(4, above + 6, -4, 0)
        inner.setHeight(above)
        return inner, words

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        colours = theme()
        left, width = box.left(), box.width()
        title = colours.font("title")
        title.setPixelSize(19)
        text, muted = colours.colour("text"), colours.colour("muted")
        top = box.top()
        if QFontMetricsF(title).horizontalAdvance(name_of(self.kind)) > 1.2 * width:
            title = colours.font("name")
        paint_line(painter, name_of(self.kind), QRectF(left, top + 2, width, 28), title, text)
        line, hint = QRectF(left, top + 30, width, 22), colours.font("hint")
        if fitted(line_of(self.kind), hint, QSizeF(width, _TWO_LINES))[1]:
            line.setRect(left, top + 27, width, _TWO_LINES)
        paint_line(painter, line_of(self.kind), line, hint, muted)
        words, at = self.words(), left
        if self.standing.today is not None:
            stars = self.standing.today.stars
            paint_stars(painter, QPointF(left, top + 71), _STAR, stars)
            at += width_of(_STAR) + 10
            words = words.partition(" · ")[2]
        elif self.standing.begun:
            paint_begun(painter, QPointF(left + _BEGUN, top + 71), _BEGUN)
            at += 2 * _BEGUN + 8
        status = QRectF(at, top + 60, width - (at - left), 22)
        ink = colours.colour("accent") if self.standing.today is None else muted
        paint_line(painter, words, status, colours.font("detail"), ink)
