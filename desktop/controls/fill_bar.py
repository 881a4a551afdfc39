"""A bar that shows a share of a whole."""

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix


class FillBar(QWidget):
    """A bar filled to `share`, 0 to 1."""

    def __init__(self) -> None:
        super().__init__()
        self.share = 0.0
        fix(self, QWidget.setFixedHeight, 8)

    def show_share(self, share: float) -> None:
        """Fill the bar up to this share, 0 to 1."""
        if share != self.share:
            self.share = share
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self).adjusted(4, 0, -4, 0)
            painter.fillPath(rounded_rect(whole, 4), colours.colour("sunken"))
            rim = rounded_rect(whole.adjusted(0.5, 0.5, -0.5, -0.5), 3.5)
            painter.strokePath(rim, colours.pen("icon", colours.colour("border"), 0.55))
            if self.share > 0:
                whole.setWidth(max(8.0, whole.width() * min(1.0, self.share)))
                painter.fillPath(rounded_rect(whole, 4), colours.colour("accent"))
