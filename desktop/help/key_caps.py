"""Keys as they look on a keyboard."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel

from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme

_HEIGHT = 26.0
_GAP, _PAD, _OR = 5.0, 8.0, 16.0


def caps(keys: str) -> list[list[str]]:
    """The key caps of a shortcut: alternatives (written `A / B`) of keys pressed together.

    Key names are Qt's portable ones; where the system writes a combination otherwise (⌘Z), it
    becomes one cap. Words that are no keys, such as “wheel”, are caps as they are.
    """
    found = []
    for way in keys.split(" / "):
        native = QKeySequence(way).toString(QKeySequence.SequenceFormat.NativeText)
        if "+" in way.strip("+") and native and native != way:
            found.append([native])
        else:
            found.append(way.split("+") if way != "+" else ["+"])
    return found


class KeyCaps(QLabel):
    """A shortcut, drawn as key caps; screen readers read its text."""

    def __init__(self, keys: str) -> None:
        super().__init__(keys)
        self._caps = caps(keys)

    def _width(self, text: str) -> float:
        letters = QFontMetricsF(theme().font("detail")).horizontalAdvance(text)
        return max(_HEIGHT, letters + 2 * _PAD)

    def sizeHint(self) -> QSize:
        width = sum(self._width(cap) + _GAP for way in self._caps for cap in way)
        return QSize(round(width + _OR * (len(self._caps) - 1)), round(_HEIGHT) + 3)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        made, muted = colours.font("detail"), colours.colour("muted")
        left, top = 0.5, (self.height() - _HEIGHT - 2) / 2
        for number, way in enumerate(self._caps):
            if number:
                paint_line(painter, "/", QRectF(left + 2, top, _OR, _HEIGHT), made, muted)
                left += _OR
            for cap in way:
                self._paint_cap(painter, cap, QRectF(left, top, self._width(cap), _HEIGHT))
                left += self._width(cap) + _GAP
        painter.end()

    @staticmethod
    def _paint_cap(painter: QPainter, cap: str, box: QRectF) -> None:
        colours = theme()
        painter.fillPath(rounded_rect(box.translated(0, 2), 7), colours.colour("border"))
        painter.fillPath(rounded_rect(box, 7), colours.colour("raised"))
        rim = rounded_rect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6.5)
        painter.strokePath(rim, colours.pen("icon", colours.colour("border"), 0.55))
        made = colours.font("detail")
        width = QFontMetricsF(made).horizontalAdvance(cap)
        place = QRectF(box.center().x() - width / 2, box.top(), width + 2, box.height())
        paint_line(painter, cap, place, made, colours.colour("text"))
