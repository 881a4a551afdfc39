"""Nobody's game is lost: kept after every ply, whatever happens to the program, disk or file."""

from __future__ import annotations

import errno
import os
import random
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from desktop import shelf
from desktop.damage import is_copy
from desktop.keeper import Keeper
from desktop.main_window import MainWindow
from desktop.session import Session
from desktop.settings import Settings
from rules import record as records
from rules.match import Match
from tests.desktop.conftest import hold

pytestmark = pytest.mark.usefixtures("look")

NAMES = ("fred", "ned")
ROOT = Path(__file__).parents[2]


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    made = MainWindow()
    hold(qtbot, made)
    made.show()
    return made


def begin(window: MainWindow, *moves: str, slug: str = "adamas") -> Session:
    window.start_game(slug, NAMES, {}, 7)
    session = window.session
    assert session is not None
    for move in moves:
        session.play(move)
    return session


def settle(window: MainWindow, qtbot: QtBot) -> None:
    """Waits until all is written, and the window has heard of it."""
    window.shelf.flush()
    qtbot.wait(1)


def record(path: Path, *moves: str) -> Match:
    match = Match.new("adamas", NAMES, seed=7)
    for move in moves:
        match.play(move)
    match.save(path)
    return match


def damage(path: Path, old: str, new: str) -> bytes:
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    return path.read_bytes()


# -- the program is killed


class Program:
    """The real program in a process of its own, with its own folders."""

    def __init__(self, home: Path, act: str) -> None:
        environment = os.environ | {
            "QT_QPA_PLATFORM": "offscreen",
            "XDG_DATA_HOME": str(home / "data"),
            "XDG_CONFIG_HOME": str(home / "config"),
            "HOME": str(home),
            "PYTHONPATH": str(ROOT),
        }
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("driver.py")), act],
            env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT,
        )  # fmt: skip

    def hear(self) -> list[str]:
        assert self.process.stdout is not None
        return self.process.stdout.readline().split()

    def rest(self) -> list[str]:
        """What it said after the last line heard, killed or ended by itself."""
        said, _ = self.process.communicate(timeout=30)
        return [line for line in said.splitlines() if line]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="kill -9 and XDG folders are Unix")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_killed_program_loses_at_most_the_ply_in_progress(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    program = Program(tmp_path, "play")
    heard = [program.hear() for _ in range(chance.randint(3, 40))]
    time.sleep(chance.random() * 0.03)
    program.process.kill()
    heard += [line.split() for line in program.rest()]
    assert all(words[0] == "played" for words in heard)
    played = int(heard[-1][1])

    again = Program(tmp_path, "continue")
    said = [line.split() for line in again.rest()]
    assert said[0][:4] == ["offered", "True", "Continue", "Adamas."]
    resumed = int(said[1][1])
    assert played <= resumed <= played + 1  # the ply in progress may be there or not
    assert said[1][2] == "whole"
    assert said[2] == ["played", str(resumed + 1)]
    kept = list((tmp_path / "data").rglob("unfinished/*.qcx"))
    assert [Match.load(path).ply for path in kept] == [resumed + 1]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="kill -9 and XDG folders are Unix")
def test_the_match_of_a_living_program_is_its_own_until_it_is_killed(tmp_path: Path) -> None:
    program = Program(tmp_path, "play")
    program.hear()
    (lock,) = (tmp_path / "data").rglob("unfinished/*.lock")
    place = shelf.Place(lock.with_suffix(".qcx"))
    assert not place.claim()
    program.process.kill()
    program.rest()
    assert place.claim()


# -- keeping


def test_a_ply_is_written_before_anything_else_happens(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Keeper, "do", lambda *_given: None)  # a disk that never comes to it
    session = begin(window)
    assert window._place is not None
    path = window._place.path
    for ply, move in enumerate(("a3-c3", "e3-d3"), 1):
        session.play(move)
        assert [kept.path for kept in shelf.kept()] == [path]
        assert Match.from_text(shelf.text_of(path)).ply == ply
    session.undo()
    assert Match.from_text(shelf.text_of(path)).ply == 1
    assert not path.exists()


