"""Saving a file somebody chose: the window goes on meanwhile, and says what came of it."""

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.new_match.request import NewMatch
from desktop.position_editor.page import PositionEditor
from desktop.puzzles.share_dialog import SharePuzzleDialog
from desktop.storage.settings import Settings
from rules.match import Match
from tests.desktop.conftest import wait_until_loaded
from tests.desktop.games.mono.fronts import layout_editor
from tests.desktop.storage.test_autosave import (
    NAMES,
    SlowDisk,
    begin,
    damage,
    full,
    record,
    shown_at,
)

pytestmark = pytest.mark.usefixtures("look")


@pytest.fixture
def chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file that is chosen in every dialog, without the extension of texts."""
    path = tmp_path / "club" / "evening.qcx"
    path.parent.mkdir()

    def choose(_parent: object, _title: str, _where: str, kinds: str) -> tuple[str, str]:
        return str(path.with_suffix(".txt") if "*.txt" in kinds else path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    return path


def save_record(window: MainWindow) -> None:
    begin(window, "a3-c3")
    window.files.save()


def save_layout(window: MainWindow) -> None:
    window.show_editor()
    layout_editor(window).exchange.ask_save()


def save_position(window: MainWindow) -> None:
    window.edit_position(NewMatch("adamas"))
    editor = window.pages.currentWidget()
    assert isinstance(editor, PositionEditor)
    editor.ask_save()


def save_puzzle(window: MainWindow) -> None:
    layout_editor(window).puzzle_wanted.emit(3, "133223")
    (gift,) = window.pages.findChildren(SharePuzzleDialog)
    gift.field.setText("a puzzle")
    gift.save.click()
    gift.leave()


EACH = pytest.mark.parametrize(
    "save",
    [save_record, save_layout, save_position, save_puzzle],
    ids=["record", "layout", "position", "puzzle"],
)


def saved(window: MainWindow, qtbot: QtBot, name: str = "evening.") -> None:
    qtbot.waitUntil(lambda: window.notice.text.startswith(f"Saved as {name}"))


# -- the disk takes its time


@EACH
def test_the_window_goes_on_and_tells_when_it_is_done(
    window: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    chosen: Path,
    save: Callable[[MainWindow], None],
) -> None:
    disk = SlowDisk(monkeypatch, durable=True)
    save(window)
    qtbot.wait(20)
    assert not any(chosen.parent.glob("evening.*"))
    assert "Saved" not in window.notice.text
    disk.gate.set()
    saved(window, qtbot)
    assert [file.stem for file in chosen.parent.iterdir()] == [chosen.stem]


@EACH
def test_what_cannot_be_saved_is_one_sentence(
    window: MainWindow, qtbot: QtBot, chosen: Path, save: Callable[[MainWindow], None]
) -> None:
    chosen.parent.rmdir()
    save(window)
    qtbot.waitUntil(lambda: "could not be saved" in window.notice.text)
    assert window.notice.text.startswith("evening.")
    assert "the file or folder does not exist. Choose another folder." in window.notice.text


def test_a_long_sentence_fits_in_the_window(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.resize(window.minimumSize())
    begin(window)
    path = tmp_path / "nowhere" / f"{'fred and ned ' * 9}.qcx"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(path), ""))
    window.files.save_as()
    window.files.saver.finish()
    assert "Choose another folder." in window.notice.text
    assert window.pages.rect().contains(window.notice.geometry())
    lines = window.notice.height()
    window.resize(2200, window.height())
    window.covers.say(window.notice.text)
    assert window.notice.height() < lines


def test_what_is_played_meanwhile_is_saved_with_the_next(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, chosen: Path
) -> None:
    session = begin(window, "a3-c3")
    disk = SlowDisk(monkeypatch, durable=True)
    window.files.save()
    for ply, move in enumerate(("e3-d3", "c3-b3"), 2):
        session.play(move)
        shown_at(ply, session, qtbot)
        window.files.save()  # asks no more where
    disk.gate.set()
    window.files.saver.finish()
    assert Match.load(chosen).ply == 3
    assert session.file.chosen == chosen
    assert disk.written.count(chosen) <= 2  # what a later one replaces is not written


def test_what_failed_does_not_become_the_file_of_the_match(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    session = begin(window)
    answers = [tmp_path / "nowhere" / "a.qcx", tmp_path / "b.qcx"]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(answers.pop(0)), ""))
    window.files.save()
    window.files.saver.finish()
    assert session.file.chosen is None
    assert Settings().recent == []
    window.files.save()
    window.files.saver.finish()
    assert session.file.chosen == tmp_path / "b.qcx"
    assert Settings().recent == [tmp_path / "b.qcx"]


# -- somebody leaves while it is written


def test_closing_waits_for_it(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, chosen: Path
) -> None:
    disk = SlowDisk(monkeypatch, durable=True)
    save_record(window)
    threading.Timer(0.1, disk.gate.set).start()
    assert window.close()
    assert Match.load(chosen).ply == 1
    assert Settings().recent == [chosen]


def test_a_window_whose_save_takes_too_long_stays_and_says_so(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, chosen: Path
) -> None:
    disk = SlowDisk(monkeypatch, durable=True)
    save_record(window)
    assert not window.files.saver.finish(0.05)
    assert "still being saved" in window.notice.text
    disk.gate.set()
    assert window.files.saver.finish()
    assert Match.load(chosen).ply == 1


@EACH
def test_a_window_whose_save_fails_as_it_closes_stays_and_says_so(
    window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
    chosen: Path,
    save: Callable[[MainWindow], None],
) -> None:
    chosen.parent.rmdir()
    save(window)
    assert not window.close()
    assert window.isVisible()
    assert "could not be saved" in window.notice.text
    assert window.close()


@pytest.mark.parametrize("leave", [MainWindow.go_home, begin])
def test_the_table_may_be_left(
    window: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    chosen: Path,
    leave: Callable[[MainWindow], object],
) -> None:
    disk = SlowDisk(monkeypatch, durable=True)
    save_record(window)
    monkeypatch.setattr(window.files.autosave, "flush", lambda *_given: None)  # it may wait, too
    leave(window)
    disk.gate.set()
    saved(window, qtbot)
    assert Match.load(chosen).ply == 1


def test_a_file_that_is_being_saved_is_opened_as_it_will_be(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, chosen: Path
) -> None:
    record(chosen)
    disk = SlowDisk(monkeypatch, durable=True)
    save_record(window)
    window.files.open_file(chosen)
    disk.gate.set()
    wait_until_loaded(window)
    assert window.session is not None
    assert window.session.progress.match.last_ply == 1


# -- damaged files


def test_a_damaged_file_is_set_aside_once_however_often_it_is_saved(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, chosen: Path
) -> None:
    record(chosen, "a3-c3", "e3-d3")
    original = damage(chosen, "e3-d3", "zz")
    window.files.open_file(chosen)
    wait_until_loaded(window)
    disk = SlowDisk(monkeypatch, durable=True)
    told: list[str] = []
    monkeypatch.setattr(window.notice, "say", told.append)
    window.files.save()
    assert disk.reached.wait(60)  # before, a later save would replace this one
    for _ in range(2):
        window.files.save()
    assert chosen.read_bytes() == original
    disk.gate.set()
    window.files.saver.finish()
    assert sorted(path.name for path in chosen.parent.iterdir()) == [
        "evening.damaged.qcx",
        "evening.qcx",
    ]
    assert (chosen.parent / "evening.damaged.qcx").read_bytes() == original
    assert Match.load(chosen).problem is None
    assert told == [
        "Saved as evening.qcx. The damaged file was saved as evening.damaged.qcx.",
        "Saved as evening.qcx",
    ]


def test_a_damaged_file_that_cannot_be_set_aside_is_not_written_over(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, chosen: Path
) -> None:
    record(chosen, "a3-c3", "e3-d3")
    original = damage(chosen, "e3-d3", "zz")
    window.files.open_file(chosen)
    wait_until_loaded(window)
    with monkeypatch.context() as patch:
        patch.setattr("desktop.table.match_file.set_aside", full)
        window.files.save()
        window.files.saver.finish()
    assert "the disk is full" in window.notice.text
    assert chosen.read_bytes() == original


# -- what a killed save has left


def test_old_drafts_of_the_same_file_go_with_the_next_save(
    window: MainWindow, chosen: Path
) -> None:
    old, new = (chosen.with_name(f".{chosen.name}.{n}0123abc.part") for n in (1, 2))
    others = [
        chosen.with_name(name)
        for name in (".other.qcx.00123abc.part", f"{chosen.name}.part", f".{chosen.name}.x.part")
    ]
    for path in (old, new, *others):
        path.touch()
        if path != new:  # which another window may still be writing
            os.utime(path, (time.time() - 2 * 24 * 3600,) * 2)
    save_record(window)
    window.files.saver.finish()
    assert set(chosen.parent.iterdir()) == {chosen, new, *others}
    assert Match.load(chosen).names == NAMES
