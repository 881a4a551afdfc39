"""A typed move is shown on the board before it is made, in the ghosts of half-made moves."""

from collections.abc import Callable, Hashable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.table.page import TablePage
from desktop.theme.appearance import appearance, theme
from rules.blackbox.rays import CELL_NAMES, PORT_NUMBERS
from rules.core import IllegalMove, InvalidMove
from tests.desktop.conftest import Seat, spot_point
from tests.desktop.games.holomino.table import STUCK, STUCK_SEED
from tests.desktop.games.mono.table import THREE, playing

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
HIDDEN = ("a1,b2,c3,d5", "g7,f6,e4,b5")


def typing_at(page: TablePage) -> TablePage:
    page.activateWindow()
    page.panel.show_entry(True)
    QApplication.processEvents()
    return page


def write(page: TablePage, text: str) -> Any:
    """Type a text; return the scene once the board shows it."""
    page.panel.entry.field.selectAll()
    QTest.keyClicks(page.panel.entry.field, text)
    page.match.completion.read()
    return page.scene


def picture(page: TablePage) -> Any:
    QApplication.processEvents()
    return page.view.viewport().grab().toImage()


def rested(page: TablePage) -> TablePage:
    """Without the keyboard cursor or a hovered place."""
    # Not 0, 0: that is what QTest takes for no place at all, and goes to the middle instead.
    QTest.mouseMove(page.view.viewport(), QPoint(1, 1))
    return page


def held(scene: Any) -> tuple[str | None, int]:
    return scene.hand.builder.source, scene.hand.builder.carry


def adamas(seat: Seat) -> tuple[TablePage, str]:
    return seat("adamas"), "a3-c3,3xb3"


def holomino(seat: Seat) -> tuple[TablePage, str]:
    page = seat("holomino")
    return page, _first(page)


def dragons(seat: Seat) -> tuple[TablePage, str]:
    return seat("dragons"), "d3"


def mono(seat: Seat) -> tuple[TablePage, str]:
    return playing(seat, THREE), "a1,c2,end"


def blackbox(seat: Seat) -> tuple[TablePage, str]:
    page = seat("blackbox")
    assert page.session is not None
    for text in HIDDEN:
        page.session.curtain_lifted()
        page.session.play(text)
    page.session.curtain_lifted()
    return page, "+a1,d"


def blackbox_hiding(seat: Seat) -> tuple[TablePage, str]:
    page = seat("blackbox")
    assert page.session is not None
    page.session.curtain_lifted()
    return page, HIDDEN[0]


def _first(page: TablePage) -> str:
    assert page.session is not None
    return next(page.session.hot_seat.texts())


TABLES = (adamas, holomino, dragons, mono, blackbox, blackbox_hiding)


@pytest.fixture(params=TABLES, ids=lambda make: make.__name__)
def typed(request: pytest.FixtureRequest, seat: Seat) -> tuple[TablePage, str]:
    make: Callable[[Seat], tuple[TablePage, str]] = request.param
    page, text = make(seat)
    return rested(typing_at(page)), text


def test_it_is_shown_once_it_can_be_read(typed: tuple[TablePage, str], qtbot: QtBot) -> None:
    page, text = typed
    before = picture(page)
    QTest.keyClicks(page.panel.entry.field, text)
    assert page.session is not None
    ply = page.session.ply
    qtbot.waitUntil(lambda: picture(page) != before)
    assert page.session.ply == ply
    assert page.view.prompt.hint == "Your typed move. Enter plays it."
    page.match.completion._reading.setInterval(600_000)  # the shorter text is not read yet
    page.panel.entry.field.backspace()
    page.panel.entry.field.textEdited.emit("")
    assert picture(page) == before


def test_it_stays_while_it_has_the_keyboard_until_escape_or_enter(
    typed: tuple[TablePage, str], qtbot: QtBot
) -> None:
    page, text = typed
    entry, session, before = page.panel.entry, page.session, picture(page)
    write(page, text)
    shown = picture(page)
    assert shown != before
    page.view.setFocus()
    assert picture(page) == before
    entry.field.setFocus()
    qtbot.waitUntil(lambda: picture(page) == shown)
    appearance().changed.emit(theme())
    assert picture(page) == shown
    QTest.keyClick(entry.list, Key.Key_Escape)  # as long as endings are offered
    QTest.keyClick(entry.field, Key.Key_Escape)
    assert picture(page) == before
    assert entry.field.text() == text
    assert session is not None
    ply = session.ply
    write(page, text)
    QTest.keyClick(entry.field, Key.Key_Return)
    assert session.ply == ply + 1


def test_the_half_made_move_comes_back(seat: Seat) -> None:
    page = typing_at(seat("adamas"))
    scene: Any = page.scene
    QTest.mouseClick(page.view.viewport(), LEFT, pos=spot_point(page, "a3"))
    QTest.keyClick(page.view, Key.Key_2)
    assert held(scene) == ("a3", 2)
    page.panel.entry.field.setFocus()
    write(page, "3xa3-c3")
    assert scene.hand.builder.draft.text == "3xa3-c3"
    assert held(scene)[0] is None
    page.view.setFocus()
    assert held(scene) == ("a3", 2)
    assert not scene.hand.builder.draft.parts


