"""Comparison of two layouts side by side.

Cells that differ have a ring. If more than half of the cells differ, the equal cells have the ring
instead.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import (
    QCoreApplication,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.lay import add_layout, lay
from desktop.controls.overlay import Dialog
from desktop.controls.text import Text
from desktop.games.mono.layout_editor.layout_library import LayoutEntry
from desktop.games.mono.layout_editor.layout_text import as_rows
from desktop.games.mono.layout_editor.thumbnails import fitted, paint_layout
from desktop.games.mono.paint import paint_coordinates, paint_tray, size_for
from desktop.games.mono.shapes import C, centre_of, field
from desktop.language.numbers import percent
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px, px_size
from rules.mono.board import HIDDEN, board

translate = QCoreApplication.translate

_WIDEST, _LEAST = 1100, (180, 120)  # px
_BETWEEN = 2 * 28 + 24  # px left of, between and right of the boards
_WORDS = 238  # px above and below them
_TRAY, _LETTERS = 16, 34  # px around the cells, without and with coordinates
_AROUND = 64  # px left free around the sheet
_RING = 0.4  # of a cell
_SHADOW = 0.5  # size of the shadow, which would be cut at the usual size
_SCALE = 68  # px
_APART = 16.0  # px between two names


class _Board(QWidget):
    """One of the two layouts in its tray, as large as possible, with rings."""

    def __init__(self) -> None:
        super().__init__()
        self._size, self._labels = 2, HIDDEN * 3
        self._ringed = frozenset[int]()

    def show_layout(self, size: int, labels: str, ringed: frozenset[int]) -> None:
        self._size, self._labels, self._ringed = size, labels, ringed
        self.setAccessibleName(as_rows(size, labels))
        self.update()

    def minimumSizeHint(self) -> QSize:
        return px_size(*_LEAST)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, grid = theme(), board(self._size)
        box = room(self).adjusted(_LETTERS, _TRAY, -_TRAY, -_LETTERS)
        with painting(self) as painter:
            with fitted(painter, box, grid) as scale:
                sizes = size_for(scale * C)
                paint_tray(painter, grid, colours, _SHADOW * sizes.pixel)
                paint_coordinates(painter, grid, colours, sizes)
            paint_layout(painter, box, self._size, self._labels, colours)
            with fitted(painter, box, grid) as scale:
                for ink, width in (("surface", 4.8), ("text", 2.0)):  # visible on all pieces
                    painter.setPen(QPen(colours.colour(ink), width / scale))
                    for cell in self._ringed:
                        painter.drawPath(circle(centre_of(grid, cell), _RING * C))


class _Scale(QWidget):
    """The difficulties of both layouts on one scale, and the difference between them."""

    def __init__(self) -> None:
        super().__init__()
        self._points: tuple[tuple[str, float], ...] = ()
        fix(self, QWidget.setFixedHeight, _SCALE)

    def show_ranks(self, names: tuple[str, str], ranks: tuple[float | None, float | None]) -> None:
        """Show both difficulties, or hide the scale unless both are known."""
        known = [(name, rank) for name, rank in zip(names, ranks, strict=True) if rank is not None]
        self._points = tuple(sorted(known, key=lambda one: one[1]))
        self.setVisible(len(self._points) == len(ranks))
        title = translate("common", "Difficulty")
        words = (f"{name} {percent(rank)}" for name, rank in self._points)
        self.setAccessibleName(f"{title}: {', '.join(words)}")

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self)
            line = QRectF(whole.left() + 2, 26, whole.width() - 4, 8)
            painter.fillPath(rounded_rect(line, 4), colours.colour("control", 0.5))
            low, high = (line.left() + line.width() * rank for _, rank in self._points)
            between = QRectF(low, line.top(), high - low, line.height())
            painter.fillRect(between, colours.colour("text"))
            for at in (low, high):
                knob = circle(QPointF(at, line.center().y()), 8)
                painter.fillPath(knob, colours.colour("raised"))
                painter.strokePath(knob, QPen(colours.colour("text"), 2.4))
            self._write(painter, whole, low, high)

    def _write(self, painter: QPainter, whole: QRectF, low: float, high: float) -> None:
        """Write the names above their knobs without overlap, and the difference below."""
        colours = theme()
        made, ink = colours.font("hint", weight=600), colours.colour("text")
        texts = [f"{name}  {percent(rank)}" for name, rank in self._points]
        wide = [QFontMetricsF(made).horizontalAdvance(text) + 4 for text in texts]
        left = min(max(low - wide[0] / 2, 0.0), whole.width() - sum(wide) - _APART)
        right = min(max(high - wide[1] / 2, left + wide[0] + _APART), whole.width() - wide[1])
        for text, at, width in zip(texts, (left, right), wide, strict=True):
            paint_line(painter, text, QRectF(at, 0, width, 20), made, ink)
        change = round(100 * self._points[1][1]) - round(100 * self._points[0][1])
        chip = QRectF(0, 40, 46, 24)
        middle = min(max((low + high) / 2, 23.0), whole.width() - 23)
        chip.moveCenter(QPointF(middle, 52))
        painter.fillPath(rounded_rect(chip, 12), colours.colour("accentSoft"))
        centre = Qt.AlignmentFlag.AlignHCenter
        paint_line(painter, f"+{change}" if change else "±0", chip, made, ink, centre)
        for words, align in (
            (translate("common", "Easy"), Qt.AlignmentFlag.AlignLeft),
            (translate("common", "Hard"), Qt.AlignmentFlag.AlignRight),
        ):
            place = QRectF(2, 42, whole.width() - 4, 20)
            if abs(middle - (0 if align is Qt.AlignmentFlag.AlignLeft else whole.width())) > 90:
                paint_line(painter, words, place, made, colours.colour("muted"), align)


_Act = Callable[[LayoutEntry], object]


class Comparison(Dialog):
    """A dialog over the editor or the library that compares two layouts.

    In the editor, a button puts the second layout on the board. In the library, either layout can
    be edited or played instead.
    """

    def __init__(self, take: _Act, play: _Act | None, parent: QWidget) -> None:
        """`take` puts a layout on the board or edits it.

        With `play`, Edit and Play buttons for each layout replace the one that takes the second.
        """
        super().__init__(parent)
        self.title = Text(self.tr("Side by side"), "dialogTitle")
        self.setAccessibleName(self.title.text())
        self.line = Text("", "hint", "muted", wrap=True)
        self.names = (Text("", "name"), Text("", "name"))
        self._boards = (_Board(), _Board())
        self.take = Button("", Look.ACCENT)
        self.take.setToolTip(self.tr("You can undo this."))
        self.cross = IconButton("close", translate("common", "Close"))
        self.close_button = Button(translate("common", "Close"), Look.OUTLINE)
        self._scale = _Scale()
        self.edits = tuple(
            Button(translate("common", "Edit"), Look.OUTLINE, "pencil") for _ in range(2)
        )
        self.plays = tuple(
            Button(translate("common", "Play"), Look.OUTLINE, "play") for _ in range(2)
        )
        self._pair: tuple[LayoutEntry, ...] = ()
        for index, (edit, play_button) in enumerate(zip(self.edits, self.plays, strict=True)):
            edit.clicked.connect(partial(self._leave_for, take, index))
            if play is not None:
                play_button.clicked.connect(partial(self._leave_for, play, index))
        for hidden in (*self.edits, *self.plays) if play is None else (self.take,):
            hidden.hide()
        self._lay_out()
        for button in (self.close_button, self.cross):
            button.clicked.connect(self.leave)
        self.take.clicked.connect(partial(self._leave_for, take, 1))

    def _lay_out(self) -> None:
        column = self.sheet.column
        fix(column, QLayout.setSpacing, 12)
        head = lay(QHBoxLayout(), self.title, (self.line, 1), self.cross, spacing=14)
        add_layout(column, head)
        halves = []
        for index, (name, picture) in enumerate(zip(self.names, self._boards, strict=True)):
            name.setMinimumWidth(1)
            named = lay(QHBoxLayout(), (name, 1), self.edits[index], self.plays[index], spacing=8)
            halves.append((lay(QVBoxLayout(), named, (picture, 1), spacing=6), 1))
        add_layout(column, lay(QHBoxLayout(), *halves, spacing=24), 1)
        column.addWidget(self._scale)
        add_layout(column, lay(QHBoxLayout(), None, self.close_button, self.take, spacing=8))

    def _leave_for(self, act: _Act, index: int) -> None:
        self.leave()
        act(self._pair[index])

    def compare(
        self, one: LayoutEntry, other: LayoutEntry, rank_of: Callable[[str], float | None]
    ) -> None:
        """Show two layouts.

        `rank_of` returns the difficulty of labels, None if unknown. Both must be measured in the
        same matches.
        """
        self._pair = one, other
        alike, cells = one.size == other.size, len(one.labels)
        pairs = enumerate(zip(one.labels, other.labels, strict=True)) if alike else ()
        differing = frozenset(cell for cell, (here, there) in pairs if here != there)
        ringed = differing
        if not alike:
            self.line.setText(self.tr("The layouts have different sizes."))
        elif 2 * len(differing) > cells:
            ringed = frozenset(range(cells)) - differing
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
        self.take.setText(words.format(name=other.name))
        names, ranks = (one.name, other.name), (rank_of(one.labels), rank_of(other.labels))
        self._scale.show_ranks(names, ranks)
        for label, picture, title, entry in zip(
            self.names, self._boards, self._titles(names, ranks), self._pair, strict=True
        ):
            label.setText(title)
            picture.show_layout(entry.size, entry.labels, ringed)
        self.place_sheet()
        self.open(self.close_button)

    def _titles(
        self, names: tuple[str, str], ranks: tuple[float | None, float | None]
    ) -> list[str]:
        """Return the names with their difficulties, and the difference after the second one."""
        #: a layout, and the share of random layouts that are easier
        words = self.tr("{name}: harder than {share}")
        titles = [
            name if rank is None else words.format(name=name, share=percent(rank))
            for name, rank in zip(names, ranks, strict=True)
        ]
        mine, other = ranks
        if mine is not None and other is not None:
            change = f"{round(100 * other) - round(100 * mine):+}".replace("-", "−")
            titles[1] = f"{titles[1]} ({change})"
        return titles

    def place_sheet(self) -> None:
        """Centre the sheet, as high as the boards need at its width."""
        free = self.size() - QSize(_AROUND, _AROUND)
        wide = min(free.width(), px(_WIDEST))
        column = (wide - px(_BETWEEN)) / 2
        shapes = [field(board(entry.size)) for entry in self._pair]
        high = max((column * shape.height() / shape.width() for shape in shapes), default=0)
        words = px(_WORDS + (_SCALE + 12 if not self._scale.isHidden() else 0))
        sheet = QRect(0, 0, wide, min(free.height(), round(high) + words))
        sheet.moveCenter(self.rect().center())
        self.sheet.setGeometry(sheet)
