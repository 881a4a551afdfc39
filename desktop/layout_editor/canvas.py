"""The canvas: the board one paints on, by mouse and by keys, with what is wrong marked on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.board.accessible import say
from desktop.games.mono.paint import paint_hover
from desktop.games.mono.shapes import centre_of
from desktop.layout_editor.board_picture import BoardPicture
from desktop.layout_editor.geometry import Geometry, fitted
from desktop.layout_editor.marks import AROUND, fault_picture, paint_cursor, paint_picked
from desktop.layout_editor.tool_controller import ToolController
from desktop.layout_editor.tools import Tool
from desktop.theme.appearance import appearance, theme
from rules.mono.board import HIDDEN, LABELS, board

Key = Qt.Key
_ARROWS = {
    Key.Key_Left: (-1, 0),
    Key.Key_Right: (1, 0),
    Key.Key_Up: (0, -1),
    Key.Key_Down: (0, 1),
}
_PAINT = (Key.Key_Space, Key.Key_Return, Key.Key_Enter)
_ERASE = (Key.Key_Backspace, Key.Key_Delete)


class Canvas(QWidget):
    """Shows a hand's drawing and lets the hand work on it."""

    pointed = Signal(object)  # the cell under mouse or cursor, or None

    def __init__(self, hand: ToolController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hand = hand
        self.cursor_cell = 0
        self.faulty: tuple[int, ...] = ()
        self._hover: int | None = None
        self._keyed = False
        self._picture = BoardPicture()
        self._geometry: Geometry | None = None
        self._size = hand.drawing.size
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(240, 160)
        self.setAccessibleName(self.tr("The layout: arrow keys walk, digits and letters choose"))
        hand.drawing.changed.connect(self._follow)
        hand.chosen.connect(self.update)
        appearance().changed.connect(self._refit)

    def sizeHint(self) -> QSize:
        return QSize(700, 460)

    # -- what is shown

    @property
    def geometry_of_board(self) -> Geometry:
        """Where the board is."""
        if self._geometry is None:
            room = QSizeF(self.size())
            self._geometry = fitted(board(self.hand.drawing.size), room)
        return self._geometry

    def show_faulty(self, cells: Sequence[int]) -> None:
        """Marks these cells and no others."""
        cells = tuple(cells)
        if cells != self.faulty:
            # The first one has the badge.
            self._touch({*cells} ^ {*self.faulty} | {*cells[:1], *self.faulty[:1]})
            self.faulty = cells

    def _follow(self) -> None:
        """The drawing changed: only what differs is drawn again."""
        drawing = self.hand.drawing
        if drawing.size != self._size:
            self._size = drawing.size
            self.cursor_cell, self.faulty, self._hover = 0, (), None
            self._refit()
            return
        if self.isVisible():
            dirty = self._draw()
            if not dirty.isEmpty():
                self.update(dirty)

    def _draw(self) -> QRegion:
        drawing = self.hand.drawing
        ratio = self.devicePixelRatioF()
        return self._picture.show(
            self.geometry_of_board, drawing.labels, theme(), self.size(), ratio
        )

    def _refit(self) -> None:
        self._geometry = None
        self.update()

    def _touch(self, cells: Iterable[int]) -> None:
        for cell in cells:
            self.update(self.geometry_of_board.pixels(cell, AROUND))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._refit()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._draw()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = event.rect()
        ratio = self._picture.pixmap.devicePixelRatio()
        there = QRectF(QPointF(box.topLeft()) * ratio, QSizeF(box.size()) * ratio)
        painter.drawPixmap(QRectF(box), self._picture.pixmap, there)
        self._paint_marks(painter, event.region())
        painter.end()

    def _paint_marks(self, painter: QPainter, exposed: QRegion) -> None:
        """What is wrong, what was picked up, where mouse and cursor are."""
        geometry, hand = self.geometry_of_board, self.hand
        pixel = geometry.size.pixel
        labels = hand.drawing.labels

        def at(cell: int) -> bool:
            if not exposed.intersects(geometry.pixels(cell, AROUND)):
                return False
            painter.setTransform(geometry.transform)
            painter.translate(centre_of(geometry.grid, cell))
            return True

        ratio = self.devicePixelRatioF()
        for number, cell in enumerate(self.faulty):
            if exposed.intersects(geometry.pixels(cell, AROUND)):
                picture = fault_picture(geometry.cell, pixel, ratio, badge=number == 0)
                painter.drawPixmap(geometry.rect(cell, AROUND).topLeft(), picture)
        if hand.picked is not None and hand.tool is Tool.SWAP:
            for cell in (c for c, label in enumerate(labels) if label == labels[hand.picked]):
                if at(cell):
                    paint_picked(painter, pixel)
        if self._hover is not None and at(self._hover):
            paint_hover(painter, theme(), pixel)
        if self._keyed and self.hasFocus() and at(self.cursor_cell):
            paint_cursor(painter, pixel)
        painter.resetTransform()

    # -- the mouse

    def _point(self, cell: int | None) -> None:
        if cell != self._hover:
            self._touch(c for c in (cell, self._hover) if c is not None)
            self._hover = cell
            self.pointed.emit(cell)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = self.geometry_of_board.cell_under(event.position())
        if self.hand.drawing.in_stroke:
            self.hand.give_up()
            return
        if cell is None:
            return
        self._show_cursor(cell, keyed=False)
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.button() == Qt.MouseButton.MiddleButton or held:
            self._pick_label(cell)
        elif event.button() == Qt.MouseButton.RightButton:
            self.hand.press(cell, erase=True)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.hand.press(cell)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        geometry = self.geometry_of_board
        self._point(geometry.cell_under(event.position()))
        if self.hand.drawing.in_stroke and event.buttons():
            self.hand.drag(geometry.nearest(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.hand.release()

    def leaveEvent(self, event: QEvent) -> None:
        self._point(None)

    def _pick_label(self, cell: int) -> None:
        label = self.hand.drawing.labels[cell]
        if label != HIDDEN:
            self.hand.choose(label)

    # -- the keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        if key == Key.Key_Escape and self.hand.busy:
            self.hand.give_up()
        elif modifiers & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        elif modifiers & Qt.KeyboardModifier.AltModifier:
            if not self._take_tool(key):
                super().keyPressEvent(event)
        elif key in _ARROWS:
            self._walk(_ARROWS[key], paint=shift)
        elif key in _PAINT:
            self._press_here()
        elif key in _ERASE:
            self._show_cursor(self.cursor_cell, keyed=True)
            if not self.hand.drawing.in_stroke:
                self.hand.press(self.cursor_cell, erase=True)
                self.hand.release()
        elif not (self._type(event.text()) or self._take_tool(key)):
            super().keyPressEvent(event)

    def _take_tool(self, key: Qt.Key) -> bool:
        tool = next((tool for tool in Tool if tool.key == key), None)
        if tool is not None:
            self.hand.take(tool)
        return tool is not None

    def _type(self, text: str) -> bool:
        """A digit or letter chooses its label."""
        label = text.lower()
        if len(label) == 1 and label in LABELS[: self.hand.drawing.size]:
            self.hand.choose(label)
            return True
        return False

    def _press_here(self) -> None:
        """Space or Enter: what a click does; with the move tool it picks up and puts down."""
        hand, cell = self.hand, self.cursor_cell
        self._show_cursor(cell, keyed=True)
        if hand.drawing.in_stroke:
            hand.release()
            return
        hand.press(cell)
        if hand.tool is not Tool.MOVE:
            hand.release()

    def _walk(self, step: tuple[int, int], *, paint: bool) -> None:
        grid, hand = board(self.hand.drawing.size), self.hand
        if not self._keyed and not paint:
            self._show_cursor(self.cursor_cell, keyed=True)
            return
        start = self.cursor_cell
        x, y = start % grid.width + step[0], start // grid.width + step[1]
        if not (0 <= x < grid.width and 0 <= y < grid.height):
            return
        cell = y * grid.width + x
        self._show_cursor(cell, keyed=True)
        if hand.drawing.in_stroke:
            hand.drag(cell)
        elif paint and hand.tool in (Tool.BRUSH, Tool.ERASER):
            hand.press(start)
            hand.drag(cell)
            hand.release()
        say(self, self.words(cell))

    def _show_cursor(self, cell: int, *, keyed: bool) -> None:
        self._touch((self.cursor_cell, cell))
        self.cursor_cell, self._keyed = cell, keyed
        if keyed:
            self._point(None)
            self.pointed.emit(cell)

    def words(self, cell: int) -> str:
        """A cell as screen readers say it."""
        drawing = self.hand.drawing
        label = drawing.labels[cell]
        name = board(drawing.size).names[cell]
        if label == HIDDEN:
            return self.tr("{cell}, empty").format(cell=name)
        return self.tr("{cell}, region {label}").format(cell=name, label=label)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._keyed = True
        self._touch([self.cursor_cell])
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._touch([self.cursor_cell])
        super().focusOutEvent(event)
