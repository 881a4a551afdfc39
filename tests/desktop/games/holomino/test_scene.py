"""Holomino on the table: whole games by mouse and keyboard, what a drag shows, clicking."""

from itertools import chain
from random import Random

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF

from desktop.board.rack import RackState
from desktop.games.holomino.facts import points_sum
from desktop.games.holomino.marks import HolominoHighlights, PositionMarks
from desktop.games.tiles.geometry import GRID, R
from rules.holomino.tiles import canonical, clashes, demand
from tests.desktop.conftest import Seat, spot_point
from tests.desktop.games.holomino.table import (
    RIGHT,
    SMALL,
    Key,
    advance,
    cell_point,
    click,
    drag,
    grab,
    hover,
    let_go,
    misfit,
    moves,
    over,
    placements,
    press,
    scene_of,
    tile_and_goal,
    walk,
    with_two_holes,
)

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


def test_a_digit_chooses_a_tile_of_a_rack_that_has_no_room(seat: Seat) -> None:
    page = seat("holomino", seed=3)
    scene = scene_of(page)
    scene.rack_area = QRectF()
    press(page, Key.Key_1)
    assert scene.hand.half.held == next(iter(scene.hand.half.fits))


def test_a_tile_that_glides_home_does_not_replace_the_one_held(seat: Seat) -> None:
    page = seat("holomino", seed=3)
    half = scene_of(page).hand.half
    assert half.composer is not None
    gliding, held, *_ = (tile for tile, cells in half.fits.items() if cells)
    half.hold(held)
    half.point(next(iter(half.fits[held])), "", gliding)
    assert half.pointed is not None
    assert half.pointed.tile == held


def test_a_typed_move_ends_with_its_view(seat: Seat) -> None:
    page = seat("holomino", seed=3)
    scene = scene_of(page)
    scene.hand.show_preview([next(iter(moves(page)))])
    assert scene.hand.half.typed is not None
    scene.show_view(scene.view, viewer=0, seat=0)
    assert scene.hand.half.typed is None


def test_arrow_keys_reach_everything(seat: Seat) -> None:
    page = seat("holomino", seed=3)
    advance(page, 12)
    for spot in scene_of(page).spots():
        walk(page, spot.key)


def test_a_typed_move_is_played(seat: Seat) -> None:
    page = seat("holomino")
    way = placements(page)[0]
    page.panel.entry.play(str(way.move))
    assert scene_of(page).view.last == way.cell


# -- what a drag shows


