"""Touch in a window outside of boards: a tap presses the nearest control, a drag scrolls."""

from collections.abc import Iterator
from enum import Enum, auto
from itertools import product
from math import cos, inf, sin, tau
from time import monotonic

import shiboken6
from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QLineF,
    QObject,
    QPointF,
    Qt,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QEventPoint,
    QHelpEvent,
    QMouseEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QGestureRecognizer,
    QGraphicsView,
    QLineEdit,
    QScrollArea,
    QScrollBar,
    QWidget,
)

from desktop.theme.appearance import theme

REST_MS = 550
"""Milliseconds after which a resting finger opens a context menu or a tooltip."""
_SINK_MS = 90
"""Milliseconds after which a button looks pressed; a scrolling finger has moved by then."""
_REACH = 4.5
"""Millimetres round a finger within which it hits a control."""
_INCH = 25.4
_CONTROLS = (QAbstractButton, QAbstractSlider)
_RINGS, _SPOKES = 12, 16
_RIM = 4
_GLIDE_MS = 2250
_TIMES = 6.93  # ratio of the initial to the average speed of the OutExpo easing curve
_LOOK_BACK = 0.1  # s over which the speed of a finger is measured
_STILL = 5.0  # px: a finger that moved less meanwhile does not start gliding
_NONE, _LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
_MOVE, _PRESS = QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress
_RELEASE, _DOUBLE = QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick
_RUNNING = QVariantAnimation.State.Running
_AWAY = QPointF(-1, -1)
_LONG_AGO = (-inf, _AWAY)


class _Doing(Enum):
    NOTHING = auto()
    TAP = auto()
    SCROLL = auto()
    DRAG = auto()


