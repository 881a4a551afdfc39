"""The panel beside a lesson: the games, and the lessons of the open game."""

from collections.abc import Collection

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.board.folding import ActionRow, SidePanel, Strip
from desktop.board.row_data import Tally
from desktop.controls.buttons import Button
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import add_layout, lay
from desktop.controls.surfaces import scrolling
from desktop.controls.text import Text
from desktop.frame.tally_block import TallyBlock
from desktop.language.messages import translated
from desktop.lessons.progress import EVERY, LessonPlace
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.text import paint_line
from desktop.table.panel import MatterArea
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px, px_size
from rules.games import game_named
from rules.teaching import LESSONS

translate = QCoreApplication.translate

_GAME, _LESSON = 56, 32
_RAIL = 23.0


def paint_ring(painter: QPainter, at: QPointF, radius: float, done: int, of: int) -> None:
    """Paint a ring filled clockwise from the top by the share that is done; a tick if all is."""
    colours = theme()
    if done >= of:
        painter.fillPath(circle(at, radius), colours.colour("accent"))
        box = QRectF(at.x() - radius * 0.6, at.y() - radius * 0.6, radius * 1.2, radius * 1.2)
        paint_icon(painter, "check", box, colours.colour("surface"))
        return
    painter.strokePath(circle(at, radius - 1), colours.pen("icon", colours.colour("control"), 0.9))
    if done:
        painter.setPen(colours.pen("focus"))
        box = QRectF(at.x() - radius + 1, at.y() - radius + 1, 2 * radius - 2, 2 * radius - 2)
        painter.drawArc(box, 90 * 16, -round(360 * 16 * done / of))


class _Row(FocusRing, QPushButton):
    """A row of the panel."""

    tall = _LESSON

    def __init__(self) -> None:
        super().__init__()
        self.chosen = False
        fix(self, QWidget.setFixedHeight, self.tall)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def choose(self, chosen: bool) -> None:
        """Show whether this row is the open one."""
        self.chosen = chosen
        #: a lesson or the lessons of a game
        self.setAccessibleDescription(translate("LessonPanel", "open") if chosen else "")
        self.update()

    def sizeHint(self) -> QSize:
        return px_size(120, self.tall)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            face, radius = room(self).adjusted(1, 1, -1, -1), colours.radius("button")
            ground = self.ground()
            if ground:
                painter.fillPath(rounded_rect(face, radius), colours.colour(ground))
            self.paint_row(painter, room(self))
            if self.by_keyboard:
                paint_focus(painter, face, radius)

    def ground(self) -> str:
        """Return the token of the row's background colour; empty for the panel's own."""
        return "sunken" if self.underMouse() else ""

    def paint_row(self, painter: QPainter, whole: QRectF) -> None:
        """Paint the row's contents."""


class GameRow(_Row):
    """A game and the number of its lessons that are done."""

    tall = _GAME

    def __init__(self, slug: str) -> None:
        super().__init__()
        self.slug = slug
        self.done = 0

    def ground(self) -> str:
        return "sunken" if self.chosen else super().ground()

    @property
    def detail(self) -> str:
        """The text below the game's name."""
        count = len(LESSONS[self.slug])
        if self.done >= count:
            return translate("GameRow", "All lessons done")
        if self.done:
            words = translate("GameRow", "{n} of %n lessons done", None, count)
            return words.replace("{n}", str(self.done))
        return translate("GameRow", "%n lessons", None, count)

    def show_done(self, done: int, *, chosen: bool) -> None:
        """Show how many lessons are done, and whether one of them is open."""
        self.done = done
        self.choose(chosen)
        self.setAccessibleName(f"{game_named(self.slug).title}. {self.detail}")
        self.update()

    def paint_row(self, painter: QPainter, whole: QRectF) -> None:
        colours = theme()
        at = QPointF(_RAIL, whole.center().y())
        paint_ring(painter, at, 11, self.done, len(LESSONS[self.slug]))
        words = whole.adjusted(46, 8, -8, 0)
        title, half = game_named(self.slug).title, 22.0
        upper = QRectF(words.left(), words.top(), words.width(), half)
        paint_line(painter, title, upper, colours.font("name"), colours.colour("text"))
        lower = upper.translated(0, half - 2)
        paint_line(painter, self.detail, lower, colours.font("caption"), colours.colour("muted"))


class LessonRow(_Row):
    """A lesson of the open game: a tick, a ring, or its number."""

    def __init__(self, place: LessonPlace) -> None:
        super().__init__()
        self.place = place
        self.done = False

    def show_done(self, done: bool, *, chosen: bool) -> None:
        """Show whether the lesson is done, and whether it is on the board."""
        self.done = done
        self.choose(chosen)
        title, number = translated(self.place.lesson.title), self.place.number + 1
        words = self.tr("Lesson {n}: {title}, done") if done else self.tr("Lesson {n}: {title}")
        self.setAccessibleName(words.format(n=number, title=title))
        self.update()

    def paint_row(self, painter: QPainter, whole: QRectF) -> None:
        colours = theme()
        painter.fillRect(QRectF(_RAIL, 0, 1.5, whole.height()), colours.colour("border"))
        at = QPointF(_RAIL + 20, whole.center().y())
        if self.done:
            box = QRectF(at.x() - 8, at.y() - 8, 16, 16)
            paint_icon(painter, "check", box, colours.colour("accent"))
        elif self.chosen:
            painter.strokePath(circle(at, 5), colours.pen("focus"))
        else:
            box = QRectF(at.x() - 10, 0, 20, whole.height())
            ink, made = colours.colour("muted"), colours.font("caption")
            number = str(self.place.number + 1)
            paint_line(painter, number, box, made, ink, Qt.AlignmentFlag.AlignHCenter)
        words = whole.adjusted(_RAIL + 38, 0, -8, 0)
        made = colours.font("button" if self.chosen else "hint")
        paint_line(
            painter, translated(self.place.lesson.title), words, made, colours.colour("text")
        )


