"""Rarely used options, folded away; while folded, a line names the changed ones."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import lay
from desktop.controls.surfaces import Rule
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.text import first_fitting, paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size

_HEIGHT = 48


class FoldButton(FocusRing, QPushButton):
    """A line that folds and unfolds the rows below it."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self._title = title
        self._wordings: Sequence[str] = ("",)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        fix(self, QWidget.setFixedHeight, _HEIGHT)

    def say(self, *wordings: str) -> None:
        """Show what the fold holds: the first of these texts that fits."""
        self._wordings = wordings
        self.setAccessibleName(f"{self._title}: {wordings[0]}")
        self.update()

    def sizeHint(self) -> QSize:
        return px_size(300, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole, made = room(self), colours.font("button")
            if self.underMouse():
                painter.fillRect(whole, colours.colour("text", 0.04))
            middle, ink = whole.center().y(), colours.colour("text")
            icon = "chevron-down" if self.isChecked() else "next"
            paint_icon(painter, icon, QRectF(-1, middle - 9, 18, 18), ink)
            paint_line(painter, self._title, whole.adjusted(26, 0, 0, 0), made, ink)
            if not self.isChecked():
                left = 26 + QFontMetricsF(made).horizontalAdvance(self._title) + 16
                box, small = whole.adjusted(left, 0, 0, 0), colours.font("detail")
                words = first_fitting(self._wordings, small, box.width())
                muted, right = colours.colour("muted"), Qt.AlignmentFlag.AlignRight
                paint_line(painter, words, box, small, muted, right)
            if self.by_keyboard:
                paint_focus(painter, whole, colours.radius("button"))


class MoreOptions(QWidget):
    """Rows below a line that folds and unfolds them."""

    def __init__(self, rows: Sequence[QWidget], opened: Callable[[], object]) -> None:
        super().__init__()
        self.button = FoldButton(self.tr("More options"))
        self._rows = QWidget()
        column = lay(QVBoxLayout(self._rows))
        for number, row in enumerate(rows):
            if number:
                column.addWidget(Rule())
            column.addWidget(row)
        lay(QVBoxLayout(self), self.button, self._rows)
        self._rows.hide()
        self.button.toggled.connect(self._rows.setVisible)
        self.button.toggled.connect(lambda on: opened() if on else None)
