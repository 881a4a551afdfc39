"""The window: from the home page to the table and back, files, faults."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from desktop.app.application import report_to
from desktop.app.main_window import MainWindow
from desktop.home import unfinished
from desktop.new_match.request import NewMatch
from desktop.storage.log import log, without_home_folder
from desktop.storage.settings import Settings
from rules.match import Match
from tests.desktop.conftest import wait_until_loaded

pytestmark = pytest.mark.usefixtures("look")

NAMES = ("fred", "ned")


def test_a_game_begins_from_its_card(window: MainWindow) -> None:
    window.home.cards["adamas"].options.click()
    assert window.sheet is not None
    window.sheet.start.click()
    assert window.pages.currentWidget() is window.table
    assert window.sheet is None
    assert window.session is not None
    assert window.session.game.slug == "adamas"


def test_cancelling_stays_at_home(window: MainWindow) -> None:
    window.home.cards["adamas"].options.click()
    assert window.sheet is not None
    window.sheet.cancel.click()
    assert window.sheet is None
    assert window.pages.currentWidget() is window.home


def test_options_that_cannot_be_are_a_line(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", NAMES, {"size": 99}))
    assert window.notice.isVisible()
    assert "from 2 to 8" in window.notice.text
    assert window.session is None


def test_a_game_left_is_gone_on_with(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", NAMES, {}, 7))
    assert window.session is not None
    window.session.play("a3-c3")
    window.table.bar.back_button.click()
    assert window.pages.currentWidget() is window.home
    assert window.session is None
    window.home.go_on.click()
    wait_until_loaded(window)
    assert window.session is not None
    assert [ply.text for ply in window.session.hot_seat.history()] == ["a3-c3"]
    window.session.play("e3-d3")
    assert len(unfinished.saved_matches()) == 1


def test_closing_keeps_the_game(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", NAMES, {}, 7))
    assert window.session is not None
    window.session.play("a3-c3")
    window.close()
    assert [kept.line for kept in unfinished.saved_matches()] == ["ned to move, turn 2"]
    assert Settings().geometry is not None


def test_a_rematch_swaps_the_seats(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", NAMES, {"size": 4}, 7))
    first = window.session
    assert first is not None
    first.resign()
    assert "ned moves first in the rematch." in window.table.banner.text
    window.table.banner.yes.click()
    assert window.session not in (None, first)
    assert window.session is not None
    assert window.session.names == ("ned", "fred")
    assert window.session.progress.options["size"] == 4
    assert window.session.outcome is None


def test_the_result_shows_the_score_of_the_series(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", NAMES, {"size": 4}, 7))
    texts = []
    for _ in range(3):
        assert window.session is not None
        window.session.play("a4-b4")
        window.session.resign()
        texts.append(window.table.banner.text)
        window.table.banner.yes.click()
    assert texts[-1].endswith("Series: fred 2, ned 1")


def test_a_new_game_after_the_result_asks_for_the_options(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", NAMES, {"size": 4}, 7))
    assert window.session is not None
    window.session.resign()
    window.table.banner.other.click()
    assert window.covers.sheet is not None
    assert window.covers.sheet.who.names == NAMES


def test_saving_asks_where_only_once(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def ask(*_given: object) -> tuple[str, str]:
        asked.append(1)
        return str(tmp_path / "game"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    window.start_game(NewMatch("adamas", NAMES, {}, 7))
    window.files.save()
    window.files.save()
    window.files.saver.finish()
    assert asked == [1]
    assert Match.load(tmp_path / "game.qcx").names == NAMES
    assert Settings().recent == [tmp_path / "game.qcx"]
    assert window.notice.text == "Saved as game.qcx"


def test_opening_a_record(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.qcx"
    match = Match.new("adamas", NAMES)
    match.play("a3-c3")
    match.save(path)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_given: (str(path), ""))
    window.files.ask_open()
    wait_until_loaded(window)
    assert window.session is not None
    assert window.session.ply == 1
    assert Settings().recent == [path]


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\xff\xfe\x00", b"Quincunx record 99\n"])
def test_what_is_no_record_is_a_line(window: MainWindow, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.qcx"
    path.write_bytes(content)
    window.files.open_file(path)
    wait_until_loaded(window)
    assert window.notice.text.startswith("game.qcx: ")
    assert "\n" not in window.notice.text
    assert window.session is None


def test_a_file_that_is_gone_is_a_line(window: MainWindow, tmp_path: Path) -> None:
    window.files.open_file(tmp_path / "gone.qcx")
    wait_until_loaded(window)
    assert window.notice.text == "gone.qcx: the file or folder does not exist"


def test_no_control_of_a_files_name_is_in_what_is_said_of_it(
    window: MainWindow, tmp_path: Path
) -> None:
    window.files.open_file(tmp_path / "a\nb\u202ec.qcx")
    wait_until_loaded(window)
    assert window.notice.text.startswith("a?b?c.qcx: ")


def test_a_damaged_record_opens_as_far_as_it_can_be_read(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "game.qcx"
    match = Match.new("adamas", NAMES)
    match.play("a3-c3")
    match.play("e3-d3")
    match.save(path)
    path.write_text(path.read_text(encoding="utf-8").replace("e3-d3", "zz"), encoding="utf-8")
    window.files.open_file(path)
    wait_until_loaded(window)
    assert window.session is not None
    assert window.session.ply == 1
    assert window.table.view.prompt.hint.startswith("Line ")


def test_the_curtain_falls_before_a_secret_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    window.start_game(NewMatch("blackbox", NAMES, {}, 7))
    assert window.curtain.isVisible()
    assert window.table.scene is not None
    assert window.table.scene.viewer is None
    window.curtain.button.click()
    assert window.table.scene.viewer == 0
    qtbot.waitUntil(window.curtain.isHidden)
    assert window.session is not None
    window.session.play("a1,b2,c3,d4")
    assert window.curtain.player == 1
    assert window.table.scene.viewer is None


def test_no_shortcut_works_behind_the_curtain(window: MainWindow) -> None:
    window.start_game(NewMatch("blackbox", NAMES, {}, 7))
    window.curtain.button.click()
    assert window.session is not None
    window.session.play("a1,b2,c3,d4")
    assert window.curtain.player == 1
    QTest.keyClick(window.curtain, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(window.curtain, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.session.ply == 1


def test_a_fault_costs_a_line_and_not_the_game(
    window: MainWindow, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    window.start_game(NewMatch("adamas", NAMES, {}, 7))
    report = report_to(window)
    error = RuntimeError("an unforeseen thing")
    report(RuntimeError, error, None)
    calm = "Something went wrong. Your game is saved. Details are in "
    assert window.notice.text == f"{calm}{without_home_folder(str(log().path))}"
    assert "an unforeseen thing" in log().path.read_text()
    assert "an unforeseen thing" in capsys.readouterr().err


def test_the_menus_do_what_they_say(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", NAMES, {}, 7))
    actions = {action.text(): action for action in window.menu().entries()}
    actions["Type moves"].trigger()
    assert window.table.panel.entry.isVisible()
    actions["Copy the board as text"].trigger()
    assert window.notice.text == "Board copied as text"
    actions["New game…"].trigger()
    assert window.sheet is not None
    assert not actions["Claim a draw…"].isEnabled()
    assert "Dark" not in actions, "that is a setting"


def test_the_keyboard_stays_on_the_sheet(window: MainWindow) -> None:
    window.activateWindow()
    window.home.cards["dragons"].options.click()
    sheet = window.sheet
    assert sheet is not None
    visited = set()
    for _ in range(60):
        QTest.keyClick(window.focusWidget() or sheet, Qt.Key.Key_Tab)
        focus = window.focusWidget()
        assert focus is not None
        assert sheet.isAncestorOf(focus)
        visited.add(focus)
    assert {sheet.start, sheet.cancel, sheet.who.rows[0].field} <= visited


@pytest.mark.parametrize("size", [(1024, 680), (1280, 800)])
def test_the_window_can_be_as_small_as_promised(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.start_game(NewMatch("adamas", NAMES, {}, 7))
    QTest.qWait(10)
    assert (window.width(), window.height()) == size


def test_what_was_said_stays_over_the_page_that_comes(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", NAMES, {}, 7))
    window.covers.say("Saved as game.qcx")
    window.go_home()
    assert window.notice.isVisible()
    assert window.pages.children().index(window.notice) > window.pages.children().index(window.home)


def test_what_was_said_of_one_game_is_not_said_of_the_next(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", NAMES, {}, 7))
    window.covers.say("ned declines the draw")
    window.start_game(NewMatch("dragons", NAMES, {}, 7))
    assert not window.notice.isVisible()


def test_a_match_comes_to_the_table_even_if_a_cover_cannot_be_closed(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise RuntimeError

    monkeypatch.setattr(window.covers, "clear", fail)
    with pytest.raises(RuntimeError):
        window.start_game(NewMatch("adamas", NAMES))
    assert window.session is not None
    assert window.files.place is not None
    assert window.pages.page is window.table
