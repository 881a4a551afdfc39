"""Markers and private notes of Black Box on the table."""

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.theme.appearance import Appearance
from rules.blackbox.rays import CELL_NAMES
from tests.desktop.conftest import Seat, spot_point
from tests.desktop.games.blackbox.table import (
    LEFT,
    RIGHT,
    Key,
    cells,
    click,
    drag,
    header,
    key_of,
    lift_curtain,
    playing,
    press,
    scene_of,
    walk,
)

# Markers and notes


def test_markers_come_and_go_and_are_carried(seat: Seat) -> None:
    page = playing(seat)
    scene = scene_of(page)
    click(page, "a1", "b1", "b1")
    assert scene.shown.box.markers == cells("a1")
    drag(page, "a1", "c3")
    assert scene.shown.box.markers == cells("c3")
    click(page, "d4")
    drag(page, "d4", "c3")
    assert scene.shown.box.markers == cells("c3,d4")
    drag(page, "d4", QPoint(4, page.view.height() - 4))
    assert scene.shown.box.markers == cells("c3")
    assert not scene.hand.carrying


def test_a_drag_survives_another_theme_another_size_and_escape(
    seat: Seat, look: Appearance
) -> None:
    page = playing(seat)
    scene = scene_of(page)
    click(page, "a1")
    drag(page, "a1", "c3", drop=False)
    assert scene.hand.carrying
    look.choose("dark")
    page.resize(1024, 680)
    QApplication.processEvents()
    to = spot_point(page, key_of("e5"))
    QTest.mouseMove(page.view.viewport(), to)
    assert scene.hand.carrying
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=to)
    assert scene.shown.box.markers == cells("e5")
    drag(page, "e5", "a1", drop=False)
    press(page, Key.Key_Escape)
    assert not scene.hand.carrying
    assert scene.box_items.pieces[CELL_NAMES.index("e5")].opacity() == 1
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=spot_point(page, key_of("a1")))
    assert scene.shown.box.markers == cells("e5")


def test_taking_back_in_the_middle_of_a_drag_puts_the_piece_down(seat: Seat) -> None:
    page = playing(seat)
    scene = scene_of(page)
    click(page, "a1", "b1")
    drag(page, "a1", "c3", drop=False)
    assert page.session is not None
    page.session.undo()
    assert not scene.hand.carrying
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=spot_point(page, key_of("c3")))
    assert scene.shown.box.markers == cells("a1")


def test_a_marker_that_cannot_lie_there_glides_home(seat: Seat, look: Appearance) -> None:
    page = playing(seat)
    click(page, "a1", "b1")
    look.reduce_motion(False)
    scene = scene_of(page)
    drag(page, "a1", "b1")
    assert scene.motion.running
    scene.motion.finish()
    assert not scene.hand.carrying
    assert scene.shown.box.markers == cells("a1,b1")


def test_notes_are_private_and_go_with_their_viewer(seat: Seat) -> None:
    page = playing(seat)
    scene = scene_of(page)
    click(page, "c3", "d3", button=RIGHT)
    assert scene.notes() == ["c3", "d3"]
    assert next(spot for spot in scene.spots() if spot.key == key_of("c3")).name.endswith("empty")
    click(page, "d3", button=RIGHT)
    walk(page, "e5")
    press(page, Key.Key_N)
    kept = scene.notes()
    assert kept == ["c3", "e5"]
    press(page, Key.Key_E)
    lift_curtain(page)
    assert scene.notes() == []
    press(page, Key.Key_E)
    lift_curtain(page)
    assert scene.notes() == kept
    scene.set_notes([*kept, "z9"])
    assert scene.notes() == kept


def test_a_marker_cannot_be_noted_as_empty(seat: Seat) -> None:
    page = playing(seat)
    click(page, "c3")
    click(page, "c3", button=RIGHT)
    assert "has a marker" in header(page)
