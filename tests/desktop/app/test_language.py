"""Another language takes effect at once: the window is made anew, and what went on goes on."""

import gc
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any
from unittest.mock import Mock
from weakref import ref

import pytest
from PySide6.QtCore import QEventLoop, QLocale, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop.app.application import Program
from desktop.app.main_window import MainWindow
from desktop.app.preload import _settle
from desktop.controls.commands import LANGUAGES
from desktop.games.mono.layout_editor.library_panel import supplied
from desktop.language import languages
from desktop.language.languages import ENGLISH, SYSTEM, speak
from desktop.new_match.request import NewMatch
from desktop.position_editor.page import PositionEditor
from desktop.records.record_index import RecordEntry
from desktop.records.words import options_of
from desktop.storage import autosave, background_writer
from desktop.storage.settings import Settings
from desktop.theme.appearance import Appearance
from desktop.theme.theme import tokens
from rules import record as records
from rules.core import atomic_write
from rules.match import Match
from tests.desktop.conftest import wait_until_loaded
from tests.desktop.games.mono.fronts import editor_at, layout_editor
from tests.desktop.puzzles.desk import text_of
from tests.desktop.table.hot_seat import LAYOUTS, draw_own, lift

HALF_DRAWN = LAYOUTS[0][:27].ljust(45, ".")


@pytest.fixture
def program(
    look: Appearance, application: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Program]:
    """Yield the program in English, with German to choose."""
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


def is_gone(window: Callable[[], MainWindow | None]) -> bool:
    """Whether what a weak reference is to has been deleted."""
    return (left := window()) is None or not isValid(left)


def test_a_language_of_another_version_counts_as_the_systems(window: MainWindow) -> None:
    Settings().language = "xx"
    window.menu()
    assert window.commands[LANGUAGES[SYSTEM]].isChecked()
    Settings().language = ENGLISH
    window.menu()
    assert window.commands[LANGUAGES[ENGLISH]].isChecked()
    said: list[str] = []
    window.language_chosen.connect(said.append)
    window.commands[LANGUAGES[SYSTEM]].trigger()
    assert said == [SYSTEM]


def test_the_next_window_speaks_it_and_stands_where_the_last_one_was(
    program: Program, qtbot: QtBot
) -> None:
    before = program.window
    before.resize(800, 640)
    before.show_records()
    size = before.size()
    window = choose(qtbot, program, "de")
    assert QLocale().name() == "de_DE"
    assert Settings().language == "de"
    assert window.isVisible()
    assert not isValid(before) or not before.isVisible()
    assert window.size() == size
    assert window.pages.page is window.pages.records


def test_a_drag_goes_on_in_the_window_it_began_in(program: Program, qtbot: QtBot) -> None:
    """Qt is at work on its widgets until the drag's own event loop ends."""
    before, during = program.window, list[MainWindow]()
    around, drag = QEventLoop(), QEventLoop()

    def begin() -> None:
        QTimer.singleShot(0, before, lambda: before.language_chosen.emit("de"))
        QTimer.singleShot(50, drag, drag.quit)
        drag.exec()
        during.append(program.window)

    def look() -> None:
        if program.window is not before:
            around.quit()

    clock = QTimer(around, interval=5)
    clock.timeout.connect(look)
    clock.start()
    QTimer.singleShot(0, around, begin)
    around.exec()
    assert during == [before]