class WindowFingers(QObject):
    """Turns touches in a window into mouse events and scrolling.

    Boards handle their touches themselves, before this. A second finger cancels the action of the
    first. Menus and other windows get the clicks that Qt makes of touches.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._doing = _Doing.NOTHING
        self._began = self._meant = QPointF()
        """The point of the finger's press, and the point that it hits, in the window's pixels."""
        self._target: QWidget = window
        """The widget at that place."""
        self._pressed = False
        self._scrolling: _Scrolling | None = None
        self._last_tap = _LONG_AGO
        """When the last tap ended, and where."""
        self._glide = QVariantAnimation(self, duration=_GLIDE_MS)
        self._glide.setEasingCurve(QEasingCurve.Type.OutExpo)
        self._glide.valueChanged.connect(self._glide_on)
        self.rest_ms = REST_MS
        self._rests = QTimer(self, singleShot=True)
        self._rests.timeout.connect(self._ask)
        self._sinks = QTimer(self, singleShot=True, interval=_SINK_MS)
        self._sinks.timeout.connect(self._press)
        # Qt's recogniser would also scroll boards with two fingers, and warn about deleted widgets.
        QGestureRecognizer.unregisterRecognizer(Qt.GestureType.PanGesture)
        window.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            event.accept()
            self._touch(event)
            return True
        if event.type() == QEvent.Type.Resize:
            self._give_up()  # the finger is then over another widget
        return False

    def _touch(self, event: QTouchEvent) -> None:
        points, kind = event.points(), event.type()
        at = QPointF(self._window.mapFromGlobal(points[0].globalPosition())) if points else _AWAY
        if kind == QEvent.Type.TouchCancel or len(points) > 1:
            self._give_up()
        elif points[0].state() == QEventPoint.State.Released:
            self._lift(at)
        elif kind == QEvent.Type.TouchBegin:
            self._begin(at)
        else:
            self._move(at)

    # -- one finger

    def _begin(self, at: QPointF) -> None:
        self._began, self._pressed = at, False
        if self._stops_gliding(at):
            return
        self._meant = self.meant(at)
        self._target = self._child(self._meant)
        self._doing = _Doing.TAP
        if not _belongs_to_area(self._target):  # rows of a list would show hover effects
            self._post(_MOVE, self._meant)
        self._rests.start(self.rest_ms)
        if isinstance(self._target, QAbstractButton):
            self._sinks.start()

    def _move(self, at: QPointF) -> None:
        if self._doing is _Doing.TAP:
            way = at - self._began
            if way.manhattanLength() < QApplication.startDragDistance():
                return
            self._start_drag(way)
        if self._doing is _Doing.SCROLL and self._scrolling is not None:
            self._scrolling.move(at)
        elif self._doing is _Doing.DRAG:
            self._post(_MOVE, at, _LEFT)

    def _start_drag(self, way: QPointF) -> None:
        """Scroll, or drag as with a mouse if nothing scrolls in that direction."""
        self._rests.stop()
        upright = abs(way.y()) >= abs(way.x())
        area = _surface(self._child(self._began), self._window, upright)
        if area is None:
            if self._lies_there:
                self._press()
                self._doing = _Doing.DRAG
            else:
                self._give_up()
            return
        self._drop_press()
        self._doing = _Doing.SCROLL
        bar = area.verticalScrollBar() if upright else area.horizontalScrollBar()
        self._scrolling = _Scrolling(area, bar, self._began)

    def _lift(self, at: QPointF) -> None:
        doing, self._doing = self._doing, _Doing.NOTHING
        self._rests.stop()
        if doing is _Doing.SCROLL and self._scrolling is not None:
            self._throw(self._scrolling)
        elif doing is _Doing.DRAG:
            self._release(at)
        elif doing is _Doing.TAP:
            if self._pressed or self._lies_there:
                self._press()
                self._release(self._meant)
            else:
                self._drop_press()

    def _give_up(self) -> None:
        """Cancel the finger's action."""
        if self._doing is not _Doing.NOTHING:
            self._doing = _Doing.NOTHING
            self._drop_press()

    # -- kinetic scrolling

    def _throw(self, scrolling: "_Scrolling") -> None:
        """Continue scrolling with the finger's speed, unless motion is reduced."""
        far = 0.0 if theme().reduced_motion else scrolling.speed() * _GLIDE_MS / 1000 / _TIMES
        if far:
            now = float(scrolling.bar.value())
            self._glide.setStartValue(now)
            self._glide.setEndValue(now + far)
            self._glide.start()

    def _glide_on(self, value: float) -> None:
        """Scroll to a value. Stop near the target or at the end: the next touch is then a tap."""
        scrolling = self._scrolling
        if scrolling is None or not shiboken6.isValid(scrolling.bar):
            self._glide.stop()
            return
        bar, end = scrolling.bar, float(self._glide.endValue())
        bar.setValue(round(value))
        if abs(end - value) < 1 or not bar.minimum() <= value <= bar.maximum():
            self._glide.stop()

    def _stops_gliding(self, at: QPointF) -> bool:
        """Return whether a finger only stops an area that is gliding."""
        gliding, scrolling = self._glide.state() == _RUNNING, self._scrolling
        self._glide.stop()
        if not gliding or scrolling is None or not scrolling.is_at(at, self._window):
            return False
        self._doing, self._scrolling = _Doing.SCROLL, _Scrolling(scrolling.area, scrolling.bar, at)
        return True

    # -- as a mouse

    def _press(self) -> None:
        self._sinks.stop()
        if self._pressed:
            return
        self._pressed = True
        when, where = self._last_tap
        target = self._child(self._meant)
        again = (
            (isinstance(target, QLineEdit) or _belongs_to_area(target))
            and monotonic() - when < QApplication.doubleClickInterval() / 1000
            and (self._meant - where).manhattanLength() < 2 * self._reach
        )
        self._post(_PRESS, self._meant, _LEFT)
        if again:
            self._post(_DOUBLE, self._meant, _LEFT)
        self._last_tap = _LONG_AGO if again else (monotonic(), self._meant)

    def _release(self, at: QPointF) -> None:
        self._pressed = False
        self._post(_RELEASE, at, _LEFT)
        self._post_leave()

    def _drop_press(self) -> None:
        """Cancel a press without a click."""
        self._rests.stop()
        self._sinks.stop()
        if self._pressed:
            self._let_press_go()
        self._post_leave()

    def _let_press_go(self) -> None:
        self._pressed, self._last_tap = False, _LONG_AGO
        self._post(_RELEASE, _AWAY, _LEFT)

    def _post(self, kind: QEvent.Type, at: QPointF, button: Qt.MouseButton = _NONE) -> None:
        """Post a mouse event to the window, to be handled after this touch, like a system event."""
        handle = self._window.windowHandle()
        if handle is None:
            return
        to = QPointF(self._window.mapToGlobal(at))
        held = _NONE if kind == _RELEASE else button
        changed = _NONE if kind == _MOVE else button
        # A mouse's by default: an event of the touch screen would end the touch itself.
        event = QMouseEvent(kind, at, at, to, changed, held, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.postEvent(handle, event)

    def _post_leave(self) -> None:
        """Post a leave event, as nothing is hovered after the finger is lifted."""
        handle = self._window.windowHandle()
        if handle is not None:
            QCoreApplication.postEvent(handle, QEvent(QEvent.Type.Leave))

    # -- finding the control

    def _child(self, at: QPointF) -> QWidget:
        return self._window.childAt(at.toPoint()) or self._window

    @property
    def _reach(self) -> float:
        screen = self._window.screen()
        return _REACH / _INCH * screen.physicalDotsPerInch() / screen.devicePixelRatio()

    @property
    def _lies_there(self) -> bool:
        """Whether the widget that the finger touched is still there."""
        return self._child(self._meant) is self._target

    def meant(self, at: QPointF) -> QPointF:
        """Return the place that a finger hits.

        A place on a control is kept, unless a button's centre is within reach, such as one inside a
        field. Elsewhere, return a place on the nearest control within reach.
        """
        here = self._child(at)
        if isinstance(here, QAbstractButton | QComboBox):
            return self._within(here, at)
        taken = _takes_presses(here)
        for place in _around(at, self._reach):
            widget = self._child(place)
            near = self._is_middle_near(widget, at) if taken else _takes_presses(widget)
            if near and widget.isEnabled():
                return self._within(widget, place)
        return at

    def _is_middle_near(self, widget: QWidget, at: QPointF) -> bool:
        """Return whether the widget is a button whose centre is within a finger's reach."""
        middle = widget.mapTo(self._window, QPointF(widget.rect().center()))
        near = QLineF(middle, at).length() <= self._reach
        return near and isinstance(widget, QAbstractButton)

    def _within(self, widget: QWidget, at: QPointF) -> QPointF:
        """Return the nearest place inside a button's rim, as Qt ignores clicks on the rim."""
        if not isinstance(widget, QAbstractButton):
            return at
        inside = widget.mapFrom(self._window, at)
        x, y = (
            min(max(place, min(_RIM, size / 2)), max(size - _RIM, size / 2))
            for place, size in ((inside.x(), widget.width()), (inside.y(), widget.height()))
        )
        return widget.mapTo(self._window, QPointF(x, y))

    def _ask(self) -> None:
        """Open the context menu of the widget under a resting finger, or its tooltip."""
        if self._doing is not _Doing.TAP or not self._lies_there:
            return
        sunk = self._pressed
        if sunk:  # a continued press would hide the tooltip
            self._let_press_go()
            QCoreApplication.sendPostedEvents(self._window.windowHandle())
        to = self._window.mapToGlobal(self._meant).toPoint()
        at = self._target.mapFromGlobal(to)
        menu = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, to)
        menu.ignore()
        if not isinstance(self._target, QAbstractButton):  # not a field's menu on its button
            QCoreApplication.sendEvent(self._target, menu)
        if not menu.isAccepted():
            QCoreApplication.sendEvent(self._target, QHelpEvent(QEvent.Type.ToolTip, at, to))
            if not _tooltip_shown():
                if sunk:
                    self._press()
                return  # the tap then counts when the finger is lifted
        self._sinks.stop()
        self._doing = _Doing.NOTHING


