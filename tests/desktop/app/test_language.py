"""Another language takes effect at once: the window is made anew, and what went on goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop.app.application import Program
from desktop.app.main_window import MainWindow
from desktop.app.match_files import MatchFiles
from desktop.language import languages
from desktop.language.languages import ENGLISH, SYSTEM, speak
from desktop.layout_editor.library_panel import supplied
from desktop.new_match.request import NewMatch
from desktop.records.words import options_of
from desktop.storage.record_index import RecordEntry
from desktop.storage.settings import Settings
from desktop.theme.appearance import Appearance
from desktop.theme.theme import tokens
from desktop.widgets.commands import LANGUAGES
from tests.desktop.conftest import wait_until_loaded


@pytest.fixture
def program(
    look: Appearance, application: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Program]:
    """The program in English, with German to choose."""
    monkeypatch.setattr(languages, "offered", lambda: {"en": "English", "de": "Deutsch"})
    monkeypatch.setattr("sys.excepthook", None)
    Settings().language = ENGLISH
    made = Program(application)
    made.window.show()
    yield made
    made.window.close()
    made.window.deleteLater()
    made.deleteLater()
    qtbot.waitUntil(lambda: not isValid(made))
    assert not [one for one in application.topLevelWidgets() if isinstance(one, MainWindow)]
    speak(ENGLISH)


def choose(qtbot: QtBot, program: Program, language: str) -> MainWindow:
    before = program.window
    before.language_chosen.emit(language)
    qtbot.waitUntil(lambda: program.window is not before)
    return program.window


def test_the_menu_names_every_language_in_itself(window: MainWindow) -> None:
    Settings().language = "xx"  # of another version of the program
    window.menu()
    assert window.commands[LANGUAGES[SYSTEM]].isChecked()
    Settings().language = ENGLISH
    texts = {action.text(): action for action in window.menu().entries()}
    assert texts["English"].isChecked()
    assert not texts["Language of the system"].isChecked()
    said: list[str] = []
    window.language_chosen.connect(said.append)
    texts["Language of the system"].trigger()
    assert said == [SYSTEM]


def test_the_next_window_speaks_it_and_stands_where_the_last_one_was(
    program: Program, qtbot: QtBot
) -> None:
    before = program.window
    before.resize(800, 640)
    before.show_records()
    window = choose(qtbot, program, "de")
    assert QLocale().name() == "de_DE"
    assert Settings().language == "de"
    assert window.isVisible()
    assert not before.isVisible()
    assert window.size() == before.size()
    assert window.pages.page is window.pages.records


def test_a_match_goes_on(program: Program, qtbot: QtBot) -> None:
    program.window.start_game(NewMatch("adamas", ("fred", "ned"), {"size": 3}))
    session = program.window.session
    assert session is not None
    session.play("a3-c3")
    qtbot.waitUntil(lambda: session.ply == 1)
    window = choose(qtbot, program, "de")
    wait_until_loaded(window)
    assert window.session is not None
    assert window.session.text() == session.text()
    assert not window.covers.notice.isVisible()


def test_a_match_without_a_move_begins_anew(program: Program, qtbot: QtBot) -> None:
    program.window.start_game(NewMatch("adamas", ("fred", "ned"), {"size": 3}))
    window = choose(qtbot, program, "de")
    wait_until_loaded(window)
    assert window.session is not None
    assert window.session.names == ("fred", "ned")


def test_what_the_system_speaks_already_changes_nothing(program: Program) -> None:
    program.speak("de")
    window = program.window
    program.speak("de")
    assert program.window is window


def test_who_stays_with_a_match_that_cannot_be_kept_keeps_the_language(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = program.window
    with monkeypatch.context() as unkept:
        unkept.setattr(MatchFiles, "may_leave", lambda _self: False)
        program.speak("de")
    assert program.window is window
    assert window.isVisible()
    assert Settings().language == ENGLISH
    assert QLocale().language() == QLocale.Language.English


def test_what_was_worked_out_in_one_language_is_not_shown_in_another(
    program: Program, qtbot: QtBot
) -> None:
    def said() -> tuple[str, str]:
        entry = RecordEntry(Path("a.qcx"), "", 0, "adamas", ("fred", "ned"), options={"size": 5})
        return options_of(entry), supplied()[0].name

    before = said()
    choose(qtbot, program, "de")
    assert all(now != then for now, then in zip(said(), before, strict=True))


def test_the_first_window_of_all_is_no_larger_than_the_screen(program: Program) -> None:
    screen = program.window.screen().availableSize()
    assert screen.width() < tokens()["layout"]["window"][0]  # or this says nothing
    assert program.window.width() <= screen.width()
    assert program.window.height() <= screen.height()
