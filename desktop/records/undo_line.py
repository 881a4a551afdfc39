"""The line at the foot of the list after a deletion: what was deleted, and an undo button."""

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix

translate = QCoreApplication.translate

_HEIGHT = 48


class UndoLine(QWidget):
    """The undo line. It is part of the layout, so it pushes the list up and covers none of it."""

    def __init__(self, icon: str = "trash") -> None:
        super().__init__()
        self._icon = icon
        fix(self, QWidget.setFixedHeight, _HEIGHT)
        self._text = Text("", "button", "surface")
        self._text.setMinimumWidth(1)
        self.undo = Button(translate("common", "Undo"), Look.REVERSE, "undo")
        self.close_button = IconButton("close", translate("common", "Close"))
        self.close_button.ink = "surface"
        self.close_button.clicked.connect(self.hide)
        lay(
            QHBoxLayout(self),
            (self._text, 1),
            self.undo,
            self.close_button,
            spacing=8,
            margins=(46, 4, 4, 4),
        )
        self.hide()

    @property
    def text(self) -> str:
        return self._text.text()

    def say(self, text: str) -> None:
        """Show the line with this text."""
        self._text.setText(text)
        self._text.setToolTip(text)
        self.setAccessibleName(text)
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            whole = room(self)
            painter.fillPath(rounded_rect(whole, theme().radius("well")), theme().colour("text"))
            box = QRectF(18, whole.center().y() - 9, 18, 18)
            paint_icon(painter, self._icon, box, theme().colour("surface"))
