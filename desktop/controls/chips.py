"""Chips: small round-ended labels for options and facts."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from desktop.controls.explained import Explained
from desktop.controls.lay import lay
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px

_ICON = 15.0


class Chip(Explained, QLabel):
    """A chip with a text, and an icon before it if `icon` names one."""

    def __init__(self, text: str, icon: str = "") -> None:
        super().__init__(text)
        self._icon = icon
        fix(self, QWidget.setFixedHeight, 26 if not icon else 28)

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(theme().font("detail", weight=600)).horizontalAdvance(self.text())
        return QSize(px(width + 24 + (20 if self._icon else 0)), self.maximumHeight())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self)
            painter.fillPath(
                rounded_rect(whole, colours.radius("chip") + 1), colours.colour("text", 0.07)
            )
            left = 12.0
            if self._icon:
                box = QRectF(10, (whole.height() - _ICON) / 2, _ICON, _ICON)
                paint_icon(painter, self._icon, box, colours.colour("muted"))
                left = 31.0
            made, ink = colours.font("detail", weight=600), colours.colour("muted")
            paint_line(painter, self.text(), whole.adjusted(left, 0, -8, -0.5), made, ink)


class Chips(QWidget):
    """A row of chips."""

    def __init__(self) -> None:
        super().__init__()
        self._row = lay(QHBoxLayout(self), spacing=8)
        self.texts: list[str] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_texts(self, texts: Sequence[str]) -> None:
        """Show these chips and no others."""
        if list(texts) == self.texts:
            return
        self.texts = list(texts)
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
                widget.hide()
        for text in texts:
            self._row.addWidget(Chip(text))
