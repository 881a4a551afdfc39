"""The number of painted cells, in large digits."""

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.controls.accessible_role import HasRole
from desktop.paint.painting import painting, room
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size

translate = QCoreApplication.translate


class PaintedCount(HasRole, QWidget):
    """A text such as “41 of 45”, in large digits."""

    def __init__(self) -> None:
        super().__init__()
        self.painted, self.cells = 0, 0
        fix(self, QWidget.setFixedHeight, 40)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return px_size(120, 40)

    def show_count(self, painted: int, cells: int) -> None:
        """Show the number of painted cells, and of all cells."""
        if (painted, cells) != (self.painted, self.cells):
            self.painted, self.cells = painted, cells
            self.setAccessibleName(
                translate("PaintedCount", "{n} of %n cells painted", None, cells).format(n=painted)
            )
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            score, small = colours.font("score"), colours.font("body")
            text = str(self.painted)
            whole = room(self).adjusted(4, 0, 0, 0)
            paint_line(painter, text, whole, score, colours.colour("text"))
            width = QFontMetricsF(score).horizontalAdvance(text) + 6
            rest = whole.adjusted(width, 7, 0, 0)
            #: after the number of painted cells: “12 of 45”
            words = self.tr("of {n}").format(n=self.cells)
            paint_line(painter, words, rest, small, colours.colour("muted"))
