"""The palette: a tile for each label, with how many of its cells are still to be painted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from desktop.games.mono.paint import shade
from desktop.layout_editor.faults import Count
from desktop.paint.icons import paint_icon
from desktop.paint.paths import rounded_rect
from desktop.paint.shadows import paint_shadow
from desktop.paint.text import first_fitting, paint_letters, paint_line
from desktop.theme.appearance import theme
from desktop.widgets.focus import FocusRing
from rules.mono.board import LABELS

_PAD_X, _PAD_Y = 18, 10
_MOST_TILE, _SMALL_TILE, _FOOT = 56, 36, 24
_TOP = 8  # px above a tile, for the ring of the chosen one
_MOST_STEP = 78
_ONE_ROW = 12  # labels that fit side by side
_SHADE = 8


class LabelTile(FocusRing, QPushButton):
    """One label: its colour, its sign, and what is left of it."""

    def __init__(self, value: int, size: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.value, self._size = value, size
        self.count = Count(LABELS[value - 1], 0, value)
        self.torn = False
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def label(self) -> str:
        return LABELS[self.value - 1]

    def show_size(self, size: int) -> None:
        """How many labels there are: the colours of all depend on it."""
        if size != self._size:
            self._size = size
            self.update()

    def show_count(self, count: Count, torn: bool) -> None:
        """Says how many cells are placed and how many remain, or that they are not joined."""
        if (count, torn) == (self.count, self.torn) and self.accessibleName():
            return
        self.count, self.torn = count, torn
        name = self.tr("Label {label}: {n} of {all} placed, {left}").format(
            label=self.label, n=count.painted, all=count.wanted, left=self.words
        )
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    @property
    def words(self) -> str:
        """What is left, in few words."""
        left = self.count.left
        if left > 0:
            return self.tr("{n} left").format(n=left)
        if left:
            return self.tr("{n} over").format(n=-left)
        return self.tr("torn apart") if self.torn else self.tr("complete")

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width() - 9.0, self.height() - _FOOT - float(_TOP))
        box = QRectF((self.width() - side) / 2, _TOP, side, side)
        if self.isChecked():
            box.translate(0, -2)
        self._paint_tile(painter, box)
        self._paint_count(painter, box)
        painter.end()

    def _paint_tile(self, painter: QPainter, box: QRectF) -> None:
        colours = theme()
        swatch = colours.value(self.value, self._size)
        radius = 0.17 * box.width()
        if self.isChecked() or self.by_keyboard:
            grown = box.adjusted(-4, -4, 4, 6)
            painter.fillPath(rounded_rect(grown, radius + 4), colours.colour("surface"))
            pen = colours.pen("target", colours.colour("accent"))
            if not self.isChecked():
                pen = colours.pen("legalDash", colours.colour("accent"))
            painter.strokePath(rounded_rect(grown, radius + 4), pen)
        lively = self.isChecked() or self.underMouse()
        done = not self.count.left and not self.torn
        painter.setOpacity(0.42 if done and not lively else 1)
        thick = 0.06 * box.width()
        painter.fillPath(rounded_rect(box.translated(0, thick), radius), shade(swatch.fill))
        painter.fillPath(rounded_rect(box, radius), swatch.fill)
        middle = QPointF(box.center())
        paint_letters(painter, self.label, middle, 0.44 * box.width(), swatch.ink, 700)
        painter.setOpacity(1)

    def _paint_count(self, painter: QPainter, box: QRectF) -> None:
        colours = theme()
        left = self.count.left
        foot = QRectF(0, self.height() - _FOOT + 4, self.width(), _FOOT - 4)
        if not left:
            icon = QRectF(0, 0, 15, 15)
            icon.moveCenter(foot.center())
            name, ink = ("alert", "error") if self.torn else ("check", "success")
            paint_icon(painter, name, icon, colours.colour(ink))
            return
        made = colours.font("caption")
        made.setWeight(made.Weight.Bold)
        name = "error" if left < 0 else "accent" if self.isChecked() else "text"
        centre = Qt.AlignmentFlag.AlignHCenter
        words = first_fitting((self.words, f"{-left:+}"), made, foot.width())
        paint_line(painter, words, foot, made, colours.colour(name), centre)


class Palette(QWidget):
    """The tiles on a plate, in one row or two."""

    picked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles: list[LabelTile] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Labels"))

    def show_counts(self, counts: list[Count], chosen: str, torn: set[str]) -> None:
        """A tile for each label, this one chosen; `torn` are those whose cells are not joined."""
        if len(counts) != len(self.tiles):
            self._make(len(counts))
        for tile, count in zip(self.tiles, counts, strict=True):
            tile.show_count(count, count.label in torn)
        self.choose(chosen)

    def choose(self, label: str) -> None:
        """Marks the tile of the label in hand."""
        for tile in self.tiles:
            if tile.isChecked() != (tile.label == label):
                tile.setChecked(tile.label == label)

    def _make(self, size: int) -> None:
        """So many tiles; those that are there already stay."""
        while len(self.tiles) > size:
            tile = self.tiles.pop()
            tile.hide()
            tile.deleteLater()
        for tile in self.tiles:
            tile.show_size(size)
        for value in range(len(self.tiles) + 1, size + 1):
            tile = LabelTile(value, size, self)
            tile.clicked.connect(lambda _checked=False, t=tile: self.picked.emit(t.label))
            tile.show()
            self.tiles.append(tile)
        self.setFixedHeight(self._wanted_height())
        self._place()

    @property
    def _rows(self) -> int:
        return 1 if len(self.tiles) <= _ONE_ROW else 2

    def _wanted_height(self) -> int:
        tile = _MOST_TILE if self._rows == 1 else _SMALL_TILE
        return self._rows * (tile + _FOOT + _TOP) + 2 * _PAD_Y - 6 + _SHADE

    def sizeHint(self) -> QSize:
        return QSize(700, self._wanted_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Puts the tiles where they belong."""
        if not self.tiles:
            return
        across = -(-len(self.tiles) // self._rows)
        step = min(_MOST_STEP, (self.width() - 2 * _PAD_X) / across)
        high = (self.height() - _SHADE - 2 * _PAD_Y) // self._rows
        left = (self.width() - step * across) / 2
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, across)
            x, y = round(left + column * step), _PAD_Y + row * high
            tile.setGeometry(x, y, round(left + (column + 1) * step) - x, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        across = -(-len(self.tiles) // self._rows) if self.tiles else 1
        wide = min(self.width() - 8.0, across * _MOST_STEP + 2.0 * _PAD_X)
        face = QRectF((self.width() - wide) / 2, 2, wide, self.height() - _SHADE - 2)
        shape = rounded_rect(face, colours.radius("rack"))
        paint_shadow(painter, shape, colours.elevation("island"), 0.5)
        painter.fillPath(shape, colours.colour("surface"))
        painter.end()
