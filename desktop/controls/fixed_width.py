"""Text with characters of equal width, as the bundled fonts have no monospaced face."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFont, QFontMetricsF, QSyntaxHighlighter, QTextCharFormat
from PySide6.QtWidgets import QPlainTextEdit

_APART = 1.5  # px between the widest signs


class FixedWidth(QSyntaxHighlighter):
    """Aligns the rows of a text field by widening its characters."""

    def __init__(self, field: QPlainTextEdit) -> None:
        super().__init__(field.document())
        self._field = field
        self._formats: dict[float, QTextCharFormat] = {}
        self._metrics = QFontMetricsF(field.font())
        self._width = 0.0
        field.textChanged.connect(self._fit)
        field.installEventFilter(self)

    def _fit(self) -> None:
        """Widen all characters if a new one is wider than the others."""
        signs = set(self._field.toPlainText()) - {"\n"}
        width = max(map(self._metrics.horizontalAdvance, signs), default=0.0) + _APART
        if width != self._width:
            self._width = width
            self._formats.clear()
            self.rehighlight()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Measure again when the size of text changes."""
        if event.type() == QEvent.Type.FontChange:
            self._metrics = QFontMetricsF(self._field.font())
            self._fit()
        return super().eventFilter(watched, event)

    def highlightBlock(self, text: str) -> None:
        """Centre each sign in its column, except for the first, which has none before it."""
        gaps = [self._width - self._metrics.horizontalAdvance(sign) for sign in text]
        for at, gap in enumerate(gaps):
            following = gaps[at + 1] if at + 1 < len(gaps) else 0.0
            self.setFormat(at, 1, self._format((gap / 2 if at else gap) + following / 2))

    def _format(self, apart: float) -> QTextCharFormat:
        if apart not in self._formats:
            made = QTextCharFormat()
            made.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
            made.setFontLetterSpacing(apart)
            self._formats[apart] = made
        return self._formats[apart]
