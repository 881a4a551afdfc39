"""A table of Dragons for tests: sitting down, and hands for mouse, wheel and keys."""

from collections import deque

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.board.cursor import ARROWS, nearest_towards
from desktop.frame.board_page import BoardPage
from desktop.games.dragons.scene import DragonsScene
from desktop.table.page import TablePage
from rules.core.hexes import Hex
from tests.desktop.conftest import Seat, spot_point

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier

ONE_GAP = ("g3", "g4")
TWO_GAPS = ("i3", "a5", "i10")
AUTO_MOVES = ("d2", "i7", "j10")
LOOP = ("i4", "k5", "j7", "i10")


def sit(seat: Seat, *moves: str, **options: object) -> TablePage:
    """Return a table with a game after these moves."""
    page = seat("dragons", names=("Fred", "Ned"), options=options)
    assert page.session is not None
    for move in moves:
        page.session.play(move)
    QApplication.processEvents()
    return page


def scene_of(page: BoardPage) -> DragonsScene:
    assert isinstance(page.scene, DragonsScene)
    return page.scene


def played(page: TablePage) -> list[str]:
    assert page.session is not None
    return [ply.text for ply in page.session.hot_seat.history()]


def position(page: TablePage, number: int) -> Hex:
    return scene_of(page).view.positions[number - 1]


def fitting(page: TablePage, cell: Hex) -> tuple[str, ...]:
    scene = scene_of(page)
    return scene.words.tile_set.fitting(scene.words.tile_set.sides(scene.view.tiles, cell))


def move_to(page: TablePage, key: object) -> None:
    QTest.mouseMove(page.view.viewport(), spot_point(page, key))
    QApplication.processEvents()


def click(page: TablePage, key: object) -> None:
    move_to(page, key)
    tap(page, key)


def tap(page: TablePage, key: object) -> None:
    """Click as a finger does, which was nowhere before: nothing is painted meanwhile."""
    QTest.mouseClick(page.view.viewport(), LEFT, NONE, spot_point(page, key))


def grab(page: TablePage, key: object) -> None:
    port, at = page.view.viewport(), spot_point(page, key)
    QTest.mousePress(port, LEFT, NONE, at)
    QTest.mouseMove(port, at + QPoint(4, -20))


def drop(page: TablePage, at: QPoint) -> None:
    QTest.mouseMove(page.view.viewport(), at)
    QTest.mouseRelease(page.view.viewport(), LEFT, NONE, at)


def press(page: TablePage, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(page.view, key, modifiers)


def turn_wheel(page: TablePage, at: QPoint, steps: int) -> None:
    view = page.view
    event = QWheelEvent(
        QPointF(at), view.viewport().mapToGlobal(QPointF(at)), QPoint(), QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton, NONE, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)


def walk(page: TablePage, key: object) -> None:
    """Press arrow keys until the cursor is at a spot, on the shortest way there."""
    scene = scene_of(page)
    here = scene.cursor.spot
    if here is None:
        press(page, Qt.Key.Key_Right)
        here = scene.cursor.spot
        assert here is not None
    ways: dict[object, list[Qt.Key]] = {here.key: []}
    waiting = deque([here])
    while waiting and key not in ways:
        spot = waiting.popleft()
        for arrow, way in ARROWS.items():
            beyond = nearest_towards(scene, spot, way)
            if beyond is not None and beyond.key not in ways:
                ways[beyond.key] = [*ways[spot.key], arrow]
                waiting.append(beyond)
    for arrow in ways[key]:
        press(page, arrow)
    assert scene.cursor.spot is not None
    assert scene.cursor.spot.key == key
