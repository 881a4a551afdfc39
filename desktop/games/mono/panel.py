"""Mono's part of the panel: the viewer's own board and the turn's buttons."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QPaintEvent, QTransform
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.board.contract import Spot
from desktop.board.folding import ActionRow
from desktop.board.small_board import SmallBoard
from desktop.controls.buttons import Button, Look
from desktop.controls.lay import lay
from desktop.controls.surfaces import Section
from desktop.games.mono.paint import BoardLook, Size, paint_board, size_for
from desktop.games.mono.shapes import PAD, C, centre_of, face, field
from desktop.paint.painting import painting, room
from desktop.theme.appearance import theme
from desktop.theme.scaling import px, px_size
from rules.mono.board import HIDDEN, board

translate = QCoreApplication.translate


class MonoPanel(QWidget):
    """Shows the viewer's board, and a button that the scene connects."""

    def __init__(self) -> None:
        super().__init__()
        self.own = Section("")
        self.board = OwnBoard()
        self.end = Button(translate("common", "End turn"), Look.ACCENT, height=48)
        actions = ActionRow((self.end, 1))
        self._play = QWidget()
        parts = (self.own, self.board, actions)
        lay(QVBoxLayout(self._play), *parts, spacing=8)
        self._column = lay(QVBoxLayout(self), self._play, None)
        self.end.setToolTip(self.tr("Ends your turn and scores your list.  S"))

    def show_parts(self, *, playing: bool) -> None:
        """Show all of it while there is something to play, else nothing."""
        if self._play.isHidden() == playing:
            self._play.setVisible(playing)
            self.updateGeometry()

    def show_board(self, shown: bool) -> None:
        """Show or hide the own board; spectators have none."""
        for part in (self.own, self.board):
            part.setVisible(shown)

    def sizeHint(self) -> QSize:
        return QSize(px(292), self._column.sizeHint().height())


_WIDTH = 292
_ASIDE, _ABOVE, _BELOW = 8.0, 4.0, 10.0
_MOST_CELL, _MOST_HEIGHT, _LEAST_HEIGHT = 40.0, 176.0, 120
_DIGIT = 0.47
_SPARSE = 17.0  # px; in smaller cells a label for each piece is enough


class OwnBoard(SmallBoard):
    """Paints a board as large as the panel allows."""

    def __init__(self) -> None:
        super().__init__()
        grid = board(2)
        self.look = BoardLook(grid, HIDDEN * len(grid.names))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_board(self, look: BoardLook, words: str, cells: Sequence[str] = ()) -> None:
        """Show a board; for screen readers, `words` is its name and `cells` describes each cell."""
        resized = look.grid != self.look.grid
        self.look = look
        self.setAccessibleName(words)
        if resized:
            self.updateGeometry()
        middles = [centre_of(look.grid, cell) for cell in range(len(cells))]
        self.show_spots(
            Spot(cell, at, name, face().translated(at))
            for cell, (at, name) in enumerate(zip(middles, cells, strict=True))
        )

    def forget(self) -> None:
        """Forget the board except its size, as another player comes to the screen."""
        grid = self.look.grid
        self.show_board(BoardLook(grid, HIDDEN * len(grid.names)), "")

    def _cell(self, height: float, width: float = _WIDTH) -> float:
        """Return the size of a cell in pixels for a board of this height and width."""
        grid = self.look.grid
        across = (width - 2 * _ASIDE) / (grid.width + 2 * PAD / C)
        down = (height - _ABOVE - _BELOW) / (grid.height + 2 * PAD / C)
        return max(4.0, min(across, down, _MOST_CELL))

    def sizeHint(self) -> QSize:
        tall = self._cell(_MOST_HEIGHT) * (self.look.grid.height + 2 * PAD / C)
        return px_size(_WIDTH, round(tall + _ABOVE + _BELOW))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(px(_LEAST_HEIGHT), self.sizeHint().height()))

    def board_transform(self) -> QTransform:
        cell = self._cell(room(self).height(), room(self).width())
        left = (room(self).width() - field(self.look.grid).width() * cell / C) / 2
        return QTransform(cell / C, 0, 0, cell / C, left, _ABOVE + cell * PAD / C)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            cell = self._cell(room(self).height(), room(self).width())
            size = size_for(cell)
            painter.save()
            painter.setTransform(self.board_transform(), combine=True)
            # The panel has no room for the full shadow of a board.
            small = Size(max(_DIGIT, size.digit), size.letter, 0.6 * size.pixel)
            paint_board(painter, self.look, theme(), small, sparse=cell < _SPARSE)
            painter.restore()
            self.paint_cursor(painter)
