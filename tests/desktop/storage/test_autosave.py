"""Nobody's game is lost: kept after every ply, whatever happens to the program, disk or file."""

import errno
import os
import random
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from unittest.mock import Mock

import pytest
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.home import unfinished
from desktop.new_match.request import NewMatch
from desktop.storage import autosave, background_writer, file_names
from desktop.storage.background_writer import BackgroundWriter
from desktop.storage.damaged_files import is_copy
from desktop.storage.settings import Settings
from desktop.table.session import Session
from rules.core import atomic_write
from rules.match import Match
from tests.desktop.conftest import hold, wait_until, wait_until_loaded
from tests.systems import posix

pytestmark = pytest.mark.usefixtures("look")

NAMES = ("fred", "ned")
ROOT = Path(__file__).parents[3]


def begin(window: MainWindow, *moves: str, slug: str = "adamas") -> Session:
    window.start_game(NewMatch(slug, NAMES, {}, 7))
    session = window.session
    assert session is not None
    for move in moves:
        session.play(move)
    return session


def settle(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until all is written, and the window has heard of it."""
    window.files.autosave.flush()
    qtbot.wait(1)


def shown_at(ply: int, session: Session, qtbot: QtBot) -> None:
    """Wait until a ply is made."""
    qtbot.waitUntil(lambda: session.ply == ply)


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
            [sys.executable, str(Path(__file__).parents[1] / "driver.py"), act],
            env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT,
        )  # fmt: skip

    def hear(self) -> list[str]:
        assert self.process.stdout is not None
        return self.process.stdout.readline().split()

    def rest(self) -> list[str]:
        """Return what it said after the last line heard, killed or ended by itself."""
        assert self.process.stdout is not None
        with self.process:  # `communicate` would pass over what `readline` has read ahead
            said = self.process.stdout.read()
        return [line for line in said.splitlines() if line]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="kill -9 and XDG folders are Unix")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_killed_program_loses_at_most_the_ply_in_progress(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    program = Program(tmp_path, "begin")
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
    program = Program(tmp_path, "begin")
    program.hear()
    (lock,) = (tmp_path / "data").rglob("unfinished/*.lock")
    place = autosave.Slot(lock.with_suffix(".qcx"))
    assert not place.claim()
    program.process.kill()
    program.rest()
    assert place.claim()


def test_a_match_that_the_disk_has_sooner_than_the_system_is_claimed_all_the_same(
    tmp_path: Path,
) -> None:
    place = autosave.Slot(tmp_path / "match.qcx")
    place.write_durably(b"record", 1, over=False)
    assert not autosave.Slot(place.path).claim()
    place.write_fast(b"record", 1)
    assert not place.fast_path.exists()


# -- keeping


def test_a_ply_is_written_before_anything_else_happens(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave.Slot, "write_durably", lambda *_given, **_how: None)
    session = begin(window)
    assert window.files.place is not None
    path = window.files.place.path
    for ply, move in enumerate(("a3-c3", "e3-d3"), 1):
        session.play(move)
        assert [kept.path for kept in unfinished.saved_matches()] == [path]
        assert Match.from_text(autosave.text_of(path)).ply == ply
    session.undo()
    assert Match.from_text(autosave.text_of(path)).ply == 1
    assert not path.exists()


def test_half_a_record_does_not_count_beside_a_whole_one(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, "a3-c3", "e3-d3")
    settle(window, qtbot)
    path = unfinished.saved_matches()[0].path
    torn = autosave.Slot(path).fast_path
    plies, _, _ = path.read_text(encoding="utf-8").partition("\nend")
    torn.write_text(plies[:-5], encoding="utf-8")
    assert Match.from_text(autosave.text_of(path)).ply == 2
    path.unlink()
    assert Match.from_text(autosave.text_of(path)).ply == 1


def test_a_game_killed_at_its_end_is_found_among_the_recent_ones(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_until(lambda: not window.home.settling)  # it finishes such games, too
    with monkeypatch.context() as patch:
        patch.setattr(autosave.Slot, "write_durably", lambda *_given, **_how: None)
        session = begin(window, "a3-c3")
        session.resign()
        assert window.files.place is not None
        window.files.place.release()  # as the end of a program does
        window.files.place = None
    assert not unfinished.saved_matches()
    (finished,) = Settings().recent
    assert Match.load(finished).outcome is not None
    assert not [path for path in autosave.folder().iterdir() if path.suffix != ".lock"]


def test_a_game_is_played_in_one_window_only(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, "a3-c3")
    settle(window, qtbot)
    other = MainWindow()
    hold(qtbot, other)
    other.show()
    other.home.refresh()
    other.home.go_on.click()
    wait_until_loaded(other)
    assert other.session is None
    assert other.notice.text == "This game is open in another window. Continue there."
    assert other.pages.currentWidget() is other.home
    window.go_home()
    settle(window, qtbot)
    other.home.go_on.click()
    wait_until_loaded(other)
    assert other.session is not None
    window.home.go_on.click()
    wait_until_loaded(window)
    assert window.session is None


def test_a_game_just_left_can_be_gone_on_with_at_once(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window, "a3-c3")
    monkeypatch.setattr(
        window.files.autosave, "flush", lambda *_given: None
    )  # the disk is not yet done
    window.go_home()
    window.home.go_on.click()
    wait_until_loaded(window)
    assert window.session is not None
    assert window.session.ply == 1


def test_a_game_gone_on_with_knows_its_computer_players(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.levels = ("Easy", "Hard")
    window.start_game(NewMatch("adamas", NAMES, {}, 7, (None, 2)))
    assert window.session is not None
    window.session.play("a3-c3")
    window.go_home()
    settle(window, qtbot)
    window.home.refresh()
    window.home.go_on.click()
    wait_until_loaded(window)
    assert window.session is not None
    assert window.session.levels == (None, 2)
    assert window.session.persons == {0}


def test_a_level_there_is_not_is_a_person(window: MainWindow, tmp_path: Path) -> None:
    match = Match.new("adamas", NAMES)
    match.levels = (9, None)
    match.save(tmp_path / "game.qcx")
    window.files.open_file(tmp_path / "game.qcx")
    wait_until_loaded(window)
    assert window.session is not None
    assert window.session.persons == {0, 1}
    assert window.session.levels == ()


def test_every_ply_is_kept_at_once(window: MainWindow, qtbot: QtBot) -> None:
    session = begin(window)
    for ply, move in enumerate(("a3-c3", "e3-d3", "c3-b3"), 1):
        session.play(move)
        settle(window, qtbot)
        assert [Match.load(kept.path).ply for kept in unfinished.saved_matches()] == [ply]
    session.undo()
    settle(window, qtbot)
    assert Match.load(unfinished.saved_matches()[0].path).ply == 2
    assert Match.load(unfinished.saved_matches()[0].path).last_ply == 3


class SlowDisk:
    """A disk that writes nothing before it is told to: at once, for good, or both."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, durable: bool | None = None) -> None:
        self.gate, self.reached = threading.Event(), threading.Event()
        self.written: list[Path] = []
        self._write = atomic_write.write
        self._durable = durable
        monkeypatch.setattr(atomic_write, "write", self.write)
        monkeypatch.setattr(background_writer, "PATIENCE", 0)

    def write(self, data: bytes, path: Path, **how: bool) -> None:
        if self._durable in (None, how.get("durable", True)):
            self.reached.set()
            assert self.gate.wait(60)
        self._write(data, path, **how)
        self.written.append(path)


def test_what_takes_the_disk_long_for_good_keeps_nobody_waiting(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(window)
    disk = SlowDisk(monkeypatch, durable=True)
    for ply, move in enumerate(("a3-c3", "e3-d3", "c3-b3"), 1):
        session.play(move)
        shown_at(ply, session, qtbot)
    path = unfinished.saved_matches()[0].path
    assert path not in disk.written
    assert Match.from_text(autosave.text_of(path)).ply == 3
    disk.gate.set()
    settle(window, qtbot)
    assert disk.written.count(path) <= 2  # what a later ply replaces is not written
    assert Match.load(path).ply == 3


def test_a_ply_is_made_when_it_is_written(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(window)
    shown: list[int] = []
    session.shown.connect(lambda showing: shown.append(showing.ply))
    disk = SlowDisk(monkeypatch)
    session.play("a3-c3")
    qtbot.wait(20)  # the window lives
    assert session.writing
    assert (session.ply, session.progress.match.last_ply, shown) == (0, 0, [])
    assert window.table.bar.redo_button.isHidden()
    assert session.hot_seat.history() == []
    disk.gate.set()
    qtbot.waitUntil(lambda: not session.writing)
    assert (session.ply, shown) == (1, [1])
    assert Match.from_text(autosave.text_of(unfinished.saved_matches()[0].path)).ply == 1


def test_meanwhile_no_other_ply_is_taken(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(window)
    assert window.table.scene is not None
    disk = SlowDisk(monkeypatch)
    session.play("a3-c3")
    assert window.table.scene.seat is None
    session.play("e3-d3")
    assert window.table.view.prompt.hint == "The previous move is still being saved."
    session.resign()
    session.undo()
    disk.gate.set()
    qtbot.waitUntil(lambda: not session.writing)
    assert (session.ply, session.progress.match.last_ply, session.outcome) == (1, 1, None)
    assert window.table.scene.seat == 1
    session.play("e3-d3")
    qtbot.waitUntil(lambda: session.ply == 2)


def test_a_computer_player_begins_when_the_ply_is_written(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.start_game(NewMatch("adamas", NAMES, {}, 7, (None, 1)))
    session = window.session
    assert session is not None
    turned: list[int] = []
    session.turned.connect(turned.append)
    disk = SlowDisk(monkeypatch)
    session.play("a3-c3")
    qtbot.wait(20)
    assert turned == []
    disk.gate.set()
    qtbot.waitUntil(lambda: session.ply == 2)
    assert turned == [1]


def test_after_a_while_the_prompt_says_what_is_waited_for(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(window)
    disk = SlowDisk(monkeypatch)
    session.play("a3-c3")
    said = "Saving your move…"
    assert window.table.view.prompt.hint != said
    qtbot.waitUntil(lambda: window.table.view.prompt.hint == said)
    session.goto(0)  # the table may be used
    disk.gate.set()
    qtbot.waitUntil(lambda: session.ply == 1)
    assert window.table.view.prompt.hint != said


def test_a_typed_ply_leaves_the_line_when_it_is_taken(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(window)
    window.table.toggle_entry()
    entry = window.table.panel.entry
    disk = SlowDisk(monkeypatch)
    entry.field.setText("a3-c3")
    entry.play("a3-c3")
    assert entry.field.text() == ""
    disk.gate.set()
    qtbot.waitUntil(lambda: session.ply == 1)


@pytest.mark.parametrize("leave", [MainWindow.go_home, MainWindow.close])
def test_a_ply_that_is_being_written_when_one_leaves_is_kept(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, leave: Callable[[MainWindow], object]
) -> None:
    session = begin(window)
    disk = SlowDisk(monkeypatch)
    session.play("a3-c3")
    threading.Timer(0.1, disk.gate.set).start()
    leave(window)
    window.files.autosave.flush()
    assert [
        Match.from_text(autosave.text_of(one.path)).ply for one in unfinished.saved_matches()
    ] == [1]


def test_notes_taken_while_the_disk_is_waited_for_are_kept(qtbot: QtBot, tmp_path: Path) -> None:
    session = Session(Match.new("blackbox", NAMES, seed=1))
    session.curtain_lifted()
    written: list[Callable[[], object]] = []
    session.keep_by = lambda _match, then: written.append(then)
    session.play("a1,b2,c3,d5")
    session.keep_notes(0, ["c4"])
    written[0]()
    session.file.begin_saving(tmp_path / "game.qcx")()
    assert Match.load(tmp_path / "game.qcx").annotations.note(0) == '["c4"]'


def test_the_move_a_game_is_begun_with_is_kept(window: MainWindow, qtbot: QtBot) -> None:
    window.start_game(NewMatch("adamas", NAMES, {}, 7, first="a3-c3"))
    settle(window, qtbot)
    assert window.session is not None
    assert window.session.ply == 1
    assert [Match.load(one.path).ply for one in unfinished.saved_matches()] == [1]


def test_what_was_done_before_is_not_taken_for_what_was_done_last() -> None:
    session = Session(Match.new("adamas", NAMES))
    written: list[Callable[[], object]] = []
    session.keep_by = lambda _match, then: written.append(then)
    session.start()
    session.play("a3-c3")
    written.pop()()
    session.play("e3-d3")
    (late,) = written
    session.play("c3-b3")  # refused: the one before is not written yet
    late()
    session.play("c3-b3")
    late()  # as after a second start
    assert (session.ply, session.writing) == (2, True)


def _wait(gate: threading.Event) -> None:
    gate.wait(60)


def _append(numbers: list[int], number: int, _reason: str) -> None:
    numbers.append(number)


def test_of_the_jobs_with_the_same_key_the_last_is_done(qtbot: QtBot) -> None:
    writer, gate = BackgroundWriter(), threading.Event()
    done: list[int] = []
    heard: list[int] = []
    writer.add(Path("other"), partial(_wait, gate))
    for number in range(5):
        heard_of = partial(_append, heard, number)
        writer.add(Path("a"), partial(done.append, number), heard_of)
    gate.set()
    writer.finish()
    assert done == heard == [4]


def test_a_finished_match_moves_to_the_recent_records(window: MainWindow, qtbot: QtBot) -> None:
    session = begin(window, "a3-c3")
    settle(window, qtbot)
    assert len(unfinished.saved_matches()) == 1
    session.resign()
    settle(window, qtbot)
    assert not unfinished.saved_matches()
    (finished,) = Settings().recent
    assert finished.parent == autosave.finished_folder()
    assert finished.name.startswith("Adamas, fred – ned, 20")
    assert Match.load(finished).outcome is not None
    session.undo()
    settle(window, qtbot)
    assert not finished.exists()
    assert len(unfinished.saved_matches()) == 1


def test_matches_that_end_at_the_same_time_are_all_there(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    same = autosave.finished_folder() / "Adamas, 20.15.07.qcx"
    monkeypatch.setattr(file_names, "match_name", lambda *_given: same.stem)
    for number in range(6):
        begin(window, *("a3-c3", "e3-d3")[: number % 3]).resign()
    settle(window, qtbot)
    finished = sorted(autosave.finished_folder().iterdir())
    assert [path.name for path in finished] == [
        f"Adamas, 20.15.07{tail}.qcx" for tail in ("-2", "-3", "-4", "-5", "-6", "")
    ]
    plies = sorted(len(Match.load(path).history(None)) for path in finished)
    assert plies == [1, 1, 2, 2, 3, 3]
    assert sorted(Settings().recent) == finished
    assert not unfinished.saved_matches()


def test_a_match_that_ends_as_the_window_closes_is_among_the_recent_ones(
    window: MainWindow,
) -> None:
    begin(window, "a3-c3").resign()
    window.close()
    assert [path.parent for path in Settings().recent] == [autosave.finished_folder()]
    assert not list(autosave.folder().iterdir())  # its lock is gone, too


def test_an_end_that_comes_twice_replaces_its_own_record_alone(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = autosave.finished_folder() / "Adamas.qcx"
    other.parent.mkdir(parents=True)
    other.write_text("another match", encoding="utf-8")
    monkeypatch.setattr(file_names, "match_name", lambda *_given: other.stem)
    session = begin(window, "a3-c3")
    for _ in range(2):
        session.resign()
        settle(window, qtbot)
        assert [path.name for path in sorted(other.parent.iterdir())] == [
            "Adamas-2.qcx",
            "Adamas.qcx",
        ]
        session.undo()
        settle(window, qtbot)
    assert other.read_text(encoding="utf-8") == "another match"


def test_a_name_no_folder_would_take_is_no_trouble(window: MainWindow, qtbot: QtBot) -> None:
    window.start_game(NewMatch("adamas", ('a/b:c*?"<>|\\', "漢" * 40), {}, 7))
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
    window.files.open_file(path)
    wait_until_loaded(window)
    assert window.session is not None
    window.session.goto(0)
    window.go_home()
    settle(window, qtbot)
    assert not unfinished.saved_matches()
    assert not autosave.finished_folder().exists()
    assert path.read_bytes() == before


def test_the_menu_names_the_players_of_older_games(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, "a3-c3")
    settle(window, qtbot)
    (older,) = unfinished.saved_matches()
    session = begin(window, slug="dragons")
    settle(window, qtbot)
    os.utime(older.path, (1000, 1000))  # the disk may give both the same time
    session.play(next(session.hot_seat.texts()))
    settle(window, qtbot)
    lines = [kept.line for kept in unfinished.saved_matches()]
    assert lines[1] == "fred – ned, 1 turn played"


# -- the disk gives trouble


@pytest.mark.parametrize("patience", [0, 60])
def test_a_full_disk_is_a_line_once_and_the_game_goes_on(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, patience: int
) -> None:
    monkeypatch.setattr(background_writer, "PATIENCE", patience)
    session = begin(window)
    said = Mock(side_effect=window.covers.say)
    monkeypatch.setattr(window.covers, "say", said)
    with monkeypatch.context() as patch:
        patch.setattr(atomic_write, "write", full)
        for ply, move in enumerate(("a3-c3", "e3-d3"), 1):
            session.play(move)
            shown_at(ply, session, qtbot)
            settle(window, qtbot)
    said.assert_called_once_with(window.notice.text)
    assert "the disk is full" in window.notice.text
    assert "Ctrl+S" in window.notice.text
    session.play("c3-b3")
    settle(window, qtbot)
    assert session.ply == 3
    assert Match.load(unfinished.saved_matches()[0].path).ply == 3


def full(*_given: object, **_how: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@posix  # Windows lets no folder vanish in which a lock is held
def test_a_folder_that_vanishes_is_made_anew(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    session = begin(window, "a3-c3")
    settle(window, qtbot)
    shutil.rmtree(autosave.folder())
    session.play("e3-d3")
    settle(window, qtbot)
    assert [Match.load(one.path).ply for one in unfinished.saved_matches()] == [2]
    assert window.files.place is not None
    assert not autosave.Slot(window.files.place.path).claim()  # locked as before


def test_a_folder_that_could_not_be_used_is_used_again(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    session = begin(window, "a3-c3")
    settle(window, qtbot)
    autosave.folder().rename(tmp_path / "away")
    autosave.folder().write_text("in the way", encoding="utf-8")
    session.play("e3-d3")
    settle(window, qtbot)
    assert window.notice.text.startswith("This game cannot be saved")
    autosave.folder().unlink()
    (tmp_path / "away").rename(autosave.folder())
    session.play("c3-b3")
    settle(window, qtbot)
    assert [Match.load(one.path).ply for one in unfinished.saved_matches()] == [3]


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() == 0, reason="root writes anywhere")
def test_a_read_only_folder_is_used_once_it_can_be_written_to(
    window: MainWindow, qtbot: QtBot
) -> None:
    session = begin(window, "a3-c3")
    settle(window, qtbot)
    autosave.folder().chmod(0o500)
    session.play("e3-d3")
    settle(window, qtbot)
    autosave.folder().chmod(0o700)
    session.play("c3-b3")
    settle(window, qtbot)
    assert [Match.load(one.path).ply for one in unfinished.saved_matches()] == [3]


def test_a_folder_that_cannot_be_is_a_line(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setattr(autosave, "folder", lambda: tmp_path / "file" / "unfinished")
    session = begin(window, "a3-c3")
    settle(window, qtbot)
    reason = "the file already exists" if sys.platform == "win32" else "it is not a folder"
    assert window.notice.text.startswith(f"This game cannot be saved: {reason}")
    assert session.ply == 1


# -- what killed and older programs have left


def test_drafts_of_killed_programs_go_but_those_of_other_windows_stay(
    window: MainWindow, qtbot: QtBot
) -> None:
    session = begin(window, "a3-c3")
    settle(window, qtbot)
    assert window.files.place is not None
    mine = window.files.place.path
    drafts = [mine.with_name(f".{mine.stem}{tail}") for tail in (".now.0123abcd.part", ".now.part")]
    litter = [
        mine.with_name(f".0123456789ab{tail}")
        for tail in (".now.0123abcd.part", ".qcx.0123abcd.part", ".now.part")
    ]
    locks = [mine.with_name(f"{name}.lock") for name in ("feedfeedfeed", "facefaceface")]
    for path in (*drafts, *litter, *locks):
        path.touch()
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    locks[0].write_text(f"{gone.pid}\npython\n\n\n", encoding="utf-8")
    os.utime(locks[1], (0, 0))  # killed before it could say who it is
    window.files.autosave.tidy()
    settle(window, qtbot)
    there = {mine, mine.with_suffix(".lock"), *drafts}
    assert set(mine.parent.iterdir()) == there
    session.play("e3-d3")
    settle(window, qtbot)
    assert Match.load(mine).ply == 2


def test_old_drafts_among_the_finished_matches_go(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, "a3-c3").resign()
    settle(window, qtbot)
    old, new = (autosave.finished_folder() / f".Adamas.qcx.{n}0123abc.part" for n in (1, 2))
    for path, age in ((old, 2 * 24 * 3600), (new, 0)):
        path.touch()
        os.utime(path, (time.time() - age,) * 2)
    window.files.autosave.tidy()
    settle(window, qtbot)
    assert not old.exists()
    assert new.exists()
    assert len(Settings().recent) == 1


# -- files that are damaged


def test_a_damaged_record_is_kept_beside_what_replaces_it(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "game.qcx"
    record(path, "a3-c3", "e3-d3")
    original = damage(path, "e3-d3", "zz")
    window.files.open_file(path)
    wait_until_loaded(window)
    assert window.session is not None
    window.session.play("e3-d3")
    assert path.read_bytes() == original
    window.files.save()
    window.files.saver.finish()
    assert window.notice.text.endswith("The damaged file was saved as game.damaged.qcx.")
    assert (tmp_path / "game.damaged.qcx").read_bytes() == original
    assert Match.load(path).problem is None
    window.session.play("c3-b3")
    window.files.save()
    window.files.saver.finish()
    assert sorted(p.name for p in tmp_path.glob("*.qcx")) == ["game.damaged.qcx", "game.qcx"]


def test_what_is_wrong_with_a_record_is_said_when_the_curtain_is_up(
    window: MainWindow, tmp_path: Path
) -> None:
    match = Match.new("blackbox", NAMES, seed=7)
    match.play("a1,b2,c3,d5")
    path = tmp_path / "game.qcx"
    match.save(path)
    path.write_text(path.read_text(encoding="utf-8") + "zz\n", encoding="utf-8")
    window.files.open_file(path)
    wait_until_loaded(window)
    assert window.curtain.isVisible()
    window.curtain.lift()
    assert window.table.view.prompt.hint.startswith("Line ")


def test_an_older_copy_is_not_replaced(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "game.qcx"
    older = tmp_path / "game.damaged.qcx"
    older.write_text("older", encoding="utf-8")
    record(path, "a3-c3", "e3-d3")
    original = damage(path, "e3-d3", "zz")
    window.files.open_file(path)
    wait_until_loaded(window)
    window.files.save()
    window.files.saver.finish()
    assert older.read_text(encoding="utf-8") == "older"
    assert (tmp_path / "game.damaged-2.qcx").read_bytes() == original


def test_a_damaged_match_on_the_shelf_is_gone_on_with_and_kept(
    window: MainWindow, qtbot: QtBot
) -> None:
    path = autosave.new_slot().path
    path.parent.mkdir(parents=True)
    record(path, "a3-c3", "e3-d3")
    original = damage(path, "e3-d3", "zz")
    window.home.refresh()
    window.home.go_on.click()
    wait_until_loaded(window)
    assert window.session is not None
    assert window.table.view.prompt.hint.startswith("Line ")
    window.session.play("e3-d3")
    settle(window, qtbot)
    (copy,) = [p for p in path.parent.iterdir() if is_copy(p)]
    assert copy.read_bytes() == original
    assert [kept.path for kept in unfinished.saved_matches()] == [path]
    assert Match.load(path).problem is None


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "this is not a Quincunx game"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "this is not a Quincunx game"),
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
    window.files.open_file(path)
    wait_until_loaded(window)
    assert says in window.notice.text
    assert "\n" not in window.notice.text
    assert path.read_bytes() == content
    assert window.session is session
    assert path not in Settings().recent
