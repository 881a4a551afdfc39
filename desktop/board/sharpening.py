"""Sharpening: a moving board is shown as a picture, and is redrawn sharp bit by bit afterwards.

Drawn all at once, a full board of Holomino or Adamas would block the window for more than 50 ms
at 1400 × 1000 dots; in slices it blocks for about 10 ms at a time.
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
_SLICE = 0.005  # seconds of drawing before the event loop runs again


class Sharpening:
    """Prepares the sharp pictures of one view's board."""

    def __init__(self, view: QAbstractScrollArea) -> None:
        self._view = view
        self._scene: BoardScene | None = None
        self._left: Iterator[QGraphicsItem] | None = None  # items still to draw
        self._item: QGraphicsItem | None = None  # the one of these that is half drawn
        self._rest = QTimer(view, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._begin)
        self._work = QTimer(view, interval=0)
        self._work.timeout.connect(self._go_on)
        self._hidden = False  # whether the board is hidden until its pictures are drawn

    @property
    def _port(self) -> QWidget:
        """The view's viewport; not stored, as Qt owns it and Python may lose the reference."""
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
        """Begin with a new board: only the table is shown until the board's pictures are drawn."""
        scene = self._scene
        if scene is not None:
            self._hidden = True
            scene.still.drop()
            scene.board.setOpacity(0)
            scene.sprites.settled = False
            self._begin()

    def move(self) -> None:
        """Prepare for the board to move: until it rests, pictures may have the wrong size."""
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
        """Start preparing again, as the board has changed."""
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
        """Draw some more of the pictures that the board will need."""
        scene, left = self._scene, self._left
        if scene is None or left is None:
            self.finish()
            return
        ratio = dots(self._port)
        # One dot is enough: a sprite is always drawn whole.
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
        """Paint items until the time is up; return whether none is left."""
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

        It is only nonzero if the pixel ratio is not an integer.
        """
        corner = self._port.mapTo(self._port.window(), QPoint(0, 0))
        real = self._port.devicePixelRatioF()
        rest = (math.modf(corner.x() * real)[0], math.modf(corner.y() * real)[0])
        return QTransform.fromTranslate(rest[0] / ratio, rest[1] / ratio)
