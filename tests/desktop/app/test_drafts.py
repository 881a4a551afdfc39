"""What is typed or drawn outlives the page it is on, the window and the program."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.new_match.request import NewMatch
from desktop.new_match.sheet import NewGameSheet
from desktop.position_editor.page import PositionEditor
from desktop.storage import autosave, database
from desktop.storage.database import Database
from desktop.storage.settings import Settings
from rules import Match
from rules.study import Tree, read_study
from tests.desktop.conftest import shown_window, wait_until
from tests.desktop.games.mono.fronts import layout_editor
from tests.desktop.hands import seat_people

pytestmark = pytest.mark.usefixtures("look")

ROOT = Path(__file__).parents[3]
NAMES = ("fred", "ned")
BLACKBOX = "O: a1 c4 e2 g7; X: b3 b5 d1 f6; move: O"


@pytest.fixture(autouse=True)
def _own_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "folder", lambda: tmp_path)


def study(window: MainWindow) -> None:
    """Show the study of a match that is over."""
    window.start_game(NewMatch("adamas", NAMES, {}, 7))
    session = window.session
    assert session is not None
    session.play(next(session.hot_seat.texts()))
    wait_until(lambda: not session.writing)
    session.resign()
    wait_until(lambda: not session.writing)
    window.pages.show_study()


def write(window: MainWindow) -> None:
    """Type a comment and a title, and leave them in their fields."""
    panel = window.pages.analysis.study
    panel.write.click()
    QTest.keyClicks(panel.comment, "White should have split.")
    panel.title.setFocus()
    QTest.keyClicks(panel.title, "Splits")


def stored() -> Tree:
    [path] = autosave.finished_folder().glob("*.qcx")
    return read_study(Match.load(path))[0]


def _open_another(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", NAMES, {}, 7))


@pytest.mark.parametrize(
    "leave",
    [
        MainWindow.close,
        MainWindow.end,
        MainWindow.store_drafts,
        MainWindow.go_home,
        _open_another,
        lambda window: window.pages.analysis.go_back(),
    ],
    ids=["closed", "ended", "session ends", "home", "another match", "table"],
)
def test_what_is_typed_into_a_study_is_stored(
    window: MainWindow, leave: Callable[[MainWindow], object]
) -> None:
    study(window)
    write(window)
    leave(window)
    window.files.autosave.finish()
    assert stored().title == "Splits"
    assert stored().note(2).comment == "White should have split."


def next_window(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """Return the window of the next start."""
    window.close()
    return shown_window(qtbot, QSize(1280, 800), unpainted=True)


def editor_of(window: MainWindow, slug: str) -> PositionEditor:
    window.edit_position(NewMatch(slug))
    page = window.pages.page
    assert isinstance(page, PositionEditor)
    return page


def test_a_position_being_set_up_is_there_at_the_next_start(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = editor_of(window, "dragons")
    page.put(page.draft.cleared().with_move(1))  # no match can begin from it yet
    page.panel.seats.rows[0].field.setText("Ann")
    draft = page.draft
    again = editor_of(next_window(window, qtbot), "dragons")
    assert again.draft == draft
    assert again.panel.seats.names[0] == "Ann"
    again.undo()
    assert again.draft != draft, "the start of the game is one step back"


def test_a_position_is_stored_soon_after_each_step(window: MainWindow) -> None:
    page = editor_of(window, "adamas")
    page.put(page.draft.cleared())
    assert page._store_soon.isActive()
    page._store_soon.timeout.emit()
    assert Settings().position("adamas") == page.draft.shared_text


def test_a_position_that_has_become_a_secret_is_not_stored_any_more(window: MainWindow) -> None:
    window.edit_position(NewMatch("blackbox", NAMES, setup=BLACKBOX))
    page = editor_of(window, "blackbox")
    page.store_draft()
    assert "a1 c4" in Settings().position("blackbox")
    page.start()
    assert Settings().position("blackbox") == ""


def test_a_damaged_position_is_left_out(window: MainWindow) -> None:
    Settings().keep_position("adamas", "options: size=99; O: a")
    page = editor_of(window, "adamas")
    assert page.draft.text() == page.draft.started(page.rng).text()


def test_the_names_typed_for_a_new_match_are_remembered(window: MainWindow) -> None:
    window.home.cards["adamas"].options.click()
    assert window.sheet is not None
    window.sheet.who.rows[0].field.setText("Ann")
    window.close()
    assert Settings().names[0] == "Ann"


def sheet_of(window: MainWindow, slug: str) -> NewGameSheet:
    window.home.cards[slug].options.click()
    assert window.sheet is not None
    return window.sheet


def test_what_is_chosen_for_a_new_match_is_there_at_the_next_start(
    window: MainWindow, qtbot: QtBot
) -> None:
    sheet = sheet_of(window, "holomino")
    seat_people(sheet.who)
    sheet.who.rows[1].field.setText("Ned")
    sheet.seed.setText("42")
    sheet.serious.setChecked(True)
    chosen = sheet.chosen
    after = next_window(window, qtbot)
    assert Settings().latest_game == ""  # no match was begun
    again = sheet_of(after, "holomino")
    assert again.chosen == chosen
    assert (again.chosen.seed, again.chosen.serious) == (42, True)
    again.cancel.click()
    assert sheet_of(after, "holomino").chosen.seed is None


def test_options_are_kept_until_the_match_begins(window: MainWindow, qtbot: QtBot) -> None:
    sheet_of(window, "adamas").options.take({"size": 3})
    window.end()
    after = shown_window(qtbot, QSize(1280, 800), unpainted=True)
    sheet = sheet_of(after, "adamas")
    assert sheet.options.values == {"size": 3}
    sheet.start.click()
    assert Settings().chosen_game("adamas").seats == 0
    assert after.session is not None
    assert after.session.progress.options["size"] == 3


def test_a_sheet_that_was_only_looked_at_leaves_nothing(window: MainWindow) -> None:
    sheet_of(window, "adamas")
    window.close()
    assert Settings().chosen_game("adamas").seats == 0


def test_another_language_keeps_the_seed_and_serious(window: MainWindow, qtbot: QtBot) -> None:
    sheet = sheet_of(window, "holomino")
    sheet.seed.setText("42")
    sheet.serious.setChecked(True)
    way = window.way_here()
    other = next_window(window, qtbot)
    way(other)
    assert other.sheet is not None
    assert (other.sheet.chosen.seed, other.sheet.chosen.serious) == (42, True)


def test_a_layout_typed_as_text_is_stored(window: MainWindow) -> None:
    window.show_editor()
    page = layout_editor(window)
    page.show_layout(3, "122333")
    field = page.panel.text.field
    wait_until(lambda: field.toPlainText() == "122\n333")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "223133")
    window.close()
    assert "".join(Settings().layout.split()) == "223133"


def test_a_name_being_written_in_the_library_is_stored(window: MainWindow, tmp_path: Path) -> None:
    window.show_editor()
    page = layout_editor(window)
    page.show_layout(3, "122333")
    page.sides.choose(1)
    page.stack.setCurrentIndex(1)
    page.library.open_store(Database(tmp_path / "mine.sqlite3"))
    page.library.name.setText("Figure")
    page.library.keep.click()
    page.library.list.edit_name()
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    field.setText("Other")
    page.store_draft()
    assert [entry.name for entry in page.library.list.entries if entry.id > 0] == ["Other"]


def test_a_run_against_the_clock_counts_as_it_stands(window: MainWindow, qtbot: QtBot) -> None:
    window.show_puzzles()
    window.puzzles.begin_run("", 180)
    assert window.puzzles.runs is not None
    run = window.puzzles.runs.run
    assert run is not None
    run.mark(True)
    window.end()
    again = shown_window(qtbot, QSize(1280, 800), unpainted=True)
    again.show_puzzles()
    assert [result.solved for result in again.puzzles.file.results.runs()] == [1]


_TYPING = """
import os, signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from desktop.app import application
from tests.desktop.app import test_drafts
from desktop.background.idle_queue import idle_queue

def begin():
    window = next(w for w in QApplication.topLevelWidgets() if hasattr(w, "files"))
    if signal.getsignal(signal.SIGTERM) == signal.SIG_DFL:
        return QTimer.singleShot(50, begin)
    test_drafts.study(window)
    test_drafts.write(window)
    os.kill(os.getpid(), int(sys.argv[1]))

real = application._settle_in
def settle_in(app, program):
    real(app, program)
    QTimer.singleShot(0, begin)
application._settle_in = settle_in
raise SystemExit(application.main(["quincunx"]))
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no signals that ask a program to end")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_ends_the_program_and_everything_is_stored(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = getattr(signal, name)
    places = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR")
    done = subprocess.run(
        [sys.executable, "-c", _TYPING, str(int(number))],
        cwd=ROOT,
        env={
            "QT_QPA_PLATFORM": "offscreen",
            **dict.fromkeys(places, str(tmp_path)),
        },
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 128 + number, done.stderr
    [folder] = tmp_path.rglob("finished")
    monkeypatch.setattr(autosave, "finished_folder", lambda: folder)
    assert stored().title == "Splits"
    assert stored().note(2).comment == "White should have split."
