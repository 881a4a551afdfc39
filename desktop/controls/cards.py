"""One choice of a few cards, each with a picture or an icon."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLayout, QPushButton, QSizePolicy, QWidget

from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.segmented import Segmented
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size

_FOOT = 40.0


class Card(FocusRing, QPushButton):
    """A card with a contour, which is wider on the chosen one. Subclasses paint what is on it."""

    def __init__(self, text: str, height: int) -> None:
        super().__init__(text)
        self._height = height
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        fix(self, QWidget.setFixedHeight, height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return px_size(200, self._height)

    def minimumSizeHint(self) -> QSize:
        return px_size(60, self._height)

    def paint_contents(self, painter: QPainter, whole: QRectF) -> None:
        """Paint what is on the card."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole, on = room(self).adjusted(1, 1, -1, -1), self.isChecked()
            shape = rounded_rect(whole, 14)
            lit = "accentSoft" if on else "sunken" if self.underMouse() else "surface"
            painter.fillPath(shape, colours.colour(lit))
            edge = colours.colour("accent" if on else "control")
            painter.strokePath(shape, colours.pen("icon", edge, 1.1 if on else 0.7))
            self.paint_contents(painter, whole)
            if self.by_keyboard:
                paint_focus(painter, whole.adjusted(3, 3, -3, -3), 11)


class PictureCard(Card):
    """A card with a picture, which `paint` paints into a box, and a disc for the chosen one."""

    def __init__(self, text: str, height: int, paint: Callable[[QPainter, QRectF], None]) -> None:
        super().__init__(text, height)
        self._paint = paint

    def paint_contents(self, painter: QPainter, whole: QRectF) -> None:
        colours = theme()
        picture = whole.adjusted(6, 6, -6, -_FOOT)
        self._paint(painter, picture)
        words = QRectF(whole.left() + 12, picture.bottom(), whole.width() - 50, _FOOT)
        paint_line(painter, self.text(), words, colours.font("button"), colours.colour("text"))
        centre = QPointF(whole.right() - 22, picture.bottom() + _FOOT / 2)
        edge = colours.colour("accent" if self.isChecked() else "control")
        painter.fillPath(circle(centre, 10), edge)
        if self.isChecked():
            box = QRectF(centre.x() - 7, centre.y() - 7, 14, 14)
            paint_icon(painter, "check", box, colours.colour("onAccent"))
        else:
            painter.fillPath(circle(centre, 8.6), colours.colour("surface"))


class IconCard(Card):
    """A card with an icon, a text and a short detail below it."""

    def __init__(self, text: str, detail: str, icon: str) -> None:
        super().__init__(text, 80)
        self._detail, self._icon = detail, icon
        self.setAccessibleName(f"{text} ({detail})")

    def paint_contents(self, painter: QPainter, whole: QRectF) -> None:
        colours, middle = theme(), Qt.AlignmentFlag.AlignHCenter
        ink = colours.colour("text" if self.isChecked() else "muted")
        painter.setOpacity(1 if self.isEnabled() else 0.45)
        box = QRectF(whole.center().x() - 11, whole.top() + 10, 22, 22)
        paint_icon(painter, self._icon, box, ink)
        words = QRectF(whole.left() + 4, box.bottom() + 4, whole.width() - 8, 21)
        text = colours.font("hint", weight=600)
        paint_line(painter, self.text(), words, text, colours.colour("text"), middle)
        words.translate(0, 19)
        paint_line(painter, self._detail, words, colours.font("caption"), ink, middle)


class Cards(Segmented):
    """A choice of cards side by side."""

    below: ClassVar[int] = 2
    """Pixels left free below them."""

    def __init__(
        self, name: str, segments: Sequence[str | tuple[str, str]], index: int = 0
    ) -> None:
        super().__init__(name, segments, index)
        row = self.layout()
        assert row is not None
        fix(row, QLayout.setSpacing, 8)
        fix(row, QLayout.setContentsMargins, 0, 2, 0, self.below)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint no background: the cards are spread over the sheet."""
