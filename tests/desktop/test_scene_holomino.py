"""Holomino on the table: dragging, clicking and keys, what fits and what it would score."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.appearance import Appearance
from desktop.motifs.holomino import holomino_position
from desktop.scenes.contract import PlyText
from desktop.scenes.cursor import ARROWS, nearest_towards
from desktop.scenes.holomino import HolominoScene
from desktop.scenes.holomino_facts import Placement, points_sum, turns_between
from desktop.scenes.holomino_items import GRID
from desktop.scenes.holomino_rack import rack_layout
from desktop.session import Session
from desktop.table_page import TablePage
from rules.hexes import Hex
from rules.holomino import HolominoMove, Place, Throw
from rules.holomino_tiles import canonical
from rules.match import Match
from tests.desktop.conftest import Seat, spot_point

Key = Qt.Key
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SMALL: dict[str, object] = {"pool_size": 1, "num_digits": 4}
STUCK: dict[str, object] = {"pool_size": 1, "num_digits": 9}
"""With seed 4 no tile fits in the first turn."""
STUCK_SEED = 4
LOOSE: dict[str, object] = {"num_digits": 4, "non_unique": True}


def scene_of(page: TablePage) -> HolominoScene:
    assert isinstance(page.scene, HolominoScene)
    return page.scene


def cell_point(page: TablePage, cell: Hex) -> QPoint:
    return scene_of(page).board.mapToScene(GRID.centre(cell)).toPoint()


def click(page: TablePage, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseMove(page.view.viewport(), at)
    QTest.mouseClick(page.view.viewport(), button, pos=at)


def hover(page: TablePage, at: QPoint) -> None:
    QTest.mouseMove(page.view.viewport(), at)


def grab(page: TablePage, tile: str, to: QPoint) -> None:
    """Drags a tile of the rack to a point and keeps holding it."""
    port, start = page.view.viewport(), spot_point(page, ("tile", tile))
    QTest.mousePress(port, LEFT, pos=start)
    QTest.mouseMove(port, start + QPoint(4, -4))
    QTest.mouseMove(port, (start + to) / 2)
    QTest.mouseMove(port, to)


def let_go(page: TablePage, at: QPoint) -> None:
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=at)


def drag(page: TablePage, tile: str, to: QPoint) -> None:
    grab(page, tile, to)
    let_go(page, to)


def press(page: TablePage, *keys: Key) -> None:
    for key in keys:
        QTest.keyClick(page.view, key)


def walk(page: TablePage, key: Hashable) -> None:
    """Takes the keyboard cursor to a spot by arrow keys alone."""
    scene = scene_of(page)
    if scene.cursor.spot is None:
        press(page, Key.Key_Right)
    start = scene.cursor.spot
    assert start is not None
    ways: dict[Hashable, tuple[Key, ...]] = {start.key: ()}
    queue = deque([start])
    while queue and key not in ways:
        spot = queue.popleft()
        for arrow, direction in ARROWS.items():
            found = nearest_towards(scene, spot, direction)
            if found is not None and found.key not in ways:
                ways[found.key] = (*ways[spot.key], arrow)
                queue.append(found)
    press(page, *ways[key])
    assert scene.cursor.spot is not None
    assert scene.cursor.spot.key == key


def moves(page: TablePage) -> list[HolominoMove]:
    scene = scene_of(page)
    return list(scene.game.legal_moves(scene.view))


def tile_and_goal(page: TablePage, move: HolominoMove) -> tuple[str, Hashable]:
    """The tile a move takes from the rack, and the spot it goes to."""
    if isinstance(move, Throw):
        return move.tile, "sack"
    assert isinstance(move, Place)
    return canonical(move.digits), ("cell", scene_of(page).view.positions[move.position - 1])


def over(page: TablePage) -> bool:
    assert page.session is not None
    return page.session.outcome is not None


def placements(page: TablePage) -> list[Placement]:
    """Everything that fits now, the best first."""
    fits = scene_of(page)._fits
    every = [way for cells in fits.values() for ways in cells.values() for way in ways]
    return sorted(every, key=lambda way: -way.points)


def misfit(page: TablePage) -> tuple[str, Hex]:
    """A tile and a position where it does not fit."""
    scene = scene_of(page)
    return next(
        (tile, cell)
        for tile, cells in scene._fits.items()
        for cell in scene._positions
        if cells and cell not in cells
    )


def advance(page: TablePage, plies: int, seed: int = 1) -> None:
    """Plays some moves without the scene's help."""
    rng = Random(seed)
    assert page.session is not None
    for _ in range(plies):
        page.session.play(rng.choice(moves(page)))


