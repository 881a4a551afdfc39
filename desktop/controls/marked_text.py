"""A label that highlights the part of its text that matches a search."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent

from desktop.controls.text import Text
from desktop.paint.painting import painting
from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme
from desktop.theme.scaling import px
from rules.text import search_key


def found_in(text: str, sought: str) -> tuple[int, int] | None:
    """Return the start and end of the part of a text that matches a search key, or None."""
    for start in range(len(text)):
        if sought and not text[start].isspace() and search_key(text[start:]).startswith(sought):
            ends = range(start + 1, len(text) + 1)
            end = next(n for n in ends if search_key(text[start:n]).startswith(sought))
            return start, end
    return None


class MarkedText(Text):
    """A label that highlights a match; only in a single line."""

    def __init__(self, text: str, style: str = "body", ink: str = "text") -> None:
        super().__init__(text, style, ink, wrap=True)
        self.marked: tuple[int, int] | None = None
        """Start and end of the highlighted part."""

    def mark(self, sought: str) -> bool:
        """Highlight the match of a search key; return whether there is one."""
        self.marked = found_in(self.text(), sought)
        self.update()
        return self.marked is not None

    def paintEvent(self, event: QPaintEvent) -> None:
        self._paint_mark()
        super().paintEvent(event)

    def _paint_mark(self) -> None:
        metrics, box = self.fontMetrics(), QRectF(self.contentsRect())
        wide = metrics.horizontalAdvance(self.text())
        if self.marked is None or wide > box.width():
            return
        start, end = self.marked
        before = metrics.horizontalAdvance(self.text()[:start])
        width = metrics.horizontalAdvance(self.text()[:end]) - before
        high = metrics.height()
        mark = QRectF(box.left() + before, box.center().y() - high / 2, width, high)
        with painting(self) as painter:
            painter.resetTransform()  # a label's font is scaled already
            shape = rounded_rect(mark.adjusted(-px(2), 0, px(2), 0), px(4))
            painter.fillPath(shape, theme().colour("accentSoft"))
            line = QRectF(mark.left(), mark.bottom() - px(1), mark.width(), px(2))
            painter.fillRect(line, theme().colour("accent"))
