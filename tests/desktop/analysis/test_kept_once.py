"""Whenever the program is killed while a study is stored, its match is on the disk once."""

from pathlib import Path

import pytest

from desktop.app.main_window import MainWindow
from desktop.controls.commands import SAVE
from desktop.storage import autosave
from desktop.storage.autosave import FAST_EXTENSION
from rules import EXTENSION, Match
from rules.core import atomic_write
from rules.study import read_study
from tests.desktop.analysis.studies import at_work, finished
from tests.desktop.conftest import wait_until_loaded


def matches() -> list[Path]:
    """All files of matches, as the next start would find them."""
    folders = (autosave.folder(), autosave.finished_folder())
    files = [file for folder in folders if folder.is_dir() for file in folder.iterdir()]
    return [file for file in files if file.suffix in (EXTENSION, FAST_EXTENSION)]


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[list[Path]]:
    """Return the matches on the disk before and after every file that is written from now on."""
    seen: list[list[Path]] = []
    real = atomic_write.write

    def write(data: bytes, path: Path, *, durable: bool = True, private: bool = False) -> None:
        seen.append(matches())
        real(data, path, durable=durable, private=private)
        seen.append(matches())

    monkeypatch.setattr(atomic_write, "write", write)
    return seen


@pytest.fixture(params=["played", "opened"])
def record(window: MainWindow, request: pytest.FixtureRequest) -> Path:
    """Return a finished match at the table, just played or opened from where finished ones are."""
    finished(window)
    window.files.autosave.finish()
    [path] = matches()
    if request.param == "opened":
        window.go_home()
        window.files.open_file(path)
        wait_until_loaded(window)
    return path


def test_saving_a_study_is_confirmed_while_it_is_still_being_written(
    window: MainWindow, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(window.covers, "say", told.append)
    window.pages.show_study()
    at_work(window.pages.analysis).comment(1, "Why?")
    window.pages.analysis.commands[SAVE].trigger()
    assert told == ["The study is saved with the game"]


def test_a_disk_that_refuses_a_study_is_told_and_asked_about(
    window: MainWindow, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_given: object, **_how: object) -> None:
        raise OSError(28, "the disk is full")

    failed: list[str] = []
    window.files.autosave.failed.connect(failed.append)
    window.pages.show_study()
    with monkeypatch.context() as full:
        full.setattr(atomic_write, "write", refuse)
        at_work(window.pages.analysis).comment(1, "Why?")
        window.files.autosave.finish()
        assert len(failed) == 1
        assert window.files.place is not None
        assert window.files.place.refused
    at_work(window.pages.analysis).comment(1, "Why not?")
    window.files.autosave.finish()
    assert read_study(Match.load(record))[0].note(1).comment == "Why not?"