def with_two_holes(page: TablePage, holes: int = 2) -> Placement:
    """Plays on until a placement closes several holes."""
    for ply in range(40):
        found = next((way for way in placements(page) if len(way.holes) == holes), None)
        if found is not None:
            return found
        advance(page, 1, seed=ply)
    raise AssertionError("no such placement")


# -- whole games


def test_a_whole_game_by_dragging(seat: Seat) -> None:
    page = seat("holomino", options=SMALL)
    rng = Random(3)
    while not over(page):
        turn = scene_of(page).view.turn
        tile, goal = tile_and_goal(page, rng.choice(moves(page)))
        drag(page, tile, spot_point(page, goal))
        assert scene_of(page).view.turn == turn + 1
    assert scene_of(page).rack_area.isEmpty()


def test_a_whole_game_by_clicking(seat: Seat) -> None:
    page = seat("holomino", options=SMALL, seed=11)
    while not over(page):
        tile, goal = tile_and_goal(page, moves(page)[-1])
        click(page, spot_point(page, ("tile", tile)))
        click(page, spot_point(page, goal))


def test_a_whole_game_by_keyboard(seat: Seat) -> None:
    page = seat("holomino", options=SMALL, seed=5)
    rng = Random(5)
    while not over(page):
        turn = scene_of(page).view.turn
        tile, goal = tile_and_goal(page, rng.choice(moves(page)))
        walk(page, ("tile", tile))
        press(page, Key.Key_Return)
        walk(page, goal)
        press(page, Key.Key_Return)
        assert scene_of(page).view.turn == turn + 1


def test_arrow_keys_reach_everything(seat: Seat) -> None:
    page = seat("holomino", seed=3)
    advance(page, 12)
    for spot in scene_of(page).spots():
        walk(page, spot.key)


def test_a_typed_move_is_played(seat: Seat) -> None:
    page = seat("holomino")
    way = placements(page)[0]
    page.panel.entry.entered.emit(str(way.move))
    assert scene_of(page).view.last == way.cell


# -- what a drag shows


