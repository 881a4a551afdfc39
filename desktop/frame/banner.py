"""The bar at the foot of the table with the result; otherwise only its buttons.

If the prompt has the whole text (a question, a hand-over, looking back), the buttons are beside the
prompt, where they cover nothing. The result is one row in any window, so that the board stays
large: what does not fit is left out. Only where not even the title fits, it has two rows.
"""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop.board.prompt import PlayerChip
from desktop.board.table_layout import Stand, TablePart
from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.lay import add_layout, lay
from desktop.controls.menu import Menu
from desktop.controls.text import Text
from desktop.language.messages import ended
from desktop.paint.painting import painting, room
from desktop.paint.paths import hexagon, rounded_rect
from desktop.paint.player_glyphs import paint_chip, paint_glyph
from desktop.paint.shadows import paint_shadow
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px, write_in

_SHADE, _COMPACT_SHADE = 14, 6  # px around the bar
_RESULT, _COMPACT_RESULT = 96, 72  # px high
_BUTTON, _LARGE_BUTTON = 44, 48  # px high
_SIGN = 27.0  # px, radius
_SERIES, _SERIES_STEP = 184, 52  # px: of two players, and for each of several
_MOST_HEXAGONS = 7


@dataclass(frozen=True, slots=True)
class Series:
    """The matches of a sitting: the names by seat, and each match's winner; None for a draw."""

    names: tuple[str, ...]
    winners: tuple[int | None, ...]

    @property
    def won(self) -> tuple[int, ...]:
        """The number of matches each player has won."""
        return tuple(self.winners.count(player) for player in range(len(self.names)))

    @property
    def words(self) -> str:
        """The score, for screen readers."""
        pairs = zip(self.names, self.won, strict=True)
        won = ", ".join(f"{name} {count}" for name, count in pairs)
        return QCoreApplication.translate("Banner", "Series: {score}").format(score=won)


@dataclass(frozen=True, slots=True)
class BannerWords:
    """The banner's chips, title, line and button texts; an empty text hides its button.

    `beside` the prompt only the buttons are visible, and the words are for screen readers. A
    result shows `heading` and `fact` in place of title, line and notes.
    """

    players: frozenset[int]
    title: str
    line: str
    yes: str
    no: str = ""
    other: str = ""
    beside: bool = False
    danger: bool = False
    """Whether `yes` gives something up: then it has the error colour, not the accent."""
    filled: Literal["", "yes", "no"] = "yes"
    """The only filled button; empty if two answers have equal weight."""
    review: str = ""
    share: str = ""
    """The name of the action that copies the result."""
    heading: str = ""
    fact: str = ""
    notes: tuple[str, ...] = ()
    series: Series | None = None
    """The matches so far; None before a second one."""
    tip: str = ""
    """The tooltip of the accent button."""
    waits: bool = False
    """Whether the bar's room is kept free, but the bar is not shown yet."""
    escape: bool | None = None
    """The answer that Escape gives; None if it gives none."""
    first: Literal["", "yes", "no"] = ""
    """The button that has the focus first."""

    @property
    def text(self) -> str:
        """All of the words, for screen readers."""
        series = self.series.words if self.series else ""
        return " ".join(filter(None, (ended(self.title), self.line, *self.notes, series)))

    @property
    def is_result(self) -> bool:
        """Whether it is the result of a match."""
        return bool(self.share)


