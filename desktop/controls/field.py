"""Text fields of one line, one of them for searching."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QDragEnterEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QLineEdit, QWidget

from desktop.controls.buttons import IconButton, focus_by_tab_only
from desktop.controls.voice import say
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px, write_in

HEIGHT = 40


class TextField(QLineEdit):
    """A line edit with a round contour; `wrong` draws it in the colour of errors."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._wrong = ""
        self.setFrame(False)
        fix(self, QWidget.setFixedHeight, HEIGHT)
        write_in(self, "body")

    def show_wrong(self, reason: str) -> None:
        """Show and announce why the text is invalid; an empty reason means that it is valid."""
        if reason and reason != self._wrong:
            say(self, reason)
        self._wrong = reason
        self.setAccessibleDescription(reason)
        self.update()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept dropped text. Leave dropped files to the window, which opens them."""
        if not event.mimeData().hasUrls():
            super().dragEnterEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            painter.setOpacity(1 if self.isEnabled() else 0.5)
            focused = self.hasFocus()
            name = "error" if self._wrong else "accent" if focused else "control"
            width = 2.2 if focused or self._wrong else 1.5
            half = width / 2
            shape = rounded_rect(
                room(self).adjusted(half, half, -half, -half),
                colours.radius("field") - half,
            )
            painter.fillPath(shape, colours.colour("surface"))
            painter.strokePath(shape, colours.pen("icon", colours.colour(name), width / 1.8))
        super().paintEvent(event)


def commit_editor(view: QAbstractItemView) -> None:
    """Store the text being edited in a row of a list, and close the field."""
    field = view.indexWidget(view.currentIndex())
    if field is not None and view.state() == QAbstractItemView.State.EditingState:
        view.commitData(field)
        view.closeEditor(field, QAbstractItemDelegate.EndEditHint.NoHint)


_BUTTON = 28


class SearchField(TextField):
    """A field with a magnifying glass and a clear button. Escape clears it, too."""

    def __init__(self, what: str) -> None:
        """Use `what` as placeholder and accessible name."""
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
