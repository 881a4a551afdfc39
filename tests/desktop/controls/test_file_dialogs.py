"""Where files are asked for, and under which name they are to be saved."""

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QDir, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.controls.file_dialogs import ask_open, ask_save
from desktop.games.mono.layout_editor.page import MonoEditor
from desktop.new_match.request import NewMatch
from desktop.position_editor.page import PositionEditor
from desktop.puzzles.share_dialog import SharePuzzleDialog
from desktop.storage import autosave
from desktop.storage.data_folder import data_folder
from desktop.storage.file_names import dated, match_name, readable
from desktop.storage.settings import Settings
from rules.match import Match
from tests.desktop.conftest import hold, wait_until_loaded
from tests.desktop.games.mono.fronts import layout_editor

pytestmark = pytest.mark.usefixtures("look")

NAMES = ("fred", "ned")


class Dialogs:
    """The system's dialogs: what they were opened with, and what is answered."""

    def __init__(self, documents: Path) -> None:
        self.documents = documents
        self.suggested: list[Path] = []
        self.answers: list[Path | str] = []

    def ask(self, _parent: object, _title: str, suggested: str, _kinds: str) -> tuple[str, str]:
        self.suggested.append(Path(suggested))
        return str(self.answers.pop(0)) if self.answers else "", ""


@pytest.fixture
def dialogs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Dialogs:
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    for kind in ("CONFIG", "DATA"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / "home" / kind))
    documents = tmp_path / "home" / "Documents"
    documents.mkdir(parents=True)
    location = QStandardPaths.StandardLocation.DocumentsLocation
    if sys.platform == "win32":  # which knows this folder from the registry
        usual = QStandardPaths.writableLocation
        monkeypatch.setattr(
            QStandardPaths,
            "writableLocation",
            lambda place: str(documents) if place == location else usual(place),
        )
    assert Path(QStandardPaths.writableLocation(location)) == documents
    made = Dialogs(documents)
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, made.ask)
    return made


def end_a_match(window: MainWindow) -> Path:
    """Return a match that is over, among those the program keeps."""
    window.start_game(NewMatch("adamas", NAMES, {}, 7))
    assert window.session is not None
    window.session.play("a3-c3")
    window.session.resign()
    window.go_home()
    window.files.autosave.flush()
    (finished,) = autosave.finished_folder().iterdir()
    Settings().remember(finished)
    return finished


