"""The table: shows a scene, fits its board into the available room, zooms and moves it."""

from collections.abc import Sequence
from functools import lru_cache, partial

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPainterPath,
    QPen,
    QResizeEvent,
    QTabletEvent,
    QTouchEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from desktop.board.contract import Spot
from desktop.board.fingers import Fingers
from desktop.board.places import Beside, Places, corner_of, places, stretched
from desktop.board.scene import BoardScene
from desktop.board.sharpening import Sharpening
from desktop.board.spoken.spot_holder import SpotHolder
from desktop.board.table_layout import TableLayout
from desktop.controls.cross_fade import CrossFade
from desktop.paint.felt import paint_felt
from desktop.paint.painting import dots, place, room
from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme
from desktop.theme.colour import mix

_LEAST_ZOOM, _MOST_ZOOM = 0.4, 8.0
_STEP = 1.2
_LEAST_SPOT = QSizeF(40, 40)


class BoardView(SpotHolder, QGraphicsView):
    """Shows a BoardScene. Zoom 1 shows the whole board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setMouseTracking(True)
        self.setMinimumSize(320, 320)
        self.setAccessibleName(self.tr("Board"))
        self.table = TableLayout(self, self._fit_table)
        """Places the widgets over the table."""
        self.glides = True
        """Whether the board glides to its new place when the room for it changes."""
        self.zoom = 1.0
        self._shift = QPointF()
        self._fit = 1.0
        self._centre = QPointF()
        """The board's centre, in the board's coordinates."""
        self._middle = QPointF()
        """The place of the board's centre on the table, before panning."""
        self._grip: QPoint | None = None
        self._space = False
        self._space_moved = False
        self._turned = 0
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._glide.valueChanged.connect(self._glided)
        self._way = (QTransform(), QTransform())
        self._sharpening = Sharpening(self)
        self._fingers = Fingers(
            self,
            lambda way: self.pan_by(place(way)),
            lambda factor, at: self.zoom_by(factor, place(at)),
        )

    @property
    def board_scene(self) -> BoardScene | None:
        scene = self.scene()
        return scene if isinstance(scene, BoardScene) else None

    def setScene(self, scene: QGraphicsScene | None) -> None:
        super().setScene(scene)
        self._sharpening.watch(self.board_scene)

    def show_scene(self, scene: BoardScene) -> None:
        """Show another scene, with its whole board."""
        old = self.board_scene
        if old is not None:
            old.board_changed.disconnect(self.follow)
        self.setScene(scene)
        scene.board_changed.connect(self.follow)
        self.recentre()

    # -- for screen readers

    def spots(self) -> Sequence[Spot]:
        scene = self.board_scene
        return scene.spots() if scene is not None and scene.view is not None else ()

    def beside(self) -> SpotHolder | None:
        """Return the small board in the panel, if the game has one."""
        scene = self.board_scene
        beside = scene.beside() if scene is not None and scene.view is not None else None
        if beside is not None:
            beside.large = self
        return beside

    def spot(self) -> Spot | None:
        scene = self.board_scene
        return scene.cursor.spot if scene is not None and scene.cursor.isVisible() else None

    def about(self, spot: Spot) -> str:
        scene = self.board_scene
        return scene.words.about(spot) if scene is not None and scene.view is not None else ""

    def spot_rect(self, spot: Spot) -> QRect:
        scene = self.board_scene
        if scene is None:
            return QRect()
        layer = scene.layer_of(spot)
        box = layer.mapRectToScene(spot.outline.boundingRect())
        if box.isEmpty():
            box.setSize(box.size().expandedTo(_LEAST_SPOT))
            box.moveCenter(layer.mapToScene(spot.at))
        box = self.transform().mapRect(box)
        corner = self.viewport().mapToGlobal(box.topLeft().toPoint())
        return QRect(corner, box.size().toSize())

    def go(self, spot: Spot) -> None:
        if self.board_scene is not None:
            self.board_scene.cursor.go(spot)

    def press(self) -> None:
        if self.board_scene is not None:
            self.board_scene.input.press()

    # -- fitting

    def follow(self) -> None:
        """Animate the board to its new place after it, the prompt or the banner has changed."""
        scene = self.board_scene
        if scene is None:
            return
        self._sharpening.changed()
        gliding = self._glide.state() == QVariantAnimation.State.Running
        start, aim = scene.board.transform(), self._way[1]
        past = self._glide.currentTime()
        self.refit()
        end, duration = scene.board.transform(), theme().duration("stackMove")
        if start == end or start.isIdentity() or self._is_unseen or not duration:
            return
        if gliding and end == aim:
            start = self._way[0]
        self._way = (start, end)
        self._glide.setDuration(duration)
        self._glide.start()
        self._glide.setCurrentTime(past if gliding and end == aim else 0)
        self._glided(float(self._glide.currentValue()))

    @property
    def _is_unseen(self) -> bool:
        """Whether another page, or the picture of the old screen, is shown instead of the board."""
        fade = CrossFade.of(self)
        return not self.isVisible() or (fade is not None and fade.isVisible())

    def _glided(self, share: float) -> None:
        scene = self.board_scene
        if scene is not None:
            self._sharpening.move()
            self._put(scene, _between(*self._way, share))

    def _fit_table(self, resized: bool) -> None:
        """Fit the board into its room, which may have changed; but not during a drag."""
        scene = self.board_scene
        if resized:
            if self._is_unseen:  # a picture of the board in its old size would be seen first
                self.refit()
                self._sharpening.open()
                return
            self._sharpening.move()
        if resized or not self.glides:
            self.refit()
        elif scene is not None and not scene.input.dragging:
            self.follow()

    def places(self, beside: Beside) -> Places:
        """Return the places of rack and board beside other widgets; the rack takes its own."""
        scene, whole = self.board_scene, room(self)
        if scene is None or scene.view is None:
            return Places(QRectF(), whole)
        scene.setSceneRect(whole)

        def board(rack: QRectF, below: QRectF) -> Sequence[QRectF]:
            scene.board_room = below
            if rack.height() != scene.rack_area.height():  # a board may depend on it
                scene.place_rack(rack)
            return [scene.board_rect(), *scene.board_parts()]

        inset = 0.0 if beside.compact else scene.rack_inset
        beside = beside._replace(passing=scene.spare and scene.rack_passes, inset=inset)
        column, row = (partial(scene.fit_rack, upright=upright) for upright in (True, False))
        found = places(whole, board, beside, column, row)
        found = stretched(found, scene.rack_under(), scene.board_rect())
        scene.place_rack(found.rack)
        return found

    def refit(self) -> None:
        """Lay out board and rack by their present sizes, keeping zoom and shift."""
        self._glide.stop()
        scene = self.board_scene
        if scene is None or scene.view is None:
            return
        self.setTransform(QTransform.fromScale(theme().text_scale, theme().text_scale))
        free, board = self.places(self.table.beside).board, scene.board_rect()
        scene.corner = corner_of(room(self), self.table.beside)
        if not board.isEmpty() and not free.isEmpty():
            self._fit = min(free.width() / board.width(), free.height() / board.height())
        self._middle, self._centre = free.center(), board.center()
        self._apply(scene)

    def reserved_area(self) -> list[QRect]:
        """Return the prompt, the rack and the board, which no notice may cover.

        They are in the view's pixels.
        """
        used, scene = [self.table.beside.prompt], self.board_scene
        if scene is not None and scene.view is not None:
            used.append(scene.rack_area)
        words = [self.transform().mapRect(part).toAlignedRect() for part in used]
        return [*words, *self.board_area()]

    def board_area(self) -> list[QRect]:
        """Return the parts of the board, in the view's pixels."""
        scene = self.board_scene
        if scene is None or scene.view is None:
            return []
        parts = map(scene.board.mapRectToScene, scene.board_parts())
        return [self.transform().mapRect(part).toAlignedRect() for part in parts]

    def _apply(self, scene: BoardScene) -> None:
        scale = self._fit * self.zoom
        # By whole dots, so that pieces keep their subpixel offset and need not be redrawn.
        ratio = dots(self)
        shift = QPointF((self._shift * ratio).toPoint()) / ratio
        at = self._middle + shift - self._centre * scale
        self._put(scene, QTransform(scale, 0, 0, scale, at.x(), at.y()))

    def _put(self, scene: BoardScene, transform: QTransform) -> None:
        scene.place_board(transform)
        self._sharpening.moved()
        scene.cursor.refresh()
        scene.on_fitted()

    def recentre(self) -> None:
        """Show the whole board, sharp at once."""
        self._fit_whole()
        self.sharpen()

    def show_whole(self) -> None:
        """Show the whole board again, after zooming and panning."""
        self._sharpening.move()
        self._fit_whole()

    def open_whole(self) -> None:
        """Show the whole of a new board, as soon as it is drawn."""
        self._fit_whole()
        self._sharpening.open()

    @property
    def opening(self) -> bool:
        """Whether a new board is still hidden, as its pictures are being drawn."""
        return self._sharpening.opening

    def sharpen(self) -> None:
        """Draw everything sharp now, without waiting for zooming and panning to end."""
        self._sharpening.finish()

    def _fit_whole(self) -> None:
        self.zoom, self._shift = 1.0, QPointF()
        self.refit()

    def zoom_by(self, factor: float, about: QPointF | None = None) -> None:
        """Zoom; the board's point under `about` (by default the centre) stays in place."""
        scene = self.board_scene
        if scene is None or scene.view is None:
            return
        self._stop()
        self._sharpening.move()
        about = about if about is not None else room(self.viewport()).center()
        zoom = min(_MOST_ZOOM, max(_LEAST_ZOOM, self.zoom * factor))
        before = scene.board.mapFromScene(about)
        self.zoom = zoom
        scale = self._fit * zoom
        at = self._middle + (before - self._centre) * scale
        self._shift = about - at
        self._apply(scene)

    def pan_by(self, way: QPointF) -> None:
        """Move the board by this many pixels."""
        scene = self.board_scene
        if scene is None or scene.view is None:
            return
        self._stop()
        self._sharpening.move()
        self._shift += way
        self._apply(scene)

    def _stop(self) -> None:
        """End the running animation at its last frame."""
        if self._glide.state() == QVariantAnimation.State.Running:
            self.refit()

    # -- events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fingers.let_go()
        self.resetCachedContent()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.resetCachedContent()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turn = event.angleDelta().y()
        if turn and not self._scene_turns(event, turn):
            self.zoom_by(_STEP ** (turn / 120), place(event.position()))
        event.accept()

    def _scene_turns(self, event: QWheelEvent, turn: int) -> bool:
        """Return whether the scene used the wheel; with Ctrl the wheel always zooms."""
        scene = self.board_scene
        if scene is None or scene.seat is None:
            return False
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        # Touchpads send many small angles; one notch of a wheel is 120.
        self._turned += turn
        steps = int(self._turned / 120)
        self._turned -= 120 * steps
        return scene.input.wheel(place(event.position()), steps)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            self._fingers.touch(event)
            return True
        if isinstance(event, QTabletEvent) and self._fingers.pen(event):
            return True
        if isinstance(event, QMouseEvent) and self._fingers.shut_out_mouse:
            return True
        if (
            isinstance(event, QNativeGestureEvent)
            and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        ):
            self.zoom_by(1 + event.value(), place(event.position()))
            return True
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Space and not event.isAutoRepeat():
            # Only its release shows whether Space was held for panning or meant as a click.
            self._space, self._space_moved = True, False
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        elif key == Qt.Key.Key_Home:
            self.show_whole()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_by(_STEP)
        elif key == Qt.Key.Key_Minus:
            self.zoom_by(1 / _STEP)
        elif key != Qt.Key.Key_Space:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Space or event.isAutoRepeat():
            super().keyReleaseEvent(event)
            return
        self._space = False
        self.viewport().unsetCursor()
        if not self._space_moved and self.board_scene is not None:
            press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, event.modifiers())
            self.board_scene.keyPressEvent(press)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        middle = event.button() == Qt.MouseButton.MiddleButton
        if middle and self._scene_uses(event):
            event.accept()
            return
        if middle or (event.button() == Qt.MouseButton.LeftButton and self._starts_pan(event)):
            self._grip = event.position().toPoint()
            self._space_moved = self._space
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            if middle or self._space:
                event.accept()
                return
        super().mousePressEvent(event)

    def _scene_uses(self, event: QMouseEvent) -> bool:
        """Return whether the scene used a press of the middle button."""
        scene = self.board_scene
        if self._space or scene is None or scene.seat is None:
            return False
        pointer = scene.input.pointer(place(event.position()), event.modifiers())
        return scene.hand.on_middle(pointer)

    def _starts_pan(self, event: QMouseEvent) -> bool:
        """Return whether a drag from here pans the board: Space is held, or no piece is here."""
        scene = self.board_scene
        if self._space or scene is None or scene.view is None:
            return True
        pointer = scene.input.pointer(place(event.position()))
        return self.zoom != 1 and (scene.seat is None or not scene.hand.can_drag(pointer))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None:
            at = event.position().toPoint()
            self.pan_by(place(QPointF(at - self._grip)))
            self._grip = at
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None:
            self._grip = None
            self.viewport().unsetCursor()
        super().mouseReleaseEvent(event)

    # -- painting

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        paint_felt(painter, room(self.viewport()), theme())

    def drawForeground(self, painter: QPainter, rect: QRectF | object) -> None:
        """Round the table's corners, over the parts of a zoomed board there."""
        colours = theme()
        whole = room(self.viewport())
        radius = colours.radius("island")
        painter.fillPath(
            _corners(whole.width(), whole.height(), radius), colours.colour("background")
        )
        rim = rounded_rect(whole.adjusted(0.75, 0.75, -0.75, -0.75), radius - 0.75)
        painter.strokePath(rim, QPen(rim_colour(), 1.5))


@lru_cache(maxsize=1)  # called at every painting
def _corners(width: float, height: float, radius: float) -> QPainterPath:
    """Return the corners that a rounded rectangle leaves out.

    They reach a pixel beyond it: at a fractional scale a widget ends within a pixel of the screen.
    """
    whole = QRectF(0, 0, width, height)
    path = QPainterPath()
    path.addRect(whole.adjusted(-1, -1, 1, 1))
    return path - rounded_rect(whole, radius)


def _between(start: QTransform, end: QTransform, share: float) -> QTransform:
    """Interpolate between two transforms without rotation."""

    def mix_in(a: float, b: float) -> float:
        return a + (b - a) * share

    scale = mix_in(start.m11(), end.m11())
    return QTransform(
        scale, 0, 0, scale, mix_in(start.dx(), end.dx()), mix_in(start.dy(), end.dy())
    )


def rim_colour() -> QColor:
    """Return the faint colour of the table's edge."""
    colours = theme()
    if colours.dark:
        return colours.colour("border")
    return mix(colours.colour("tableLo"), colours.colour("control"), 0.22)