def test_adamas_shows_the_parts_of_the_move(seat: Seat) -> None:
    scene = write(typing_at(seat("adamas")), "a3-c3,3xb3")
    assert [(leg.target, leg.count) for leg in scene.hand.builder.draft.parts] == [
        ("b3", 3),
        ("c3", 1),
    ]
    assert scene.panel.play_button.isEnabled()


def test_holomino_shows_tile_holes_and_points(seat: Seat) -> None:
    page = typing_at(seat("holomino"))
    text = _first(page)
    scene = write(page, text)
    assert str(scene.preview.ghost.move) == text
    assert scene.hand.half.target is scene.preview.ghost
    position = int(text.partition(":")[2])
    assert scene.preview.ghost.cell == scene.view.positions[position - 1]


def test_holomino_shows_the_tile_that_goes_back(seat: Seat) -> None:
    page = typing_at(seat("holomino", options=STUCK, seed=STUCK_SEED))
    tile = _first(page)
    scene = write(page, tile)
    assert scene.hand.half.rack_state("").pointed == {tile, "sack"}
    assert scene.hand.half.rack_state("").hovered == "sack"


def test_dragons_shows_the_tiles_that_follow(seat: Seat) -> None:
    page = typing_at(seat("dragons"))
    assert page.session is not None
    text, count = _with_autos(page)
    scene = write(page, text)
    assert scene.marks.ghost.letter == text[0]
    assert len(scene.hand.half.following) == count > 0
    assert page.session.ply < page.session.progress.match.last_ply + 1
    page.view.setFocus()
    assert scene.hand.half.following == ()


def _with_autos(page: TablePage) -> tuple[str, int]:
    """Play on until a move draws others after it."""
    session, scene = page.session, page.scene
    assert session is not None
    assert scene is not None
    for _ in range(40):
        for text in session.hot_seat.texts():
            move = scene.game.parse_move(scene.view, text)[0]
            count = len(scene.game.preview(scene.view, move).placed) - 1
            if count:
                return text, count
        session.play(_first(page))
    raise AssertionError("nothing follows by itself")


def test_mono_rings_the_cells_named(seat: Seat) -> None:
    page, text = mono(seat)
    scene = write(typing_at(page), text)
    names = [scene.shown.grid.names[cell] for cell in scene.boards.typed]
    assert names == ["a1", "c2"]
    assert len(scene.boards.rings) == 4  # each cell, brighter and with its ring


@pytest.mark.parametrize(
    ("text", "ghosts", "slots", "lit"),
    [
        ("+c2,10", {"c2"}, set(), {"10"}),
        ("/e4", set(), {"e4"}, set()),
        ("+a1,/a1", set(), set(), set()),
    ],
)
def test_black_box_shows_markers_and_the_port(
    seat: Seat, text: str, ghosts: set[str], slots: set[str], lit: set[str]
) -> None:
    page, _ = blackbox(seat)
    assert page.session is not None
    page.session.play(page.session.game.parse_move(page.session.view_for(0), "+e4")[0])
    scene: Any = typing_at(page).scene
    told: list[Hashable] = []
    scene.hand._ghost = lambda kind, cell: told.append((kind, CELL_NAMES[cell]))
    write(page, text)
    assert set(told) == {("marker", name) for name in ghosts}
    gone = {CELL_NAMES[c] for c, piece in scene.box_items.pieces.items() if not piece.opacity()}
    assert gone == slots
    assert scene.box_items.lit == {PORT_NUMBERS[name] for name in lit}
    page.view.setFocus()
    assert all(piece.opacity() == 1 for piece in scene.box_items.pieces.values())


def test_nothing_secret_is_used(seat: Seat) -> None:
    """Whatever is shown comes from the view: of all that can be typed only the reading differs."""
    page, _ = blackbox(seat)
    session = page.session
    assert session is not None
    view = session.view_for(0)
    for text in ("1", "+a1,2", "d"):
        reading = session.hot_seat.read(text)
        assert reading is not None
        assert list(reading.moves) == session.game.parse_move(view, text)
    with pytest.raises((IllegalMove, InvalidMove)):
        session.game.parse_move(view, "+a1,+a1")
    refused = session.hot_seat.read("+a1,+a1")
    assert refused is not None
    assert refused.moves == ()


def test_a_wheel_turn_does_not_change_what_enter_would_play(seat: Seat) -> None:
    page = typing_at(seat("dragons"))
    scene = write(page, "d3")
    scene.hand.turn(1)
    assert scene.marks.ghost.letter == "d"


def test_a_line_of_the_server_is_read_and_played(seat: Seat) -> None:
    page = typing_at(seat("adamas"))
    assert page.session is not None
    write(page, "adamas move 12 fred pw a3-b3")
    hint = page.panel.entry.hint.text()
    assert hint == "Board number, name and password were ignored. Enter plays it"
    QTest.keyClick(page.panel.entry.list, Key.Key_Escape)
    QTest.keyClick(page.panel.entry.field, Key.Key_Return)
    assert page.session.ply == 1


def test_a_line_of_the_server_for_another_game_says_so(seat: Seat, qtbot: QtBot) -> None:
    page = typing_at(seat("adamas"))
    write(page, "holo move 12 fred pw 123:6")
    qtbot.waitUntil(lambda: "a move in Holomino" in page.panel.entry.hint.text())
