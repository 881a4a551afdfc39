"""While the board is moved a picture of it is shown, then the board itself, as sharp as ever."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem, QWidget
from pytestqt.qtbot import QtBot

from desktop.board.contract import Pointer
from desktop.board.scene import BoardScene
from desktop.board.sprites import SpriteCache, SpriteItem, Whole
from desktop.games.adamas.pieces import StackItem
from desktop.table.page import TablePage
from desktop.theme.appearance import appearance
from tests.desktop.conftest import Seat, spot_point

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def table(seat: Seat) -> TablePage:
    page = seat("adamas", options={"size": 4})
    QApplication.processEvents()
    return page


def scene_of(page: TablePage) -> BoardScene:
    assert page.scene is not None
    return page.scene


def seen(page: TablePage) -> QImage:
    return page.view.grab().toImage()


def rest(page: TablePage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: scene_of(page).sprites.settled)
    QApplication.processEvents()


def unlike(one: QImage, other: QImage) -> float:
    """Return the share of dots that differ clearly."""
    step = 3
    dots = [
        (one.pixelColor(x, y), other.pixelColor(x, y))
        for x in range(0, one.width(), step)
        for y in range(0, one.height(), step)
    ]
    far = sum(abs(a.lightness() - b.lightness()) > 24 for a, b in dots)
    return far / len(dots)


def watch_drawing(
    monkeypatch: pytest.MonkeyPatch, note: Callable[[], object] = lambda: None
) -> list[object]:
    """Every picture drawn from now on, by what it shows; `note` is called at each."""
    drawn: list[object] = []
    old = SpriteCache._remember

    def remember(sprites: SpriteCache, whole: Whole, picture: QPixmap) -> None:
        drawn.append(whole)
        note()
        old(sprites, whole, picture)

    monkeypatch.setattr(SpriteCache, "_remember", remember)
    return drawn


def test_panning_paints_no_piece(table: TablePage, monkeypatch: pytest.MonkeyPatch) -> None:
    table.view.pan_by(QPointF(5, 3))
    QApplication.processEvents()
    painted = []
    old = SpriteItem.paint

    def paint(
        item: SpriteItem,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painted.append(item)
        old(item, painter, option, widget)

    monkeypatch.setattr(StackItem, "paint", paint)
    for _ in range(5):
        table.view.pan_by(QPointF(7, -2))
        QApplication.processEvents()
    assert painted == []


def test_the_picture_lies_where_the_board_does(table: TablePage, qtbot: QtBot) -> None:
    table.view.zoom_by(1.2)
    table.view.pan_by(QPointF(40, -25))
    assert scene_of(table).still.held
    moving = seen(table)
    rest(table, qtbot)
    assert not scene_of(table).still.held
    assert unlike(moving, seen(table)) < 0.05


def test_at_rest_it_is_as_sharp_as_if_nothing_had_moved(table: TablePage, qtbot: QtBot) -> None:
    before = seen(table)
    table.view.zoom_by(1.7)
    table.view.pan_by(QPointF(31, 12))
    rest(table, qtbot)
    assert seen(table) != before
    QTest.keyClick(table.view, Qt.Key.Key_Home)
    rest(table, qtbot)
    assert seen(table) == before


def test_it_becomes_sharp_before_it_is_shown_again(
    table: TablePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = scene_of(table)
    held: list[bool] = []
    drawn = watch_drawing(monkeypatch, lambda: held.append(scene.still.held))
    table.view.zoom_by(1.45)
    qtbot.waitUntil(lambda: bool(drawn))
    assert held[0]
    qtbot.waitUntil(lambda: scene.sprites.settled)
    assert all(held)
    ready = len(drawn)
    QApplication.processEvents()
    seen(table)
    assert len(drawn) == ready


def test_a_panned_board_needs_no_new_pictures(
    table: TablePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.view.zoom_by(1.1)
    rest(table, qtbot)
    drawn = watch_drawing(monkeypatch)
    table.view.pan_by(QPointF(3.4, 0.7))
    rest(table, qtbot)
    seen(table)
    assert drawn == []


def test_zooming_out_shows_the_whole_board(table: TablePage, qtbot: QtBot) -> None:
    table.view.zoom_by(6)
    rest(table, qtbot)
    for _ in range(10):
        table.view.zoom_by(0.85)
        QApplication.processEvents()
    assert scene_of(table).still.held
    moving = seen(table)
    rest(table, qtbot)
    assert unlike(moving, seen(table)) < 0.05


def test_the_picture_is_never_much_larger_than_the_table(table: TablePage) -> None:
    still, port = scene_of(table).still, table.view.viewport()
    for factor in (8.0, 0.5, 0.5, 4.0):
        table.view.zoom_by(factor)
        table.view.pan_by(QPointF(300, 200))
        picture = still.picture
        assert picture.width() <= 1.5 * port.width() + 2
        assert picture.height() <= 1.5 * port.height() + 2


@pytest.mark.parametrize("how", ["press", "key", "view", "theme", "motion", "resize"])
def test_whatever_happens_to_the_board_is_seen_at_once(table: TablePage, how: str) -> None:
    scene = scene_of(table)
    table.view.pan_by(QPointF(5, 3))
    assert scene.still.held
    if how == "press":
        QTest.mousePress(table.view.viewport(), LEFT, NONE, QPoint(90, 300))
    elif how == "key":
        QTest.keyClick(table.view, Qt.Key.Key_Right)
    elif how == "view":
        scene.show_view(scene.view, viewer=scene.viewer, seat=scene.seat)
    elif how == "theme":
        appearance().toggle()
    elif how == "motion":
        appearance().reduce_motion(False)
        scene.motion.play(scene.motion.pause("stackMove"))
    elif how == "resize":
        table.resize(1100, 760)
        table.view.recentre()
    assert not scene.still.held
    assert scene.board.opacity() == 1


def test_a_board_that_glides_with_its_pieces_is_painted_itself(table: TablePage) -> None:
    appearance().reduce_motion(False)
    scene = scene_of(table)
    scene.motion.play(scene.motion.pause("stackMove"))
    table.view.pan_by(QPointF(5, 3))
    assert not scene.still.held


def test_a_pulse_does_not_keep_the_picture_away(table: TablePage) -> None:
    appearance().reduce_motion(False)
    scene = scene_of(table)
    scene.motion.play(scene.motion.tween("forcedPulse", lambda _t: None, "pulse", times=-1))
    table.view.pan_by(QPointF(5, 3))
    assert scene.still.held


def test_resizing_in_the_middle_of_a_drag(table: TablePage, qtbot: QtBot) -> None:
    scene, port = scene_of(table), table.view.viewport()
    start = next(
        spot.key for spot in scene.spots() if scene.hand.can_drag(pointer_at(table, spot.key))
    )
    QTest.mousePress(port, LEFT, NONE, spot_point(table, start))
    QTest.mouseMove(port, spot_point(table, start) + QPoint(30, 20))
    table.resize(1100, 760)
    QApplication.processEvents()
    QTest.mouseMove(port, spot_point(table, start) + QPoint(44, 12))
    assert not scene.still.held
    rest(table, qtbot)
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    QTest.mouseRelease(port, LEFT, NONE, QPoint(4, 4))
    scene.motion.finish()
    other = seen(table)
    table.view.recentre()
    QApplication.processEvents()
    assert unlike(other, seen(table)) < 0.01


def pointer_at(page: TablePage, key: object) -> Pointer:
    return scene_of(page).input.pointer(QPointF(spot_point(page, key)))


def test_a_new_board_appears_once_it_is_drawn(
    table: TablePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, before = scene_of(table), seen(table)
    scene.sprites.clear()
    table.view.open_whole()
    assert scene.board.opacity() == 0
    assert seen(table) != before
    rest(table, qtbot)
    drawn = watch_drawing(monkeypatch)
    assert scene.board.opacity() == 1
    assert unlike(before, seen(table)) == 0
    assert drawn == []


def test_a_new_board_that_changes_at_once_appears_all_the_same(
    table: TablePage, qtbot: QtBot
) -> None:
    scene, before = scene_of(table), seen(table)
    table.view.open_whole()
    scene.board_changed.emit()
    rest(table, qtbot)
    assert scene.board.opacity() == 1
    assert seen(table) == before


def test_a_new_board_that_is_moved_at_once_is_seen(table: TablePage, qtbot: QtBot) -> None:
    scene = scene_of(table)
    table.view.open_whole()
    table.view.pan_by(QPointF(31, 12))
    assert scene.still.held
    moving = seen(table)
    rest(table, qtbot)
    assert scene.board.opacity() == 1
    assert unlike(moving, seen(table)) < 0.05


def test_a_picture_drawn_in_bands_is_the_same(
    look: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.board.sprites._BAND", 200_000)  # as at the table

    def draw(painter: QPainter) -> None:
        painter.setClipRect(QRectF(0, 0, 580, 900))
        painter.setPen(QColor("navy"))
        for at in range(0, 900, 30):
            painter.drawLine(QPointF(0, at), QPointF(600, at + 200))
        painter.fillRect(QRectF(100, 100, 200, 700), QColor(200, 30, 60, 120))

    box = QRectF(0, 0, 600, 900)

    def shown(sprites: SpriteCache) -> QImage:
        image = QImage(640, 940, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("khaki"))
        painter = QPainter(image)
        sprites.paint(painter, "large", box, draw)
        painter.end()
        return image

    at_once, in_bands = SpriteCache(), SpriteCache()
    complete = QImage()
    with in_bands.preparing():
        shown(in_bands)
        times = 1
        while in_bands.halfway:
            in_bands.halfway = False
            complete = shown(in_bands)
            times += 1
    assert times > 2
    in_bands.settled = True
    whole, pieced = shown(at_once), shown(in_bands)
    for picture in (pieced, complete):
        assert unlike(whole, picture) == 0


def test_the_oldest_pictures_make_room(look: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.board.sprites._MOST_DOTS", 1000)
    sprites, drawn = SpriteCache(), []

    def paint(key: str) -> None:
        image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        sprites.paint(painter, key, QRectF(0, 0, 20, 20), lambda _inner: drawn.append(key))
        painter.end()

    for key in "ababcab":
        paint(key)
    assert "".join(drawn) == "abcab"