def test_a_dragged_tile_lights_its_positions(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    way = placements(page)[0]
    grab(page, way.tile, QPoint(60, 300))
    assert scene.hand.drag.tile == way.tile
    assert scene.hand.half.highlights().lit == set(scene.hand.half.fits[way.tile])
    assert page.view.prompt.sentence == f"fred, place {way.tile}"
    assert (
        str(len(scene.hand.half.fits[way.tile])) in page.view.prompt.hint
        or "lit" in page.view.prompt.hint
    )
    assert scene.hand.half.target is None


def test_over_a_position_the_tile_turns_to_fit_and_a_ghost_shows(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    way = next(way for way in placements(page) if way.move.digits != way.tile)
    grab(page, way.tile, cell_point(page, way.cell) + QPoint(12, 9))
    assert scene.hand.half.target == way
    assert scene.preview.ghost == way
    assert scene.hand.drag.digits == way.move.digits
    assert scene.hand.half.highlights().hidden == way.cell


def test_the_points_stand_where_they_cover_no_tile(seat: Seat) -> None:
    made = ("345:2", "416:8", "263:5", "146:12", "423:1")
    page = seat("holomino", seed=3, moves=made)
    scene = scene_of(page)
    scene.hand.show_preview(scene.game.parse_move(scene.view, "532:5"))
    bubble, ghost, pixel = scene.preview.bubble, scene.preview.ghost, scene.board_pixel()
    assert bubble.isVisible()
    assert ghost is not None
    at = bubble.boundingRect().adjusted(16, 12, -16, -20).translated(bubble.pos())
    for cell in (*scene.view.tiles, ghost.cell):
        middle = scene.board.mapToScene(GRID.centre(cell))
        inside = QRectF(QPointF(), QSizeF(R, R) / pixel)
        inside.moveCenter(middle)
        assert not at.intersects(inside)


def test_the_points_of_several_holes_show_in_bubble_and_panel(seat: Seat) -> None:
    page = seat("holomino", seed=10)
    scene = scene_of(page)
    way = with_two_holes(page)
    grab(page, way.tile, cell_point(page, way.cell))
    one, two = (hole.value for hole in way.holes)
    assert way.points == one * two
    assert scene.preview.bubble.isVisible()
    assert scene.preview.bubble.quiet == f"{one} × {two} ="
    assert scene.preview.bubble.bold == f"+{one * two}"
    assert scene.panel is not None
    tally = scene.panel.tally.tally
    assert [row.value for row in tally.rows] == [str(one), str(two)]
    assert tally.rows[0].formula == " + ".join(map(str, way.holes[0].numbers)) + " ="
    assert (tally.words, tally.total) == ("Two holes, multiplied", f"+{one * two}")
    let_go(page, cell_point(page, way.cell))
    assert scene.view.last_points == one * two
    assert {row.player for row in tally.rows} == {None}  # nobody had closed them yet
    closer = scene.view.holes[-1].player
    assert {row.player for row in scene.panel.tally.tally.rows} == {closer}
    assert [row.value for row in scene.panel.tally.tally.rows] == [str(one), str(two)]


def test_limited_scores_are_summed(seat: Seat) -> None:
    page = seat("holomino", seed=10, options={"limit_scores": True})
    way = with_two_holes(page)
    one, two = (hole.value for hole in way.holes)
    assert points_sum(way.holes, True) == f"({one} + {two}) × 2"
    assert way.points == 2 * (one + two)
    assert "Limited scores" in scene_of(page).words.chips()


def test_a_tile_that_does_not_fit_goes_home_and_the_prompt_says_why(seat: Seat) -> None:
    page = seat("holomino")
    advance(page, 5)
    scene = scene_of(page)
    tile, cell = misfit(page)
    before = scene.view
    grab(page, tile, cell_point(page, cell))
    assert scene.hand.half.highlights().wrong == cell
    assert f"{tile} does not fit at" in page.view.prompt.hint
    let_go(page, cell_point(page, cell))
    assert scene.view is before
    assert not scene.hand.drag.holds
    assert f"{tile} does not fit at" in page.view.prompt.hint
    assert page.view.prompt.chip.alert


def test_the_reason_speaks_of_the_tile_as_it_lies(seat: Seat) -> None:
    page = seat("holomino")
    advance(page, 5)
    scene = scene_of(page)
    turned, told = set(), []
    for tile, cells in scene.hand.half.fits.items():
        for fitting in cells:
            for wrong in [
                cell for cell in scene.hand.half.positions if cells and cell not in cells
            ]:
                # On the way it turns to fit elsewhere, and keeps lying like that.
                grab(page, tile, cell_point(page, fitting))
                hover(page, cell_point(page, wrong))
                lies = scene.hand.drag.digits
                ours, theirs = clashes(lies, demand(scene.view.tiles, wrong))[0]
                told.append(page.view.prompt.hint)
                number = scene.hand.half.positions.index(wrong) + 1
                assert f"{lies} does not fit at {number}" in told[-1]
                assert told[-1].endswith(f"its {ours} would meet the number {theirs}")
                turned.add(lies != tile)
                let_go(page, cell_point(page, wrong))
                assert page.view.prompt.hint == told[-1]
    assert turned == {False, True}


def test_the_mark_of_refusal_lies_above_the_tile(seat: Seat) -> None:
    page = seat("holomino")
    advance(page, 5)
    scene = scene_of(page)
    tile, cell = misfit(page)
    grab(page, tile, cell_point(page, cell))
    mark, held = scene.marks.wrong, scene.hand.drag.item
    assert mark is not None
    assert held is not None
    uppermost = scene.items(QPointF(cell_point(page, cell)))
    assert uppermost.index(mark) < uppermost.index(held)
    page.view.zoom_by(1.3)
    assert mark.scenePos() == scene.board.mapToScene(GRID.centre(cell))
    let_go(page, cell_point(page, cell))
    assert scene.marks.wrong is None


def test_a_tile_dropped_anywhere_else_goes_home(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    tile = scene.view.pool[0]
    drag(page, tile, QPoint(40, 300))
    assert not scene.hand.drag.holds
    assert page.view.prompt.sentence == "fred, place a tile"
    drag(page, tile, cell_point(page, (0, 0)))
    assert "is a tile here already" in page.view.prompt.hint


# -- clicks and hovering


def test_hovering_a_tile_of_the_rack_lights_where_it_fits(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    tile = scene.view.pool[1]
    hover(page, spot_point(page, ("tile", tile)))
    assert scene.hand.half.highlights().lit == set(scene.hand.half.fits[tile])
    hover(page, QPoint(200, 300))
    assert scene.hand.half.highlights() == HolominoHighlights()


def test_places_appear_with_the_chosen_tile_and_move_nothing(seat: Seat) -> None:
    page = seat("holomino", seed=3)
    advance(page, 12)
    scene = scene_of(page)
    fits = scene.hand.half.fits
    framed = {GRID.cell_at(part.center()) for part in scene.board_parts()}
    assert framed == {*scene.view.tiles, *chain.from_iterable(fits.values())}
    assert framed != {*scene.view.tiles, *scene.view.positions}
    before = scene.board.transform()
    assert not scene.marks.items
    for key, cells in zip((Key.Key_1, Key.Key_2), fits.values(), strict=False):
        press(page, key)
        page.view.refit()
        assert scene.marks.items.keys() == cells.keys()
        assert scene.board.transform() == before
    press(page, Key.Key_Escape)
    assert not scene.marks.items


def test_the_keyboard_reaches_places_where_no_tile_fits(seat: Seat) -> None:
    page = seat("holomino", seed=3)
    advance(page, 12)
    scene = scene_of(page)
    fitting = set(chain.from_iterable(scene.hand.half.fits.values()))
    for number, cell in enumerate(scene.view.positions, 1):
        walk(page, ("cell", cell))
        press(page, Key.Key_Return)
        none = page.view.prompt.hint == f"None of your tiles fits at {number}"
        assert none == (cell not in fitting)


def test_hovering_a_position_points_at_the_tiles_that_fit(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    cell = placements(page)[0].cell
    hover(page, cell_point(page, cell))
    assert scene.hand.half.rack_state(scene.hand.drag.tile).pointed == {
        t for t, c in scene.hand.half.fits.items() if cell in c
    }
    assert scene.hand.half.highlights().hovered == cell


def test_a_position_clicked_without_a_tile_names_the_tiles(seat: Seat) -> None:
    page = seat("holomino")
    cell = placements(page)[0].cell
    click(page, cell_point(page, cell))
    assert page.view.prompt.hint.startswith("Choose a tile first: ")


def test_a_selected_tile_can_be_given_up(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    at = spot_point(page, ("tile", scene.view.pool[0]))
    click(page, at)
    assert scene.hand.half.held == scene.view.pool[0]
    click(page, at)
    assert not scene.hand.half.held
    click(page, at)
    press(page, Key.Key_Escape)
    assert not scene.hand.half.held
    click(page, at)
    click(page, QPoint(40, 300), RIGHT)
    assert not scene.hand.half.held
    click(page, at)
    click(page, QPoint(40, 300))
    assert not scene.hand.half.held


def test_a_selected_tile_stays_selected_where_it_does_not_fit(seat: Seat) -> None:
    page = seat("holomino")
    advance(page, 5)
    tile, cell = misfit(page)
    click(page, spot_point(page, ("tile", tile)))
    click(page, cell_point(page, cell))
    assert scene_of(page).hand.half.held == tile
    assert "does not fit" in page.view.prompt.hint


def test_beside_a_hint_the_selected_tile_is_not_marked(seat: Seat) -> None:
    page = seat("holomino")
    scene = scene_of(page)
    one, other = [tile for tile, cells in scene.hand.half.fits.items() if cells][:2]
    click(page, spot_point(page, ("tile", one)))
    hinted = next(place for place in placements(page) if canonical(place.move.digits) == other)
    scene.hand.show_preview((hinted.move,))
    state = scene.hand.half.rack_state("")
    assert not state.held
    assert state.pointed == {other}
    assert not scene.hand.half.highlights().lit
    scene.hand.show_preview(())
    assert scene.hand.half.rack_state("").held == one
    assert scene.hand.half.highlights().lit == set(scene.hand.half.fits[one])


def test_digits_choose_a_tile(seat: Seat) -> None:
    page = seat("holomino")
    press(page, Key.Key_3)
    assert scene_of(page).hand.half.held == scene_of(page).view.pool[2]
    assert "press Enter" in page.view.prompt.hint
    press(page, Key.Key_9)
    assert scene_of(page).hand.half.held == scene_of(page).view.pool[2]
    press(page, Key.Key_3)
    assert not scene_of(page).hand.half.held


def test_pointing_somewhere_leaves_the_other_marks_alone(seat: Seat) -> None:
    scene = scene_of(seat("holomino"))
    cells = [(0, 1), (1, 0), (2, 0)]
    marks = PositionMarks(scene)
    marks.show(HolominoHighlights(lit=frozenset(cells)), cells)
    before = dict(marks.items)
    marks.show(HolominoHighlights(lit=frozenset(cells), hovered=(1, 0), hidden=(2, 0)), cells)
    assert marks.items[0, 1] is before[0, 1]
    assert marks.items[1, 0] is not before[1, 0]
    assert (2, 0) not in marks.items
    assert before[2, 0][1].scene() is None


def test_pointing_at_a_tile_leaves_the_rest_of_the_rack_alone(seat: Seat) -> None:
    rack = scene_of(seat("holomino")).rack_tiles
    first, second = rack.pool[:2]
    rack.show_pool(rack.pool, 9, RackState())
    before = dict(rack.items)
    rack.show_pool(rack.pool, 9, RackState(hovered=first))
    changed = {name for name, items in rack.items.items() if items != before[name]}
    assert changed == {first}
    assert before[first].scene() is None
    rack.show_pool(rack.pool, 8, RackState(held=second, lifted=second))
    assert rack.items[first] != before[first]
    assert rack.items.keys() == {*rack.pool, "sack"}


def test_whoever_looks_back_is_not_told_to_hold_a_tile_anywhere(seat: Seat) -> None:
    page = seat("holomino")
    scene, session = scene_of(page), page.session
    assert scene.panel is not None
    assert session is not None
    choose = "Choose a tile to see where it fits and what it scores."
    assert scene.panel.tally.tally.words == choose
    tile = next(tile for tile, cells in scene.hand.half.fits.items() if cells)
    click(page, spot_point(page, ("tile", tile)))
    over = "Hover a tile over a highlighted space to see its score."
    assert scene.panel.tally.tally.words == over
    session.play(placements(page)[0].move)
    session.goto(0)
    assert scene.panel.tally.tally.words == "The score of a tile appears here."
