"""Fingers on what is no board: taps, scrolling, and asking what something is."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.shell import window_fingers
from desktop.shell.window_fingers import REST_MS, WindowFingers
from desktop.theme.appearance import Appearance
from tests.desktop.conftest import hold
from tests.desktop.fingers import Finger

_NEVER = 10**6  # milliseconds


class Desk(QWidget):
    """A small window: buttons in an area that scrolls, a list, a text and a slider."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(420, 700)
        self.clicked = list[int]()
        column = QVBoxLayout(self)
        column.setSpacing(70)
        self.area = QScrollArea()
        self.area.setFixedHeight(160)
        inside = QWidget()
        rows = QVBoxLayout(inside)
        self.buttons = [QPushButton(f"Button {number}") for number in range(20)]
        for number, button in enumerate(self.buttons):
            button.setFixedHeight(40)
            button.clicked.connect(lambda _=False, number=number: self.clicked.append(number))
            rows.addWidget(button)
        self.area.setWidget(inside)
        self.area.setWidgetResizable(True)
        self.list = QListWidget()
        self.list.addItems([f"Row {number}" for number in range(50)])
        self.list.setDragEnabled(True)
        self.list.setFixedHeight(100)
        self.text = QPlainTextEdit("\n".join(f"Line {number}" for number in range(60)))
        self.text.setFixedHeight(100)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        for widget in (self.area, self.list, self.text, self.slider):
            column.addWidget(widget)
        self.fingers = WindowFingers(self)


@pytest.fixture
def desk(look: Appearance, qtbot: QtBot) -> Desk:
    made = Desk()
    hold(qtbot, made)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def finger(desk: Desk, touch_screen: QPointingDevice) -> Finger:
    return Finger(desk, touch_screen)