def save_record(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", NAMES, {}, 7))
    window.files.save_as()


def save_position(window: MainWindow) -> None:
    window.edit_position(NewMatch("adamas"))
    editor = window.pages.currentWidget()
    assert isinstance(editor, PositionEditor)
    editor.ask_save()


def save_puzzle(window: MainWindow) -> None:
    gift = SharePuzzleDialog(print, print, print, window.pages)
    gift.save.click()
    gift.leave()


ASKS: dict[str, Callable[[MainWindow], None]] = {
    "open a record": lambda window: window.files.ask_open(),
    "save a record": save_record,
    "open a layout": lambda window: layout_editor(window).exchange.ask_open(),
    "save a layout": lambda window: layout_editor(window).exchange.ask_save(),
    "save a position": save_position,
    "save a puzzle": save_puzzle,
}


# -- where


@pytest.mark.parametrize("name", ASKS)
def test_the_first_dialog_opens_in_the_documents_even_after_a_match(
    window: MainWindow, dialogs: Dialogs, name: str
) -> None:
    end_a_match(window)
    ASKS[name](window)
    (suggested,) = dialogs.suggested
    assert dialogs.documents in (suggested, suggested.parent)


@pytest.mark.parametrize("name", ASKS)
def test_every_dialog_opens_where_somebody_last_chose_a_file(
    window: MainWindow, dialogs: Dialogs, name: str, tmp_path: Path
) -> None:
    chosen = tmp_path / "home" / "club" / "evening.qcx"
    chosen.parent.mkdir()
    Match.new("adamas", NAMES).save(chosen)
    dialogs.answers = [chosen]
    window.files.ask_open()
    wait_until_loaded(window)
    end_a_match(window)
    ASKS[name](window)
    assert chosen.parent in (dialogs.suggested[-1], dialogs.suggested[-1].parent)


def test_a_folder_that_is_gone_is_not_suggested(dialogs: Dialogs, window: MainWindow) -> None:
    Settings().folder = dialogs.documents / "gone"
    window.files.ask_open()
    assert dialogs.suggested == [dialogs.documents]


def test_without_documents_it_is_the_home_folder(dialogs: Dialogs, window: MainWindow) -> None:
    dialogs.documents.rmdir()
    window.files.ask_open()
    assert dialogs.suggested == [Path(QDir.homePath())]


def test_what_the_program_keeps_is_never_the_place(dialogs: Dialogs, window: MainWindow) -> None:
    for folder in (autosave.finished_folder(), data_folder() / "deep"):
        folder.mkdir(parents=True, exist_ok=True)
        Settings().folder = folder
        window.files.ask_open()
        assert dialogs.suggested[-1] == dialogs.documents


def test_a_finished_match_is_saved_elsewhere_under_its_name(
    dialogs: Dialogs, window: MainWindow
) -> None:
    finished = end_a_match(window)
    window.files.open_file(finished)
    wait_until_loaded(window)
    for save in (window.files.save, window.files.save_as):
        save()
        assert dialogs.suggested.pop() == dialogs.documents / finished.name


def test_a_record_that_was_saved_is_suggested_where_it_is(
    dialogs: Dialogs, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "home" / "evening.qcx"
    Match.new("adamas", NAMES).save(path)
    window.files.open_file(path)
    wait_until_loaded(window)
    window.files.save_as()
    assert dialogs.suggested == [path]


# -- under which name


def test_a_record_is_named_after_game_players_and_day(dialogs: Dialogs, window: MainWindow) -> None:
    save_record(window)
    save_position(window)
    for suggested in dialogs.suggested:
        assert re.fullmatch(r"Adamas, .+ – .+, \d{4}-\d\d-\d\d\.qcx", suggested.name)
    assert dialogs.suggested[0].name.startswith("Adamas, fred – ned, 2")


def test_a_layout_has_the_name_it_goes_by(dialogs: Dialogs, window: MainWindow) -> None:
    editor: MonoEditor = layout_editor(window)
    editor.exchange.ask_save()
    editor.library.name.setText(" Snail: 1/2 ")
    editor.exchange.ask_save()
    names = [suggested.name for suggested in dialogs.suggested]
    assert names == ["Mono layout, 9 regions.txt", "Snail_ 1_2.txt"]


def test_a_puzzle_has_the_name_of_its_day(dialogs: Dialogs, window: MainWindow) -> None:
    save_puzzle(window)
    assert re.fullmatch(r"Mono puzzle, \d{4}-\d\d-\d\d\.txt", dialogs.suggested[0].name)


@pytest.mark.parametrize(
    "words", ['a<b>c:d"e/f\\g|h?i*j', "tab\tnew\nline\0", "\u202eright", "..", ""]
)
def test_no_sign_that_a_system_forbids_is_in_a_name(words: str) -> None:
    name = match_name("Mono", (words, "ned"))
    assert not re.search(r'[<>:"/\\|?*.\x00-\x1f\u202e]', name)
    assert name == name.strip()


@pytest.mark.parametrize("words", ["CON", "aux", "Com1", "lpt9"])
def test_no_name_is_a_device_of_windows(words: str) -> None:
    assert readable(words) == f"{words}_"


@pytest.mark.parametrize("letter", ["w", "é", "棋", "👑", "\ud800"])
def test_long_names_are_cut(letter: str) -> None:
    name = dated(300 * letter)
    assert len(name.encode()) < 200
    assert re.search(r", \d{4}-\d\d-\d\d$", name)


@pytest.mark.parametrize("words", ["Ängström", "मोनो खेल", "אדמס", "黑盒", "e\u0301"])
def test_letters_of_all_languages_stay(words: str) -> None:
    assert "_" not in readable(words)


# -- what is there already


def test_a_file_the_dialog_has_not_asked_about_is_asked_about(
    dialogs: Dialogs, qtbot: QtBot, tmp_path: Path
) -> None:
    parent = QWidget()
    hold(qtbot, parent)
    there, other = tmp_path / "evening.qcx", tmp_path / "morning.qcx"
    there.write_text("precious")
    dialogs.answers = [tmp_path / "evening"]
    assert ask_save(parent, "Save", "name", "", ".qcx") is None  # closed at the second question
    assert dialogs.suggested[-1] == there
    dialogs.answers = [tmp_path / "evening", there]
    assert ask_save(parent, "Save", "name", "", ".qcx") == there
    dialogs.answers = [tmp_path / "morning"]
    assert ask_save(parent, "Save", "name", "", ".qcx") == other


@pytest.mark.parametrize(
    ("given", "saved"),
    [
        ("Fred vs. Ned", "Fred vs. Ned.qcx"),
        ("Fred vs.Ned", "Fred vs.Ned.qcx"),
        ("2025.03.01", "2025.03.01.qcx"),
        ("evening.qcx", "evening.qcx"),
        ("EVENING.QCX", "EVENING.QCX"),
        ("evening.txt", "evening.txt.qcx"),
        ("evening.", "evening..qcx"),
    ],
)
def test_the_extension_is_added_to_every_name_without_it(
    dialogs: Dialogs, qtbot: QtBot, tmp_path: Path, given: str, saved: str
) -> None:
    parent = QWidget()
    hold(qtbot, parent)
    dialogs.answers = [tmp_path / given]
    assert ask_save(parent, "Save", "name", "", ".qcx") == tmp_path / saved


def test_records_in_capitals_are_shown_where_a_system_tells_them_apart(
    window: MainWindow, dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds: list[str] = []

    def ask(*given: str) -> tuple[str, str]:
        kinds.append(given[3])
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    window.files.ask_open()
    assert kinds == ["Quincunx games (*.qcx *.QCX)"]


@pytest.mark.parametrize("sign", ["x\u0301", "क्षि"])
def test_a_long_name_is_cut_between_signs(sign: str) -> None:
    for lead in range(len(sign.encode())):
        rest = readable("a" * lead + sign * 200)[lead:]
        assert rest == sign * (len(rest) // len(sign))


def test_a_dialog_that_is_closed_changes_nothing(dialogs: Dialogs, qtbot: QtBot) -> None:
    parent = QWidget()
    hold(qtbot, parent)
    assert ask_open(parent, "Open", "") is None
    assert ask_save(parent, "Save", "name", "", ".qcx") is None
    assert Settings().folder is None
