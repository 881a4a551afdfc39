"""A one-line text field."""

from PySide6.QtGui import QDragEnterEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QLineEdit, QWidget

from desktop.controls.voice import say
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, write_in

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
