"""Private notes: they come back with their player and their match, and never damaged."""

import pytest
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.games.blackbox.scene import BlackBoxScene
from desktop.home import unfinished
from desktop.new_match.request import NewMatch
from desktop.table.session import Session
from rules.match import Match
from tests.desktop.conftest import wait_until_loaded

pytestmark = pytest.mark.usefixtures("look")

NAMES = ("fred", "ned")


def begin(window: MainWindow, slug: str) -> Session:
    window.start_game(NewMatch(slug, NAMES, {}, 7))
    assert window.session is not None
    return window.session


def as_blackbox(window: MainWindow, qtbot: QtBot) -> Session:
    session = begin(window, "blackbox")
    for text in ("a1,b2,c3,d5", "g7,f6,e4,b5"):
        lift(window, qtbot)
        session.play(text)
    lift(window, qtbot)
    return session


def lift(window: MainWindow, qtbot: QtBot) -> None:
    if window.curtain.isHidden():
        window.table.banner.yes.click()
    window.curtain.button.click()
    qtbot.waitUntil(window.curtain.isHidden)


def test_notes_come_back_with_their_player_and_their_match(
    window: MainWindow, qtbot: QtBot
) -> None:
    session = as_blackbox(window, qtbot)
    scene = window.table.scene
    assert scene is not None
    scene.set_notes(["c4", "e5"])
    scene.notes_changed.emit()
    window.files.autosave.flush()
    path = unfinished.saved_matches()[0].path
    assert '"c4"' not in path.read_text(encoding="utf-8")
    window.go_home()
    assert window.session is None
    window.home.go_on.click()
    wait_until_loaded(window)
    lift(window, qtbot)
    assert window.session not in (None, session)
    assert window.table.scene is not None
    assert sorted(window.table.scene.notes()) == ["c4", "e5"]


def test_notes_not_told_of_are_fetched_when_somebody_else_comes(
    window: MainWindow, qtbot: QtBot
) -> None:
    session = as_blackbox(window, qtbot)
    scene = window.table.scene
    assert scene is not None
    scene.set_notes(["c4"])
    session.play("e")
    lift(window, qtbot)
    assert scene.notes() == []
    session.play("e")
    lift(window, qtbot)
    assert scene.notes() == ["c4"]


@pytest.mark.parametrize(
    "note", ["[", "7", "null", '"c4"', '{"c4":1}', "[" * 9000, '[7,null,["c4"],"zz"]']
)
def test_damaged_notes_are_no_notes(note: str) -> None:
    match = Match.new("blackbox", NAMES, seed=1)
    match.annotations.set_note(0, note)
    session = Session(match)
    session.curtain_lifted()
    assert session.hot_seat.notes in ([], ["zz"])


def test_too_many_notes_are_a_line(qtbot: QtBot) -> None:
    session = Session(Match.new("blackbox", NAMES, seed=1))
    session.curtain_lifted()
    session.keep_notes(0, ["c4"])
    with qtbot.waitSignal(session.refused):
        session.keep_notes(0, ["c4"] * 9000)
    assert session.hot_seat.notes == ["c4"]


def test_a_game_with_open_boards_has_no_notes(window: MainWindow) -> None:
    session = begin(window, "adamas")
    session.play("a3-c3")
    assert session.hot_seat.notes == []
    assert window.table.scene is not None
    assert window.table.scene.notes() == []


def opened_again(window: MainWindow) -> Session:
    window.files.autosave.flush()
    window.go_home()
    window.home.go_on.click()
    wait_until_loaded(window)
    assert window.session is not None
    return window.session


def test_a_move_that_was_typed_comes_back_with_the_match(window: MainWindow) -> None:
    session = begin(window, "adamas")
    first = next(session.hot_seat.texts())
    window.table.panel.entry.field.setText(first)
    opened_again(window)
    entry = window.table.panel.entry
    assert entry.field.text() == first
    assert not entry.isHidden()
    entry.play(first)
    session = opened_again(window)
    assert session.ply == 1
    assert entry.field.text() == ""
    assert session.hot_seat.notes == []


def test_a_half_made_move_of_adamas_comes_back_as_text(window: MainWindow) -> None:
    session = begin(window, "adamas")
    first = next(session.hot_seat.texts())
    scene = window.table.scene
    assert scene is not None
    reading = session.hot_seat.read(first)
    assert reading is not None
    scene.hand.show_preview(reading.moves)
    opened_again(window)
    assert window.table.panel.entry.field.text() == first


def test_a_typed_move_is_a_secret_of_its_player(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, "blackbox")
    lift(window, qtbot)
    window.table.panel.entry.field.setText("a1,b2,c3,d5")
    window.table.store_draft()
    window.files.autosave.flush()
    path = unfinished.saved_matches()[0].path
    assert "a1,b2" not in path.read_text(encoding="utf-8")
    opened_again(window)
    assert window.table.panel.entry.field.text() == ""  # the curtain is down
    lift(window, qtbot)
    assert window.table.panel.entry.field.text() == "a1,b2,c3,d5"


@pytest.mark.parametrize("note", ["c3 is weak", '["c3 is weak"]'])
def test_what_another_program_noted_in_an_open_game_stays(window: MainWindow, note: str) -> None:
    session = begin(window, "adamas")
    session._match.annotations.set_note(0, note)
    session.touched = False
    window.table.store_draft()
    assert session._match.annotations.note(0) == note
    assert not session.touched


def test_atoms_placed_but_not_hidden_come_back_to_their_player(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window, "blackbox")
    lift(window, qtbot)
    scene = window.table.scene
    assert isinstance(scene, BlackBoxScene)
    scene.set_notes(["atoms=a1,b2,c3", "atoms=z9", "atoms="])
    assert len(scene.shown.placed) == 3
    scene.set_notes(["atoms=z9"])
    scene.set_notes(["atoms=a1,a2,a3,a4,a5"])
    placed = scene.shown.placed
    assert len(placed) == 3
    opened_again(window)
    lift(window, qtbot)
    again = window.table.scene
    assert isinstance(again, BlackBoxScene)
    assert again.shown.placed == placed
    assert window.session is not None
    window.session.play("a1,b2,c3,d5")
    lift(window, qtbot)
    assert again.notes() == []  # the other player's turn to hide
