"""Fingers on a board: a tap, a drag, one that rests, two that pinch."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
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
        """A second finger comes down beside the first."""
        self._touch.move(0, first, self.port).press(1, second, self.port).commit()

    def move(self, *points: QPoint) -> None:
        for number, at in enumerate(points):
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
    assert not scene.half_move.held  # too far for a mouse
    finger.down(beside)
    finger.up(beside)
    assert scene.half_move.held == scene.view.pool[-1]


def test_a_finger_that_rests_is_the_right_button(
    seat: Seat, touch_screen: QPointingDevice, qtbot: QtBot
) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    finger = Finger(page, touch_screen)
    tile = spot_point(page, ("tile", scene.view.pool[0]))
    finger.down(tile)
    finger.up(tile)
    assert scene.half_move.held
    elsewhere = cell_point(page, placements(page)[0].cell)
    finger.down(elsewhere)
    qtbot.waitUntil(lambda: not scene.half_move.held)
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
    assert scene.drag.holds
    finger.join(goal, goal + QPoint(100, 0))
    assert not scene.drag.holds
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
    assert not scene.half_move.held
