"""The panel beside the chart: the next opponent, the best of each game, and streaks."""

import datetime
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.controls.buttons import Button, Look
from desktop.controls.flow import Flow
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import lay
from desktop.controls.surfaces import Section, well
from desktop.controls.text import Text
from desktop.games.cards import CARDS, level_names
from desktop.language.messages import translated
from desktop.language.numbers import number, percent
from desktop.paint.cached_picture import paint_table
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.records.record_index import RecordEntry
from desktop.records.thumbnails import SIZE, Thumbnails
from desktop.records.words import day_within
from desktop.standing.statistics import BestOf, GameStanding, Standing
from desktop.standing.words import rating_of
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import fix, px_size
from rules.games import game_named
from rules.standing.bests import BESTS

translate = QCoreApplication.translate

_ROW = 50
_PICTURE = 56.0


class _Sign(QWidget):
    """A picture of a computer on a plate."""

    def __init__(self) -> None:
        super().__init__()
        fix(self, QWidget.setFixedSize, 44, 44)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillPath(rounded_rect(room(self), 10), theme().colour("surface"))
            paint_icon(painter, "computer", QRectF(11, 11, 22, 22), theme().colour("text"))


class _ChanceBar(QWidget):
    """A bar filled by a share."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 0.5
        fix(self, QWidget.setFixedHeight, 12)

    def show_share(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            ink = theme().colour("text")
            shape = rounded_rect(room(self).adjusted(0.7, 0.7, -0.7, -0.7), 3.5)
            painter.fillPath(shape, theme().colour("raised"))
            painter.save()
            painter.setClipPath(shape)
            painter.fillRect(QRectF(0, 0, room(self).width() * self._share, 12), ink)
            painter.restore()
            painter.strokePath(shape, theme().pen("icon", ink, 0.78))


class NextOpponent(QWidget):
    """The proposed level, and the button that begins the match."""

    def __init__(self) -> None:
        super().__init__()
        self.level = 0
        """The proposed level, 1 the weakest."""
        self._heading = Section("")
        self._name, self._line = Text("", "title"), Text("", "detail", "muted", wrap=True)
        self._own, self._other = Text("", "detail"), Text("", "detail", "muted")
        self._bar = _ChanceBar()
        self.play = Button("", Look.ACCENT, height=44)
        self._terms = Text("", "detail", "muted", wrap=True)
        box = well()
        words = lay(QVBoxLayout(), self._name, self._line)
        head = lay(QHBoxLayout(), (_Sign(), 0, Qt.AlignmentFlag.AlignTop), (words, 1), spacing=12)
        self._chances = QWidget()
        names = Flow((self._own, 1), self._other, spacing=8, below=0)
        lay(QVBoxLayout(self._chances), names, 4, self._bar, 14)
        parts = (head, 10, self._chances, self.play, 10, self._terms)
        lay(box.column, *parts, margins=(14, 14, 14, 12))
        lay(QVBoxLayout(self), self._heading, 4, box)

    def show_game(self, game: GameStanding) -> None:
        """Show the proposed level of a game; hide if its levels have no ratings."""
        self.setVisible(bool(game.levels))
        if not game.levels:
            return
        self.level = level = game.proposed
        name, rating = level_names()[level - 1], game.levels[level - 1]
        words = self.tr("Next opponent in {game}")
        self._heading.show_title(words.format(game=CARDS[game.slug].title))
        self._name.setText(name)
        near = self.tr("{rating}, the easiest")
        if game.rating is not None:
            near = self.tr("{rating}, closest to your strength")
        elif game.ratings:
            near = self.tr("{rating}, helps to find your strength")
        self._line.setText(near.format(rating=rating_of(rating)))
        self._chances.setVisible(game.rating is not None)
        chance = game.chance(level)
        self._own.setText(self.tr("Your win chance: {share}").format(share=percent(chance)))
        self._other.setText(f"{name} {percent(1 - chance)}")
        self._bar.show_share(chance)
        self.play.setText(self.tr("Play {level}").format(level=name))
        hidden = game_named(game.slug).hidden
        self._terms.setText(
            self.tr("Rated: no hints, lens, coach or undo.")
            if hidden
            else self.tr("Rated: no hints, coach or undo.")
        )


class BestRow(FocusRing, QPushButton):
    """The best of a game: its final position, its name, and the number."""

    def __init__(self, best: BestOf, thumbnails: Thumbnails) -> None:
        super().__init__()
        self.best, self._thumbnails = best, thumbnails
        self._title = translated(BESTS[best.slug].title)
        words = self.tr("{game}, {day}")
        self._line = words.format(game=CARDS[best.slug].title, day=day_within(best.match.at))
        self.setAccessibleName(f"{self._title}: {number(best.number)}. {self._line}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        fix(self, QWidget.setFixedHeight, _ROW)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return px_size(270, _ROW)

    def minimumSizeHint(self) -> QSize:
        return px_size(200, _ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, entry = theme(), self.best.match.entry
        with painting(self) as painter:
            whole = room(self)
            if self.underMouse():
                painter.fillPath(rounded_rect(whole, 10), colours.colour("sunken"))
            high = _PICTURE * SIZE.height() / SIZE.width()
            box = QRectF(4, whole.center().y() - high / 2, _PICTURE, high)
            ratio = painter.device().devicePixelRatioF() * colours.text_scale
            picture = self._thumbnails.of(entry, ratio)
            if picture is None:
                paint_table(painter, box, 8, colours)
            else:
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                painter.drawPixmap(box, picture, QRectF(picture.rect()))
            text, muted = colours.colour("text"), colours.colour("muted")
            left = box.right() + 12
            figures, large = number(self.best.number), colours.font("title")
            wide = whole.width() - left - 18
            wide -= QFontMetricsF(large).horizontalAdvance(figures)
            upper = QRectF(left, whole.center().y() - 19, wide, 20)
            paint_line(painter, self._title, upper, colours.font("button"), text)
            lower = upper.translated(0, 19)
            paint_line(painter, self._line, lower, colours.font("detail"), muted)
            box = QRectF(left, 0, whole.right() - left - 6, whole.height())
            right = Qt.AlignmentFlag.AlignRight
            paint_line(painter, figures, box, large, text, right)
            if self.by_keyboard:
                paint_focus(painter, whole, 10)


class _Streak(QWidget):
    """A streak: the present number large, and the best below."""

    def __init__(self) -> None:
        super().__init__()
        self._figure, self._unit = Text("", "title"), Text("", "detail")
        self._best = Text("", "detail", "muted", wrap=True)
        box = well()
        line = lay(QHBoxLayout(), self._figure, (self._unit, 1), spacing=8)
        lay(box.column, line, self._best, None, margins=(12, 8, 8, 10))
        lay(QVBoxLayout(self), box)

    def show_streak(self, now: int, unit: str, best: str) -> None:
        self._figure.setText(number(now))
        self._unit.setText(unit)
        self._best.setText(best)


class Highlights(QWidget):
    """The bests of all games, the streaks, and the number of matches behind them."""

    def __init__(self, open_match: Callable[[Path], object]) -> None:
        """`open_match` opens a match by its path."""
        super().__init__()
        self._open_match = open_match
        self.thumbnails = Thumbnails(self._show_picture, self)
        self.rows: list[BestRow] = []
        self._none = Text(self.tr("Nothing yet. Only standard games played without help count."),
                          "detail", "muted", wrap=True)  # fmt: skip
        self._bests = lay(QVBoxLayout(), self._none)
        self._wins, self._days = _Streak(), _Streak()
        self._count, self._since = Text("", "detail", "muted"), Text("", "detail", "muted")
        streaks = Flow((self._wins, 1), (self._days, 1), spacing=8, least=124)
        foot = Flow((self._count, 1), self._since, spacing=8, below=0)
        lay(
            QVBoxLayout(self),
            #: heading: the best results of each game
            *(Section(self.tr("Best"), self.tr("all games")), 4, self._bests, 14),
            #: heading: so many wins in a row
            *(Section(self.tr("Streaks")), 4, streaks, 12, foot),
        )
        appearance().changed.connect(self._repaint)

    def _repaint(self) -> None:
        for row in self.rows:
            row.update()

    def _show_picture(self, entry: RecordEntry) -> None:
        for row in self.rows:
            if row.best.match.entry == entry:
                row.update()

    def show_standing(self, standing: Standing) -> None:
        """Show a player's standing."""
        self._show_bests(standing.bests)
        wins, days = standing.wins, standing.days(datetime.date.today())
        count = wins.now
        unit = translate("Highlights", "%n wins in a row", None, count)
        best = self._best(wins.best, wins.best_at)
        self._wins.show_streak(count, _without(unit, count), best)
        count = days.now
        unit = translate("common", "%n days in a row", None, count)
        self._days.show_streak(count, _without(unit, count), self._best(days.best, days.best_at))
        count = len(standing.matches)
        self._count.setText(translate("common", "%n games", None, count))
        since = (
            self.tr("since {day}").format(day=day_within(standing.matches[0].at)) if count else ""
        )
        self._since.setText(since)

    def _best(self, best: int, at: int) -> str:
        if not best:
            return self.tr("none yet")
        day = day_within(at).replace(" ", "\u00a0")  # a line ends before the whole date
        return self.tr("best {n}, {day}").format(n=number(best), day=day)

    def _show_bests(self, bests: Sequence[BestOf]) -> None:
        if [row.best for row in self.rows] == [*bests]:
            return
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = [BestRow(best, self.thumbnails) for best in bests]
        self._none.setVisible(not bests)
        for row in self.rows:
            path = row.best.match.entry.path
            row.clicked.connect(lambda _checked=False, path=path: self._open_match(path))
            self._bests.addWidget(row)


def _without(counted: str, count: int) -> str:
    """Return a text without the number at its start, as that is shown large before it."""
    return counted.removeprefix(str(count)).strip()
