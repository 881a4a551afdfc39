"""The bar at the foot of the table with the result; elsewhere only its buttons.

Where the prompt says all there is to say (a question, a hand-over, looking back), the buttons stand
beside the prompt: they cover nothing that is looked at.
"""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop.board.host import LEAST_WIDTH, BoardHost, prompt_at
from desktop.board.prompt import PlayerChip
from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.player_glyphs import paint_chip
from desktop.paint.shadows import paint_shadow
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, from_right, px

Series = tuple[tuple[str, int], ...]

_SHADE = 14
_SERIES_STEP = 64  # px for each player


@dataclass(frozen=True, slots=True)
class BannerWords:
    """Whose chips stand there, a title, a line, and what the buttons say; empty for no button.

    `beside` the prompt only the buttons are seen, and the words are for screen readers.
    `notes` are further lines.
    """

    players: frozenset[int]
    title: str
    line: str
    yes: str
    no: str = ""
    other: str = ""
    beside: bool = False
    review: str = ""
    share: str = ""
    """The name of the button that copies the result, which shows an icon alone."""
    notes: tuple[str, ...] = ()
    series: Series = ()
    """The matches won so far by each of the players, with their names; empty for none."""
    escape: bool | None = None
    """What Escape answers; None where it answers nothing."""
    first: Literal["", "yes", "no"] = ""
    """The button that has the keyboard first."""

    @property
    def text(self) -> str:
        """All of the words, for screen readers."""
        notes = "".join(f". {note}" for note in self.notes if note)
        series = f". {series_text(self.series)}" if self.series else ""
        return f"{self.title}{'' if self.title.endswith('?') else '.'} {self.line}{notes}{series}"


def series_text(series: Series) -> str:
    """Return the score of a series, as screen readers say it."""
    won = ", ".join(f"{name} {count}" for name, count in series)
    return QCoreApplication.translate("Banner", "Series: {score}").format(score=won)


class SeriesScore(QWidget):
    """How many matches each player of a series has won: signs and figures in a row."""

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


class Banner(QWidget):
    """Shows who and what, and up to four buttons."""

    answered = Signal(bool)  # True for the accent button, False for `no`
    other_wanted = Signal()
    review_wanted = Signal()
    share_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips = [PlayerChip(22) for _ in range(4)]
        self._title = Text("", "title")
        self._line = Text("", "hint", "muted")
        self._notes = [Text("", "hint", "muted") for _ in self._chips]
        self.no = Button("", Look.OUTLINE, height=44)
        self.other = Button("", Look.OUTLINE, height=44)
        self.review = Button("", Look.OUTLINE, "graph", height=44)
        self.share = IconButton("copy", "", 44)
        self.yes = Button("", Look.ACCENT, height=44)
        self.yes.clicked.connect(lambda: self.answered.emit(True))
        self.no.clicked.connect(lambda: self.answered.emit(False))
        self.other.clicked.connect(self.other_wanted)
        self.review.clicked.connect(self.review_wanted)
        self.share.clicked.connect(self.share_wanted)
        self.beside = False
        self.text = ""
        """What it says, for screen readers."""
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        self._series = SeriesScore()
        heading = lay(QHBoxLayout(), self._title, self._series, None, spacing=20)
        words = lay(QVBoxLayout(), heading, self._line, *self._notes)
        self._left = lay(
            QHBoxLayout(),
            *((chip, 0, Qt.AlignmentFlag.AlignVCenter) for chip in self._chips),
            (words, 1),
            spacing=12,
        )
        halves = (
            lay(QHBoxLayout(), None, *half, spacing=12)
            for half in ((self.share, self.no, self.other), (self.review, self.yes))
        )
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        right = lay(self._buttons, *halves)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addLayout(self._left, 1)
        self._row.addLayout(right)

    def put_before_words(self, widget: QWidget) -> None:
        """Add a widget where the players' chips are."""
        self._left.insertWidget(0, widget)

    def show_words(self, words: BannerWords) -> None:
        """Show the players' chips, a title, a line and the buttons."""
        self.beside = words.beside
        for player, chip in enumerate(self._chips):
            chip.show_player(player)
            chip.setVisible(player in words.players and not words.beside)
        self._title.setText(words.title)
        self._title.setVisible(bool(words.title) and not words.beside)
        self._series.show_series(words.series)
        self._line.setText(words.line)
        self._line.setVisible(bool(words.line) and not words.beside)
        for place, note in enumerate(self._notes):
            note.setText(words.notes[place] if place < len(words.notes) else "")
            note.setVisible(bool(note.text()))
        texts = (words.no, words.other, words.review, words.yes)
        buttons = (self.no, self.other, self.review, self.yes)
        for button, text in zip(buttons, texts, strict=True):
            button.setText(text)
            button.setVisible(bool(text))
        self.share.say(words.share)
        self.share.setVisible(bool(words.share))
        self.text = words.text
        self.setAccessibleName(self.text)
        self.show()
        self.raise_()

    def reserved_area(self) -> list[QRect]:
        """All of it: no notice may cover its words either."""
        shade = 0 if self.beside else px(_SHADE)
        return [self.rect().adjusted(shade, shade, -shade, -shade)]

    def fit(self, width: int) -> None:
        """Resize to what it needs.

        Where that is too wide the buttons stand under the words, and where they still are, in two
        lines.
        """
        across, down = (0, 0) if self.beside else (_SHADE + 20, _SHADE + 16)
        fix(self._row, QLayout.setContentsMargins, across, down, across, down)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight)
        fix(self._row, QLayout.setSpacing, 0 if self.beside else 20)
        self._line.setWordWrap(False)
        self._buttons.setDirection(QBoxLayout.Direction.LeftToRight)
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

    def stand_on(self, view: BoardHost) -> None:
        """Take its place at the foot of a board, or beside its prompt; reserve the room."""
        self.fit(view.width() - 8)
        size, corner = self.size(), prompt_at()
        # What it says covers nothing: the board makes room, or the prompt beside it.
        shown, beside = not self.isHidden(), self.beside
        left_over = view.width() - 2 * corner.x() - size.width() - px(16)
        below = shown and beside and left_over < px(LEAST_WIDTH)
        view.footer = size.height() / theme().text_scale if shown and not beside else 0
        view.taken = size.width() + px(16) if shown and beside and not below else 0
        view.beneath = self if below else None
        if beside:
            left = view.width() - corner.x() - size.width()
            self.move(corner.x() if from_right() else left, corner.y())
        else:
            left = (view.width() - size.width()) // 2
            self.move(left, view.height() - size.height() - 6)

    def _wide(self) -> int:
        """How many pixels it would need across."""
        self._row.invalidate()
        self._row.activate()  # else rows within it know nothing of what has changed
        return self.sizeHint().width()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.beside:
            return
        colours = theme()
        with painting(self) as painter:
            shape = rounded_rect(
                room(self).adjusted(_SHADE, _SHADE, -_SHADE, -_SHADE),
                colours.radius("rack"),
            )
            paint_shadow(painter, shape, colours.elevation("island"))
            painter.fillPath(shape, colours.colour("surface"))
