"""A record that another program changes while it is open is kept beside what is saved here."""

from pathlib import Path

import pytest

from desktop.app.main_window import MainWindow
from desktop.new_match.request import NewMatch
from desktop.storage import autosave
from desktop.storage.damaged_files import keep_other_version
from desktop.storage.record_notes import RecordNotes
from rules.match import Match
from tests.desktop.conftest import wait_until_loaded


def changed(path: Path) -> str:
    """Play one more move in a record, as another computer would; return its text."""
    match = Match.from_text(path.read_text("utf-8"))
    if match.outcome is not None:
        match.undo()
    match.play(next(match.legal_moves()))
    text = RecordNotes("0123456789ab", 5).written(match.to_text())
    path.write_text(text, "utf-8")
    return text


def other_versions(folder: Path) -> list[str]:
    return [path.read_text("utf-8") for path in folder.glob("*.other version*.qcx")]


def told(window: MainWindow) -> str:
    return window.notice.text


@pytest.fixture
def own_file(window: MainWindow, tmp_path: Path) -> Path:
    """Return a file of the player, opened and played on."""
    path = tmp_path / "evening.qcx"
    match = Match.new("adamas", ("fred", "ned"), seed=7)
    match.play("a3-b3")
    match.save(path)
    window.files.open_file(path)
    wait_until_loaded(window)
    play(window)
    return path


def play(window: MainWindow) -> None:
    assert window.session is not None
    window.session.play(next(window.session.hot_seat.texts()))


def save(window: MainWindow) -> None:
    window.files.save()
    window.files.saver.finish()


def test_a_players_file_is_kept_in_both_versions(window: MainWindow, own_file: Path) -> None:
    other = changed(own_file)
    save(window)
    assert window.session is not None
    assert own_file.read_text("utf-8") == window.session.file.text()
    assert other_versions(own_file.parent) == [other]
    assert "Its version was saved as evening.other version.qcx" in told(window)


def test_a_file_that_only_this_window_writes_has_one_version(
    window: MainWindow, own_file: Path
) -> None:
    for _ in range(3):
        save(window)
        play(window)
    own_file.unlink()
    save(window)
    assert own_file.exists()
    assert not other_versions(own_file.parent)


def test_a_file_saved_here_and_then_changed_is_kept_too(window: MainWindow, own_file: Path) -> None:
    save(window)
    other = changed(own_file)
    play(window)
    save(window)
    assert other_versions(own_file.parent) == [other]


def test_an_unfinished_match_is_kept_in_both_versions(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", ("fred", "ned")))
    play(window)
    window.files.autosave.finish()
    (path,) = autosave.folder().glob("*.qcx")
    other = changed(path)
    play(window)
    window.files.autosave.finish()
    assert window.session is not None
    assert Match.from_text(path.read_text("utf-8")).ply == 2
    assert other_versions(path.parent) == [other]
    assert "Its version was saved as" in told(window)
    play(window)
    window.files.autosave.finish()
    assert len(other_versions(path.parent)) == 1


def test_a_finished_match_is_kept_in_both_versions(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", ("fred", "ned")))
    play(window)
    assert window.session is not None
    window.session.resign()
    window.files.autosave.finish()
    (path,) = autosave.finished_folder().glob("*.qcx")
    window.go_home()
    window.files.open_file(path)
    wait_until_loaded(window)
    other = changed(path)
    window.files.keep_study(["1.", "comment: A strong start"])
    window.files.autosave.finish()
    assert "A strong start" in path.read_text("utf-8")
    assert other_versions(path.parent) == [other]


def test_other_notes_are_no_other_version(tmp_path: Path) -> None:
    path, text = tmp_path / "one.qcx", Match.new("adamas").to_text()
    path.write_text(RecordNotes("0123456789ab", 5, title="An evening").written(text), "utf-8")
    assert keep_other_version(path, RecordNotes("0123456789ab", 9).written(text)) is None
