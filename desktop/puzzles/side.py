"""The panel beside the kinds: how one does, or what was asked for in the bar."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.controls.accessible_role import Heading
from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.field import TextField
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import lay
from desktop.controls.surfaces import Surface, scrolling
from desktop.controls.text import Text
from desktop.language.numbers import number
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import hexagon, rounded_rect
from desktop.paint.text import paint_line
from desktop.puzzles.dashboard import RATED_FROM, Dashboard
from desktop.puzzles.mistake_list import MistakeList
from desktop.puzzles.results import Progress
from desktop.puzzles.results_list import ResultsList
from desktop.puzzles.run_section import RunSection
from desktop.puzzles.unfinished_list import BegunList
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix

_LONGEST = 100_000
STRIP = 72


class Side(Enum):
    """What the panel can show."""

    PROGRESS = 0
    RUN = 1
    MISTAKES = 2
    PASTE = 3
    RESULTS = 4


class PasteBox(QWidget):
    """A field for the line of a puzzle, and the reason if it cannot be read."""

    pasted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.field = TextField()
        self.field.setPlaceholderText("qx1:…")
        self.field.setAccessibleName(self.tr("Paste a puzzle"))
        self.field.setMaxLength(_LONGEST)
        #: verb on a button: the puzzle whose line was pasted
        self.open = Button(self.tr("Open"), Look.QUIET)
        fix(self.open, QWidget.setFixedWidth, 84)
        self.problem = Text("", "detail", "error", wrap=True)
        self.problem.hide()
        about = Text(
            self.tr("Somebody sent you a puzzle? Paste its line here, or the whole message."),
            *("hint", "muted"),
            wrap=True,
        )
        line = QWidget()
        lay(QHBoxLayout(line), (self.field, 1), self.open, spacing=8)
        lay(QVBoxLayout(self), about, line, self.problem, None, spacing=8)
        self.open.clicked.connect(self._open)
        self.field.returnPressed.connect(self._open)
        self.field.textChanged.connect(lambda: self._edited())
        self._edited()

    def _edited(self) -> None:
        self.show_problem("")
        self.open.setEnabled(bool(self.field.text().strip()))

    def _open(self) -> None:
        text = self.field.text().strip()
        if text:
            self.pasted.emit(text)

    def show_problem(self, reason: str) -> None:
        """Show why the pasted text is no puzzle; empty for nothing wrong."""
        self.problem.setText(reason)
        self.problem.setVisible(bool(reason))
        self.field.show_wrong(reason)
        if reason:
            self.field.setFocus()


class Strip(FocusRing, QPushButton):
    """The folded panel: the streak and the rating. A click unfolds it."""

    def __init__(self) -> None:
        super().__init__()
        self._progress = Progress()
        fix(self, QWidget.setFixedWidth, STRIP)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.show_progress(Progress())

    def show_progress(self, progress: Progress) -> None:
        """Show a streak, and the rating where there is one."""
        self._progress = progress
        words = self.tr("Your progress. Days in a row: {n}").format(n=progress.streak)
        if self._rating:
            words += ". " + self.tr("Rating: {n}").format(n=self._rating)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    @property
    def _rating(self) -> str:
        course = self._progress.course
        return number(course[-1][1].value) if len(course) >= RATED_FROM else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            face, radius = room(self), colours.radius("island")
            painter.fillPath(rounded_rect(face, radius), colours.colour("surface"))
            if self.underMouse() or self.isDown():
                painter.fillPath(rounded_rect(face, radius), colours.colour("text", 0.05))
            text, muted = colours.colour("text"), colours.colour("muted")
            middle = Qt.AlignmentFlag.AlignHCenter
            x = face.center().x()
            chevron = QRectF(x - 9, 14, 18, 18)
            paint_icon(painter, "previous", chevron, muted)
            painter.fillPath(hexagon(QPointF(x, 66), 19, 3), colours.colour("accentSoft"))
            flame = QRectF(x - 11, 55, 22, 22)
            paint_icon(painter, "flame", flame, colours.colour("accent"))
            streak = QRectF(0, 88, face.width(), 28)
            figure = colours.font("title")
            paint_line(painter, str(self._progress.streak), streak, figure, text, middle)
            if self._rating:
                small = colours.font("caption")
                word = self.tr("Rating")
                if QFontMetricsF(small).horizontalAdvance(word) <= face.width() - 8:
                    box = QRectF(4, 134, face.width() - 8, 18)
                    paint_line(painter, word, box, small, muted, middle)
                box = QRectF(4, 152, face.width() - 8, 24)
                paint_line(painter, self._rating, box, colours.font("name"), text, middle)
            if self.by_keyboard:
                paint_focus(painter, face, radius)


class SidePanel(Surface):
    """One of its sides at a time; all but the first have a heading and a way back."""

    changed = Signal()
    """Another side is shown, or the panel is to be folded."""

    def __init__(self) -> None:
        super().__init__("surface", "island", (14, 14, 6, 10))
        self.dashboard, self.begun = Dashboard(), BegunList()
        self.run, self.mistakes = RunSection(), MistakeList()
        self.paste, self.history = PasteBox(), ResultsList()
        self.side = Side.PROGRESS
        self._head = QWidget()
        self._title = Heading("", "section")
        self.close_button = IconButton("close", self.tr("Close"), 36)
        self._stack = QStackedWidget()
        progress = QWidget()
        lay(QVBoxLayout(progress), self.dashboard, 8, self.begun, None, margins=(0, 0, 8, 0))
        inside: dict[Side, QWidget] = {
            Side.PROGRESS: progress,
            Side.RUN: self.run,
            Side.MISTAKES: self.mistakes,
            Side.PASTE: self.paste,
            Side.RESULTS: self.history,
        }
        self._places = {side: self._placed(inside[side]) for side in Side}
        lay(
            QHBoxLayout(self._head),
            *((self._title, 1), self.close_button),
            margins=(4, 0, 4, 6),
        )
        self.column.addWidget(self._head)
        self.column.addWidget(self._stack, 1)
        fix(self, QWidget.setFixedWidth, "panelWidth")
        self.dashboard.results_wanted.connect(self._show_results)
        self.close_button.clicked.connect(lambda: self.show_side(Side.PROGRESS))
        self.show_side(Side.PROGRESS)

    def _placed(self, inside: QWidget) -> QWidget:
        around = QWidget()
        lay(QVBoxLayout(around), inside, None, margins=(0, 0, 8, 0))
        area = scrolling(around)
        self._stack.addWidget(area)
        return area

    @property
    def can_fold(self) -> bool:
        """Whether the head closes the panel where it shows one's progress, too."""
        return not self._head.isHidden()

    def _titles(self) -> dict[Side, str]:
        return {
            Side.PROGRESS: self.tr("Your progress"),
            Side.RUN: self.tr("Against the clock"),
            Side.MISTAKES: self.tr("Your mistakes"),
            Side.PASTE: self.tr("Paste a puzzle"),
            Side.RESULTS: self.tr("Results"),
        }

    def show_side(self, side: Side) -> None:
        """Show one side."""
        self.side = side
        self._stack.setCurrentWidget(self._places[side])
        self._title.setText(self._titles()[side])
        self.changed.emit()

    def show_head(self, folds: bool) -> None:
        """Show the heading on the first side, too, where the panel folds from there."""
        self._head.setHidden(self.side is Side.PROGRESS and not folds)

    def _show_results(self, kind: str) -> None:
        self.history.show_kind(kind)
        self.show_side(Side.RESULTS)
        self.history.kind.setFocus()