def test_a_dragged_tile_lights_its_positions(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    way = placements(page)[0]
    grab(page, way.tile, QPoint(60, 300))
    assert scene.hand.tile == way.tile
    assert scene._lights().lit == set(scene._fits[way.tile])
    assert page.header.sentence == f"fred, place {way.tile}"
    assert str(len(scene._fits[way.tile])) in page.header.hint or "lit" in page.header.hint
    assert scene.target is None


def test_over_a_position_the_tile_turns_to_fit_and_a_ghost_shows(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    way = next(way for way in placements(page) if way.move.digits != way.tile)
    grab(page, way.tile, cell_point(page, way.cell) + QPoint(12, 9))
    assert scene.target == way
    assert scene._preview.ghost == way
    assert scene.hand.digits == way.move.digits
    assert scene._lights().hidden == way.cell


def test_the_points_of_several_holes_show_in_bubble_and_panel(seat: Seat) -> None:
    page = seat("holomino", seed=10)
    scene = scene_of(page)
    way = with_two_holes(page)
    grab(page, way.tile, cell_point(page, way.cell))
    one, two = (hole.value for hole in way.holes)
    assert way.points == one * two
    assert scene._preview._bubble.isVisible()
    assert scene._preview._bubble._quiet == f"{one} × {two} ="
    assert scene._preview._bubble._bold == f"+{one * two}"
    assert scene._panel is not None
    tally = scene._panel.tally.tally
    assert [row.value for row in tally.rows] == [str(one), str(two)]
    assert tally.rows[0].formula == " + ".join(map(str, way.holes[0].numbers)) + " ="
    assert (tally.words, tally.total) == ("Two holes multiply", f"+{one * two}")
    let_go(page, cell_point(page, way.cell))
    assert scene.view.last_points == one * two
    assert [row.value for row in scene._panel.tally.tally.rows] == [str(one), str(two)]


def test_limited_scores_are_summed(seat: Seat) -> None:
    page = seat("holomino", seed=10, options={"limit_scores": True})
    way = with_two_holes(page)
    one, two = (hole.value for hole in way.holes)
    assert points_sum(way.holes, True) == f"({one} + {two}) × 2"
    assert way.points == 2 * (one + two)
    assert "Limited scores" in scene_of(page).chips()


def test_a_tile_that_does_not_fit_goes_home_and_the_prompt_says_why(seat: Seat) -> None:
    page = seat("holomino")
    advance(page, 5)
    scene = scene_of(page)
    tile, cell = misfit(page)
    before = scene.view
    grab(page, tile, cell_point(page, cell))
    assert scene._lights().wrong == cell
    assert f"{tile} does not fit at" in page.header.hint
    let_go(page, cell_point(page, cell))
    assert scene.view is before
    assert not scene.hand.holds
    assert f"{tile} does not fit at" in page.header.hint
    assert page.header._chip.alert


def test_a_tile_dropped_anywhere_else_goes_home(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    tile = scene.view.pool[0]
    drag(page, tile, QPoint(40, 300))
    assert not scene.hand.holds
    assert page.header.sentence == "fred, place a tile"
    drag(page, tile, cell_point(page, (0, 0)))
    assert "lies here already" in page.header.hint


# -- clicks and hovering


def test_hovering_a_tile_of_the_rack_lights_where_it_fits(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    tile = scene.view.pool[1]
    hover(page, spot_point(page, ("tile", tile)))
    assert scene._lights().lit == set(scene._fits[tile])
    hover(page, QPoint(40, 300))
    assert not scene._lights().lit
    assert scene._lights().numbered


def test_hovering_a_position_points_at_the_tiles_that_fit(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    cell = placements(page)[0].cell
    hover(page, cell_point(page, cell))
    assert scene._rack_state().pointed == {t for t, c in scene._fits.items() if cell in c}
    assert scene._lights().hovered == cell


def test_a_position_clicked_without_a_tile_names_the_tiles(seat: Seat) -> None:
    page = seat("holomino")
    cell = placements(page)[0].cell
    click(page, cell_point(page, cell))
    assert page.header.hint.startswith("Choose a tile first: ")


def test_a_selected_tile_can_be_given_up(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    at = spot_point(page, ("tile", scene.view.pool[0]))
    click(page, at)
    assert scene._held == scene.view.pool[0]
    click(page, at)
    assert not scene._held
    click(page, at)
    press(page, Key.Key_Escape)
    assert not scene._held
    click(page, at)
    click(page, QPoint(40, 300), RIGHT)
    assert not scene._held
    click(page, at)
    click(page, QPoint(40, 300))
    assert not scene._held


def test_a_selected_tile_stays_selected_where_it_does_not_fit(seat: Seat) -> None:
    page = seat("holomino")
    advance(page, 5)
    tile, cell = misfit(page)
    click(page, spot_point(page, ("tile", tile)))
    click(page, cell_point(page, cell))
    assert scene_of(page)._held == tile
    assert "does not fit" in page.header.hint


def test_digits_choose_a_tile(seat: Seat) -> None:
    page = seat("holomino")
    press(page, Key.Key_3)
    assert scene_of(page)._held == scene_of(page).view.pool[2]
    assert "press Enter" in page.header.hint
    press(page, Key.Key_9)
    assert scene_of(page)._held == scene_of(page).view.pool[2]
    press(page, Key.Key_3)
    assert not scene_of(page)._held


# -- turning


def turnable(page: TablePage) -> tuple[str, Hex]:
    """Plays on until a tile fits somewhere in two ways."""
    for ply in range(20):
        for tile, cells in scene_of(page)._fits.items():
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
    first, second = scene._fits[tile][cell]
    at = cell_point(page, cell)
    click(page, spot_point(page, ("tile", tile)))
    hover(page, at)
    assert scene.target == first
    assert "2 ways" in page.header.hint
    press(page, Key.Key_R)
    assert scene.target == second
    spin(page, at, -120)
    assert scene.target == first
    spin(page, at, 120)
    assert scene.target == second
    assert page.view.zoom == 1
    click(page, at)
    assert scene.view.tiles[cell] == second.move.digits


def test_the_wheel_turns_a_tile_in_the_hand(seat: Seat) -> None:
    page = seat("holomino", options=LOOSE, seed=2)
    scene = scene_of(page)
    tile, cell = turnable(page)
    at = cell_point(page, cell)
    grab(page, tile, at)
    before = scene.hand.digits
    spin(page, at, -120)
    assert scene.hand.digits != before
    chosen = scene.hand.digits
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
    assert page.header.sentence == "fred, no tile fits"
    assert scene.forced
    assert scene._rack_state().throw
    tile = scene.view.pool[0]
    drag(page, tile, spot_point(page, "sack"))
    assert scene.view.turn == 1
    assert tile not in scene.view.pools[0]


def test_the_sack_takes_the_selected_tile_by_mouse_and_keyboard(seat: Seat) -> None:
    page = seat("holomino", options=STUCK, seed=STUCK_SEED)
    scene = scene_of(page)
    click(page, spot_point(page, "sack"))
    assert page.header.hint == "Choose the tile to throw back first"
    press(page, Key.Key_2)
    walk(page, "sack")
    press(page, Key.Key_Space)
    QTest.keyRelease(page.view, Key.Key_Space)
    assert scene.view.turn == 1
    assert page.session is not None
    row = scene.rows(page.session.history())[0]
    assert row.text.endswith("to the sack")


def test_nobody_passes_while_something_fits(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    before = scene.view
    drag(page, scene.view.pool[0], spot_point(page, "sack"))
    assert "so you cannot pass" in page.header.hint
    click(page, spot_point(page, "sack"))
    assert "so you cannot pass" in page.header.hint
    assert scene.view is before


# -- in the middle of something


def test_escape_takes_the_tile_home(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    way = placements(page)[0]
    before = scene.view
    grab(page, way.tile, cell_point(page, way.cell))
    press(page, Key.Key_Escape)
    assert not scene.hand.holds
    assert scene._preview.ghost is None
    let_go(page, cell_point(page, way.cell))
    assert scene.view is before


def test_undo_during_a_drag(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    drag(page, placements(page)[0].tile, cell_point(page, placements(page)[0].cell))
    way = placements(page)[0]
    grab(page, way.tile, cell_point(page, way.cell))
    assert page.session is not None
    page.session.undo()
    assert scene.view.turn == 0
    assert not scene.hand.holds
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
    assert scene.target is not None
    assert scene.target.cell == way.cell
    let_go(page, to)
    assert scene.view.last == way.cell


def test_an_earlier_position_is_only_looked_at(seat: Seat) -> None:
    page = seat("holomino")
    advance(page, 4)
    scene = scene_of(page)
    assert page.session is not None
    page.session.goto(2)
    assert scene.seat is None
    tile = scene.view.pools[scene.rack_owner][0]
    drag(page, tile, cell_point(page, scene.view.positions[0]))
    hover(page, cell_point(page, scene.view.positions[0]))
    assert len(scene.view.placed) == 3
    assert not scene._lights().numbered
    page.session.back_to_game()
    assert scene._lights().numbered


# -- panel, list, motion


def test_the_move_list_tells_the_points_even_while_looking_back(seat: Seat) -> None:
    page = seat("holomino", seed=10)
    scene = scene_of(page)
    way = with_two_holes(page)
    assert page.session is not None
    page.session.play(way.move)
    rows = scene.rows(page.session.history())
    assert rows[-1].note == f"+{way.points}"
    page.session.goto(1)
    assert scene.rows(page.session.history()) == rows
    assert scene.rows([PlyText(1, 0, "fred resigns")])[0].text == "fred resigns"


def test_the_panel_shows_the_other_pool(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    assert scene._panel is not None
    assert scene._panel.pool._tiles == scene.view.pools[1]
    advance(page, 1)
    assert scene._panel.pool._tiles == scene.view.pools[0]
    assert scene.seat_info(0).detail == "Three tiles in pool"


def test_the_rack_stays_with_the_person_when_a_computer_plays(look: Appearance, seat: Seat) -> None:
    page = seat("holomino")
    session = Session(Match.new("holomino", ("fred", "robot"), seed=7), persons={0})
    page.start(session)
    scene = scene_of(page)
    way = placements(page)[0]
    drag(page, way.tile, cell_point(page, way.cell))
    assert scene.seat is None
    assert scene.rack_owner == 0
    assert page.header.sentence == "robot is to place a tile"
    session.play_for(1, next(iter(scene.game.legal_moves(scene.view))))
    assert scene.seat == 0
    assert scene.rack_owner == 0


@pytest.mark.parametrize("finish", [True, False])
def test_a_turn_in_motion_ends_as_it_should(look: Appearance, seat: Seat, finish: bool) -> None:
    page = seat("holomino", seed=10)
    scene = scene_of(page)
    way = with_two_holes(page)
    look.reduce_motion(False)
    grab(page, way.tile, cell_point(page, way.cell))
    let_go(page, cell_point(page, way.cell))
    player = 1 - scene.view.turn_of
    assert scene.motion.running
    assert scene.seat_info(player).score == str(scene.view.points[player] - way.points)
    if finish:
        scene.motion.finish()
    else:
        QTest.qWait(1900)
    assert not scene.motion.running
    assert scene.seat_info(player).score == str(scene.view.points[player])
    assert all(item.opacity() == 1 for item in scene.table.coins.values())
    assert all(item.opacity() == 1 for item in scene.table.pieces[way.cell])
    assert all(item.opacity() == 1 for item in scene.rack_tiles.tiles.values())
    assert [item for item in scene.overlay.childItems() if item.isVisible()] == []


def test_the_board_keeps_clear_of_the_prompt(seat: Seat) -> None:
    page = seat("holomino", seed=3)
    advance(page, 12)
    scene = scene_of(page)
    fit = scene.board.transform()
    header = page.header.geometry()
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


def test_the_picture_on_the_home_page_has_five_holes() -> None:
    assert sorted(hole.value for hole in holomino_position().holes) == [10, 10, 10, 12, 13]
