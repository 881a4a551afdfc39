"""The bar at the foot of the table: a question to answer, a hand-over, or the result."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.appearance import theme
from desktop.shadows import paint_shadow
from desktop.shapes import rounded_rect
from desktop.widgets.buttons import Button, Look
from desktop.widgets.prompt import PlayerChip
from desktop.widgets.text import Text

_SHADE = 14


class Banner(QWidget):
    """Shows who and what, and up to two buttons; `answered` tells which was pressed."""

    answered = Signal(bool)  # True for the accent button

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips = [PlayerChip(22) for _ in range(4)]
        self._title = Text("", "title")
        self._line = Text("", "hint", "muted")
        self.yes = Button("", Look.ACCENT, height=44)
        self.no = Button("", Look.OUTLINE, height=44)
        self.yes.clicked.connect(lambda: self.answered.emit(True))
        self.no.clicked.connect(lambda: self.answered.emit(False))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._line)
        row = QHBoxLayout(self)
        row.setContentsMargins(_SHADE + 20, _SHADE + 16, _SHADE + 20, _SHADE + 16)
        row.setSpacing(12)
        for chip in self._chips:
            row.addWidget(chip, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words)
        row.addSpacing(20)
        row.addWidget(self.no)
        row.addWidget(self.yes)
        self.hide()

    @property
    def text(self) -> str:
        """What it says, for tests and screen readers."""
        return f"{self._title.text()}. {self._line.text()}"

    def show_words(
        self, players: frozenset[int], title: str, line: str, yes: str, no: str = ""
    ) -> None:
        """Shows the players' chips, a title, a line and the buttons."""
        for player, chip in enumerate(self._chips):
            chip.show_player(player)
            chip.setVisible(player in players)
        self._title.setText(title)
        self._line.setText(line)
        self._line.setVisible(bool(line))
        self.yes.setText(yes)
        self.no.setText(no)
        self.no.setVisible(bool(no))
        self.setAccessibleName(self.text)
        self.adjustSize()
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = rounded_rect(
            QRectF(self.rect()).adjusted(_SHADE, _SHADE, -_SHADE, -_SHADE), colours.radius("rack")
        )
        paint_shadow(painter, shape, colours.elevation("island"))
        painter.fillPath(shape, colours.colour("surface"))
        painter.end()
