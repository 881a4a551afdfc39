"""Mono's part of the panel: one's own board and the turn's buttons, or the layout to be written."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMimeData, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from desktop.games.mono.paint import IVORY, BoardLook, Size, paint_board, size_for
from desktop.games.mono.shapes import PAD, C, field
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.text import first_fitting, paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import px, px_size, write_in
from desktop.widgets.buttons import Button, Look
from desktop.widgets.columns import Columns
from desktop.widgets.lay import lay
from desktop.widgets.surfaces import Section
from desktop.widgets.text import Text
from rules.mono.board import HIDDEN, board

_MOST_LINES = 6
_LONGEST = 4096


class LayoutBox(QPlainTextEdit):
    """Where a layout is typed or pasted; Ctrl+Enter places it."""

    placed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._lines = 5
        write_in(self, "typed")
        self._columns = Columns(self)
        self.setTabChangesFocus(True)
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(3)

    def show_lines(self, lines: int) -> None:
        """Makes room for so many lines."""
        lines = min(_MOST_LINES, max(2, lines))
        height = lines * QFontMetricsF(self.font()).lineSpacing()
        self.setFixedHeight(round(height) + px(26))

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """A file that is dropped here is for the window to open."""
        return not source.hasUrls() and super().canInsertFromMimeData(source)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.placed.emit()
            return
        super().keyPressEvent(event)


class MonoPanel(QWidget):
    """Shows what the scene says; its buttons are signals."""

    end_wanted = Signal()
    random_wanted = Signal()
    place_wanted = Signal()
    text_changed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.own = Section("")
        self.board = OwnBoard()
        self.legend = Legend()
        self.end = Button(self.tr("End turn"), Look.ACCENT)
        self.random = Button(self.tr("Random to the end"), Look.OUTLINE, "dice")
        beside = self._pair(self.legend, self.random, (2, 3))
        self._play = self._group(self.own, self.board, beside, self.end)
        self.heading = Section(self.tr("Layout as text"), self.tr("Top row first"))
        self.text = LayoutBox()
        self.text.setAccessibleName(self.tr("Layout as text, top row first"))
        self.verdict = Text("", "detail", "muted", wrap=True)
        self.clear = Button(self.tr("Clear"), Look.QUIET)
        self.random_layout = Button(self.tr("Random layout"), Look.OUTLINE, "dice")
        self.place = Button(self.tr("Place layout"), Look.ACCENT)
        pair = self._pair(self.random_layout, self.clear)
        self._layout = self._group(self.heading, self.text, self.verdict, pair, self.place)
        self._column = lay(QVBoxLayout(self), self._play, self._layout, None)
        self._connect()

    @staticmethod
    def _group(*widgets: QWidget) -> QWidget:
        made = QWidget()
        lay(QVBoxLayout(made), *widgets, spacing=8)
        return made

    @staticmethod
    def _pair(left: QWidget, right: QWidget, widths: tuple[int, int] = (1, 1)) -> QWidget:
        made = QWidget()
        lay(QHBoxLayout(made), (left, widths[0]), (right, widths[1]), spacing=8)
        return made

    def _connect(self) -> None:
        self.end.clicked.connect(self.end_wanted)
        self.random.clicked.connect(self.random_wanted)
        self.random_layout.clicked.connect(self.random_wanted)
        self.place.clicked.connect(self.place_wanted)
        self.text.placed.connect(self.place_wanted)
        self.clear.clicked.connect(self.text.clear)
        self.text.textChanged.connect(self._typed)
        self.end.setToolTip(self.tr("Ends your turn, and scores its list.  S"))
        self.random.setToolTip(
            self.tr("Uncovers cells at random, one after the other, until your turn ends.  R")
        )
        self.random_layout.setToolTip(self.tr("Makes a layout at random and places it at once.  R"))
        self.place.setToolTip(self.tr("Places the layout written here.  Ctrl+Enter"))

    def _typed(self) -> None:
        text = self.text.toPlainText()
        if len(text) > _LONGEST:
            self.text.setPlainText(text[:_LONGEST])
            return
        self.text_changed.emit(text)

    def show_parts(self, *, playing: bool, writing: bool) -> None:
        """Shows the own board with the turn's buttons, the layout's text, or neither."""
        for part, wanted in ((self._play, playing), (self._layout, writing)):
            if part.isHidden() == wanted:
                part.setVisible(wanted)
                self.updateGeometry()

    def show_board(self, shown: bool) -> None:
        """Shows or hides the own board; spectators have none."""
        for part in (self.own, self.board, self.legend):
            part.setVisible(shown)

    @staticmethod
    def ready(button: Button, can: bool) -> None:
        """Lets a main button be pressed; only then it has the accent."""
        button.look = Look.ACCENT if can else Look.QUIET
        button.setEnabled(can)
        button.update()

    def forget_text(self) -> None:
        """Empties the text, without a way to bring it back."""
        if self.text.toPlainText() or self.text.document().isUndoAvailable():
            self.text.blockSignals(True)
            self.text.setPlainText("")
            self.text.blockSignals(False)

    def say(self, words: str, ink: str = "muted") -> None:
        """One sentence on the text."""
        self.verdict.setText(words)
        self.verdict.set_ink(ink)

    def sizeHint(self) -> QSize:
        return QSize(px(292), self._column.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            write_in(self.verdict, "detail")


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
        return px_size(_WIDTH, round(tall + _ABOVE + _BELOW))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(px(_LEAST_HEIGHT), self.sizeHint().height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            cell = self._cell(room(self).height())
            size = size_for(cell)
            whole = field(self.look.grid)
            painter.translate(room(self).width() / 2, _ABOVE + cell * PAD / C)
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
            box = QRectF(4, room(self).height() / 2 - 8, 16, 16)
            painter.fillPath(rounded_rect(box, 3.5), colours.value(6, 9).fill)
            painter.fillPath(circle(QPointF(box.center()), 5.4), IVORY)
            words = QRectF(27, 0, room(self).width() - 31, room(self).height())
            made = colours.font("detail")
            text = first_fitting(self._wordings, made, words.width())
            paint_line(painter, text, words, made, colours.colour("muted"))