class SeriesScore(QWidget):
    """The score of a series between two lines, and below it each match's winner."""

    def __init__(self) -> None:
        super().__init__()
        self._series: Series | None = None
        self.hide()

    def show_series(self, series: Series | None) -> None:
        """Show a series, or nothing."""
        self._series = series
        if series is not None:
            count = len(series.names)
            wide = _SERIES if count == 2 else _SERIES_STEP * count + 24
            fix(self, QWidget.setFixedSize, wide, 56)
        words = series.words if series is not None else ""
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        series, colours = self._series, theme()
        if series is None:
            return
        with painting(self) as painter:
            box = room(self)
            painter.setPen(QPen(colours.colour("border"), 1))
            for x in (0.5, box.right() - 0.5):
                painter.drawLine(QPointF(x, 0), QPointF(x, box.bottom()))
            shown = series.winners[-_MOST_HEXAGONS:] if len(series.names) == 2 else ()
            y = 17.0 if shown else box.center().y()
            self._paint_score(painter, series, QPointF(box.center().x(), y))
            for place, winner in enumerate(shown):
                at = QPointF(box.center().x() + (place - (len(shown) - 1) / 2) * 25, 47)
                if place == len(shown) - 1:
                    ring = hexagon(at, 10.5, 1.6)
                    painter.strokePath(ring, QPen(colours.colour("lastMove"), 1.6))
                if winner is None:
                    painter.strokePath(hexagon(at, 7, 1), QPen(colours.colour("control"), 1.4))
                else:
                    paint_chip(painter, winner, at, 8, colours)

    @staticmethod
    def _paint_score(painter: QPainter, series: Series, middle: QPointF) -> None:
        colours, made = theme(), theme().font("score")
        centre, text = Qt.AlignmentFlag.AlignCenter, colours.colour("text")
        if len(series.names) == 2:
            made.setPixelSize(30)
            for player, side in ((0, -1), (1, 1)):
                at = middle + QPointF(side * 54, 0)
                paint_glyph(painter, player, at, 8.5, colours.player(player).main)
                box = QRectF(0, 0, 44, 36)
                box.moveCenter(middle + QPointF(side * 24, 0))
                paint_line(painter, str(series.won[player]), box, made, text, centre)
            painter.setPen(QPen(colours.colour("muted"), 2))
            painter.drawLine(middle - QPointF(6, 0), middle + QPointF(6, 0))
            return
        made.setPixelSize(22)
        for player, count in enumerate(series.won):
            left = middle.x() + (player - len(series.won) / 2) * _SERIES_STEP
            paint_glyph(
                painter, player, QPointF(left + 12, middle.y()), 8, colours.player(player).main
            )
            box = QRectF(left + 22, middle.y() - 18, _SERIES_STEP - 24, 36)
            paint_line(painter, str(count), box, made, text)


