"""While the others uncover the own board, it is on the table; then it turns back, safely."""

from random import Random

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from desktop.games.mono import turn_back
from desktop.games.mono.arrangement import BoardPlace
from desktop.table.page import TablePage
from desktop.table.session import Session
from desktop.theme.appearance import appearance
from rules.match import Match
from rules.mono import EndTurn, Reveal
from rules.mono.board import board
from rules.playout import random_move
from tests.desktop.conftest import Seat, spot_point, wait_until
from tests.desktop.games.mono.table import (
    FOUR,
    LEFT,
    THREE,
    Key,
    at,
    click,
    header,
    key_of,
    press,
    scene_of,
    session_of,
    walk,
)


@pytest.fixture(autouse=True)
def _nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use no screen reader, and look at the last cell for a moment only."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    monkeypatch.setattr(turn_back, "_LOOK_MS", 60)
    monkeypatch.setattr(turn_back, "_GUARD_MS", 60)


def against_others(page: TablePage, layouts: tuple[str, ...], *, no_auto: bool = True) -> None:
    """Put a match on the table in which only one person plays."""
    cells = len(layouts[0])
    size = next(size for size in range(2, 26) if size * (size + 1) // 2 == cells)
    names = ("fred", "ned", "pat", "sue")[: len(layouts)]
    match = Match.new("mono", names, {"size": size, "no_auto": no_auto})
    for layout in layouts:
        match.play(layout)
    page.start(Session(match, [0]))


def boards(page: TablePage) -> list[int]:
    """Return whose boards are on the table."""
    return [place.player for place in stage(page)]


def stage(page: TablePage) -> tuple[BoardPlace, ...]:
    return scene_of(page).shown.arrangement.places


def turn_of_ned(page: TablePage, cell: str = "a1") -> None:
    """Let fred end his turn after one cell, and ned uncover one of fred's."""
    click(page, "a1")
    session_of(page).play(EndTurn())
    session_of(page).play_for(1, Reveal(cell))


@pytest.fixture
def _long_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at the last cell until a press ends it, and take no press for long after."""
    monkeypatch.setattr(turn_back, "_LOOK_MS", 600_000)
    monkeypatch.setattr(turn_back, "_GUARD_MS", 600_000)


@pytest.fixture
def page(seat: Seat) -> TablePage:
    page = seat("mono", options={"size": 3})
    against_others(page, THREE)
    return page


def test_the_own_result_stays_until_the_other_strikes(page: TablePage) -> None:
    click(page, "a1")
    session_of(page).play(EndTurn())
    assert boards(page) == [1]
    session_of(page).play_for(1, Reveal("b2"))
    assert boards(page) == [0]
    cell = board(3).numbers["b2"]
    assert scene_of(page).shown.looks[0].fresh >> cell & 1


def test_the_others_board_comes_back_when_the_last_cell_was_seen(page: TablePage) -> None:
    turn_of_ned(page)
    session_of(page).play_for(1, EndTurn())
    assert boards(page) == [0]
    assert header(page).startswith("fred, ned revealed these cells")
    wait_until(lambda: boards(page) == [1])
    assert header(page).startswith("fred, reveal a cell")


@pytest.mark.usefixtures("_long_look")
def test_a_press_on_the_own_board_turns_it_back_and_uncovers_nothing(
    page: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn_of_ned(page)
    session_of(page).play_for(1, EndTurn())
    plies = len(scene_of(page).plies)
    click(page, "b2", player=0)
    assert boards(page) == [1]
    click(page, "b2")  # at once, as the second half of a double click
    assert len(scene_of(page).plies) == plies
    monkeypatch.setattr(turn_back, "_GUARD_MS", 0)
    click(page, "b2")
    assert len(scene_of(page).plies) == plies + 1


def test_a_button_held_while_the_board_turns_back_uncovers_nothing(
    page: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn_of_ned(page)
    session_of(page).play_for(1, EndTurn())
    plies, point = len(scene_of(page).plies), at(page, 0, "b2")
    QTest.mousePress(page.view.viewport(), LEFT, pos=point)
    wait_until(lambda: boards(page) == [1])
    monkeypatch.setattr(turn_back, "_GUARD_MS", 0)
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=point)
    assert len(scene_of(page).plies) == plies


@pytest.mark.usefixtures("_long_look")
def test_the_keyboard_comes_back_to_its_cell(page: TablePage) -> None:
    walk(page, 1, "a1")
    press(page, Key.Key_Return)
    session_of(page).play(EndTurn())
    session_of(page).play_for(1, Reveal("a1"))
    session_of(page).play_for(1, EndTurn())
    press(page, Key.Key_Return)
    assert boards(page) == [1]
    cursor = scene_of(page).cursor
    assert cursor.isVisible()
    assert cursor.spot is not None
    assert cursor.spot.key == key_of(page, 1, "a1")


@pytest.mark.usefixtures("_long_look")
def test_own_cells_take_no_notes(page: TablePage) -> None:
    turn_of_ned(page)
    session_of(page).play_for(1, EndTurn())
    QTest.mouseMove(page.view.viewport(), at(page, 0, "b2"))
    press(page, Key.Key_3)
    assert scene_of(page).notes() == []


@pytest.mark.usefixtures("_long_look")
def test_a_note_for_the_board_that_lay_there_is_dropped(page: TablePage) -> None:
    QTest.mouseMove(page.view.viewport(), at(page, 1, "b2"))
    turn_of_ned(page)
    session_of(page).play_for(1, EndTurn())
    press(page, Key.Key_3)
    assert scene_of(page).notes() == []


def test_with_reduced_motion_the_last_cell_is_seen_just_as_long(page: TablePage) -> None:
    appearance().reduce_motion(True)
    turn_of_ned(page)
    session_of(page).play_for(1, EndTurn())
    assert boards(page) == [0]
    wait_until(lambda: boards(page) == [1])


def test_undo_and_looking_back_show_the_others_board(page: TablePage) -> None:
    turn_of_ned(page)
    session_of(page).goto(3)
    assert boards(page) == [1]


def test_a_screen_reader_keeps_the_others_board(
    page: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    turn_of_ned(page)
    assert boards(page) == [1]


def test_people_who_share_the_screen_see_the_others_board(seat: Seat) -> None:
    page = seat("mono", options={"size": 3}, moves=THREE)
    session_of(page).curtain_lifted()
    click(page, "a1")
    session_of(page).play(EndTurn())
    assert boards(page) == [1]


def test_with_three_the_own_board_takes_the_place_of_who_strikes(seat: Seat) -> None:
    page = seat("mono", options={"size": 3})
    against_others(page, FOUR[:3])
    assert boards(page) == [1, 2]
    turn_of_ned(page)
    assert boards(page) == [0, 2]
    session_of(page).play_for(1, EndTurn())
    session_of(page).play_for(2, Reveal("b1"))
    assert boards(page) == [1, 0]
    session_of(page).play_for(2, EndTurn())
    wait_until(lambda: boards(page) == [1, 2])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("reduced", [False, True])
def test_no_press_of_a_whole_game_is_lost_or_lands_elsewhere(
    seat: Seat, players: int, reduced: bool
) -> None:
    page = seat("mono", options={"size": 3})
    appearance().reduce_motion(reduced)
    against_others(page, (*THREE, "133223", "332132")[:players], no_auto=reduced)
    rng, session = Random(players), session_of(page)
    while session.outcome is None:
        player = session.view_for(0).to_move
        assert player is not None
        if player != 0:
            move = random_move(session.game, session.view_for(player), rng)
            session.play_for(player, move)
            continue
        wait_until(lambda: 0 not in boards(page))
        QTest.qWait(turn_back._GUARD_MS + 10)
        view = scene_of(page).view
        cells = [
            (p, name)
            for p in boards(page)
            for name, cell in board(view.options.size).numbers.items()
            if not view.uncovered[p] >> cell & 1
        ]
        other, name = rng.choice(cells)
        plies = len(scene_of(page).plies)
        if any(place.player == other and place.minor for place in stage(page)):
            small = spot_point(page, ("board", other, -1))
            QTest.mouseClick(page.view.viewport(), LEFT, pos=small)
        click(page, name, player=other)
        assert len(scene_of(page).plies) > plies
        assert name in scene_of(page).plies[plies].text
