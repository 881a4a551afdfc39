"""A search field with a magnifying glass and a clear button."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit

from desktop.controls.buttons import IconButton, focus_by_tab_only
from desktop.controls.field import HEIGHT, TextField
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px

_BUTTON = 28


class SearchField(TextField):
    """A search field; `what` is its placeholder and accessible name. Escape clears it."""

    def __init__(self, what: str) -> None:
        super().__init__()
        fix(self, QLineEdit.setTextMargins, 30, 0, _BUTTON + 2, 0)
        self.setPlaceholderText(what)
        self.setAccessibleName(what)
        self.clear_button = IconButton("close", self.tr("Clear the search"), _BUTTON, self)
        self.clear_button.glyph = 14.0
        self.clear_button.ink = "muted"
        self.clear_button.clicked.connect(self._clear)
        focus_by_tab_only(self.clear_button)
        self.clear_button.hide()
        self.textChanged.connect(lambda text: self.clear_button.setVisible(bool(text)))

    def _clear(self) -> None:
        self.clear()
        self.setFocus()

    def take_focus(self) -> None:
        """Let the player type another text."""
        self.setFocus()
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        edge = px((HEIGHT - _BUTTON) / 2)
        left = self.width() - edge - self.clear_button.width()
        self.clear_button.move(left, (self.height() - self.clear_button.height()) // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with painting(self) as painter:
            box = QRectF(13, room(self).center().y() - 9, 18, 18)
            paint_icon(painter, "search", box, theme().colour("muted"))
