"""The player's own board, small in the panel, with what the others have seen of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.games.mono.paint import IVORY, BoardLook, Size, paint_board, size_for
from desktop.games.mono.shapes import PAD, C, field
from desktop.paint.painting import painting
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.text import first_fitting, paint_line
from desktop.theme.appearance import theme
from rules.mono.board import HIDDEN, board

_WIDTH = 292
_ASIDE, _ABOVE, _BELOW = 5.0, 4.0, 10.0
_MOST_CELL, _MOST_HEIGHT, _LEAST_HEIGHT = 40.0, 184.0, 120
_DIGIT = 0.47
_SPARSE = 17.0  # px; in smaller cells a label for each piece is enough


class OwnBoard(QWidget):
    """Paints a board as large as the panel allows."""

    def __init__(self) -> None:
        super().__init__()
        grid = board(2)
        self.look = BoardLook(grid, HIDDEN * len(grid.names))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_board(self, look: BoardLook, words: str) -> None:
        """Shows a board; `words` say for screen readers what it is."""
        resized = look.grid != self.look.grid
        self.look = look
        self.setAccessibleName(words)
        if resized:
            self.updateGeometry()
        self.update()

    def forget(self) -> None:
        """Keeps nothing of the board shown but its size: somebody else comes to the screen."""
        grid = self.look.grid
        self.show_board(BoardLook(grid, HIDDEN * len(grid.names)), "")

    def _cell(self, height: float) -> float:
        """How many pixels a cell has where the board may be so high."""
        grid = self.look.grid
        across = (_WIDTH - 2 * _ASIDE) / (grid.width + 2 * PAD / C)
        down = (height - _ABOVE - _BELOW) / (grid.height + 2 * PAD / C)
        return max(4.0, min(across, down, _MOST_CELL))

    def sizeHint(self) -> QSize:
        tall = self._cell(_MOST_HEIGHT) * (self.look.grid.height + 2 * PAD / C)
        return QSize(_WIDTH, round(tall + _ABOVE + _BELOW))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(_LEAST_HEIGHT, self.sizeHint().height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            cell = self._cell(self.height())
            size = size_for(cell)
            whole = field(self.look.grid)
            painter.translate(self.width() / 2, _ABOVE + cell * PAD / C)
            painter.scale(cell / C, cell / C)
            painter.translate(-whole.width() / 2, 0)
            # The panel has no room for the full shadow of a board.
            small = Size(max(_DIGIT, size.digit), size.letter, 0.6 * size.pixel)
            paint_board(painter, self.look, theme(), small, sparse=cell < _SPARSE)


class Legend(QWidget):
    """What the disc on a cell means."""

    def __init__(self) -> None:
        super().__init__()
        self._wordings: Sequence[str] = ("",)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, *wordings: str) -> None:
        """Says it in the first of these wordings that has room; the first is the fullest."""
        self._wordings = wordings
        self.setAccessibleName(wordings[0])
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            box = QRectF(4, self.height() / 2 - 8, 16, 16)
            painter.fillPath(rounded_rect(box, 3.5), colours.value(6, 9).fill)
            painter.fillPath(circle(QPointF(box.center()), 5.4), IVORY)
            words = QRectF(27, 0, self.width() - 31, self.height())
            made = colours.font("detail")
            text = first_fitting(self._wordings, made, words.width())
            paint_line(painter, text, words, made, colours.colour("muted"))
