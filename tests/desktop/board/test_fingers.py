"""Fingers on a board: a tap, a drag, one that rests, two that pinch."""

from collections.abc import Mapping
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QPointingDevice, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board import fingers
from desktop.table.page import TablePage
from tests.desktop.conftest import Seat, spot_point
from tests.desktop.games.holomino.table import cell_point, placements, scene_of


class Finger:
    """Fingers on the viewport of a table."""

    def __init__(self, page: TablePage, screen: QPointingDevice) -> None:
        self.port = page.view.viewport()
        self._touch = QTest.touchEvent(self.port, screen)

    def down(self, *points: QPoint) -> None:
        for number, at in enumerate(points):
            self._touch.press(number, at, self.port)
        self._touch.commit()

    def join(self, first: QPoint, second: QPoint) -> None:
        """Put a second finger down beside the first."""
        self._touch.move(0, first, self.port).press(1, second, self.port).commit()

    def move(self, *points: QPoint) -> None:
        for number, at in enumerate(points):
            self._touch.move(number, at, self.port)
        self._touch.commit()

    def touch(
        self,
        *,
        still: tuple[int, ...] = (),
        up: tuple[int, ...] = (),
        down: Mapping[int, QPoint] | None = None,
        move: Mapping[int, QPoint] | None = None,
    ) -> None:
        """Fingers by their numbers, in one event."""
        for number in still:
            self._touch.stationary(number)
        for number in up:
            self._touch.release(number, QPoint(), self.port)
        for number, at in (down or {}).items():
            self._touch.press(number, at, self.port)
        for number, at in (move or {}).items():
            self._touch.move(number, at, self.port)
        self._touch.commit()

    def up(self, *points: QPoint) -> None:
        for number, at in enumerate(points):
            self._touch.release(number, at, self.port)
        self._touch.commit()


def test_a_tap_beside_a_place_means_it(
    seat: Seat, touch_screen: QPointingDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fingers, "_REACH", 12)  # millimetres: 45 pixels of a usual screen
    page = seat("holomino")
    scene = scene_of(page)
    finger = Finger(page, touch_screen)
    beside = spot_point(page, ("tile", scene.view.pool[-1])) + QPoint(0, 41)
    QTest.mouseClick(finger.port, Qt.MouseButton.LeftButton, pos=beside)
    assert not scene.hand.half.held  # too far for a mouse
    finger.down(beside)
    finger.up(beside)
    assert scene.hand.half.held == scene.view.pool[-1]


def test_a_finger_that_rests_is_the_right_button(
    seat: Seat, touch_screen: QPointingDevice, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fingers, "_REST_MS", 50)
    page = seat("holomino")
    scene = scene_of(page)
    finger = Finger(page, touch_screen)
    scene.hand.hold(scene.view.pool[0])
    assert scene.hand.half.held
    elsewhere = cell_point(page, placements(page)[0].cell)
    finger.down(elsewhere)
    qtbot.waitUntil(lambda: not scene.hand.half.held)
    finger.up(elsewhere)
    assert not page.session or page.session.ply == 0


def test_two_fingers_move_and_zoom_and_play_nothing(
    seat: Seat, touch_screen: QPointingDevice
) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    finger = Finger(page, touch_screen)
    tile, goal = placements(page)[0].tile, cell_point(page, placements(page)[0].cell)
    begin = spot_point(page, ("tile", tile))
    finger.down(begin)
    finger.move((begin + goal) / 2)
    assert scene.hand.drag.holds
    finger.join(goal, goal + QPoint(100, 0))
    assert not scene.hand.drag.holds
    before, under = page.view.zoom, scene.board.mapFromScene(QPointF(goal + QPoint(50, 0)))
    finger.move(goal - QPoint(50, 0), goal + QPoint(150, 0))
    assert page.view.zoom == pytest.approx(2 * before)
    stays = scene.board.mapToScene(under)
    finger.move(goal - QPoint(50, 40), goal + QPoint(150, -40))
    assert page.view.zoom == pytest.approx(2 * before)
    assert scene.board.mapToScene(under).y() == pytest.approx(stays.y() - 40, abs=1.5)
    finger.up(goal, goal)
    assert page.session is not None
    assert page.session.ply == 0
    assert not scene.hand.half.held


def test_a_third_finger_moves_nothing(seat: Seat, touch_screen: QPointingDevice) -> None:
    """The pair is the same two fingers until one of them is lifted, whoever comes and goes."""
    page = seat("holomino")
    scene = scene_of(page)
    finger = Finger(page, touch_screen)
    middle = page.view.viewport().rect().center()
    at = [middle - QPoint(80, 0), middle + QPoint(80, 0), middle + QPoint(0, 150)]
    lies = scene.board.transform()
    finger.down(*at)
    finger.touch(still=(1, 2), up=(0,))  # the first of them goes, two others are left
    finger.touch(still=(1, 2))
    assert scene.board.transform() == lies
    finger.touch(move={1: at[1] + QPoint(0, 30), 2: at[2] + QPoint(0, 30)})
    moved = scene.board.transform()
    assert (moved.m11(), moved.dx(), moved.dy()) == pytest.approx(
        (lies.m11(), lies.dx(), lies.dy() + 30), abs=0.5
    )
    finger.touch(still=(2,), up=(1,))
    finger.touch(still=(2,), down={0: at[0]})  # comes back elsewhere
    assert scene.board.transform() == moved
    finger.touch(up=(0, 2))
    assert page.session is not None
    assert page.session.ply == 0


