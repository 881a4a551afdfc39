"""An entry in the lists beside the kinds: a name, and a line of details below."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.controls.focus import FocusRing, paint_focus
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.puzzles.stars import paint_begun
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size

ROW = 48
"""Height of an entry in pixels."""

_SIGN = 5.5


def paint_entry(painter: QPainter, room: QRectF, name: str, detail: str) -> None:
    """Paint the two lines of an entry."""
    colours = theme()
    upper, lower = room.adjusted(0, 0, 0, -19), room.adjusted(0, 20, 0, 0)
    paint_line(painter, name, upper, colours.font("button"), colours.colour("text"))
    paint_line(painter, detail, lower, colours.font("detail"), colours.colour("muted"))


class OpenEntry(FocusRing, QPushButton):
    """An unfinished puzzle or mistake: its name, a detail, and the sign of an unfinished one."""

    def __init__(self, name: str, detail: str) -> None:
        super().__init__()
        self.name, self.detail = name, detail
        fix(self, QWidget.setFixedHeight, ROW)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        words = self.tr("Continue {name}. {detail}")
        self.setAccessibleName(words.format(name=name, detail=detail))

    def sizeHint(self) -> QSize:
        return px_size(120, ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            radius = colours.radius("button")
            face = room(self).adjusted(1, 1, -1, -1)
            if self.underMouse() and self.isEnabled():
                painter.fillPath(rounded_rect(face, radius), colours.colour("sunken"))
            whole = room(self).adjusted(4, 4, -4, -4)
            paint_begun(painter, QPointF(whole.right() - 12, whole.center().y()), _SIGN)
            paint_entry(painter, whole.adjusted(0, 0, -32, 0), self.name, self.detail)
            if self.by_keyboard:
                paint_focus(painter, face, radius)
