"""Touch and pen on a board: one finger acts as the mouse, a long press as its right button.

Two fingers zoom.
"""

from collections.abc import Callable
from itertools import islice

from PySide6.QtCore import QCoreApplication, QEvent, QLineF, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QEventPoint, QMouseEvent, QPointingDevice, QTabletEvent, QTouchEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from desktop.board.scene import BoardScene
from desktop.paint.painting import place
from desktop.theme.appearance import theme

_REST_MS = 550
"""Milliseconds after which a resting finger acts as the right button."""
_REACH = 4.5  # millimetres round a finger, within which it hits a spot
_INCH = 25.4
_LEFT, _RIGHT, _NONE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.NoButton,
)
_MOVE, _PRESS = QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress
_RELEASE = QEvent.Type.MouseButtonRelease
_OF_PEN = {
    QEvent.Type.TabletMove: _MOVE,
    QEvent.Type.TabletPress: _PRESS,
    QEvent.Type.TabletRelease: _RELEASE,
}


class Fingers(QObject):
    """Turns what fingers do on a board's viewport into what a mouse would do there.

    So the board needs no code for touch. It shows under a held finger what it shows under the
    mouse.
    """

    def __init__(
        self,
        view: QGraphicsView,
        pan: Callable[[QPointF], object],
        zoom: Callable[[float, QPointF], object],
    ) -> None:
        """Follow the fingers on a view.

        `pan` moves the board by a distance in pixels of the viewport. `zoom` gets a factor, and the
        fixed point in the viewport.
        """
        super().__init__(view)
        self._view, self._pan, self._zoom = view, pan, zoom
        self._began: QPointF | None = None
        """Where the single finger touched the board; None if it does not act as the mouse."""
        self._meant = QPointF()
        """The place that this finger hits."""
        self._moved = False
        self._pair: dict[int, QPointF] = {}
        """The positions of the two fingers that move the board, by their ids."""
        self._sending = self._erasing = False
        self._rests = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rests.timeout.connect(self._press_right)
        view.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)

    def touch(self, event: QTouchEvent) -> None:
        """Handle a touch event of the viewport."""
        event.accept()
        down = {
            point.id(): point.position()
            for point in event.points()
            if point.state() != QEventPoint.State.Released
        }
        if event.type() == QEvent.Type.TouchCancel:
            self.let_go()
        elif len(down) >= 2:
            self.let_go()
            self._move_pair(down)
        elif event.type() == QEvent.Type.TouchBegin:
            # While the mouse is in use, a finger does not act as one.
            if QApplication.mouseButtons() == _NONE:
                self._press(*down.values())
        elif down and self._began is not None:
            self._move(*down.values())
        elif not down:
            self._lift(event.points()[0].position())
        if len(down) < 2:
            self._pair = {}

    def pen(self, event: QTabletEvent) -> bool:
        """Handle the eraser end of a pen, which acts as the right button.

        Qt or the system already turns the tip into the mouse and the pen's button into the right
        button.
        """
        erases = event.pointerType() == QPointingDevice.PointerType.Eraser
        if erases and event.type() in _OF_PEN:
            tip = event.button() == _LEFT
            held = _RIGHT if event.buttons() & _LEFT else _NONE
            event.accept()
            if tip or event.type() == QEvent.Type.TabletMove:
                self._send(_OF_PEN[event.type()], event.position(), _RIGHT if tip else _NONE, held)
            self._erasing = bool(held)
        return erases

    @property
    def shut_out_mouse(self) -> bool:
        """Whether to drop mouse events now, because a finger is in use."""
        return (self._began is not None or self._erasing) and not self._sending

    def let_go(self) -> None:
        """Cancel the press or drag of the single finger."""
        self._rests.stop()
        if self._began is not None:
            self._began = None
            if self._scene is not None:
                self._scene.input.drop_press()
            self._send(_RELEASE, self._meant, _LEFT)

    # -- one finger

    def _press(self, at: QPointF) -> None:
        self._moved = False
        self._began, self._meant = at, self._nearest(at)
        self._send(_MOVE, self._meant, _NONE)
        self._send(_PRESS, self._meant, _LEFT, _LEFT)
        self._rests.start()

    def _move(self, at: QPointF) -> None:
        assert self._began is not None
        way = (at - self._began).manhattanLength()
        self._moved = self._moved or way >= QApplication.startDragDistance()
        if self._moved:
            self._rests.stop()
            self._send(_MOVE, at, _NONE, _LEFT)

    def _lift(self, at: QPointF) -> None:
        if self._began is not None:
            self._rests.stop()
            self._began = None
            self._send(_RELEASE, at if self._moved else self._meant, _LEFT)

    def _press_right(self) -> None:
        if self._began is not None:
            self.let_go()
            self._send(_PRESS, self._meant, _RIGHT, _RIGHT)
            self._send(_RELEASE, self._meant, _RIGHT)

    def _nearest(self, at: QPointF) -> QPointF:
        """Return the place that a finger hits, as it is less precise than a mouse."""
        scene = self._scene
        if scene is None or scene.view is None:
            return at
        screen, scale = self._view.screen(), theme().text_scale
        reach = _REACH / _INCH * screen.physicalDotsPerInch() / screen.devicePixelRatio() / scale
        spot = scene.spot_at(place(at), reach)
        if spot is None:
            return at
        layer = scene.layer_of(spot)
        inside = spot.outline.contains(layer.mapFromScene(place(at)))
        return at if inside else layer.mapToScene(spot.at) * scale

    @property
    def _scene(self) -> BoardScene | None:
        scene = self._view.scene()
        return scene if isinstance(scene, BoardScene) else None

    def _send(
        self, kind: QEvent.Type, at: QPointF, button: Qt.MouseButton, held: Qt.MouseButton = _NONE
    ) -> None:
        port = self._view.viewport()
        event = QMouseEvent(
            kind, at, port.mapToGlobal(at), button, held, Qt.KeyboardModifier.NoModifier
        )
        self._sending = True
        QCoreApplication.sendEvent(port, event)
        self._sending = False

    # -- two

    def _move_pair(self, down: dict[int, QPointF]) -> None:
        """Follow two fingers; others do nothing until one of the two is lifted."""
        if not self._pair or not self._pair.keys() <= down.keys():
            self._pair = dict(islice(down.items(), 2))
            return
        before = QLineF(*self._pair.values())
        self._pair = {one: down[one] for one in self._pair}
        pair = QLineF(*self._pair.values())
        self._pan(pair.center() - before.center())
        if before.length() > 0:
            self._zoom(pair.length() / before.length(), pair.center())
