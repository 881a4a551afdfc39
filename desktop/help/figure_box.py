"""Figures on the page: pictures side by side on pieces of the table, with captions below."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLayout, QSizePolicy, QWidget

from desktop.background.idle_queue import idle_queue
from desktop.board.figure import Figure
from desktop.controls.accessible_role import HasRole
from desktop.games.catalogue import figure_picture
from desktop.help.blocks import plain
from desktop.help.prose import Prose
from desktop.paint.cached_picture import CachedPicture, paint_table
from desktop.paint.painting import dots, painting, room
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix

translate = QCoreApplication.translate

_HEIGHTS = {1: 292, 2: 250, 3: 216}
_RADIUS = 16.0


class FigureBox(HasRole, QWidget):
    """One picture. It is drawn when it becomes visible, and only in spare time."""

    role = QAccessible.Role.Graphic

    def __init__(self, figure: Figure, height: int, caption: str) -> None:
        super().__init__()
        self._picture = CachedPicture(figure_picture(figure))
        fix(self, QWidget.setFixedHeight, height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(translate("common", "Picture"))
        self.setAccessibleDescription(caption)

    @property
    def drawn(self) -> bool:
        """Whether the picture is drawn for the present size and theme."""
        return self._picture.is_ready(room(self), dots(self))

    def draw(self) -> None:
        """Draw the picture now, and show it."""
        self._picture.prepare(room(self), dots(self))
        self.update()

    def _draw_if_seen(self) -> None:
        if self.isVisible():
            self.draw()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = room(self)
            paint_table(painter, box, _RADIUS, theme())
            if self.drawn:
                self._picture.paint(painter, box, dots(self))
            else:
                idle_queue().add(self, self._draw_if_seen, self)


def figure_row(figures: Sequence[tuple[Figure, str]]) -> QWidget:
    """Return figures side by side, with their captions below."""
    row = QWidget()
    grid = QGridLayout(row)
    fix(grid, QLayout.setContentsMargins, 0, 6, 0, 6)
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(9)
    usual = _HEIGHTS[min(3, len(figures))]
    height = max(figure.height or usual for figure, _caption in figures)
    for column, (figure, caption) in enumerate(figures):
        grid.addWidget(FigureBox(figure, height, plain(caption)), 0, column)
        grid.addWidget(Prose(caption, "hint", "muted"), 1, column)
        grid.setColumnStretch(column, 1)
    return row
