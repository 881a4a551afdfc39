"""The table: fitting, zooming, moving, pointing, dragging, walking with the keys."""

import math

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.view import BoardView
from desktop.table.page import TablePage
from desktop.theme.appearance import appearance
from tests.desktop.board.sample_scene import SampleScene
from tests.desktop.conftest import Seat, spot_point

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def table(seat: Seat) -> TablePage:
    return seat("adamas", scene=SampleScene)


def scene_of(page: TablePage) -> SampleScene:
    assert isinstance(page.scene, SampleScene)
    return page.scene


def board_on_screen(page: TablePage) -> QRectF:
    scene = scene_of(page)
    return scene.board.mapRectToScene(scene.board_rect())


def click(page: TablePage, key: object) -> None:
    QTest.mouseClick(page.view.viewport(), LEFT, NONE, spot_point(page, key))


def turn_wheel(view: BoardView, at: QPoint, steps: int) -> None:
    event = QWheelEvent(
        QPointF(at), view.viewport().mapToGlobal(QPointF(at)), QPoint(), QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton, NONE, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 680), (1900, 1100)])
def test_the_whole_board_fits_with_room_to_spare(table: TablePage, size: tuple[int, int]) -> None:
    table.resize(*size)
    QApplication.processEvents()
    board, whole = board_on_screen(table), QRectF(table.view.viewport().rect())
    assert whole.adjusted(27.9, 27.9, -27.9, -27.9).contains(board)
    assert not board.intersects(table.view.table.beside.prompt)
    assert board.bottom() <= scene_of(table).rack_area.top()


def test_no_part_of_a_board_lies_beside_the_prompt(
    table: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = board_on_screen(table)
    monkeypatch.setattr(SampleScene, "board_parts", lambda _self: [QRectF(0, -460, 100, 920)])
    table.view.refit()
    assert board_on_screen(table) == before
    assert before.top() > table.view.prompt.geometry().bottom()


def test_the_wheel_zooms_about_the_pointer(table: TablePage) -> None:
    at = spot_point(table, "b3")
    turn_wheel(table.view, at, 3)
    assert table.view.zoom == pytest.approx(1.2**3)
    away = spot_point(table, "b3") - at
    assert away.manhattanLength() <= 2


def test_zooming_has_bounds(table: TablePage) -> None:
    turn_wheel(table.view, QPoint(300, 300), 60)
    assert table.view.zoom == 8
    turn_wheel(table.view, QPoint(300, 300), -90)
    assert table.view.zoom == 0.4


@pytest.mark.parametrize(
    ("key", "held"), [(Qt.Key.Key_Home, NONE), (Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)]
)
def test_a_key_shows_the_whole_board_again(
    table: TablePage, key: Qt.Key, held: Qt.KeyboardModifier
) -> None:
    before = board_on_screen(table)
    turn_wheel(table.view, QPoint(100, 500), 4)
    table.view.pan_by(QPointF(50, 70))
    assert board_on_screen(table) != before
    QTest.keyClick(table.view, key, held)
    assert board_on_screen(table) == before


def test_the_middle_button_moves_the_board(table: TablePage) -> None:
    before, port = board_on_screen(table), table.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.MiddleButton, NONE, QPoint(200, 300))
    QTest.mouseMove(port, QPoint(230, 340))
    QTest.mouseRelease(port, Qt.MouseButton.MiddleButton, NONE, QPoint(230, 340))
    assert board_on_screen(table).center() - before.center() == QPointF(30, 40)


def test_space_and_drag_moves_the_board_and_is_no_click(table: TablePage) -> None:
    before, port = board_on_screen(table), table.view.viewport()
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    QTest.keyPress(table.view, Qt.Key.Key_Space)
    start = spot_point(table, "c3")
    QTest.mousePress(port, LEFT, NONE, start)
    QTest.mouseMove(port, start + QPoint(25, 5))
    QTest.mouseRelease(port, LEFT, NONE, start + QPoint(25, 5))
    QTest.keyRelease(table.view, Qt.Key.Key_Space)
    assert board_on_screen(table).center() - before.center() == QPointF(25, 5)
    assert scene_of(table).clicks == []
    assert scene_of(table).drops == []


def test_a_click_finds_the_cell_and_the_rack(table: TablePage) -> None:
    click(table, "c3")
    click(table, "rack")
    assert scene_of(table).clicks == ["c3", "rack"]


def test_a_small_target_can_be_hit_beside_its_middle(table: TablePage) -> None:
    at = spot_point(table, "rack") + QPoint(13, -13)
    QTest.mouseClick(table.view.viewport(), LEFT, NONE, at)
    assert scene_of(table).clicks == ["rack"]


def test_nothing_is_hit_on_the_bare_table(table: TablePage) -> None:
    QTest.mouseClick(table.view.viewport(), LEFT, NONE, QPoint(20, 690))
    assert scene_of(table).clicks == [None]


