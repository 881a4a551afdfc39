"""A bar that shows a share of a whole."""

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix


class FillBar(QProgressBar):
    """A bar filled to a share; screen readers read its name and percentage."""

    def __init__(self, name: str = "") -> None:
        super().__init__(value=0)
        self._share = 0.0
        self.setAccessibleName(name)
        self.setMinimumWidth(1)
        fix(self, QWidget.setFixedHeight, 8)

    def show_share(self, share: float) -> None:
        """Fill the bar up to this share, 0 to 1."""
        self._share = min(1.0, share)
        self.setValue(round(100 * self._share))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self)
            painter.fillPath(rounded_rect(whole, 4), colours.colour("sunken"))
            rim = rounded_rect(whole.adjusted(0.5, 0.5, -0.5, -0.5), 3.5)
            painter.strokePath(rim, colours.pen("icon", colours.colour("border"), 0.55))
            if self._share > 0:
                whole.setWidth(max(8.0, whole.width() * self._share))
                painter.fillPath(rounded_rect(whole, 4), colours.colour("accent"))
