"""The bar at the foot of the table with the result; otherwise only its buttons.

If the prompt has the whole text (a question, a hand-over, looking back), the buttons are beside the
prompt, where they cover nothing. The result is one row in any window, so that the board stays
large: buttons that do not fit are in a menu. Only where not even the title fits, it has two rows.
"""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop.board.prompt import PlayerChip
from desktop.board.table_layout import Stand, TablePart
from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.lay import lay
from desktop.controls.menu import Menu
from desktop.controls.text import Text
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.player_glyphs import paint_chip
from desktop.paint.shadows import paint_shadow
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px

Series = tuple[tuple[str, int], ...]

_SHADE = 14
_DOCKED_SHADE = 8  # px around a bar as wide as the table
_SERIES_STEP = 64  # px for each player
_ROOMY_WORDS = 380.0
"""Width in pixels for the words of a result beside all of its buttons."""
_NEXT_NOTE = " · "


@dataclass(frozen=True, slots=True)
class BannerWords:
    """The banner's chips, title, line and button texts; an empty text hides its button.

    `beside` the prompt only the buttons are visible, and the words are for screen readers. `notes`
    are further lines.
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
    """The name of the button that copies the result, which shows only an icon."""
    notes: tuple[str, ...] = ()
    series: Series = ()
    """The names of the players and the matches each has won so far; empty for none."""
    escape: bool | None = None
    """The answer that Escape gives; None if it gives none."""
    first: Literal["", "yes", "no"] = ""
    """The button that has the focus first."""

    @property
    def text(self) -> str:
        """All of the words, for screen readers."""
        title = f"{self.title}{'' if self.title.endswith('?') else '.'}"
        series = series_text(self.series) if self.series else ""
        return " ".join(filter(None, (title, self.line, *self.notes, series)))

    @property
    def is_result(self) -> bool:
        """Whether it is the result of a match."""
        return bool(self.share)


def series_text(series: Series) -> str:
    """Return the score of a series, for screen readers."""
    won = ", ".join(f"{name} {count}" for name, count in series)
    return QCoreApplication.translate("Banner", "Series: {score}").format(score=won)


class SeriesScore(QWidget):
    """The number of matches each player of a series has won: signs and figures in a row."""

    def __init__(self) -> None:
        super().__init__()
        self._series: Series = ()
        self.hide()

    def show_series(self, series: Series) -> None:
        """Show the score of a series, or nothing."""
        self._series = series
        self.setVisible(bool(series))
        fix(self, QWidget.setFixedSize, _SERIES_STEP * len(series), 30)
        self.setToolTip(series_text(series) if series else "")
        self.setAccessibleName(self.toolTip())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            middle = room(self).center().y()
            for player, (_, count) in enumerate(self._series):
                left = player * _SERIES_STEP
                paint_chip(painter, player, QPointF(left + 12, middle), 11, colours)
                box = QRectF(left + 28, middle - 14, _SERIES_STEP - 30, 28)
                paint_line(painter, str(count), box, colours.font("title"), colours.colour("text"))


class Banner(TablePart):
    """The banner, with the players' chips, the words and the buttons."""

    hides_rack = True

    answered = Signal(bool)  # True for the accent button, False for `no`
    other_wanted = Signal()
    review_wanted = Signal()
    share_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = BannerWords(frozenset(), "", "", "")
        self._chips = [PlayerChip(22) for _ in range(4)]
        self._title = Text("", "title")
        self._line = Text("", "hint", "muted")
        self._notes = Text("", "hint", "muted")
        for text in (self._title, self._line, self._notes):
            text.setMinimumWidth(1)  # or a bar that is too narrow for it would push buttons out
        self.no = Button("", Look.OUTLINE, height=44)
        self.other = Button("", Look.OUTLINE, height=44)
        self.review = Button("", Look.OUTLINE, "graph", height=44)
        self.review_icon = IconButton("graph", "", 44)
        self.share = IconButton("copy", "", 44)
        self.more = IconButton("more", self.tr("More"), 44)
        self.yes = Button("", Look.ACCENT, height=44)
        self.yes.clicked.connect(lambda: self.answered.emit(True))
        self.no.clicked.connect(lambda: self.answered.emit(False))
        self.other.clicked.connect(self.other_wanted)
        self.review.clicked.connect(self.review_wanted)
        self.review_icon.clicked.connect(self.review_wanted)
        self.share.clicked.connect(self.share_wanted)
        self.more.clicked.connect(self._open_menu)
        self.beside = False
        self._docked = False
        """Whether it is as wide as the table and shows only the most important buttons."""
        self.text = ""
        """All of its words, for screen readers."""
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        self._series = SeriesScore()
        heading = lay(QHBoxLayout(), self._title, self._series, None, spacing=20)
        words = lay(QVBoxLayout(), None, heading, self._line, self._notes, None)
        self._left = lay(
            QHBoxLayout(),
            *((chip, 0, Qt.AlignmentFlag.AlignVCenter) for chip in self._chips),
            (words, 1),
            spacing=12,
        )
        first = (self.more, self.share, self.no, self.other)
        halves = (
            lay(QHBoxLayout(), None, *half, spacing=12)
            for half in (first, (self.review_icon, self.review, self.yes))
        )
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        right = lay(self._buttons, *halves)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addLayout(self._left, 1)
        self._row.addLayout(right)

    def put_before_words(self, widget: QWidget) -> None:
        """Add a widget in the place of the players' chips."""
        self._left.insertWidget(0, widget)

    def show_words(self, words: BannerWords) -> None:
        """Show the players' chips, a title, a line and the buttons."""
        self._words, self.beside = words, words.beside
        for player, chip in enumerate(self._chips):
            chip.show_player(player)
            chip.setVisible(player in words.players and not words.beside)
        self._title.setText(words.title)
        self._title.setVisible(bool(words.title) and not words.beside)
        self._series.show_series(words.series)
        self._line.setText(words.line.replace(" : ", "\u00a0:\u00a0"))  # a score is not wrapped
        self._line.setVisible(bool(words.line) and not words.beside)
        self._show_notes()
        texts = (words.no, words.other, words.review, words.yes)
        buttons = (self.no, self.other, self.review, self.yes)
        for button, text in zip(buttons, texts, strict=True):
            button.setText(text)
            button.setVisible(bool(text))
        for button, answer in ((self.yes, "yes"), (self.no, "no")):
            button.look = Look.ACCENT if words.filled == answer else Look.OUTLINE
        if words.danger:
            self.yes.look = Look.DANGER
        for button, name in ((self.no, "save"), (self.other, "plus")):
            button.icon_name = name if words.is_result else ""
        self.share.say(words.share)
        self.review_icon.say(words.review)
        self._dock(False)
        self.text = words.text
        self.setAccessibleName(self.text)
        self.show()
        self.raise_()
        self.updateGeometry()

    def _show_notes(self, width: float | None = None) -> None:
        """Show as many notes as fit into a line of this width in pixels."""
        shown = [note for note in self._words.notes if note]
        metrics = QFontMetricsF(self._notes.font())
        while shown and width and metrics.horizontalAdvance(_NEXT_NOTE.join(shown)) > width:
            shown.pop()
        self._notes.setText(_NEXT_NOTE.join(shown))
        self._notes.setVisible(bool(shown))

    def _dock(self, docked: bool, *, tight: bool = False, least: bool = False) -> None:
        """Show all of a result's buttons, or those that are needed most and a menu.

        A `tight` bar has no room for the winner's sign and the word on the button for a review,
        and the `least` one has none for that button.
        """
        words, self._docked = self._words, docked
        for button, text in ((self.share, words.share), (self.no, words.no)):
            button.setVisible(bool(text) and not docked)
        self.other.setVisible(bool(words.other) and not docked)
        self.more.setVisible(docked)
        self.yes.icon_name = "turn-left" if words.is_result and not tight else ""
        self.review.setVisible(bool(words.review) and not tight)
        self.review_icon.setVisible(bool(words.review) and tight and not least)
        for player, chip in enumerate(self._chips):
            chip.setVisible(player in words.players and not words.beside and not tight)

    def menu(self) -> Menu:
        """Return the menu of the buttons that do not fit."""
        menu, words = Menu(self), self._words
        if words.review and self.review.isHidden() and self.review_icon.isHidden():
            menu.add(words.review, self.review_wanted.emit, "graph")
        menu.add(words.no, lambda: self.answered.emit(False), "save")
        menu.add(words.other, self.other_wanted.emit, "plus")
        menu.add(words.share, self.share_wanted.emit, "copy")
        return menu

    def _open_menu(self) -> None:
        menu = self.menu()
        above = QPoint(self.more.width(), -menu.sizeHint().height() - px(4))
        menu.open_at(self.more.mapToGlobal(above))

    @property
    def _shade(self) -> int:
        return _DOCKED_SHADE if self._docked else _SHADE

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
        """One row: all of it, else a bar with a menu, else one with fewer buttons.

        If not even the title fits beside a button, the buttons are below the words.
        """
        for column in (self._row, self._buttons):
            column.setDirection(QBoxLayout.Direction.LeftToRight)
        fix(self._buttons, QLayout.setSpacing, 12)
        line = self._line.sizeHint().width()
        wanted = max(line, self._heading_width())
        words = room = max(wanted, px(_ROOMY_WORDS))
        beside = needed = 0
        forms = ((False, False, False), (True, False, False), (True, True, False), (True,) * 3)
        for docked, tight, least in forms:
            self._dock(docked, tight=tight, least=least)
            across, down = (_DOCKED_SHADE + 12, _DOCKED_SHADE + 9) if docked else (34, 28)
            fix(self._row, QLayout.setContentsMargins, across, down, across, down)
            fix(self._row, QLayout.setSpacing, 12 if docked else 20)
            beside = self._beside_words()
            room = width - beside if docked else words
            needed = self._heading_width() if tight else wanted
            if (beside + room <= width) if not docked else room >= needed:
                break
        if room < needed:
            self._dock(True, tight=True)
            self._row.setDirection(QBoxLayout.Direction.TopToBottom)
            margins = self._row.contentsMargins()
            beside = margins.left() + margins.right()
            room = width - beside
        wraps = line > room
        self._line.setWordWrap(wraps)
        self._show_notes(room)
        if wraps:
            self._notes.hide()
        self._row.invalidate()
        self._row.activate()
        across = beside + room
        self.resize(across, self._row.heightForWidth(across) if wraps else self.sizeHint().height())

    def _heading_width(self) -> int:
        series = 0 if self._series.isHidden() else px(20) + self._series.width()
        return self._title.sizeHint().width() + series

    def _beside_words(self) -> int:
        """Return the width of a row without its words, in pixels."""
        self._buttons.invalidate()
        buttons = [self.more, self.share, self.no, self.other, self.review_icon, self.review]
        shown = [one.sizeHint().width() for one in (*buttons, self.yes) if not one.isHidden()]
        chips = [chip.width() for chip in self._chips if not chip.isHidden()]
        gaps = len(shown) - 1 + len(chips)
        margins = self._row.contentsMargins()
        edges = margins.left() + margins.right() + self._row.spacing()
        return sum(shown) + sum(chips) + gaps * px(12) + edges

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