def test_a_window_that_changes_its_size_lets_the_finger_go(
    seat: Seat, touch_screen: QPointingDevice
) -> None:
    """What lies under it then is not what it meant: the screen was turned."""
    page = seat("holomino")
    scene = scene_of(page)
    finger = Finger(page, touch_screen)
    tile = spot_point(page, ("tile", scene.view.pool[0]))
    finger.down(tile)
    page.resize(900, 700)
    finger.up(tile)
    assert not scene.hand.half.held
    begin = spot_point(page, ("tile", scene.view.pool[0]))
    finger.down(begin)
    finger.move(begin - QPoint(0, 60))
    assert scene.hand.drag.holds
    page.resize(1280, 800)
    assert not scene.hand.drag.holds
    finger.move(begin - QPoint(0, 200))
    finger.up(begin - QPoint(0, 200))
    assert not scene.hand.half_done


def test_a_press_means_no_place_that_came_under_it_later(seat: Seat) -> None:
    """Somebody zooms, or a move comes in, between press and release: no mouse goes so quickly."""
    page = seat("holomino")
    scene = scene_of(page)
    placed = placements(page)[0]
    scene.hand.hold(placed.tile)
    port, goal = page.view.viewport(), cell_point(page, placed.cell)
    away = goal + QPoint(300, 0)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=away)
    page.view.pan_by(QPointF(away - goal))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=away)
    assert page.session is not None
    assert page.session.ply == 0


def test_touches_that_the_system_takes_away_play_nothing(
    seat: Seat, touch_screen: QPointingDevice
) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    finger = Finger(page, touch_screen)
    begin = spot_point(page, ("tile", scene.view.pool[0]))
    for moved in (False, True):
        finger.down(begin)
        if moved:
            finger.move(begin - QPoint(0, 60))
            assert scene.hand.drag.holds
        cancel = QTouchEvent(QEvent.Type.TouchCancel, touch_screen)
        QApplication.sendEvent(finger.port, cancel)
        assert not scene.hand.half_done
        finger.up(begin)
        assert not scene.hand.half_done


def test_a_finger_that_rests_and_then_moves_drags_nothing(
    seat: Seat, touch_screen: QPointingDevice, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fingers, "_REST_MS", 50)
    page = seat("holomino")
    scene = scene_of(page)
    finger = Finger(page, touch_screen)
    begin = spot_point(page, ("tile", scene.view.pool[0]))
    pressed = list[QPointF]()
    hand: Any = scene.hand
    hand.on_secondary = lambda pointer: pressed.append(pointer.table)
    finger.down(begin)
    qtbot.waitUntil(lambda: len(pressed) == 1)
    finger.move(begin - QPoint(0, 100))
    finger.up(begin - QPoint(0, 100))
    assert not scene.hand.half_done


def test_a_mouse_cannot_reach_into_what_a_finger_does(
    seat: Seat, touch_screen: QPointingDevice
) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    finger = Finger(page, touch_screen)
    tile, cell = placements(page)[0].tile, placements(page)[0].cell
    begin, goal = spot_point(page, ("tile", tile)), cell_point(page, cell)
    other = next(one for one in scene.view.pool if one != tile)
    finger.down(begin)
    finger.move((begin + goal) / 2)
    QTest.mouseMove(finger.port, begin)
    QTest.mouseClick(finger.port, Qt.MouseButton.LeftButton, pos=spot_point(page, ("tile", other)))
    assert scene.hand.drag.holds
    finger.move(goal)
    finger.up(goal)
    assert page.session is not None
    assert page.session.ply == 1
    assert not scene.hand.half_done


def test_a_finger_cannot_reach_into_what_a_mouse_does(
    seat: Seat, touch_screen: QPointingDevice
) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    finger = Finger(page, touch_screen)
    tile, cell = placements(page)[0].tile, placements(page)[0].cell
    window = page.windowHandle()
    assert window is not None
    begin, goal = spot_point(page, ("tile", tile)), cell_point(page, cell)
    other = spot_point(page, ("tile", next(one for one in scene.view.pool if one != tile)))

    def there(at: QPoint) -> QPoint:
        return page.view.viewport().mapTo(page, at)

    left = Qt.MouseButton.LeftButton
    QTest.mousePress(window, left, pos=there(begin))
    QTest.mouseMove(window, there((begin + goal) / 2))
    QTest.mouseMove(window, there(goal))
    assert scene.hand.drag.holds
    finger.down(other)
    finger.move(other - QPoint(0, 90))
    finger.up(other - QPoint(0, 90))
    assert scene.hand.drag.holds
    QTest.mouseRelease(window, left, pos=there(goal))
    assert page.session is not None
    assert page.session.ply == 1
    assert not scene.hand.half_done


def test_a_second_tap_is_not_the_first_once_more(
    seat: Seat, touch_screen: QPointingDevice, qtbot: QtBot
) -> None:
    """However quick the second is, it rests as long as any before it is the right button."""
    page = seat("holomino")
    scene = scene_of(page)
    finger = Finger(page, touch_screen)
    tile = spot_point(page, ("tile", scene.view.pool[0]))
    for taps in range(1, 7):
        finger.down(tile)
        finger.up(tile)
        assert bool(scene.hand.half.held) == bool(taps % 2)
