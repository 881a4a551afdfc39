"""A number in a pill and its caption, for narrow places."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.board.row_data import Tally
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line, wrapped
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix

_HEIGHT, LINE = 44, 15
_ROOM = 60.0  # pixels across


def lines_below(words: str) -> int:
    """Return the number of lines a caption takes in a strip, at most three."""
    made = theme().font("caption")
    return min(
        3, max(1, round(wrapped(words, made, _ROOM).height() / QFontMetricsF(made).height()))
    )


class TallyBlock(QWidget):
    """Shows a tally; without a number it is blank but keeps its room."""

    def __init__(self) -> None:
        super().__init__()
        self.tally, self._lines = Tally(), 1
        fix(self, QWidget.setFixedHeight, _HEIGHT)

    def show_tally(self, tally: Tally) -> None:
        """Show this tally."""
        self.tally = tally
        self._lines = lines_below(tally.words)
        fix(self, QWidget.setFixedHeight, _HEIGHT + LINE * (self._lines - 1))
        self.setAccessibleName(f"{tally.count} {tally.words}".strip())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, tally = theme(), self.tally
        if not tally.count:
            return
        with painting(self) as painter:
            whole, made = room(self), colours.font("caption")
            made.setWeight(made.Weight.Bold)
            wide = max(24.0, QFontMetricsF(made).horizontalAdvance(tally.count) + 14)
            pill = QRectF((whole.width() - wide) / 2, 2, wide, 22)
            ground, ink = ("threatened", "onThreatened") if tally.alarm else ("sunken", "text")
            painter.fillPath(rounded_rect(pill, 11), colours.colour(ground))
            centre = Qt.AlignmentFlag.AlignHCenter
            paint_line(painter, tally.count, pill, made, colours.colour(ink), centre)
            words = QRectF(0, 25, whole.width(), 18 + LINE * (self._lines - 1))
            made = colours.font("caption")
            paint_line(painter, tally.words, words, made, colours.colour("text"), centre)
