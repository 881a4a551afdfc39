"""Dragons on the table: choosing, turning, flipping and placing tiles."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.board.contract import Prompt
from desktop.games.tiles.geometry import GRID
from desktop.theme.appearance import appearance
from tests.desktop.conftest import Seat, spot_point
from tests.desktop.games.dragons.table import (
    AUTO_MOVES,
    LEFT,
    LOOP,
    NONE,
    ONE_GAP,
    RIGHT,
    SHIFT,
    TWO_GAPS,
    click,
    drop,
    fitting,
    grab,
    move_to,
    played,
    position,
    press,
    scene_of,
    sit,
    tap,
    turn_wheel,
    walk,
)

# -- whole games


@pytest.mark.parametrize("options", [{}, {"cross": True, "end_most": True}])
def test_a_whole_game_is_played_with_the_mouse_alone(
    seat: Seat, options: dict[str, object]
) -> None:
    page = sit(seat, num_tiles=9, **options)
    scene = scene_of(page)
    for turn in range(9):
        if scene.view.outcome is not None:
            break
        cell = (scene.view.gaps or scene.view.positions)[-1]
        letter = fitting(page, cell)[turn % 2]
        if turn % 3 == 0:
            grab(page, letter)
            drop(page, spot_point(page, cell))
        elif turn % 3 == 1:
            if scene.hand.half.choice.target is None:
                click(page, cell)
            click(page, letter)
            click(page, cell)
        else:
            click(page, letter)
            click(page, cell)
        assert len(played(page)) == turn + 1
        assert played(page)[-1].startswith(letter)
    assert scene.view.outcome is not None
    assert "tiles ran out" in page.banner.text
    assert scene.rack_area.isEmpty()


def test_a_whole_game_is_played_with_the_keys_alone(seat: Seat) -> None:
    page = sit(seat, num_tiles=8)
    scene = scene_of(page)
    turn = 0
    while scene.view.outcome is None:
        cell = (scene.view.gaps or scene.view.positions)[turn % 2]
        letter = fitting(page, cell)[-1]
        if turn % 2 and scene.hand.half.choice.target is None:
            walk(page, letter)
            press(page, Qt.Key.Key_Return)
            walk(page, cell)
        else:
            walk(page, cell)
            if scene.hand.half.choice.target is None:
                press(page, Qt.Key.Key_Return)
            while scene.hand.half.choice.letter != letter:
                same_side = (scene.hand.half.choice.letter in "abcdef") == (letter in "abcdef")
                press(page, Qt.Key.Key_R if same_side else Qt.Key.Key_F)
        press(page, Qt.Key.Key_Return)
        turn += 1
        assert len(played(page)) == turn
        assert played(page)[-1].startswith(letter)
    assert turn > 1


# -- what may be chosen


@pytest.mark.parametrize("moves", [(), ONE_GAP, TWO_GAPS, AUTO_MOVES, LOOP[:3]])
def test_every_legal_move_can_be_chosen_and_no_other(seat: Seat, moves: tuple[str, ...]) -> None:
    page = sit(seat, *moves)
    scene = scene_of(page)
    legal = {str(move) for move in scene.game.legal_moves(scene.view)}
    chosen = set()
    for number, cell in enumerate(scene.view.positions, 1):
        if scene.hand.half.choice.target != cell:
            tap(page, cell)
        for letter in scene.words.tile_set.letters:
            tap(page, letter)
            if scene.hand.half.choice.target == cell and scene.hand.half.choice.letter == letter:
                chosen.add(f"{letter}{number}")
        press(page, Qt.Key.Key_Escape)
    assert chosen == legal
    assert len(played(page)) == len(moves)


def test_the_state_suggested_fits(seat: Seat) -> None:
    page = sit(seat)
    choice = scene_of(page).hand.half.choice
    assert (choice.letter, choice.parts) == ("b", ())  # an `a` cannot go beside another
    assert not any(look.held for look in scene_of(page).palette_rack.looks.values())


def test_places_appear_with_the_chosen_state_and_move_nothing(seat: Seat) -> None:
    page = sit(seat, *LOOP[:3])
    scene = scene_of(page)
    fits, before = scene.hand.half.fits, scene.board.transform()
    framed = {GRID.cell_at(part.center()) for part in scene.board_parts()}
    assert framed == {*scene.view.tiles, *fits.open}
    assert not scene.marks.items
    for letter in sorted(fits.somewhere()):
        tap(page, letter)
        page.view.refit()
        assert scene.marks.items.keys() == fits.cells(letter)
        assert scene.board.transform() == before
        press(page, Qt.Key.Key_Escape)
        assert not scene.marks.items


def test_a_position_clicked_first_dims_the_states_that_do_not_fit(seat: Seat) -> None:
    page = sit(seat)
    cell = position(page, 5)
    click(page, cell)
    move_to(page, "a")
    looks = scene_of(page).palette_rack.looks
    assert {letter for letter, look in looks.items() if look.fits} == set(fitting(page, cell))


def test_a_position_comes_first_then_one_of_the_states_that_fit(seat: Seat) -> None:
    page = sit(seat)
    scene, cell = scene_of(page), position(page, 5)
    click(page, cell)
    assert played(page) == []
    assert scene.hand.half.choice.letter in fitting(page, cell)
    assert scene.marks.ghost is not None
    assert scene.marks.ghost.opacity() == pytest.approx(0.8)
    assert page.view.prompt.sentence == f"Fred, place {scene.hand.half.choice.letter} at 5"
    other = fitting(page, cell)[3]
    click(page, other)
    assert played(page) == []
    click(page, cell)
    assert played(page) == [f"{other}5"]


def test_a_tile_comes_first_then_a_position_where_it_fits(seat: Seat) -> None:
    page = sit(seat)
    scene = scene_of(page)
    click(page, "c")
    assert scene.hand.half.choice.parts == ("c",)
    cells = [cell for cell in scene.view.positions if "c" in fitting(page, cell)]
    move_to(page, cells[0])
    assert scene.marks.ghost is not None
    number = scene.view.positions.index(cells[0]) + 1
    click(page, cells[0])
    assert played(page) == [f"c{number}"]


def test_a_second_click_lets_go_of_a_tile(seat: Seat) -> None:
    page = sit(seat)
    click(page, "c")
    click(page, "c")
    assert not scene_of(page).hand.half.choice.picked


def test_hovering_tells_what_fits(seat: Seat) -> None:
    page = sit(seat)
    move_to(page, position(page, 2))
    assert page.view.prompt.hint == "Position 2: a tile fits in 6 ways."
    rack = scene_of(page).palette_rack
    looks = {letter: rack.looks[letter] for letter in rack.tile_set.letters}
    fits = {letter for letter, look in looks.items() if look.fits}
    assert fits == set(fitting(page, position(page, 2)))


def test_a_tile_that_does_not_fit_is_refused_with_the_rules_words(seat: Seat) -> None:
    page = sit(seat)
    click(page, "c")
    wrong = next(cell for cell in scene_of(page).view.positions if "c" not in fitting(page, cell))
    number = scene_of(page).view.positions.index(wrong) + 1
    click(page, wrong)
    assert page.view.prompt.hint.startswith(f"c does not fit at {number}: its ")
    assert played(page) == []


def test_a_state_that_does_not_fit_the_chosen_position_is_refused(seat: Seat) -> None:
    page = sit(seat)
    cell = position(page, 1)
    click(page, cell)
    before = scene_of(page).hand.half.choice
    wrong = next(c for c in scene_of(page).words.tile_set.letters if c not in fitting(page, cell))
    click(page, wrong)
    assert f"{wrong} does not fit at 1" in page.view.prompt.hint
    assert scene_of(page).hand.half.choice == before


def test_a_state_that_fits_nowhere_is_refused(seat: Seat) -> None:
    page = sit(seat)
    click(page, "a")
    assert page.view.prompt.hint == "a does not fit anywhere now"


def test_a_tile_cannot_be_put_on_another(seat: Seat) -> None:
    page = sit(seat)
    grab(page, "c")
    drop(page, spot_point(page, (0, 0)))
    assert "is a tile here already" in page.view.prompt.hint
    assert played(page) == []


# -- dragging


def test_a_tile_is_dragged_to_its_place(seat: Seat) -> None:
    page = sit(seat)
    scene, cell = scene_of(page), position(page, 2)
    grab(page, "b")
    assert scene.hand.drag.holds
    QTest.mouseMove(page.view.viewport(), spot_point(page, cell))
    assert scene.marks.ghost is not None
    assert scene.marks.ghost.opacity() == pytest.approx(0.8)
    drop(page, spot_point(page, cell))
    assert not scene.hand.drag.holds
    assert played(page) == ["b2"]


def test_a_refused_tile_goes_home(seat: Seat) -> None:
    page = sit(seat)
    wrong = next(cell for cell in scene_of(page).view.positions if "b" not in fitting(page, cell))
    grab(page, "b")
    drop(page, spot_point(page, wrong))
    assert "b does not fit" in page.view.prompt.hint
    assert not scene_of(page).hand.drag.letter
    assert played(page) == []


def test_the_mark_of_refusal_lies_above_the_tile(seat: Seat) -> None:
    page = sit(seat)
    scene = scene_of(page)
    wrong = next(cell for cell in scene.view.positions if "b" not in fitting(page, cell))
    grab(page, "b")
    QTest.mouseMove(page.view.viewport(), spot_point(page, wrong))
    mark, held = scene.marks.wrong, scene.hand.drag.item
    assert mark is not None
    assert held is not None
    uppermost = scene.items(QPointF(spot_point(page, wrong)))
    assert uppermost.index(mark) < uppermost.index(held)
    drop(page, spot_point(page, wrong))
    assert scene.marks.wrong is not None  # until the mouse moves on


def test_a_tile_dropped_on_the_bare_table_goes_home_quietly(seat: Seat) -> None:
    page = sit(seat)
    grab(page, "b")
    drop(page, QPoint(60, 500))
    assert not scene_of(page).hand.drag.letter
    assert page.view.prompt.sentence == "Fred, add a tile"


def test_the_ghost_can_be_dragged_on(seat: Seat) -> None:
    page = sit(seat)
    scene = scene_of(page)
    click(page, position(page, 2))
    letter = scene.hand.half.choice.letter
    others = {n: cell for n, cell in enumerate(scene.view.positions, 1) if n != 2}
    number, other = next((n, cell) for n, cell in others.items() if letter in fitting(page, cell))
    grab(page, position(page, 2))
    drop(page, spot_point(page, other))
    assert played(page) == [f"{letter}{number}"]


def test_the_board_stays_where_it_is_while_a_tile_is_dragged(seat: Seat) -> None:
    page = sit(seat)
    board, larger = scene_of(page).board, Prompt("Add a tile", "Many words are large. " * 60)
    grab(page, "b")
    before = board.transform()
    page.view.show_prompt(0, larger)
    assert board.transform() == before


@pytest.mark.parametrize("how", ["escape", "right", "undo", "theme", "resize"])
def test_a_drag_may_be_interrupted(seat: Seat, how: str) -> None:
    page = sit(seat, "b2")
    scene, at = scene_of(page), spot_point(page, position(page, 1))
    grab(page, sorted(scene.hand.half.fits.somewhere())[0])
    QTest.mouseMove(page.view.viewport(), at)
    if how == "escape":
        press(page, Qt.Key.Key_Escape)
    elif how == "right":
        QTest.mousePress(page.view.viewport(), RIGHT, NONE, at)
    elif how == "undo":
        QTest.mouseClick(page.bar.undo_button, LEFT)
    elif how == "theme":
        appearance().toggle()
    else:
        page.resize(1024, 680)
    QApplication.processEvents()
    page.grab()
    if how in ("theme", "resize"):
        press(page, Qt.Key.Key_Escape)
    QTest.mouseRelease(page.view.viewport(), LEFT, NONE, at)
    assert not scene.hand.drag.letter
    assert scene.hand.half.choice.target is None
    assert page.session is not None
    assert page.session.ply == (0 if how == "undo" else 1)
    letter = sorted(scene.hand.half.fits.somewhere())[0]
    cell = next(iter(scene.hand.half.fits.cells(letter)))
    click(page, letter)
    click(page, cell)
    assert page.session.ply == (1 if how == "undo" else 2)


def test_escape_and_the_right_button_drop_a_choice(seat: Seat) -> None:
    page = sit(seat)
    click(page, position(page, 3))
    press(page, Qt.Key.Key_Escape)
    assert scene_of(page).hand.half.choice.target is None
    click(page, "d")
    QTest.mouseClick(page.view.viewport(), RIGHT, NONE, QPoint(60, 500))
    assert not scene_of(page).hand.half.choice.picked


# -- turning and flipping


def test_r_and_the_wheel_turn_to_the_next_state_that_fits(seat: Seat) -> None:
    page = sit(seat)
    scene, cell = scene_of(page), position(page, 3)
    click(page, cell)
    shoulders = [letter for letter in "abcdef" if letter in fitting(page, cell)]
    first = shoulders.index(scene.hand.half.choice.letter)
    press(page, Qt.Key.Key_R)
    assert scene.hand.half.choice.letter == shoulders[(first + 1) % len(shoulders)]
    press(page, Qt.Key.Key_R, SHIFT)
    assert scene.hand.half.choice.letter == shoulders[first]
    turn_wheel(page, spot_point(page, cell), -1)
    assert scene.hand.half.choice.letter == shoulders[(first + 1) % len(shoulders)]
    assert page.view.zoom == 1


def test_elsewhere_the_wheel_zooms(seat: Seat) -> None:
    page = sit(seat)
    turn_wheel(page, QPoint(40, 400), 1)
    assert page.view.zoom > 1


def test_the_wheel_turns_a_tile_in_the_hand(seat: Seat) -> None:
    page = sit(seat)
    grab(page, "b")
    turn_wheel(page, QPoint(60, 400), -1)
    assert scene_of(page).hand.drag.letter == "c"
    assert page.view.zoom == 1
    press(page, Qt.Key.Key_F)
    assert scene_of(page).hand.drag.letter == "i"


def test_f_flips_to_a_state_that_fits(seat: Seat) -> None:
    page = sit(seat)
    scene, cell = scene_of(page), position(page, 6)
    click(page, cell)
    assert scene.hand.half.choice.letter in "abcdef"
    press(page, Qt.Key.Key_F)
    assert scene.hand.half.choice.letter in "ghijkl"
    assert scene.hand.half.choice.letter in fitting(page, cell)


def test_where_nothing_else_fits_turning_and_flipping_are_refused(seat: Seat) -> None:
    page = sit(seat, *ONE_GAP)
    press(page, Qt.Key.Key_F)
    assert "None of the shoulders fit at" in page.view.prompt.hint


def test_a_number_is_typed_to_choose_a_position(seat: Seat) -> None:
    page = sit(seat, *AUTO_MOVES)
    scene = scene_of(page)
    press(page, Qt.Key.Key_1)
    assert scene.hand.half.choice.target == position(page, 1)
    press(page, Qt.Key.Key_0)
    assert scene.hand.half.choice.target == position(page, 10)
    press(page, Qt.Key.Key_Backspace)
    assert scene.hand.half.choice.target is None
    press(page, Qt.Key.Key_4)
    letter = scene.hand.half.choice.letter
    press(page, Qt.Key.Key_Return)
    assert played(page)[-1].split()[0] == f"{letter}4"
