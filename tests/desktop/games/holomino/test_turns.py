"""Holomino on the table: turning tiles, the sack, undo in the middle, panel, list and motion."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.row_data import PlyText
from desktop.games.holomino.facts import turns_between
from desktop.games.holomino.items import HolominoTile
from desktop.games.holomino.rack import rack_column, rack_layout
from desktop.games.holomino.ui import holomino_position
from desktop.games.tiles.geometry import corner_of
from desktop.table.page import TablePage
from desktop.table.session import Session
from desktop.theme.appearance import Appearance
from rules.core.hexes import Hex
from rules.match import Match
from tests.desktop.conftest import Seat, spot_point
from tests.desktop.games.holomino.table import (
    LOOSE,
    STUCK,
    STUCK_SEED,
    Key,
    advance,
    cell_point,
    click,
    drag,
    grab,
    hover,
    let_go,
    placements,
    press,
    scene_of,
    walk,
    with_two_holes,
)

# -- turning


def turnable(page: TablePage) -> tuple[str, Hex]:
    """Play on until a tile fits somewhere in two ways."""
    for ply in range(20):
        for tile, cells in scene_of(page).hand.half.fits.items():
            for cell, ways in cells.items():
                if len(ways) == 2:
                    return tile, cell
        advance(page, 1, seed=ply)
    raise AssertionError("nothing to turn")


def spin(page: TablePage, at: QPoint, turn: int) -> None:
    centre = QPointF(at)
    event = QWheelEvent(
        centre, centre, QPoint(), QPoint(0, turn), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(page.view.viewport(), event)


def test_r_and_the_wheel_choose_between_several_ways(seat: Seat) -> None:
    page = seat("holomino", options=LOOSE, seed=2)
    scene = scene_of(page)
    tile, cell = turnable(page)
    first, second = scene.hand.half.fits[tile][cell]
    at = cell_point(page, cell)
    click(page, spot_point(page, ("tile", tile)))
    hover(page, at)
    assert scene.hand.half.target == first
    assert "2 ways" in page.view.prompt.hint
    press(page, Key.Key_R)
    assert scene.hand.half.target == second
    spin(page, at, -120)
    assert scene.hand.half.target == first
    spin(page, at, 120)
    assert scene.hand.half.target == second
    assert page.view.zoom == 1
    click(page, at)
    assert scene.view.tiles[cell] == second.move.digits


def test_the_wheel_turns_a_tile_in_the_hand(seat: Seat) -> None:
    page = seat("holomino", options=LOOSE, seed=2)
    scene = scene_of(page)
    tile, cell = turnable(page)
    at = cell_point(page, cell)
    grab(page, tile, at)
    before = scene.hand.drag.digits
    spin(page, at, -120)
    assert scene.hand.drag.digits != before
    chosen = scene.hand.drag.digits
    let_go(page, at)
    assert scene.view.tiles[cell] == chosen


def test_the_wheel_zooms_where_there_is_nothing_to_turn(seat: Seat) -> None:
    page = seat("holomino")
    spin(page, QPoint(300, 300), 120)
    assert page.view.zoom > 1


def test_turns_go_the_short_way() -> None:
    assert turns_between("123", "123") == 0
    assert turns_between("123", "312") == 1
    assert turns_between("123", "231") == -1


# -- throwing back


def test_without_a_legal_move_a_tile_is_dragged_to_the_sack(seat: Seat) -> None:
    page = seat("holomino", options=STUCK, seed=STUCK_SEED)
    scene = scene_of(page)
    assert page.view.prompt.sentence == "fred, no tile fits"
    assert scene.hand.half.forced
    assert "sack" in scene.hand.half.rack_state(scene.hand.drag.tile).pointed
    tile = scene.view.pool[0]
    drag(page, tile, spot_point(page, "sack"))
    assert scene.view.turn == 1
    assert tile not in scene.view.pools[0]


def test_the_sack_takes_the_selected_tile_by_mouse_and_keyboard(seat: Seat) -> None:
    page = seat("holomino", options=STUCK, seed=STUCK_SEED)
    scene = scene_of(page)
    click(page, spot_point(page, "sack"))
    assert page.view.prompt.hint == "Choose the tile to return first"
    press(page, Key.Key_2)
    walk(page, "sack")
    press(page, Key.Key_Space)
    QTest.keyRelease(page.view, Key.Key_Space)
    assert scene.view.turn == 1
    assert page.session is not None
    row = scene.words.rows(page.session.hot_seat.history())[0]
    assert row.text.endswith("to the bag")


def test_a_tile_thrown_back_flies_into_the_sack(seat: Seat, look: Appearance) -> None:
    page = seat("holomino", options=STUCK, seed=STUCK_SEED)
    scene = scene_of(page)
    look.reduce_motion(False)
    tile = scene.view.pool[0]
    assert page.session is not None
    page.session.play(tile)
    flying = [item for item in scene.overlay.childItems() if isinstance(item, HolominoTile)]
    assert tile in [item.digits for item in flying]
    scene.motion.finish()
    assert not [item for item in scene.overlay.childItems() if isinstance(item, HolominoTile)]


def test_nobody_passes_while_something_fits(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    before = scene.view
    drag(page, scene.view.pool[0], spot_point(page, "sack"))
    assert "so you cannot pass" in page.view.prompt.hint
    click(page, spot_point(page, "sack"))
    assert "so you cannot pass" in page.view.prompt.hint
    assert scene.view is before


# -- in the middle of something


def test_escape_takes_the_tile_home(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    way = placements(page)[0]
    before = scene.view
    grab(page, way.tile, cell_point(page, way.cell))
    press(page, Key.Key_Escape)
    assert not scene.hand.drag.holds
    assert scene.preview.ghost is None
    let_go(page, cell_point(page, way.cell))
    assert scene.view is before


def test_the_preview_follows_the_zoomed_board(seat: Seat) -> None:
    page = seat("holomino", seed=10)
    scene = scene_of(page)
    way = with_two_holes(page)
    click(page, spot_point(page, ("tile", way.tile)))
    hover(page, cell_point(page, way.cell))
    page.view.zoom_by(1.4)
    ghost = scene.preview.ghost_item
    assert ghost is not None
    for hole, item in zip(way.holes, ghost.values, strict=True):
        assert item.scenePos() == scene.board.mapToScene(corner_of(hole.cells))
        assert item.sceneTransform().m11() == scene.board.transform().m11()
    assert scene.preview.bubble.isVisible()


def test_undo_during_a_drag(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    drag(page, placements(page)[0].tile, cell_point(page, placements(page)[0].cell))
    way = placements(page)[0]
    grab(page, way.tile, cell_point(page, way.cell))
    assert page.session is not None
    page.session.undo()
    page.session.answer(True)  # a tile was drawn meanwhile
    assert scene.view.turn == 0
    assert not scene.hand.drag.holds
    let_go(page, cell_point(page, way.cell))
    assert scene.view.turn == 0


def test_theme_and_size_may_change_during_a_drag(seat: Seat, look: Appearance) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    way = placements(page)[0]
    grab(page, way.tile, cell_point(page, way.cell))
    look.choose("dark")
    page.resize(1024, 680)
    QApplication.processEvents()
    to = cell_point(page, way.cell)
    QTest.mouseMove(page.view.viewport(), to + QPoint(3, 3))
    assert scene.hand.half.target is not None
    assert scene.hand.half.target.cell == way.cell
    let_go(page, to)
    assert scene.view.last == way.cell


def test_an_earlier_position_is_only_looked_at(seat: Seat) -> None:
    page = seat("holomino")
    advance(page, 4)
    scene = scene_of(page)
    assert page.session is not None
    page.session.goto(2)
    assert scene.seat is None
    tile = scene.view.pools[scene.rack_tiles.owner][0]
    drag(page, tile, cell_point(page, scene.view.positions[0]))
    hover(page, cell_point(page, scene.view.positions[0]))
    assert len(scene.view.placed) == 3
    assert not scene.hand.half.fits
    page.session.back_to_game()
    assert scene.hand.half.fits


# -- panel, list, motion


def test_the_move_list_tells_the_points_even_while_looking_back(seat: Seat) -> None:
    page = seat("holomino", seed=10)
    scene = scene_of(page)
    way = with_two_holes(page)
    assert page.session is not None
    page.session.play(way.move)
    rows = scene.words.rows(page.session.hot_seat.history())
    assert rows[-1].note == f"+{way.points}"
    page.session.goto(1)
    assert scene.words.rows(page.session.hot_seat.history()) == rows
    assert scene.words.rows([PlyText(1, 0, "fred resigns")])[0].text == "fred resigns"


def test_the_panel_shows_the_other_pool(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    assert scene.panel is not None
    assert scene.panel.pool.tiles == scene.view.pools[1]
    advance(page, 1)
    assert scene.panel.pool.tiles == scene.view.pools[0]
    assert scene.words.seat_info(0).detail == "3 tiles in pool"


def test_the_rack_stays_with_the_person_when_a_computer_plays(look: Appearance, seat: Seat) -> None:
    page = seat("holomino")
    session = Session(Match.new("holomino", ("fred", "robot"), seed=7), persons={0})
    page.start(session)
    scene = scene_of(page)
    way = placements(page)[0]
    drag(page, way.tile, cell_point(page, way.cell))
    assert scene.seat is None
    assert scene.rack_tiles.owner == 0
    assert page.view.prompt.sentence == "robot is thinking"
    session.play_for(1, next(iter(scene.game.legal_moves(scene.view))))
    assert scene.seat == 0
    assert scene.rack_tiles.owner == 0


@pytest.mark.parametrize("finish", [True, False])
def test_a_turn_in_motion_ends_as_it_should(
    look: Appearance, seat: Seat, qtbot: QtBot, finish: bool
) -> None:
    page = seat("holomino", seed=10)
    scene = scene_of(page)
    way = with_two_holes(page)
    look.reduce_motion(False)
    grab(page, way.tile, cell_point(page, way.cell))
    let_go(page, cell_point(page, way.cell))
    player = 1 - scene.view.turn_of
    assert scene.motion.running
    assert scene.words.seat_info(player).score == str(scene.view.points[player] - way.points)
    if finish:
        scene.motion.finish()
    else:
        qtbot.waitUntil(lambda: not scene.motion.running)
    assert not scene.motion.running
    assert scene.words.seat_info(player).score == str(scene.view.points[player])
    assert all(item.opacity() == 1 for item in scene.table.coins.values())
    assert all(item.opacity() == 1 for item in scene.table.pieces[way.cell])
    assert all(item.opacity() == 1 for item in scene.rack_tiles.items.values())
    in_the_air = [*scene.overlay.childItems(), *scene.above.childItems()]
    assert [item for item in in_the_air if item.isVisible()] == [scene.above]


def test_the_board_keeps_clear_of_the_prompt(seat: Seat) -> None:
    page = seat("holomino", seed=3)
    advance(page, 12)
    scene = scene_of(page)
    fit = scene.board.transform()
    header = page.view.prompt.geometry()
    assert not any(fit.mapRect(part).intersects(header) for part in scene.board_parts())
    grab(page, placements(page)[0].tile, QPoint(60, 300))
    assert scene.board.transform() == fit


@pytest.mark.parametrize("count", range(2, 11))
@pytest.mark.parametrize("size", [(616, 200), (872, 240), (2110, 440)])
def test_every_pool_has_room_on_the_rack(count: int, size: tuple[int, int]) -> None:
    layout = rack_layout(QSizeF(*size), count)
    assert layout.size.width() <= size[0]
    assert layout.size.height() <= size[1]
    assert len(set(map(QPointF.toTuple, layout.slots))) == count
    assert layout.radius >= 25
    assert all(layout.plate.contains(slot) for slot in layout.slots)


@pytest.mark.parametrize("count", range(2, 10))
def test_every_pool_has_room_beside_the_board_with_large_texts(count: int) -> None:
    room = QSizeF(136, 268)  # in a window of 1280 × 800 with texts at 200 %: pixels count twice
    layout = rack_column(room, count)
    assert layout.size.width() <= room.width()
    assert layout.size.height() <= room.height()
    assert 2 * (2 * layout.radius) >= 60  # pixels
    assert all(layout.plate.contains(slot) for slot in layout.slots)


def test_the_picture_on_the_home_page_has_two_holes() -> None:
    assert sorted(hole.value for hole in holomino_position().holes) == [14, 15]
