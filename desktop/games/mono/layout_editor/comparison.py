"""Two layouts side by side: the one on the board and one of the library.

What differs is ringed. Where more than half differs, what is the same is ringed instead, and the
rest is dimmed.
"""

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.dialog import Dialog
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.games.mono.layout_editor.layout_text import as_rows
from desktop.games.mono.layout_editor.thumbnails import fitted, paint_layout
from desktop.games.mono.paint import paint_coordinates, paint_tray, size_for
from desktop.games.mono.shapes import C, centre_of, field
from desktop.language.numbers import percent
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px, px_size
from rules.mono.board import HIDDEN, board

translate = QCoreApplication.translate

_WIDEST, _LEAST = 1100, (180, 120)  # px
_BETWEEN = 2 * 28 + 24  # px left of, between and right of the boards
_WORDS = 270  # px above and below them
_TRAY, _LETTERS = 16, 34  # px round the cells, and where letters and numbers stand
_DIM = 0.72  # how much is laid over cells that are dimmed
_AROUND = 64  # px left free around the sheet
_RING = 0.44  # of a cell


class _Board(QWidget):
    """One of the two in its tray, as large as there is room, with rings and dimmed cells."""

    def __init__(self) -> None:
        super().__init__()
        self._size, self._labels = 2, HIDDEN * 3
        self._ringed = self._dimmed = frozenset[int]()

    def show_layout(
        self, size: int, labels: str, ringed: frozenset[int], dimmed: frozenset[int]
    ) -> None:
        self._size, self._labels = size, labels
        self._ringed, self._dimmed = ringed, dimmed
        self.setAccessibleName(as_rows(size, labels))
        self.update()

    def minimumSizeHint(self) -> QSize:
        return px_size(*_LEAST)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, grid = theme(), board(self._size)
        box = room(self).adjusted(_LETTERS, _TRAY, -_TRAY, -_LETTERS)
        with painting(self, as_read=False) as painter:
            with fitted(painter, box, grid) as scale:
                sizes = size_for(scale * C)
                paint_tray(painter, grid, colours, sizes.pixel)
                paint_coordinates(painter, grid, colours, sizes)
            paint_layout(painter, box, self._size, self._labels, colours)
            with fitted(painter, box, grid) as scale:
                for cell in self._dimmed:
                    square = QRectF(0, 0, C, C)
                    square.moveCenter(centre_of(grid, cell))
                    painter.fillRect(square, colours.colour("boardHi", _DIM))
                for ink, width in (("surface", 4.8), ("text", 2.0)):  # on light and dark pieces
                    painter.setPen(QPen(colours.colour(ink), width / scale))
                    for cell in self._ringed:
                        painter.drawPath(circle(centre_of(grid, cell), _RING * C))


class Comparison(Dialog):
    """Covers the editor; *Put it on the board* takes the other layout."""

    taken = Signal(int, str)  # size, labels

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = Text(self.tr("Side by side"), "dialogTitle")
        self.setAccessibleName(self.title.text())
        self.line = Text("", "hint", "muted", wrap=True)
        self.names = (Text("", "name"), Text("", "name"))
        self._boards = (_Board(), _Board())
        self.take = Button("", Look.ACCENT)
        self.take.setToolTip(self.tr("You can undo this."))
        self.cross = IconButton("close", self.tr("Close"))
        self.close_button = Button(self.tr("Close"), Look.OUTLINE)
        self._other = (0, "")
        self._sizes = (2, 2)
        self._lay_out()
        for button in (self.close_button, self.cross):
            button.clicked.connect(self.leave)
        self.take.clicked.connect(self._take)

    def _lay_out(self) -> None:
        column = self.sheet.column
        fix(column, QLayout.setSpacing, 12)
        column.addLayout(lay(QHBoxLayout(), (self.title, 1), self.cross))
        column.addWidget(self.line)
        halves = [
            (lay(QVBoxLayout(), name, (picture, 1), spacing=6), 1)
            for name, picture in zip(self.names, self._boards, strict=True)
        ]
        column.addLayout(lay(QHBoxLayout(), *halves, spacing=24), 1)
        column.addLayout(lay(QHBoxLayout(), None, self.close_button, self.take, spacing=8))

    def compare(
        self,
        mine: tuple[int, str],
        name: str,
        other: tuple[int, str],
        ranks: tuple[float | None, float | None] = (None, None),
        own_name: str = "",
    ) -> None:
        """Show two layouts by their size and labels; the first is on the board without a name.

        `ranks` are their difficulties, measured in the same matches, as far as they are known.
        """
        self._other, self._sizes = other, (mine[0], other[0])
        alike = mine[0] == other[0]
        pairs = enumerate(zip(mine[1], other[1], strict=True)) if alike else ()
        differing = frozenset(cell for cell, (one, two) in pairs if one != two)
        ringed, dimmed = differing, frozenset[int]()
        if not alike:
            self.line.setText(self.tr("The layouts have different sizes."))
        elif 2 * len(differing) > len(mine[1]):
            ringed, dimmed = frozenset(range(len(mine[1]))) - differing, differing
            count = len(ringed)
            self.line.setText(
                translate("Comparison", "%n cells are the same. They are ringed.", None, count)
                if count
                else self.tr("All cells differ.")
            )
        elif differing:
            count = len(differing)
            self.line.setText(
                translate("Comparison", "%n cells differ. They are ringed.", None, count)
            )
        else:
            self.line.setText(self.tr("The layouts are the same."))
        words = self.tr("Replace my drawing with “{name}”")
        self.take.setText(words.format(name=name))
        titles = self._titles((own_name or self.tr("On the board"), name), ranks)
        for label, picture, title, sheet in zip(
            self.names, self._boards, titles, (mine, other), strict=True
        ):
            label.setText(title)
            picture.show_layout(*sheet, ringed, dimmed)
        self.place_sheet()
        self.show()
        self.raise_()
        self.close_button.setFocus()

    def _titles(
        self, names: tuple[str, str], ranks: tuple[float | None, float | None]
    ) -> list[str]:
        """Return the names with the difficulties, and the difference behind the second one."""
        titles = []
        for name, rank in zip(names, ranks, strict=True):
            words = self.tr("{name}: harder than {share}")
            share = percent(rank) if rank is not None else ""
            titles.append(words.format(name=name, share=share) if rank is not None else name)
        mine, other = ranks
        if mine is not None and other is not None:
            change = f"{round(100 * other) - round(100 * mine):+}".replace("-", "−")
            titles[1] = f"{titles[1]} ({change})"
        return titles

    def _take(self) -> None:
        self.taken.emit(*self._other)
        self.leave()

    def place_sheet(self) -> None:
        """In the middle, as high as the boards are at that width."""
        free = self.size() - QSize(_AROUND, _AROUND)
        wide = min(free.width(), px(_WIDEST))
        column = (wide - px(_BETWEEN)) / 2
        shapes = [field(board(size)) for size in self._sizes]
        high = max(column * shape.height() / shape.width() for shape in shapes)
        sheet = QRect(0, 0, wide, min(free.height(), round(high) + px(_WORDS)))
        sheet.moveCenter(self.rect().center())
        self.sheet.setGeometry(sheet)