def _belongs_to_area(widget: QWidget) -> bool:
    """Return whether a widget is the viewport of a list or a text."""
    within = widget.parentWidget()
    return isinstance(within, QAbstractScrollArea) and not isinstance(within, QScrollArea)


def _takes_presses(widget: QWidget) -> bool:
    """Return whether a widget itself reacts to presses, not only its children."""
    focus = widget.focusPolicy() != Qt.FocusPolicy.NoFocus and not isinstance(widget, QScrollArea)
    return focus or _belongs_to_area(widget) or isinstance(widget, _CONTROLS)


def _tooltip_shown() -> bool:
    return any(
        widget.isVisible() and widget.windowType() == Qt.WindowType.ToolTip
        for widget in QApplication.topLevelWidgets()
    )


def _around(at: QPointF, reach: float) -> Iterator[QPointF]:
    """Yield places round a point, the nearest first."""
    for ring, spoke in product(range(1, _RINGS + 1), range(_SPOKES)):
        turn, away = tau * spoke / _SPOKES, reach * ring / _RINGS
        yield at + QPointF(cos(turn), sin(turn)) * away


def _surface(widget: QWidget | None, window: QWidget, upright: bool) -> QAbstractScrollArea | None:
    """Return the area that a finger on a widget scrolls in a direction.

    A list without hidden rows counts as well, so that fingers do not drag its rows.
    """
    list_there: QAbstractScrollArea | None = None
    while widget is not None and widget is not window:
        if isinstance(widget, QAbstractSlider):
            return None
        if isinstance(widget, QAbstractScrollArea) and not isinstance(widget, QGraphicsView):
            bar = widget.verticalScrollBar() if upright else widget.horizontalScrollBar()
            if bar.maximum() > bar.minimum():
                return widget
            if isinstance(widget, QAbstractItemView):
                list_there = widget
        widget = widget.parentWidget()
    return list_there


