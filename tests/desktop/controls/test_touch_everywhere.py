"""On every page a finger scrolls, hits and asks about whatever there is."""

import os
from collections.abc import Iterator
from itertools import takewhile

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QGraphicsView,
    QLineEdit,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop.app.main_window import MainWindow
from desktop.controls.tooltip import ToolTip
from desktop.shell.window_fingers import WindowFingers
from tests.desktop.app.test_every_page import PAGES, at_table
from tests.desktop.fingers import Finger

pytestmark = pytest.mark.usefixtures("look")
_SOME = ("home", "records", "library", "sheet adamas", "table holomino", "help mono")
_WALKED = PAGES if os.environ.get("QUINCUNX_PAGES") == "all" else _SOME
"""Pages with surfaces and controls of every kind; `QUINCUNX_PAGES=all` walks the others, too."""
_FINGER = 34
"""Pixels a finger needs: 9 mm at 96 to an inch."""
_WAY = 40
"""Pixels that are scrolled."""


@pytest.mark.parametrize("name", _WALKED)
def test_a_page_under_fingers(window: MainWindow, touch_screen: QPointingDevice, name: str) -> None:
    window.resize(800, 500)
    PAGES[name](window)
    for _ in range(5):
        QApplication.processEvents()
    finger, fingers = Finger(window, touch_screen), window.findChild(WindowFingers)
    assert isinstance(fingers, WindowFingers)
    expect_to_scroll(window, finger)
    expect_room(window, fingers)
    fingers.rest_ms = 1
    expect_to_be_told(window, finger)


def expect_to_scroll(window: MainWindow, finger: Finger) -> None:
    """Whatever is more than fits follows a finger."""
    for area in there(window, QAbstractScrollArea):
        assert isinstance(area, QAbstractScrollArea)
        bar, port = area.verticalScrollBar(), area.viewport()
        step = port.height() / bar.pageStep() if bar.pageStep() else 1
        if isinstance(area, QGraphicsView) or (bar.maximum() - bar.minimum()) * step < _WAY:
            continue
        bar.setValue(bar.minimum())
        foot = QPoint(port.width() // 2, port.height() - 5)
        finger.drag(foot, QPoint(0, -_WAY), port)
        moved = (bar.value() - bar.minimum()) * step
        assert moved == pytest.approx(_WAY, abs=step + 1), type(area).__name__


def expect_room(window: MainWindow, fingers: WindowFingers) -> None:
    """Whatever is pressed is as large as a finger, or the room round it belongs to it."""
    too_small = []
    for kind in (QAbstractButton, QLineEdit):
        for control in there(window, kind):
            if control.isEnabled() and min(control.width(), control.height()) < _FINGER:
                reach = reach_of(control, window, fingers)
                if min(reach) < _FINGER:
                    too_small.append((type(control).__name__, control.accessibleName(), *reach))
    assert not too_small
    for view in there(window, QAbstractItemView):
        assert isinstance(view, QAbstractItemView)
        assert not 0 < view.sizeHintForRow(0) < _FINGER, type(view).__name__


def reach_of(control: QWidget, window: MainWindow, fingers: WindowFingers) -> list[int]:
    """How far across and down the middle of a control a finger means it, in pixels."""
    begin = QPointF(middle(control, window))

    def run(step: QPointF) -> int:
        def means(count: int) -> bool:
            found = window.childAt(fingers.meant(begin + step * count).toPoint())
            return found is not None and (found is control or control.isAncestorOf(found))

        return len(list(takewhile(means, range(1, _FINGER))))

    ways = ((QPointF(1, 0), QPointF(-1, 0)), (QPointF(0, 1), QPointF(0, -1)))
    return [1 + sum(map(run, way)) for way in ways]


def expect_to_be_told(window: MainWindow, finger: Finger) -> None:
    """Expect a resting finger to show what a tooltip says."""
    untold = []
    for widget in there(window, QWidget):
        at, text = middle(widget, window), widget.toolTip()
        if text and window.childAt(at) is widget:
            finger.down(at)
            for _ in range(100):
                if text in told(window):
                    break
                QTest.qWait(1)
            else:
                untold.append((type(widget).__name__, text))
            finger.up(at)
            for tooltip in window.findChildren(ToolTip):
                tooltip.close()
    assert not untold


def told(window: MainWindow) -> list[str]:
    """Return what tooltips say."""
    return [one.text for one in window.findChildren(ToolTip) if one.isVisible()]


def there(window: MainWindow, kind: type[QWidget]) -> Iterator[QWidget]:
    """Yield what can be seen of a kind, or comes to be seen by scrolling."""
    for widget in window.uppermost.findChildren(kind):
        if isValid(widget) and widget.isVisible():
            for area in areas_round(widget):
                area.ensureWidgetVisible(widget, 0, 40)
            found = window.childAt(middle(widget, window))
            if found is not None and (found is widget or widget.isAncestorOf(found)):
                yield widget


def areas_round(widget: QWidget) -> Iterator[QScrollArea]:
    at = widget.parentWidget()
    while at is not None:
        if isinstance(at, QScrollArea):
            yield at
        at = at.parentWidget()


def middle(widget: QWidget, window: QWidget) -> QPoint:
    return widget.mapTo(window, widget.rect().center())


def test_completions_are_chosen_by_a_tap(
    window: MainWindow, touch_screen: QPointingDevice, qtbot: QtBot
) -> None:
    window.activateWindow()
    entry = at_table(window, "adamas").panel.entry
    window.table.toggle_entry()
    qtbot.waitUntil(entry.field.hasFocus)
    entry.offer([f"move {number}" for number in range(40)])
    qtbot.waitUntil(entry.list.isVisible)
    at = entry.list.viewport().rect().center()
    words = entry.list.indexAt(at).data()
    Finger(entry.list, touch_screen).tap(at, entry.list.viewport())
    qtbot.waitUntil(lambda: entry.field.text() == words)


def test_completions_and_menus_have_room_for_a_finger(window: MainWindow) -> None:
    entry = at_table(window, "adamas").panel.entry
    entry.offer(["a1-b2", "b2-c3"])
    assert entry.list.sizeHintForRow(0) >= _FINGER
    menu = window.menu()
    rows = [menu.actionGeometry(one) for one in menu.actions() if not one.isSeparator()]
    assert all(row.height() >= _FINGER for row in rows)
