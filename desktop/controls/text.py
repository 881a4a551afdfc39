"""Labels in the type scale and the theme's colours."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop.controls.explained import Explained
from desktop.paint.painting import painting
from desktop.paint.text import elided, fitted, paint_text
from desktop.theme.appearance import theme
from desktop.theme.scaling import write_in


class Text(Explained, QLabel):
    """A label in a style of the type scale; `ink` names a colour of the theme.

    A text that does not wrap becomes smaller if it has no room, or is cut with an ellipsis.
    """

    def __init__(
        self,
        text: str = "",
        style: str = "body",
        ink: str = "text",
        *,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._ink = ink
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        write_in(self, style)
        if wrap:
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def set_ink(self, ink: str) -> None:
        """Use another text colour."""
        if ink != self._ink:
            self._ink = ink
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        # Painted here because a widget's own palette does not survive a style sheet.
        with painting(self) as painter:
            painter.resetTransform()  # a label's font is scaled already
            painter.setFont(self.font())
            painter.setPen(theme().colour(self._ink))
            painter.setOpacity(1 if self.isEnabled() else 0.5)
            box = QRectF(self.contentsRect())
            if self.wordWrap():
                flags = self.alignment().value | Qt.TextFlag.TextWordWrap.value
                paint_text(painter, self.text(), box, flags)
            else:
                inner = QSizeF(box.width() + 1, box.height())
                made, in_lines = fitted(self.text(), self.font(), inner, theme().text_scale)
                painter.setFont(made)
                flags = self.alignment().value
                if in_lines:
                    flags |= Qt.TextFlag.TextWordWrap.value
                text = self.text() if in_lines else elided(self.text(), made, inner.width())
                paint_text(painter, text, box, flags)