class Clock:
    """The clock of the fingers, which stands still between their touches."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(window_fingers, "monotonic", made)
    return made


def middle(widget: QWidget) -> QPoint:
    return widget.rect().center()


def test_a_tap_presses_a_button_once(desk: Desk, finger: Finger) -> None:
    finger.tap(middle(desk.buttons[1]), desk.buttons[1])
    assert desk.clicked == [1]
    assert not desk.buttons[1].underMouse()  # nothing is pointed at when the finger is gone


def test_quick_taps_are_as_many_clicks(desk: Desk, finger: Finger) -> None:
    for _ in range(5):
        finger.tap(middle(desk.buttons[1]), desk.buttons[1])
    assert desk.clicked == [1] * 5


@pytest.mark.usefixtures("clock")
def test_two_quick_taps_on_a_row_open_it(desk: Desk, finger: Finger) -> None:
    opened = list[str]()
    desk.list.itemDoubleClicked.connect(lambda item: opened.append(item.text()))
    for _ in range(2):
        finger.tap(QPoint(30, 10), desk.list.viewport())
    assert opened == ["Row 0"]


@pytest.mark.parametrize("name", ["area", "list", "text"])
def test_a_drag_scrolls_what_lies_under_it_and_presses_nothing(
    desk: Desk, finger: Finger, name: str
) -> None:
    area: QAbstractScrollArea = getattr(desk, name)
    port, bar = area.viewport(), area.verticalScrollBar()
    finger.drag(middle(port), QPoint(0, -60), port)
    moved = bar.value() * port.height() / bar.pageStep()
    assert moved == pytest.approx(60, abs=port.height() / bar.pageStep())
    finger.drag(middle(port), QPoint(0, 600), port)
    assert bar.value() == 0
    assert not desk.clicked
    assert not desk.list.selectedItems()
    assert not desk.text.textCursor().hasSelection()


def test_a_slider_is_dragged(desk: Desk, finger: Finger) -> None:
    finger.drag(QPoint(6, desk.slider.height() // 2), QPoint(200, 0), desk.slider)
    assert desk.slider.value() > 30


def test_a_scroll_bar_is_dragged_as_by_a_mouse(desk: Desk, finger: Finger) -> None:
    bar = desk.area.verticalScrollBar()
    finger.drag(QPoint(bar.width() // 2, 20), QPoint(0, 40), bar)
    assert bar.value() > 100


def test_what_is_thrown_goes_on_until_a_finger_holds_it(
    desk: Desk, finger: Finger, clock: Clock, look: Appearance, qtbot: QtBot
) -> None:
    look.reduce_motion(False)
    glide = desk.fingers.findChild(QVariantAnimation)
    assert glide is not None
    glide.setDuration(10 * glide.duration())  # so that the finger comes before the end
    throw(desk, finger, clock)
    bar = desk.area.verticalScrollBar()
    let_go = bar.value()
    qtbot.waitUntil(lambda: bar.value() > let_go + 30)
    finger.tap(middle(desk.area.viewport()), desk.area.viewport())
    held = bar.value()
    QTest.qWait(60)
    assert bar.value() == held
    assert not desk.clicked  # it held what moved, and meant nothing under it
    at = middle(desk.area.viewport())
    finger.tap(at, desk.area.viewport())
    assert len(desk.clicked) == 1


def test_nothing_goes_on_by_itself_where_motion_is_reduced(
    desk: Desk, finger: Finger, clock: Clock
) -> None:
    throw(desk, finger, clock)
    bar = desk.area.verticalScrollBar()
    let_go = bar.value()
    assert let_go > 0
    QTest.qWait(60)
    assert bar.value() == let_go


def throw(desk: Desk, finger: Finger, clock: Clock) -> None:
    port = desk.area.viewport()
    at = middle(port) + QPoint(0, 60)
    finger.down(at, port)
    for step in range(1, 7):
        clock.now += 0.008
        finger.move(at - QPoint(0, 12 * step), port)
    finger.up(at - QPoint(0, 72), port)


def test_a_tap_beside_a_button_means_it(desk: Desk, finger: Finger) -> None:
    button = QPushButton("Small", desk)
    top = desk.area.geometry().bottom() + 30
    button.setGeometry(QRect(150, top, 40, 12))
    button.show()
    button.clicked.connect(lambda: desk.clicked.append(99))
    for beside in (QPoint(170, top + 16), QPoint(170, top - 4), QPoint(195, top + 5)):
        finger.tap(beside)
    assert desk.clicked == [99] * 3
    finger.tap(QPoint(250, top + 6))  # more than half a finger away
    assert desk.clicked == [99] * 3


def test_a_second_finger_ends_what_the_first_began(desk: Desk, finger: Finger) -> None:
    at = middle(desk.buttons[0])
    finger.down(at, desk.buttons[0])
    finger.join(QPoint(40, 40), desk.buttons[2])
    finger.up(at, desk.buttons[0], both=True)
    assert not desk.clicked
    assert not desk.buttons[0].isDown()
    finger.tap(at, desk.buttons[0])
    assert desk.clicked == [0]


@pytest.mark.parametrize("sunk", [False, True])
def test_a_touch_that_the_system_takes_away_presses_nothing(
    desk: Desk, finger: Finger, qtbot: QtBot, sunk: bool
) -> None:
    at = middle(desk.buttons[0])
    finger.down(at, desk.buttons[0])
    if sunk:
        qtbot.waitUntil(desk.buttons[0].isDown)
    finger.cancel()
    assert not desk.buttons[0].isDown()
    finger.up(at, desk.buttons[0])
    assert not desk.clicked


def test_a_window_that_changes_its_size_lets_the_finger_go(desk: Desk, finger: Finger) -> None:
    at = middle(desk.buttons[0])
    finger.down(at, desk.buttons[0])
    desk.resize(500, 700)
    QApplication.processEvents()
    finger.up(at, desk.buttons[0])
    assert not desk.clicked


def test_a_finger_presses_nothing_that_came_under_it_later(desk: Desk, finger: Finger) -> None:
    at = middle(desk.buttons[0])
    finger.down(at, desk.buttons[0])
    desk.area.verticalScrollBar().setValue(46)
    finger.up(at, desk.buttons[0])
    assert not desk.clicked


def test_what_is_deleted_under_a_finger_is_no_trouble(desk: Desk, finger: Finger) -> None:
    at = desk.buttons[0].mapTo(desk, middle(desk.buttons[0]))
    for move in (False, True):
        finger.down(at)
        desk.area.takeWidget().deleteLater()
        desk.area.setWidget(QWidget())
        QTest.qWait(10)
        if move:
            finger.move(at - QPoint(0, 50))
        finger.up(at - QPoint(0, 50 * move))
    assert not desk.clicked


def test_a_finger_that_rests_asks_what_it_is_on(desk: Desk, finger: Finger, qtbot: QtBot) -> None:
    """And one that rests where there is nothing to tell only taps slowly."""
    button = desk.buttons[0]
    button.setToolTip("Goes on")
    at = middle(button)
    desk.fingers.rest_ms = REST_MS
    finger.down(at, button)
    qtbot.waitUntil(lambda: told(desk) == ["Goes on"])
    finger.up(at, button)
    desk.fingers.rest_ms = _NEVER
    assert not desk.clicked
    assert told(desk) == ["Goes on"]  # it can be read when the finger is gone
    finger.tap(middle(desk.buttons[2]), desk.buttons[2])
    assert desk.clicked == [2]
    qtbot.waitUntil(lambda: not told(desk))
    desk.fingers.rest_ms = REST_MS
    finger.down(middle(desk.buttons[1]), desk.buttons[1])
    qtbot.waitUntil(lambda: not desk.fingers._rests.isActive())
    finger.up(middle(desk.buttons[1]), desk.buttons[1])
    assert desk.clicked == [2, 1]


def test_two_taps_are_no_rest(desk: Desk, finger: Finger, touch_screen: QPointingDevice) -> None:
    """The second is still down when the first would have rested long enough."""
    button = desk.buttons[0]
    button.setToolTip("Goes on")
    desk.fingers.rest_ms = 50
    at = button.mapTo(desk, middle(button))
    touch = QTest.touchEvent(desk, touch_screen)
    touch.press(0, at, desk).commit(False)  # no timer ends before the release
    touch.release(0, at, desk).commit(False)
    desk.fingers.rest_ms = _NEVER
    finger.down(middle(button), button)
    QTest.qWait(100)
    finger.up(middle(button), button)
    assert desk.clicked == [0, 0]
    assert not told(desk)


def told(desk: Desk) -> list[str]:
    """Return what tooltips say. On Windows they are no children of the window."""
    shown = {*desk.findChildren(QLabel), *QApplication.topLevelWidgets()}
    return [label.text() for label in shown if isinstance(label, QLabel) and label.isVisible()]