class Banner(TablePart):
    """The banner, with the players' chips, the words and the buttons."""

    hides_rack = True

    answered = Signal(bool)  # the answer to the question, by a button or by Escape
    share_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = BannerWords(frozenset(), "", "", "")
        self._chips = [PlayerChip(_SIGN) for _ in range(4)]
        self._title = Text("", "title")
        self._line = Text("", "hint", "muted")
        for text in (self._title, self._line):
            text.setMinimumWidth(1)  # or a bar that is too narrow for it would push buttons out
        self.no = Button("", Look.OUTLINE)
        self.other = Button("", Look.OUTLINE)
        self.review = Button("", Look.OUTLINE, "graph")
        self.review_icon = IconButton("graph", "")
        self.more = IconButton("more", self.tr("More"))
        self.yes = Button("", Look.ACCENT)
        self.yes.clicked.connect(lambda: self.answer(True))
        self.no.clicked.connect(lambda: self.answer(False))
        self.review_icon.clicked.connect(self.review.click)
        self.more.clicked.connect(self._open_menu)
        self.beside = False
        self.text = ""
        """All of its words, for screen readers."""
        self._lay_out()
        self.hide()

    def answer(self, yes: bool) -> None:
        """Give an answer: True for the accent button, False for `no`."""
        self.answered.emit(yes)

    def _lay_out(self) -> None:
        self._series = SeriesScore()
        words = lay(QVBoxLayout(), None, self._title, self._line, None)
        self._left = lay(
            QHBoxLayout(),
            *((chip, 0, Qt.AlignmentFlag.AlignVCenter) for chip in self._chips),
            (words, 1),
            spacing=12,
        )
        halves = (
            lay(QHBoxLayout(), None, *half, spacing=12)
            for half in (
                (self.more, self.no, self.other),
                (self.review_icon, self.review, self.yes),
            )
        )
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        right = lay(self._buttons, *halves)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        add_layout(self._row, self._left, 1)
        self._row.addWidget(self._series)
        add_layout(self._row, right)

    def put_before_words(self, widget: QWidget) -> None:
        """Add a widget in the place of the players' chips."""
        self._left.insertWidget(0, widget)

    def show_words(self, words: BannerWords) -> None:
        """Show the players' chips, a title, a line and the buttons."""
        self._words, self.beside, self.keeps_room = words, words.beside, words.waits
        for player, chip in enumerate(self._chips):
            chip.show_player(player)
            chip.setVisible(player in words.players and not words.beside)
        title = words.heading or words.title
        line = words.fact or ("" if words.heading else words.line)
        self._title.setText(title)
        self._title.setVisible(bool(title) and not words.beside)
        self._series.show_series(words.series)
        self._series.hide()
        self._line.setText(line.replace(" : ", "\u00a0:\u00a0"))  # a score is not wrapped
        self._line.setVisible(bool(line) and not words.beside)
        result = words.is_result
        texts = (words.no, words.other, words.review, words.yes)
        buttons = (self.no, self.other, self.review, self.yes)
        for button, text in zip(buttons, texts, strict=True):
            button.setText(text)
            button.setVisible(bool(text) and not (result and button in (self.no, self.other)))
        for button, answer in ((self.yes, "yes"), (self.no, "no")):
            button.look = Look.ACCENT if words.filled == answer else Look.OUTLINE
        if words.danger:
            self.yes.look = Look.DANGER
        self.yes.icon_name = "turn-left" if result else ""
        self.yes.setToolTip(words.tip)
        self.more.setVisible(result)
        self.review_icon.hide()
        self.review_icon.say(words.review)
        self.text = words.text
        self.setAccessibleName(self.text)
        self.setVisible(not words.waits)
        self.raise_()
        self.updateGeometry()

    def menu(self) -> Menu:
        """Return the menu of the actions that have no button."""
        menu, words = Menu(self), self._words
        if words.review and self.review.isHidden() and self.review_icon.isHidden():
            menu.add(words.review, self.review.click, "graph")
        menu.add(words.no, self.no.click, "save")
        menu.add(words.other, self.other.click, "plus")
        menu.add(words.share, self.share_wanted.emit, "copy")
        return menu

    def _open_menu(self) -> None:
        menu = self.menu()
        above = QPoint(self.more.width(), -menu.sizeHint().height() - px(4))
        menu.open_at(self.more.mapToGlobal(above))

    @property
    def _shade(self) -> int:
        return _COMPACT_SHADE if theme().compact and self._words.is_result else _SHADE

    @property
    def stand(self) -> Stand:  # type: ignore[override]
        return Stand.BUTTONS if self.beside else Stand.FOOT

    def reserved_area(self) -> list[QRect]:
        shade = 0 if self.beside else px(self._shade)
        return [self.rect().adjusted(shade, shade, -shade, -shade)]

    def fit(self, width: int) -> None:
        """Resize the banner to its contents.

        If it is too wide for the table, a result becomes a bar of one row across the whole table,
        with fewer buttons. Other banners put the buttons below the words and, if they are still too
        wide, in two lines.
        """
        self._line.setWordWrap(False)
        large = self._words.is_result and not theme().compact
        write_in(self._title, "dialogTitle" if large else "title")
        high = _LARGE_BUTTON if large else _BUTTON
        for button in (self.no, self.other, self.review, self.yes):
            fix(button, QWidget.setFixedHeight, high)
        for icon in (self.more, self.review_icon):
            fix(icon, QWidget.setFixedSize, high, high)
        if self._words.is_result:
            self._fit_result(width)
            return
        for column in (self._row, self._buttons):
            column.setDirection(QBoxLayout.Direction.LeftToRight)
        across, down = (0, 0) if self.beside else (_SHADE + 20, _SHADE + 16)
        fix(self._row, QLayout.setContentsMargins, across, down, across, down)
        fix(self._row, QLayout.setSpacing, 0 if self.beside else 20)
        halves = ((self.no, self.other), (self.review, self.yes))
        both = all(any(not one.isHidden() for one in half) for half in halves)
        fix(self._buttons, QLayout.setSpacing, 12 if both else 0)
        for column in (self._row, self._buttons):
            if self._wide() > width:
                column.setDirection(QBoxLayout.Direction.TopToBottom)
                fix(column, QLayout.setSpacing, 12)
        self._line.setWordWrap(self._wide() > width)
        size = QSize(min(self._wide(), width), self.sizeHint().height())
        if self._row.hasHeightForWidth():
            size.setHeight(self._row.heightForWidth(size.width()))
        self.resize(size)

    def _fit_result(self, width: int) -> None:
        """One row as wide as the table, without the parts that have no room.

        If not even the title fits beside a button, the buttons are below the words.
        """
        words, compact = self._words, theme().compact
        for column in (self._row, self._buttons):
            column.setDirection(QBoxLayout.Direction.LeftToRight)
        shade = self._shade
        fix(self._row, QLayout.setContentsMargins, shade + 20, shade, shade + 16, shade)
        fix(self._row, QLayout.setSpacing, 12 if compact else 20)
        fix(self._buttons, QLayout.setSpacing, 8)
        free, title = 0, self._title.sizeHint().width()
        for left_out in range(2 if compact else 0, 5):
            self._series.setVisible(words.series is not None and left_out < 1)
            self._line.setVisible(bool(self._line.text()) and left_out < 2)
            tight, least = left_out >= 3, left_out >= 4
            self.review.setVisible(bool(words.review) and not tight)
            self.review_icon.setVisible(bool(words.review) and tight and not least)
            self.yes.icon_name = "" if tight else "turn-left"
            for player, chip in enumerate(self._chips):
                chip.setVisible(player in words.players and not tight)
            free = width - self._beside_words()
            if free >= (max(title, self._line.sizeHint().width()) if left_out < 2 else title):
                break
        if free < title:
            self._row.setDirection(QBoxLayout.Direction.TopToBottom)
        self._row.invalidate()
        self._row.activate()
        high = px((_COMPACT_RESULT if compact else _RESULT) + 2 * shade)
        self.resize(width, max(high, self.sizeHint().height()))

    def _beside_words(self) -> int:
        """Return the width of a row without its words, in pixels."""
        self._buttons.invalidate()
        buttons = (self.more, self.review_icon, self.review, self.yes)
        shown = [one.sizeHint().width() + px(8) for one in buttons if not one.isHidden()]
        chips = [chip.width() + px(12) for chip in self._chips if not chip.isHidden()]
        series = 0 if self._series.isHidden() else self._series.width() + self._row.spacing()
        margins = self._row.contentsMargins()
        edges = margins.left() + margins.right() + self._row.spacing() + px(16)
        return sum(shown) + sum(chips) + series + edges

    def _wide(self) -> int:
        """Return the width of the complete banner, in pixels."""
        self._row.invalidate()
        self._row.activate()  # otherwise its rows do not notice the changes
        return self.sizeHint().width()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.beside:
            return
        colours = theme()
        with painting(self) as painter:
            shade = self._shade
            shape = rounded_rect(
                room(self).adjusted(shade, shade, -shade, -shade), colours.radius("rack")
            )
            paint_shadow(painter, shape, colours.elevation("island"))
            painter.fillPath(shape, colours.colour("surface"))
