"""The logo as a widget."""

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.paint.painting import painting, room
from desktop.paint.player_glyphs import paint_logo
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix


class Logo(QWidget):
    """Quincunx' logo; `width` is in pixels."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.resize_to(width)

    def resize_to(self, width: int) -> None:
        """Set the width in pixels."""
        fix(self, QWidget.setFixedSize, width, round(width * 0.72))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            centre = room(self).center()
            paint_logo(painter, centre, room(self).width(), theme())
