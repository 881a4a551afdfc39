"""The puzzles that are begun and not over, to go on with: the latest ones as rows."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.puzzles.attempts import SavedAttempt
from desktop.puzzles.entry import ROW, paint_entry
from desktop.puzzles.stars import paint_begun
from desktop.puzzles.words import name_of, when_words
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size
from desktop.widgets.focus import FocusRing, paint_focus
from desktop.widgets.lay import lay
from desktop.widgets.surfaces import Section

SHOWN = 30
"""Of more the latest; whoever ends some gets to the others."""

_SIGN = 5.5


class BegunRow(FocusRing, QPushButton):
    """A puzzle's name, when it was left, and the time that was spent on it."""

    def __init__(self, begun: SavedAttempt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.begun = begun
        fix(self, QWidget.setFixedHeight, ROW)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        words = self.tr("Go on with {name}. {detail}")
        self.setAccessibleName(words.format(name=name_of(begun.kind), detail=self.detail()))

    def sizeHint(self) -> QSize:
        return px_size(120, ROW)

    def detail(self) -> str:
        """What stands under the name."""
        return when_words(self.begun.day, self.begun.at, self.begun.seconds)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            radius = colours.radius("button")
            face = room(self).adjusted(1, 1, -1, -1)
            if self.underMouse() and self.isEnabled():
                painter.fillPath(rounded_rect(face, radius), colours.colour("sunken"))
            whole = room(self).adjusted(4, 4, -4, -4)
            paint_begun(painter, QPointF(whole.right() - 12, whole.center().y()), _SIGN)
            name = name_of(self.begun.kind)
            paint_entry(painter, whole.adjusted(0, 0, -32, 0), name, self.detail())
            if self.by_keyboard:
                paint_focus(painter, face, radius)


class BegunList(QWidget):
    """A heading and rows; nothing where nothing is begun."""

    chosen = Signal(str)  # the line of a puzzle

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[BegunRow] = []
        self._head = Section(self.tr("Begun"))
        self._column = lay(QVBoxLayout(self), self._head, spacing=2, margins=(0, 0, 0, 10))
        self.hide()

    def show_begun(self, begun: Sequence[SavedAttempt]) -> None:
        """Shows the latest of these, which come first."""
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = [BegunRow(one) for one in begun[:SHOWN]]
        for row in self.rows:
            row.clicked.connect(lambda _=False, text=row.begun.text: self.chosen.emit(text))
            self._column.addWidget(row)
        more = len(begun) - len(self.rows)
        self._head.show_fact(self.tr("{n} more").format(n=more) if more else "")
        self.setVisible(bool(begun))
