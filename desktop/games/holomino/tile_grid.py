"""A grid of all Holomino tiles in the panel, to select one by mouse or keys."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.board.sprites import SpriteCache
from desktop.controls.commands import PRESSING
from desktop.controls.tooltip import explain
from desktop.controls.voice import say
from desktop.games.holomino.tiles import TileLook, paint_face
from desktop.games.tiles.geometry import TILE_RECT, R
from desktop.paint.painting import painting, place, place_rect, room
from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import fix, px

_LEAST = 42


class TileGrid(QWidget):
    """The grid of tiles; tiles that are used already are pale."""

    def __init__(self, pick: Callable[[str], object]) -> None:
        """`pick` takes a tile."""
        super().__init__()
        self._pick = pick
        self.tiles: Sequence[str] = ()
        self._used: Collection[str] = ()
        self._chosen, self._highest = "", 6
        self._hover: int | None = None
        self._cursor = 0
        self._sprites = SpriteCache()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("All tiles: move with the arrow keys, Enter takes one"))
        appearance().changed.connect(self._apply_theme)

    def show_tiles(
        self, tiles: Sequence[str], used: Collection[str], chosen: str, highest: int
    ) -> None:
        """Show a set with its used tiles and the selected one."""
        self.tiles, self._used, self._chosen, self._highest = tiles, used, chosen, highest
        self._cursor = min(self._cursor, max(0, len(tiles) - 1))
        self._fit()
        self.update()

    # -- layout

    @property
    def _across(self) -> int:
        return max(1, int(room(self).width() // _LEAST))

    def box(self, number: int) -> QRectF:
        """Return the box of a tile."""
        row, column = divmod(number, self._across)
        step = room(self).width() / self._across
        return QRectF(column * step, row * _LEAST, step, _LEAST)

    def _at(self, point: QPointF) -> int | None:
        found = (n for n in range(len(self.tiles)) if self.box(n).contains(point))
        return next(found, None)

    def _fit(self) -> None:
        rows = -(-len(self.tiles) // self._across)
        fix(self, QWidget.setFixedHeight, max(_LEAST, rows * _LEAST))

    def sizeHint(self) -> QSize:
        return QSize(px(7 * _LEAST), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _apply_theme(self) -> None:
        self._sprites.clear()
        self.update()

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            for number, tile in enumerate(self.tiles):
                box = self.box(number)
                if box.intersects(place_rect(event.rect().toRectF())):
                    self._paint_tile(painter, number, tile, box.adjusted(1, 1, -1, -1))

    def _paint_tile(self, painter: QPainter, number: int, tile: str, box: QRectF) -> None:
        colours = theme()
        shape = rounded_rect(box, 9)
        if tile == self._chosen:
            painter.fillPath(shape, colours.colour("accent", 0.18))
            painter.strokePath(shape, colours.pen("icon", colours.colour("accent")))
        elif number == self._hover:
            painter.fillPath(shape, colours.colour("text", 0.07))
        if self.hasFocus() and number == self._cursor:
            painter.strokePath(shape, colours.pen("focus"))
        look = TileLook(tile, self._highest)
        scale = box.height() / (2 * R)
        painter.save()
        painter.setOpacity(0.55 if tile in self._used else 1)
        painter.translate(box.center())
        painter.scale(scale, scale)
        self._sprites.paint(
            painter, look, TILE_RECT, lambda inner: paint_face(inner, look, theme(), 1 / scale)
        )
        painter.restore()

    # -- choosing

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self._at(place(event.position()))
        if number is not None:
            self._cursor = number
            self._pick(self.tiles[number])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover = self._at(place(event.position()))
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hover = None
        self.update()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            number = self._at(place(event.pos().toPointF()))
            text = self.words(number) if number is not None else ""
            explain(self, text, event.globalPos())
            return True
        return super().event(event)

    def words(self, number: int) -> str:
        """Return a tile as screen readers say it."""
        tile = self.tiles[number]
        words = self.tr("{tile}, in use") if tile in self._used else self.tr("{tile}, in the bag")
        return words.format(tile=tile)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1,
                Qt.Key.Key_Up: -self._across, Qt.Key.Key_Down: self._across}.get(key)  # fmt: skip
        if step is not None and 0 <= self._cursor + step < len(self.tiles):
            self._cursor += step
            say(self, self.words(self._cursor))
            self.update()
        elif key in PRESSING and self.tiles:
            self._pick(self.tiles[self._cursor])
        elif step is None:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusOutEvent(event)
