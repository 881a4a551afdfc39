"""Sharpening: while the board is moved a picture of it will do, then it becomes sharp bit by bit.

Drawn all at once, a full board of Holomino or Adamas would hold the window up for more than 50 ms
at 1400 × 1000 dots; in slices it is about 10.
"""

import math
import time
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QAbstractScrollArea, QGraphicsItem, QWidget

from desktop.board.scene import BoardScene
from desktop.board.snapshot import paint_item, shown
from desktop.paint.painting import dots, room

_REST_MS = 100
_SLICE = 0.005  # seconds of drawing between two looks at what else there is to do


class Sharpening:
    """What one view does about its board's sharpness."""

    def __init__(self, view: QAbstractScrollArea) -> None:
        self._view = view
        self._scene: BoardScene | None = None
        self._left: Iterator[QGraphicsItem] | None = None  # what may have to be drawn anew
        self._item: QGraphicsItem | None = None  # of these, the one that is drawn halfway
        self._rest = QTimer(view, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._begin)
        self._work = QTimer(view, interval=0)
        self._work.timeout.connect(self._go_on)
        self._hidden = False  # the board, until its pictures are drawn

    @property
    def _port(self) -> QWidget:
        """What the board is seen through; asked for anew, as Qt owns it and Python may lose it."""
        return self._view.viewport()

    @property
    def opening(self) -> bool:
        """Whether the board is hidden until its pictures are drawn."""
        return self._hidden

    def watch(self, scene: BoardScene | None) -> None:
        """Prepare the pictures of this scene from now on."""
        self.finish()
        self._scene = scene

    def open(self) -> None:
        """Begins with a new board: it appears when its pictures are drawn, the table before."""
        scene = self._scene
        if scene is not None:
            self._hidden = True
            scene.board.setOpacity(0)
            scene.sprites.settled = False
            self._begin()

    def move(self) -> None:
        """Prepare for the board to be moved: pictures of pieces need not be of the right size."""
        scene = self._scene
        if scene is None or scene.view is None:
            return
        self._appear(scene)
        scene.sprites.settled = False
        self._wait()
        if scene.motion.is_moving:
            scene.still.drop()
        else:
            self._hold(scene)

    def moved(self) -> None:
        """Move the picture with the board."""
        if self._scene is not None and self._scene.still.held:
            self._hold(self._scene)

    def _hold(self, scene: BoardScene) -> None:
        scene.still.hold(room(self._port), dots(self._port))

    def changed(self) -> None:
        """Drop what was being prepared: the board is another one."""
        if self._left is not None:
            self._wait(0 if self._hidden else _REST_MS)

    def finish(self) -> None:
        """Make the board sharp at once."""
        self._rest.stop()
        self._work.stop()
        self._left = self._item = None
        scene = self._scene
        if scene is not None and not scene.sprites.settled:
            scene.sprites.settled = True
            scene.still.drop()
            self._appear(scene)
            scene.update()

    def _appear(self, scene: BoardScene) -> None:
        if self._hidden:
            self._hidden = False
            scene.board.setOpacity(1)

    def _wait(self, rest: int = _REST_MS) -> None:
        self._work.stop()
        self._left = self._item = None
        self._rest.start(rest)

    def _begin(self) -> None:
        if self._scene is not None:
            self._left = shown(self._scene.board)
            self._work.start()

    def _go_on(self) -> None:
        """Draws some more of the pictures the board is going to need."""
        scene, left = self._scene, self._left
        if scene is None or left is None:
            self.finish()
            return
        ratio = dots(self._port)
        # One dot is enough: a sprite is drawn whole, whatever there is room for.
        nothing = QPixmap(1, 1)
        nothing.setDevicePixelRatio(ratio)
        between = self._subpixel_offset(ratio)
        with scene.sprites.preparing(), QPainter(nothing) as painter:
            done = self._prepare(scene, left, painter, between)
        if done:
            self.finish()

    def _prepare(
        self,
        scene: BoardScene,
        left: Iterator[QGraphicsItem],
        painter: QPainter,
        away: QTransform,
    ) -> bool:
        """Paints items until the time is up; whether none is left."""
        until = time.perf_counter() + _SLICE
        table = room(self._port)
        while time.perf_counter() < until:
            if self._item is None:
                self._item = next(left, None)
                if self._item is None:
                    return True
            item, scene.sprites.halfway = self._item, False
            if item.scene() is scene and item.sceneBoundingRect().intersects(table):
                paint_item(painter, item, away)
            if not scene.sprites.halfway:
                self._item = None
        return False

    def _subpixel_offset(self, ratio: float) -> QTransform:
        """Return the view's offset from whole device pixels.

        There is one where the pixel ratio is not an integer.
        """
        corner = self._port.mapTo(self._port.window(), QPoint(0, 0))
        real = self._port.devicePixelRatioF()
        rest = (math.modf(corner.x() * real)[0], math.modf(corner.y() * real)[0])
        return QTransform.fromTranslate(rest[0] / ratio, rest[1] / ratio)
