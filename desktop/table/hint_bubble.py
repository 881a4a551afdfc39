"""The hint in the prompt's place: first that it is thought about, then what it says."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.lay import lay
from desktop.controls.progress_ring import ProgressRing
from desktop.controls.text import Text
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.shadows import paint_shadow
from desktop.theme.appearance import theme
from desktop.theme.scaling import px

_SIGN = 30.0  # the sign's room
_PAD = 10
SHADE = 12
"""How far its shadow reaches beyond it."""


class HintBubble(QWidget):
    """A sentence, a button that plays the move, and one that puts the hint away."""

    played = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = Text("", "hint")
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.play = Button(self.tr("Play it"), Look.OUTLINE)
        self.play.setToolTip(self.tr("Plays this move  Enter"))
        self.close_button = IconButton("close", self.tr("Close the hint"))
        self.close_button.glyph = 16.0
        self.close_button.say(self.tr("Close the hint"), self.tr("Esc"))
        self.play.clicked.connect(self.played)
        self.close_button.clicked.connect(self.closed)
        self._row = lay(
            QHBoxLayout(self),
            (self._text, 1),
            self.play,
            self.close_button,
            spacing=_PAD,
            margins=(SHADE + _PAD + round(_SIGN) + 8, SHADE + 3, SHADE + 3, SHADE + 3),
        )
        self._ring = ProgressRing(self)
        self.hide()

    @property
    def text(self) -> str:
        return self._text.text()

    @property
    def thinking(self) -> bool:
        """Whether the hint is still being thought about."""
        return self._ring.running

    def wait(self, text: str, seconds: float) -> None:
        """Show that a hint comes, in so many seconds at the most."""
        self._ring.start(seconds)
        self._show(text)
        self.play.hide()

    def say(self, text: str) -> None:
        """Show the hint."""
        self._ring.stop()
        self._show(text)
        self.play.show()

    def _show(self, text: str) -> None:
        self._text.setText(text)
        self.setAccessibleName(text)
        self.show()
        self.raise_()

    def hide(self) -> None:
        self._ring.stop()
        super().hide()

    def reserved_area(self) -> list[QRect]:
        """All of it: no notice may cover its words."""
        shade = px(SHADE)
        return [self.rect().adjusted(shade, shade, -shade, -shade)]

    def fit(self, width: int) -> None:
        """Resize to what it needs within a width; a long sentence gets more lines."""
        margins = self._row.contentsMargins()
        buttons = self.close_button.width() + px(_PAD)
        if not self.play.isHidden():
            buttons += self.play.sizeHint().width() + px(_PAD)
        taken = margins.left() + margins.right() + buttons
        most = max(px(120), width + 2 * px(SHADE) - taken)
        metrics = QFontMetricsF(self._text.font())
        flags = Qt.TextFlag.TextWordWrap.value
        words = metrics.boundingRect(QRectF(0, 0, most, px(400)), flags, self.text)
        long = metrics.horizontalAdvance(self.text) > most
        self._text.setWordWrap(long)
        across = min(most, round(words.width()) + 4)
        self._text.setFixedWidth(across)
        down = max(px(40), round(words.height()) + 8)
        self.resize(QSize(taken + across, down + margins.top() + margins.bottom()))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            body = room(self).adjusted(SHADE, SHADE, -SHADE, -SHADE)
            shape = rounded_rect(body, colours.radius("tooltip"))
            paint_shadow(painter, shape, colours.elevation("island"))
            painter.fillPath(shape, colours.colour("surface"))
            middle = QPointF(body.left() + _PAD + _SIGN / 2, body.center().y())
            sign = QRectF(middle.x() - 10, middle.y() - 10, 20, 20)
            paint_icon(painter, "hint", sign, colours.colour("accent"))
            if self.thinking:
                pen = colours.pen("icon", colours.colour("control", 0.5))
                radius = _SIGN / 2 + 1
                self._ring.paint(painter, middle, radius, pen, colours.colour("accent"))
