"""Fingers on a board: one is the mouse, one that rests is its right button, two move and zoom."""

from PySide6.QtCore import QCoreApplication, QEvent, QLineF, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QEventPoint, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from desktop.board.scene import BoardScene
from desktop.paint.painting import place
from desktop.theme.appearance import theme

_REST_MS = 550
"""Milliseconds after which a finger that rests means the right button."""
_REACH = 4.5  # millimetres round a finger, within which a place is meant
_INCH = 25.4
_LEFT, _RIGHT, _NONE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.NoButton,
)
_MOVE, _PRESS = QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress
_RELEASE = QEvent.Type.MouseButtonRelease


class Fingers(QObject):
    """Turns what fingers do on a board's viewport into what a mouse would do there.

    The board needs no other way to be played, and whatever it shows under the mouse is shown under
    a finger that is held there.
    """

    panned = Signal(QPointF)  # by how much, in pixels of the viewport
    zoomed = Signal(float, QPointF)  # by what factor, about a point of the viewport

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = view
        self._began: QPointF | None = None
        """Where the one finger came down, as long as it acts for the mouse."""
        self._meant = QPointF()
        """The place that was meant there."""
        self._moved = False
        self._pair: QLineF | None = None
        """Where two fingers are."""
        self._rests = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rests.timeout.connect(self._press_right)
        view.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)

    def touch(self, event: QTouchEvent) -> None:
        """Takes an event of the viewport."""
        event.accept()
        down = [
            point.position()
            for point in event.points()
            if point.state() != QEventPoint.State.Released
        ]
        if event.type() == QEvent.Type.TouchCancel:
            self._give_up()
        elif len(down) >= 2:
            self._give_up()
            self._move_pair(QLineF(down[0], down[1]))
        elif event.type() == QEvent.Type.TouchBegin:
            self._press(down[0])
        elif down and self._began is not None:
            self._move(down[0])
        elif not down:
            self._lift(event.points()[0].position())

    # -- one finger

    def _press(self, at: QPointF) -> None:
        self._pair, self._moved = None, False
        self._began, self._meant = at, self._nearest(at)
        self._send(_MOVE, self._meant, _NONE)
        self._send(_PRESS, self._meant, _LEFT, held=True)
        self._rests.start()

    def _move(self, at: QPointF) -> None:
        assert self._began is not None
        way = (at - self._began).manhattanLength()
        self._moved = self._moved or way >= QApplication.startDragDistance()
        if self._moved:
            self._rests.stop()
            self._send(_MOVE, at, _NONE, held=True)

    def _lift(self, at: QPointF) -> None:
        if self._began is not None:
            self._rests.stop()
            self._began = None
            self._send(_RELEASE, at if self._moved else self._meant, _LEFT)
        self._pair = None

    def _press_right(self) -> None:
        if self._began is not None:
            self._give_up()
            self._send(_PRESS, self._meant, _RIGHT, held=True)
            self._send(_RELEASE, self._meant, _RIGHT)

    def _give_up(self) -> None:
        """What one finger began is not done."""
        self._rests.stop()
        if self._began is not None:
            self._began = None
            if self._scene is not None:
                self._scene.drop_press()
            self._send(_RELEASE, self._meant, _LEFT)

    def _nearest(self, at: QPointF) -> QPointF:
        """The place that is meant there: a finger is broader than a mouse."""
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
        self, kind: QEvent.Type, at: QPointF, button: Qt.MouseButton, *, held: bool = False
    ) -> None:
        port = self._view.viewport()
        buttons = (button if button != _NONE else _LEFT) if held else _NONE
        event = QMouseEvent(
            kind, at, port.mapToGlobal(at), button, buttons, Qt.KeyboardModifier.NoModifier
        )
        QCoreApplication.sendEvent(port, event)

    # -- two

    def _move_pair(self, pair: QLineF) -> None:
        before, self._pair = self._pair, pair
        if before is not None and before.length() > 0:
            self.panned.emit(pair.center() - before.center())
            self.zoomed.emit(pair.length() / before.length(), pair.center())
