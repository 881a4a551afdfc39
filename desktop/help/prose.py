"""Wrapped text with bold words, and notation on small plates."""

from collections.abc import Iterator
from math import ceil
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QAccessible,
    QFont,
    QPainter,
    QPaintEvent,
    QPalette,
    QShowEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextLayout,
    QTextLine,
)
from PySide6.QtWidgets import QLabel, QSizePolicy

from desktop.controls.accessible_role import HEADINGS, give_role
from desktop.help.blocks import plain, spans
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme
from desktop.theme.scaling import px, px_size

_NOTATION = QTextFormat.Property.UserProperty
_LEADING, _TITLE_LEADING = 142, 112  # line heights in percent
_TITLES = ("dialogTitle", "title", "section", "prompt")
_HANG = 20
_THIN = "\u200a"  # room for the plate within the line


class Prose(QLabel):
    """A text with the marks of `blocks.spans`; `bullet` puts a dot before it."""

    def __init__(
        self, text: str, style: str = "body", ink: str = "text", *, bullet: bool = False
    ) -> None:
        super().__init__(plain(text))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._ink, self._bullet = ink, bullet
        self._is_heading = style in HEADINGS
        # A plate extends a little before its first letter.
        self._indent = _HANG if bullet else 3 if text.startswith("`") else 0
        self._document = _document(
            text, theme().font(style), _TITLE_LEADING if style in _TITLES else _LEADING
        )
        self._heights: dict[tuple[int, float], int] = {}  # by width, because layouts ask repeatedly
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_heading:
            give_role(self, QAccessible.Role.Heading)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        scale = theme().text_scale
        height = self._heights.get((width, scale))
        if height is None:
            self._document.setTextWidth(max(1, width / scale - self._indent))
            height = ceil(self._document.size().height() * scale)
            self._heights[width, scale] = height
        return height

    def sizeHint(self) -> QSize:
        width = max(self.width(), px(80))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return px_size(80, 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._document.setTextWidth(max(1, room(self).width() - self._indent))
        with painting(self) as painter:
            if self.alignment() & Qt.AlignmentFlag.AlignVCenter:
                painter.translate(0, (room(self).height() - self._document.size().height()) / 2)
            if self._bullet:
                self._paint_dot(painter)
            painter.translate(self._indent, 0)
            self._paint_text(painter)

    def _paint_text(self, painter: QPainter) -> None:
        colours = theme()
        for plate in _plates(self._document):
            painter.fillPath(rounded_rect(plate, 5), colours.colour("text", 0.08))
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, colours.colour(self._ink))
        self._document.documentLayout().draw(painter, context)

    def _paint_dot(self, painter: QPainter) -> None:
        line = self._document.firstBlock().layout().lineAt(0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().colour("accent"))
        middle = line.y() + line.ascent() - theme().font("body").pixelSize() * 0.34
        painter.drawEllipse(QPointF(7, middle), 2.8, 2.8)


def _document(text: str, made: QFont, percent: int) -> QTextDocument:
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(made)
    cursor = QTextCursor(document)
    leading = QTextBlockFormat()
    leading.setLineHeight(percent, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    cursor.setBlockFormat(leading)
    for mark, part in spans(text):
        written = QTextCharFormat()
        if mark:
            written.setFontWeight(QFont.Weight.Bold if mark == "**" else QFont.Weight.DemiBold)
        if mark == "`":
            written.setProperty(_NOTATION, True)
            # A typed move must not break in the middle.
            part = f"{_THIN}\u2060{part}\u2060{_THIN}"
        cursor.insertText(part, written)
    return document


def _plates(document: QTextDocument) -> Iterator[QRectF]:
    """Return the rectangles of the notations."""
    block = document.firstBlock()
    while block.isValid():
        iterator = block.begin()
        while not iterator.atEnd():
            fragment = iterator.fragment()
            if fragment.charFormat().hasProperty(_NOTATION):
                start = fragment.position() - block.position()
                yield from _boxes(block, start, start + fragment.length())
            iterator += 1
        block = block.next()


def _boxes(block: QTextBlock, start: int, end: int) -> Iterator[QRectF]:
    """Yield the rectangles of a part of the text, one for each line."""
    layout: QTextLayout = block.layout()
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        first = max(start, line.textStart())
        last = min(end, line.textStart() + line.textLength())
        if first < last:
            left, right = _x(line, first), _x(line, last)
            top = layout.position().y() + line.y() + line.ascent() - 14.5
            yield QRectF(left - 2, top, right - left + 4, 20)


def _x(line: QTextLine, position: int) -> float:
    """Return the x coordinate of a text position in its line."""
    found: Any = line.cursorToX(position)
    # The stubs declare only a number; PySide also returns the position.
    return float(found[0] if isinstance(found, tuple) else found)