class _Scrolling:
    """A scroll bar that follows a finger.

    QScroller counts pixels where texts scroll by lines, and withholds presses.
    """

    def __init__(self, area: QAbstractScrollArea, bar: QScrollBar, at: QPointF) -> None:
        self.area, self.bar = area, bar
        self._upright = bar.orientation() == Qt.Orientation.Vertical
        port = area.viewport()
        length = port.height() if self._upright else port.width()
        self._step = length / bar.pageStep() if bar.pageStep() else 1.0
        """Pixels that one step of the bar scrolls."""
        self._begun, self._value = self._along(at), bar.value()
        self._trail = [(monotonic(), self._begun)]

    def is_at(self, at: QPointF, window: QWidget) -> bool:
        """Return whether a place of the window is on the scrolling area."""
        there = shiboken6.isValid(self.area) and self.area.isVisible()
        return there and self.area.rect().contains(self.area.mapFrom(window, at.toPoint()))

    def move(self, at: QPointF) -> None:
        """Scroll the contents along with the finger."""
        if shiboken6.isValid(self.bar):
            now, here = monotonic(), self._along(at)
            self._trail = [(when, y) for when, y in self._trail if now - when < _LOOK_BACK]
            self._trail.append((now, here))
            self.bar.setValue(round(self._value - (here - self._begun) / self._step))

    def speed(self) -> float:
        """Return the finger's latest speed in steps of the bar per second; 0 if it rested."""
        (first, start), (last, end) = self._trail[0], self._trail[-1]
        if last == first or monotonic() - last > _LOOK_BACK or abs(end - start) < _STILL:
            return 0.0
        return (start - end) / (last - first) / self._step

    def _along(self, at: QPointF) -> float:
        return at.y() if self._upright else at.x()