def test_half_a_record_does_not_count_beside_a_whole_one(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, "a3-c3", "e3-d3")
    settle(window, qtbot)
    path = shelf.kept()[0].path
    torn = shelf.Place(path).now
    torn.write_text(path.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    assert Match.from_text(shelf.text_of(path)).ply == 2
    path.unlink()
    assert Match.from_text(shelf.text_of(path)).ply == 1


def test_a_game_killed_at_its_end_is_found_among_the_recent_ones(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Keeper, "do", lambda *_given: None)
        session = begin(window, "a3-c3")
        session.resign()
        assert window._place is not None
        window._place.release()  # as the end of a program does
        window._place = None
    assert not shelf.kept()
    (finished,) = Settings().recent
    assert Match.load(finished).outcome is not None
    assert not [path for path in shelf.folder().iterdir() if path.suffix != ".lock"]


def test_a_game_is_played_in_one_window_only(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, "a3-c3")
    settle(window, qtbot)
    other = MainWindow()
    hold(qtbot, other)
    other.show()
    other.home.refresh()
    other.home.go_on.click()
    assert other.session is None
    assert other.notice.text == "This game is open in another window. Go on with it there."
    assert other.pages.currentWidget() is other.home
    window.go_home()
    settle(window, qtbot)
    other.home.go_on.click()
    assert other.session is not None
    window.home.go_on.click()
    assert window.session is None


def test_a_game_just_left_can_be_gone_on_with_at_once(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window, "a3-c3")
    monkeypatch.setattr(window.shelf, "flush", lambda *_given: None)  # the disk is not yet done
    window.go_home()
    window.home.go_on.click()
    assert window.session is not None
    assert window.session.ply == 1


def test_a_game_gone_on_with_knows_its_computer_players(window: MainWindow, qtbot: QtBot) -> None:
    window.levels = ("Easy", "Hard")
    window.start_game("adamas", NAMES, {}, 7, (None, 2))
    assert window.session is not None
    window.session.play("a3-c3")
    window.go_home()
    settle(window, qtbot)
    window.home.refresh()
    window.home.go_on.click()
    assert window.session is not None
    assert window.session.levels == (None, 2)
    assert window.session.persons == {0}


def test_a_level_there_is_not_is_a_person(window: MainWindow, tmp_path: Path) -> None:
    match = Match.new("adamas", NAMES)
    match.levels = (9, None)
    match.save(tmp_path / "game.qcx")
    window.open_file(tmp_path / "game.qcx")
    assert window.session is not None
    assert window.session.persons == {0, 1}
    assert window.session.levels == ()


def test_every_ply_is_kept_at_once(window: MainWindow, qtbot: QtBot) -> None:
    session = begin(window)
    for ply, move in enumerate(("a3-c3", "e3-d3", "c3-b3"), 1):
        session.play(move)
        settle(window, qtbot)
        assert [Match.load(kept.path).ply for kept in shelf.kept()] == [ply]
    session.undo()
    settle(window, qtbot)
    assert Match.load(shelf.kept()[0].path).ply == 2
    assert Match.load(shelf.kept()[0].path).last_ply == 3


def test_a_slow_disk_keeps_nobody_waiting(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(window)
    gate, written, save = threading.Event(), [], records.save

    def slow(text: str, path: Path) -> None:
        gate.wait(10)
        written.append(path)
        save(text, path)

    monkeypatch.setattr(records, "save", slow)
    start = time.perf_counter()
    for move in ("a3-c3", "e3-d3", "c3-b3"):
        session.play(move)
    assert time.perf_counter() - start < 2  # not the ten seconds the disk takes
    assert Match.from_text(shelf.text_of(shelf.kept()[0].path)).ply == 3
    gate.set()
    settle(window, qtbot)
    assert len(written) <= 2  # what a later ply replaces is not written
    assert Match.load(shelf.kept()[0].path).ply == 3


def _wait(gate: threading.Event) -> None:
    gate.wait(5)


def test_the_keeper_does_the_last_job_for_a_place(qtbot: QtBot) -> None:
    keeper, gate = Keeper(), threading.Event()
    done: list[int] = []
    keeper.do(Path("other"), partial(_wait, gate))
    for number in range(5):
        keeper.do(Path("a"), partial(done.append, number))
    gate.set()
    keeper.flush()
    assert done == [4]


def test_a_finished_match_moves_to_the_recent_records(window: MainWindow, qtbot: QtBot) -> None:
    session = begin(window, "a3-c3")
    settle(window, qtbot)
    assert len(shelf.kept()) == 1
    session.resign()
    settle(window, qtbot)
    assert not shelf.kept()
    (finished,) = Settings().recent
    assert finished.parent == shelf.finished_folder()
    assert finished.name.startswith("Adamas, fred – ned, 20")
    assert Match.load(finished).outcome is not None
    session.undo()
    settle(window, qtbot)
    assert not finished.exists()
    assert len(shelf.kept()) == 1


def test_a_name_no_folder_would_take_is_no_trouble(window: MainWindow, qtbot: QtBot) -> None:
    window.start_game("adamas", ('a/b:c*?"<>|\\', "漢" * 40), {}, 7)
    assert window.session is not None
    window.session.resign()
    settle(window, qtbot)
    assert len(Settings().recent) == 1
    assert len(Settings().recent[0].name.encode()) < 200


def test_looking_at_a_record_leaves_nothing_behind(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "game.qcx"
    record(path, "a3-c3").resign(1)
    before = path.read_bytes()
    window.open_file(path)
    assert window.session is not None
    window.session.goto(0)
    window.go_home()
    settle(window, qtbot)
    assert not shelf.kept()
    assert not shelf.finished_folder().exists()
    assert path.read_bytes() == before


def test_the_menu_names_the_players_of_older_games(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, "a3-c3")
    settle(window, qtbot)
    session = begin(window, slug="dragons")
    session.play(next(session.texts()))
    settle(window, qtbot)
    lines = [kept.line for kept in shelf.kept()]
    assert lines[1] == "fred – ned, 1 turn played"


# -- the disk gives trouble


def test_a_full_disk_is_a_line_once_and_the_game_goes_on(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(window)
    said: list[str] = []
    window.shelf.failed.connect(said.append)
    save = records.save

    def full(_text: str, _path: Path) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(records, "save", full)
    for move in ("a3-c3", "e3-d3"):
        session.play(move)
        settle(window, qtbot)
    assert said == [window.notice.text]
    assert "No space left on device" in window.notice.text
    assert "Ctrl+S" in window.notice.text
    monkeypatch.setattr(records, "save", save)
    session.play("c3-b3")
    settle(window, qtbot)
    assert session.ply == 3
    assert Match.load(shelf.kept()[0].path).ply == 3


def test_a_folder_that_cannot_be_is_a_line(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setattr(shelf, "folder", lambda: tmp_path / "file" / "unfinished")
    session = begin(window, "a3-c3")
    settle(window, qtbot)
    assert window.notice.text.startswith("This game cannot be kept: Not a directory")
    assert session.ply == 1


def test_saving_where_one_cannot_write_says_what_to_do(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window, "a3-c3")
    target = str(tmp_path / "no" / "folder.qcx")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (target, ""))
    window.save()
    line = window.table.header.hint
    assert line.startswith("The record could not be saved: No such file")
    assert line.endswith("Choose another folder.")


# -- files that are damaged


def test_a_damaged_record_is_kept_beside_what_replaces_it(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "game.qcx"
    record(path, "a3-c3", "e3-d3")
    original = damage(path, "e3-d3", "zz")
    window.open_file(path)
    assert window.session is not None
    window.session.play("e3-d3")
    assert path.read_bytes() == original
    told: list[str] = []
    window.table.told.connect(told.append)
    window.save()
    assert told == ["The damaged file is kept as game.damaged.qcx"]
    assert (tmp_path / "game.damaged.qcx").read_bytes() == original
    assert Match.load(path).problem is None
    window.session.play("c3-b3")
    window.save()
    assert sorted(p.name for p in tmp_path.glob("*.qcx")) == ["game.damaged.qcx", "game.qcx"]


def test_an_older_copy_is_not_replaced(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "game.qcx"
    older = tmp_path / "game.damaged.qcx"
    older.write_text("older", encoding="utf-8")
    record(path, "a3-c3", "e3-d3")
    original = damage(path, "e3-d3", "zz")
    window.open_file(path)
    window.save()
    assert older.read_text(encoding="utf-8") == "older"
    assert (tmp_path / "game.damaged-2.qcx").read_bytes() == original


def test_a_damaged_match_on_the_shelf_is_gone_on_with_and_kept(
    window: MainWindow, qtbot: QtBot
) -> None:
    path = shelf.new_place().path
    path.parent.mkdir(parents=True)
    record(path, "a3-c3", "e3-d3")
    original = damage(path, "e3-d3", "zz")
    window.home.refresh()
    window.home.go_on.click()
    assert window.session is not None
    assert window.table.header.hint.startswith("Line ")
    window.session.play("e3-d3")
    settle(window, qtbot)
    (copy,) = [p for p in path.parent.iterdir() if is_copy(p)]
    assert copy.read_bytes() == original
    assert [kept.path for kept in shelf.kept()] == [path]
    assert Match.load(path).problem is None


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "this is no record"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "this is no record"),
        (b"Quincunx record 99\ngame: adamas\n", "made by a newer Quincunx"),
        (b"Quincunx record 1\ngame: chess\nO: a\nX: b\noptions:\nseed: 1\n\n0.\nend 0 0\n", "game"),
    ],
)
def test_what_cannot_be_opened_changes_nothing(
    window: MainWindow, tmp_path: Path, content: bytes, says: str
) -> None:
    path = tmp_path / "game.qcx"
    path.write_bytes(content)
    session = begin(window, "a3-c3")
    window.open_file(path)
    assert says in window.notice.text
    assert "\n" not in window.notice.text
    assert path.read_bytes() == content
    assert window.session is session
    assert path not in Settings().recent