def drag(page: TablePage, start: object, end: object) -> None:
    port = page.view.viewport()
    QTest.mousePress(port, LEFT, NONE, spot_point(page, start))
    QTest.mouseMove(port, spot_point(page, end))
    QTest.mouseRelease(port, LEFT, NONE, spot_point(page, end))


def test_dragging_plays_a_move(table: TablePage) -> None:
    drag(table, "a3", "c3")
    assert scene_of(table).drops == [("a3", "c3")]
    assert table.session is not None
    assert [ply.text for ply in table.session.hot_seat.history()] == ["a3-c3"]


def test_dragging_goes_from_the_rack_to_the_board(table: TablePage) -> None:
    drag(table, "rack", "c3")
    assert scene_of(table).drops == [("rack", "c3")]


def test_a_trembling_hand_still_clicks(table: TablePage) -> None:
    port, at = table.view.viewport(), spot_point(table, "c3")
    QTest.mousePress(port, LEFT, NONE, at)
    QTest.mouseMove(port, at + QPoint(2, 2))
    QTest.mouseRelease(port, LEFT, NONE, at + QPoint(2, 2))
    assert scene_of(table).clicks == ["c3"]


@pytest.mark.parametrize("how", ["escape", "right"])
def test_a_drag_can_be_called_off(table: TablePage, how: str) -> None:
    port, at = table.view.viewport(), spot_point(table, "c3")
    QTest.mousePress(port, LEFT, NONE, spot_point(table, "a3"))
    QTest.mouseMove(port, at)
    if how == "escape":
        QTest.keyClick(table.view, Qt.Key.Key_Escape)
    else:
        QTest.mousePress(port, Qt.MouseButton.RightButton, NONE, at)
    QTest.mouseRelease(port, LEFT, NONE, at)
    assert scene_of(table).cancelled == 1
    assert scene_of(table).drops == []


def test_arrow_keys_walk_from_cell_to_neighbour(table: TablePage) -> None:
    scene = scene_of(table)
    visited = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(table.view, key)
        assert scene.cursor.spot is not None
        visited.append(scene.cursor.spot.key)
    assert visited == ["a3", "b3", "b2", "a3"]
    assert scene.cursor.isVisible()


def test_the_arrow_down_reaches_the_rack(table: TablePage) -> None:
    for _ in range(6):
        QTest.keyClick(table.view, Qt.Key.Key_Down)
    spot = scene_of(table).cursor.spot
    assert spot is not None
    assert spot.key == "rack"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_clicks_where_the_cursor_is(table: TablePage, key: Qt.Key) -> None:
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    QTest.keyClick(table.view, key)
    assert scene_of(table).clicks == ["a3"]


def test_the_games_own_keys_come_first(table: TablePage) -> None:
    QTest.keyClick(table.view, Qt.Key.Key_2)
    assert "2" in scene_of(table).keys


def test_nobody_can_move_while_looking_back(table: TablePage) -> None:
    drag(table, "a3", "c3")
    assert table.session is not None
    table.session.goto(0)
    click(table, "c3")
    drag(table, "a3", "b3")
    assert scene_of(table).clicks == []
    assert len(scene_of(table).drops) == 1


def test_a_change_of_theme_draws_the_board_afresh(table: TablePage) -> None:
    before = table.view.grab().toImage()
    appearance().toggle()
    QApplication.processEvents()
    after = table.view.grab().toImage()
    middle = before.rect().center()
    assert before.pixelColor(middle).lightness() > 150 > after.pixelColor(middle).lightness()


def test_a_growing_board_glides_to_where_it_fits(
    table: TablePage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    appearance().reduce_motion(False)
    before = board_on_screen(table).height()
    monkeypatch.setattr(SampleScene, "board_rect", lambda _self: QRectF(-900, -900, 1800, 1800))
    scene = scene_of(table)
    scale = scene.board.transform().m11()
    scene.announce()
    assert scene.board.transform().m11() == pytest.approx(scale, rel=0.05)
    qtbot.waitUntil(lambda: board_on_screen(table).height() <= before + 60)
    assert scene.board.transform().m11() < scale * 0.7


def test_a_fractional_scale_leaves_no_line_below_the_corners(table: TablePage) -> None:
    height = table.view.viewport().height() * 1.26
    end = math.floor(height)
    assert end < height, "it ends within a pixel"
    picture = QImage(600, end + 2, QImage.Format.Format_RGB32)
    picture.fill(ground := appearance().theme.colour("background"))
    picture.setDevicePixelRatio(1.26)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    table.view.drawBackground(painter, QRectF())
    table.view.drawForeground(painter, QRectF())
    painter.end()
    assert picture.pixelColor(1, end) == ground
    assert picture.pixelColor(300, end - 1) != ground