def test_the_program_ends_with_its_window(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever else is on the screen; not with the window of another language."""
    ends: list[MainWindow] = []
    monkeypatch.setattr(program, "_application", Mock(quit=lambda: ends.append(program.window)))
    choose(qtbot, program, "de")
    assert not ends
    program.window.close()
    assert ends == [program.window]


def test_the_last_window_leaves_no_widget_behind(
    program: Program, qtbot: QtBot, application: QApplication
) -> None:
    """Nor do its pages that were made in spare time and never seen."""
    counts = []
    for language in ("de", "en", "de", "en"):
        before, pages = program.window, program.window.pages
        names = ("table", "puzzles", "lessons", "records", "standing", "editor")
        assert all(getattr(pages, name) for name in names)
        pages.position_editor("adamas")
        choose(qtbot, program, language)
        qtbot.waitUntil(partial(is_gone, ref(before)))
        gc.collect()
        # The new window makes pages meanwhile, more or fewer.
        of_the_window = {program.window, *program.window.findChildren(QWidget)}
        counts.append(len({*application.allWidgets()} - of_the_window))
    assert counts == counts[:1] * 4


def test_what_the_last_window_had_exempted_from_collections_is_garbage_after_the_next(
    program: Program, qtbot: QtBot
) -> None:
    _settle()
    window, pages = ref(program.window), ref(program.window.pages)
    try:
        choose(qtbot, program, "de")
        qtbot.waitUntil(partial(is_gone, window))
        _settle()
        assert pages() is None
    finally:
        gc.unfreeze()


def test_a_match_goes_on(program: Program, qtbot: QtBot) -> None:
    program.window.start_game(NewMatch("adamas", ("fred", "ned"), {"size": 3}))
    session = program.window.session
    assert session is not None
    session.play("a3-c3")
    qtbot.waitUntil(lambda: session.ply == 1)
    window = choose(qtbot, program, "de")
    wait_until_loaded(window)
    assert window.session is not None
    assert window.session.file.text() == session.file.text()
    assert not window.covers.notice.isVisible()


@pytest.mark.parametrize("slug", ["holomino", "blackbox"])
def test_a_match_without_a_move_has_the_same_luck(
    program: Program, qtbot: QtBot, slug: str
) -> None:
    program.window.start_game(NewMatch(slug, ("fred", "ned")))
    session = program.window.session
    assert session is not None
    window = choose(qtbot, program, "de")
    assert window.session is session
    assert window.covers.curtain.isVisible() == session.game.hidden


def test_a_finished_match_is_looked_at_where_it_was(program: Program, qtbot: QtBot) -> None:
    program.window.start_game(NewMatch("adamas", ("fred", "ned"), {"size": 3}))
    session = program.window.session
    assert session is not None
    session.play("a3-c3")
    session.resign()
    qtbot.waitUntil(lambda: session.ply == 2)
    session.goto(1)
    window = choose(qtbot, program, "de")
    assert window.session is session
    assert session.ply == 1


def test_the_next_moves_are_kept_where_the_first_were(program: Program, qtbot: QtBot) -> None:
    program.window.start_game(NewMatch("adamas", ("fred", "ned"), {"size": 3}))
    session = program.window.session
    assert session is not None
    session.play("a3-c3")
    qtbot.waitUntil(lambda: session.ply == 1)
    window = choose(qtbot, program, "de")
    session.play(next(session.hot_seat.texts()))
    qtbot.waitUntil(lambda: session.ply == 2)
    window.go_home()
    window.files.autosave.flush()
    (path,) = autosave.latest(autosave.folder())
    assert len(Match.from_text(autosave.text_of(path)).history(None)) == 2


def test_a_slow_disk_is_not_waited_for(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.window.start_game(NewMatch("adamas", ("fred", "ned"), {"size": 3}))
    session = program.window.session
    assert session is not None
    go, write = Event(), atomic_write.write

    def slowly(*given: Any, **how: Any) -> None:
        go.wait(60)
        write(*given, **how)

    monkeypatch.setattr(background_writer, "PATIENCE", 0)
    monkeypatch.setattr(atomic_write, "write", slowly)
    session.play("a3-c3")
    window = choose(qtbot, program, "de")
    assert window.session is session
    assert session.ply == 0
    assert not window.notice.isVisible()
    go.set()
    qtbot.waitUntil(lambda: session.ply == 1)


def test_a_position_being_set_up_is_there_again_with_its_steps(
    program: Program, qtbot: QtBot
) -> None:
    program.window.edit_position(NewMatch("adamas", ("ann", "bob")))
    before = program.window.pages.page
    assert isinstance(before, PositionEditor)
    before.put(before.draft.cleared())
    other = program.window.pages.position_editor("holomino")
    other.put(other.draft.cleared())
    window = choose(qtbot, program, "de")
    assert window.pages.position_editor("holomino").draft == other.draft
    page = window.pages.page
    assert isinstance(page, PositionEditor)
    assert page.draft == before.draft
    assert page.history.can_undo
    assert page.panel.seats.names == ("ann", "bob")


def test_a_layout_being_drawn_is_there_again(program: Program, qtbot: QtBot) -> None:
    program.window.show_editor()
    layout_editor(program.window).drawing.put(HALF_DRAWN)
    window = choose(qtbot, program, "de")
    assert window.pages.page is layout_editor(window)
    assert layout_editor(window).drawing.labels == HALF_DRAWN


def test_a_layout_drawn_at_the_table_is_there_again_before_the_same_eyes(
    program: Program, qtbot: QtBot
) -> None:
    program.window.start_game(NewMatch("mono", ("ann", "bob")))
    lift(program.window, qtbot)
    draw_own(program.window.table).drawing.put(HALF_DRAWN)
    window = choose(qtbot, program, "de")
    again = editor_at(window.table)
    assert again.drawing.labels == HALF_DRAWN


def test_a_puzzle_goes_on_and_a_run_is_asked_about(program: Program, qtbot: QtBot) -> None:
    program.window.show_puzzles()
    program.window.puzzles.begin(text_of("adamas-capture"))
    session = program.window.puzzles.session
    assert session is not None
    window = choose(qtbot, program, "de")
    page = window.pages.page
    assert page is window.puzzles
    assert page.session is not None
    assert page.session.text == session.text
    page.begin_run("adamas-capture", 180)
    assert not page.may_go()
    assert page.runs is not None
    assert page.runs.banner.isVisible()
    page.runs.clear()
    assert page.may_go()


def test_what_is_sought_among_the_records_and_read_in_the_help_is_there_again(
    program: Program, qtbot: QtBot
) -> None:
    program.window.show_records()
    program.window.pages.records.search.setText("fred")
    program.window.covers.show_help("dragons")
    window = choose(qtbot, program, "de")
    assert window.pages.records.search.text() == "fred"
    assert window.help is not None
    assert window.help.isVisible()
    assert window.help.topic == "dragons"


def test_the_settings_are_open_again_at_the_language(program: Program, qtbot: QtBot) -> None:
    sheet = program.window._show_settings()
    sheet.sections[-1].button.click()
    before = sheet.section
    assert before
    window = choose(qtbot, program, "de")
    sheet = window._show_settings()
    assert window.uppermost is sheet
    assert sheet.isVisible()
    assert sheet.section == before


def test_what_was_chosen_for_a_new_match_is_chosen_again(program: Program, qtbot: QtBot) -> None:
    match = NewMatch("mono", ("ann", "bob", "cid"), {"size": 5})
    program.window.covers.ask_for(match)
    window = choose(qtbot, program, "de")
    assert window.sheet is not None
    assert tuple(window.sheet.chosen.names) == match.names
    assert window.sheet.chosen.options == match.options


def test_a_match_that_is_being_opened_is_opened_there(
    program: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.qcx"
    match = Match.new("adamas", ("ann", "bob"), {"size": 3}, 1)
    path.write_text(match.to_text(), encoding="utf-8")
    go = Event()
    read = records.load

    def slowly(path: Path) -> str:
        go.wait(60)
        return read(path)

    monkeypatch.setattr(records, "load", slowly)
    program.window.open_files([path])
    assert program.window.files.loader.busy
    go.set()
    window = choose(qtbot, program, "de")
    wait_until_loaded(window)
    assert window.session is not None
    assert window.session.names == ("ann", "bob")


def test_without_a_next_window_the_one_there_is_stays(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = program.window
    window.start_game(NewMatch("adamas", ("fred", "ned"), {"size": 3}))
    told: list[type[BaseException]] = []
    monkeypatch.setattr("sys.excepthook", lambda kind, *_: told.append(kind))
    with monkeypatch.context() as broken:
        broken.setattr(MainWindow, "_connect_home", lambda _self: 1 / 0)
        program.speak("de")
    assert told == [ZeroDivisionError]
    assert window.notice.text.startswith("The window cannot be rebuilt")
    assert program.window is window
    assert window.isVisible()
    assert window.session is not None
    assert Settings().language == ENGLISH
    assert QLocale().language() == QLocale.Language.English


def test_what_the_system_speaks_already_changes_nothing(program: Program) -> None:
    program.speak("de")
    window = program.window
    program.speak("de")
    assert program.window is window


def test_a_match_the_disk_refuses_goes_on_all_the_same(program: Program, qtbot: QtBot) -> None:
    program.window.start_game(NewMatch("adamas", ("fred", "ned"), {"size": 3}))
    session, place = program.window.session, program.window.files.place
    assert session is not None
    assert place is not None
    place.give_up()
    window = choose(qtbot, program, "de")
    assert window.session is session
    assert window.files.place is place
    place.saved = place.requested  # nobody is to be asked at the end


def test_while_something_is_asked_the_language_stays(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = program.window
    with monkeypatch.context() as asked:
        asked.setattr(window.pages.page, "may_go", lambda: False)
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