class MatchRow(_Row):
    """The row that starts a game's first match, with a coach; it follows the lessons."""

    def __init__(self, slug: str) -> None:
        super().__init__()
        self.slug = slug
        self.setText(translate("common", "Play a first game"))
        self.setToolTip(translate("MatchRow", "Against the easiest level, with a coach"))
        self.setAccessibleName(f"{self.text()}. {self.toolTip()}")

    def paint_row(self, painter: QPainter, whole: QRectF) -> None:
        colours = theme()
        painter.fillRect(QRectF(_RAIL, 0, 1.5, whole.height()), colours.colour("border"))
        box = QRectF(_RAIL + 20 - 7, whole.center().y() - 7, 14, 14)
        paint_icon(painter, "play", box, colours.colour("accent"))
        words = whole.adjusted(_RAIL + 38, 0, -8, 0)
        paint_line(painter, self.text(), words, colours.font("hint"), colours.colour("text"))


class LessonPanel(SidePanel):
    """The panel of games and lessons, as rows to click."""

    def __init__(self) -> None:
        super().__init__()
        self.strip = LessonStrip()
        fix(self.column, QLayout.setSpacing, 10)
        self.title = Text(translate("commands", "Lessons"), "title")
        self.count = Text("", "caption", "muted")
        self.games = {slug: GameRow(slug) for slug in LESSONS}
        self.lessons = {
            slug: [LessonRow(LessonPlace(slug, number)) for number in range(len(lessons))]
            for slug, lessons in LESSONS.items()
        }
        self._open: LessonRow | None = None
        self.matter = MatterArea()
        self.matches = {slug: MatchRow(slug) for slug in LESSONS}
        self._lay_out()

    def _lay_out(self) -> None:
        head = lay(QHBoxLayout(), self.title, None, self.count)
        add_layout(self.head, head, 1)
        inside = QWidget()
        rows = [
            row
            for slug in self.games
            for row in (self.games[slug], *self.lessons[slug], self.matches[slug])
        ]
        lay(QVBoxLayout(inside), *rows, None)
        self.area = scrolling(inside, "surface")
        self.area.viewport().installEventFilter(self)
        self.column.addWidget(self.area, 1)
        self.column.addWidget(self.matter)
        add_layout(self.column, self.foot)

    def show_matter(self, matter: QWidget | None) -> None:
        """Show the game's own widget, or none."""
        self.matter.fill(matter)
        for button in matter.findChildren(Button) if matter is not None else ():
            button.set_modest(True)  # the coach mark has the only accent
        self.actions_changed.emit()

    def show_matter_of_use(self) -> None:
        """Show the game's own widget only while it has a button that can be pressed."""
        buttons = self.matter.findChildren(Button)
        for row in self.matter.findChildren(ActionRow):
            buttons += row.inside.findChildren(Button)
        of_use = any(button.isEnabled() and not button.isHidden() for button in buttons)
        self.matter.setVisible(of_use)
        for row in self.matter.findChildren(ActionRow):
            row.rest(not of_use)  # when the panel is folded, they are over the table

    @property
    def standing(self) -> str:
        """The player's progress, in words."""
        return f"{self.title.text()}. {self.count.text()}"

    def show_progress(self, place: LessonPlace, done: Collection[str]) -> None:
        """Show the present lesson and which lessons are done."""
        for slug, row in self.games.items():
            ended = sum(one.place.key in done for one in self.lessons[slug])
            row.show_done(ended, chosen=slug == place.game)
            for lesson in self.lessons[slug]:
                lesson.setVisible(slug == place.game)
                lesson.show_done(lesson.place.key in done, chosen=lesson.place == place)
            self.matches[slug].setVisible(slug == place.game)
        whole, all_of_them = sum(row.done for row in self.games.values()), len(EVERY)
        words = self.tr("{n} of {all} done").format(n=whole, all=all_of_them)
        self.count.setText(words)
        self.strip.show_number(place)
        self._open = self.lessons[place.game][place.number]
        QTimer.singleShot(0, self, self._reveal)  # once the rows are laid out

    def _reveal(self) -> None:
        """Scroll the list to the lesson on the board, and the row above it."""
        if self._open is not None:
            self.area.ensureWidgetVisible(self._open, 0, px(_GAME))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.area.viewport() and event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._reveal)
        return super().eventFilter(watched, event)


class LessonStrip(Strip):
    """The name of the lesson, shown where the panel is folded."""

    def __init__(self) -> None:
        super().__init__()
        self.number = TallyBlock()
        lay(self.column, self.number, None, spacing=6, margins=(6, 6, 6, 6))

    def show_number(self, place: LessonPlace) -> None:
        """Show the number of a lesson."""
        #: after the number of a lesson: “3 of 7”
        words = self.tr("of {all}").format(all=len(LESSONS[place.game]))
        self.number.show_tally(Tally(str(place.number + 1), words))
