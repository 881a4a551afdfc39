"""Opening matches off the GUI thread: the window lives meanwhile, and whatever is done is safe."""

import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.controls.commands import NEW
from desktop.home import unfinished
from desktop.new_match.request import NewMatch
from desktop.storage import picture_cache
from desktop.table.session import Session
from rules import record as records
from rules.match import Match
from tests.desktop.conftest import hold, wait_until, wait_until_loaded
from tests.hostile import RECORDS, SPECIAL
from tests.systems import make_special

pytestmark = pytest.mark.usefixtures("look")
NAMES = ("fred", "ned")


class SlowDisk:
    """A disk that gives nothing before it is told to, but to the home page."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.slow = True
        self.asked, self.gives = threading.Event(), threading.Event()
        self.thread: threading.Thread | None = None
        load = records.load

        def slowly(path: Path) -> str:
            if not self.slow or threading.current_thread() is threading.main_thread():
                return load(path)
            self.thread = threading.current_thread()
            self.asked.set()
            self.gives.wait()
            return load(path)

        monkeypatch.setattr(records, "load", slowly)

    def wait(self) -> None:
        """Turn the event loop until something is read."""
        while not self.asked.is_set():
            QTest.qWait(1)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowDisk]:
    slow = SlowDisk(monkeypatch)
    yield slow
    slow.gives.set()


def saved(path: Path, *moves: str) -> Path:
    match = Match.new("adamas", NAMES, seed=7)
    for move in moves:
        match.play(move)
    match.save(path)
    return path


def begin(window: MainWindow) -> Session:
    window.start_game(NewMatch("adamas", NAMES, {}, 7))
    assert window.session is not None
    return window.session


def left_open(window: MainWindow, qtbot: QtBot) -> Path:
    """Return a match that is kept."""
    begin(window).play("a3-c3")
    window.go_home()
    window.files.autosave.flush()
    qtbot.waitUntil(lambda: not window.home.reader.busy)
    return unfinished.saved_matches()[0].path


def test_what_is_at_the_table_stays_until_the_match_is_there(
    window: MainWindow, tmp_path: Path, disk: SlowDisk
) -> None:
    session = begin(window)
    window.files.open_file(saved(tmp_path / "a.qcx", "a3-c3"))
    disk.wait()
    assert disk.thread is not threading.main_thread()
    assert window.session is session
    session.play("a3-c3")  # it goes on
    assert session.ply == 1
    disk.gives.set()
    wait_until_loaded(window)
    assert window.session is not None
    assert window.session is not session
    assert window.session.file.path == tmp_path / "a.qcx"


def test_a_bar_comes_after_a_moment_and_goes_with_the_match(
    window: MainWindow, tmp_path: Path, disk: SlowDisk, qtbot: QtBot
) -> None:
    window.files.open_file(saved(tmp_path / "a.qcx", "a3-c3"))
    assert "bar" not in vars(window.files.loader)
    qtbot.waitUntil(
        lambda: "bar" in vars(window.files.loader) and window.files.loader.bar.isVisible()
    )
    assert window.files.loader.bar.accessibleName() == "Opening a.qcx…"
    assert window.rect().contains(window.files.loader.bar.geometry())
    window.files.loader._tell(0.5)  # as the thread does
    wait_until(lambda: window.files.loader.bar.fill.value() == 50)
    disk.gives.set()
    wait_until_loaded(window)
    assert not window.files.loader.bar.isVisible()


def test_cancel_leaves_everything_as_it_was(
    window: MainWindow, tmp_path: Path, disk: SlowDisk, qtbot: QtBot
) -> None:
    session = begin(window)
    window.files.open_file(saved(tmp_path / "a.qcx", "a3-c3"))
    disk.wait()
    qtbot.waitUntil(
        lambda: "bar" in vars(window.files.loader) and window.files.loader.bar.isVisible()
    )
    window.files.loader.bar.cancel.click()
    assert not window.files.loader.busy
    assert not window.files.loader.bar.isVisible()
    disk.gives.set()
    assert disk.thread is not None
    disk.thread.join()
    qtbot.wait(1)
    assert window.session is session


def test_a_replay_ends_soon_after_it_is_cancelled(
    window: MainWindow, tmp_path: Path, disk: SlowDisk
) -> None:
    path = tmp_path / "long.qcx"
    RECORDS["back to a late ply"](path, Random(1))
    disk.gives.set()
    window.files.open_file(path)
    while not window.files.loader._done:
        QTest.qWait(50)  # the replay gives way to whoever asks more often
    reader = disk.thread  # the home page may read later
    window.files.loader.stop()
    assert reader is not None
    reader.join()
    assert window.files.loader._done < 1  # it did not reach its end


def test_another_game_begun_meanwhile_is_the_one_that_stays(
    window: MainWindow, tmp_path: Path, disk: SlowDisk, qtbot: QtBot
) -> None:
    window.files.open_file(saved(tmp_path / "a.qcx", "a3-c3"))
    disk.wait()
    session = begin(window)
    assert not window.files.loader.busy
    disk.gives.set()
    assert disk.thread is not None
    disk.thread.join()
    qtbot.wait(1)
    assert window.session is session


def test_of_two_files_the_later_one_is_opened(
    window: MainWindow, tmp_path: Path, disk: SlowDisk
) -> None:
    window.files.open_file(saved(tmp_path / "a.qcx", "a3-c3"))
    disk.wait()
    window.files.open_file(saved(tmp_path / "b.qcx", "a3-c3", "e3-d3"))
    disk.gives.set()
    wait_until_loaded(window)
    assert window.session is not None
    assert window.session.file.path == tmp_path / "b.qcx"


def test_closing_the_window_meanwhile_is_safe(
    window: MainWindow, tmp_path: Path, disk: SlowDisk, qtbot: QtBot
) -> None:
    disk.slow = False
    path = left_open(window, qtbot)
    disk.slow = True
    window.home.continued.emit(path)
    disk.wait()
    window.close()
    assert not window.files.loader.busy
    disk.gives.set()
    assert disk.thread is not None
    disk.thread.join()
    qtbot.wait(1)
    assert [one.path for one in unfinished.saved_matches()] == [path]


def test_an_unfinished_match_that_was_not_waited_for_can_be_gone_on_with(
    window: MainWindow, disk: SlowDisk, qtbot: QtBot
) -> None:
    disk.slow = False
    path = left_open(window, qtbot)
    disk.slow = True
    window.home.continued.emit(path)
    disk.wait()
    window.files.loader.stop()
    other = MainWindow()
    hold(qtbot, other)
    other.show()
    disk.gives.set()
    other.home.continued.emit(path)
    wait_until_loaded(other)
    assert other.session is not None
    assert other.session.ply == 1


def test_a_double_click_opens_it_once(window: MainWindow, qtbot: QtBot) -> None:
    path = left_open(window, qtbot)
    window.home.continued.emit(path)
    window.home.continued.emit(path)
    wait_until_loaded(window)
    assert window.session is not None
    assert window.session.ply == 1
    assert window.notice.isHidden()


def test_the_window_lives_while_much_is_replayed(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "much.qcx"
    RECORDS["back to the start"](path, Random(1))
    window.files.open_file(path)
    turns = 0
    while window.files.loader.busy:
        QTest.qWait(1)
        turns += 1
    assert turns > 20  # of the event loop, which was held up before until all was done
    assert window.session is not None
    assert "at most" in window.session.file.problem


@pytest.mark.parametrize("kind", SPECIAL)
def test_what_is_no_record_is_told_in_a_line(window: MainWindow, tmp_path: Path, kind: str) -> None:
    path = tmp_path / "game.qcx"
    make_special(kind, path)
    window.files.open_file(path)
    wait_until_loaded(window)
    assert window.notice.text.startswith("game.qcx: ")
    assert window.session is None


@pytest.mark.parametrize("kind", ["a pipe", "a socket", "a folder", "a device without end"])
def test_the_shelf_waits_for_no_pipe(window: MainWindow, qtbot: QtBot, kind: str) -> None:
    path = left_open(window, qtbot)
    make_special(kind, path.with_name("0123.qcx"))
    make_special(kind, path.with_suffix(".now"))
    assert [one.path for one in unfinished.saved_matches(quickly=True)] == [path]
    window.home.continued.emit(path)
    wait_until_loaded(window)
    assert window.session is not None
    assert window.session.ply == 1


def test_the_home_page_names_matches_without_reading_their_plies(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left_open(window, qtbot)

    def read(*_given: object) -> None:
        raise AssertionError("a ply was read")

    monkeypatch.setattr(records, "_read_line", read)
    assert [(one.path, one.line) for one in unfinished.saved_matches(quickly=True)] == [
        (path, "fred – ned")
    ]


@pytest.mark.parametrize("kind", ["a pipe", "a socket", "a folder", "a device without end"])
def test_no_picture_is_waited_for(kind: str) -> None:
    path = picture_cache.folder() / "home.png"
    path.parent.mkdir(parents=True)
    make_special(kind, path)
    assert picture_cache.load("home").isNull()


def test_a_match_does_not_open_over_the_page_the_player_went_to_meanwhile(
    window: MainWindow, tmp_path: Path, disk: SlowDisk, qtbot: QtBot
) -> None:
    window.files.open_file(saved(tmp_path / "a.qcx", "a3-c3"))
    disk.wait()
    window.show_lessons()
    disk.gives.set()
    assert disk.thread is not None
    disk.thread.join()
    qtbot.wait(20)
    assert window.pages.page is window.pages.lessons
    assert window.session is None
    assert not window.files.loader.busy


def test_a_match_does_not_close_the_sheet_the_player_fills_in_meanwhile(
    window: MainWindow, tmp_path: Path, disk: SlowDisk, qtbot: QtBot
) -> None:
    window.files.open_file(saved(tmp_path / "a.qcx", "a3-c3"))
    disk.wait()
    window.commands[NEW].trigger()
    assert window.sheet is not None
    disk.gives.set()
    assert disk.thread is not None
    disk.thread.join()
    qtbot.wait(20)
    assert window.sheet is not None
    assert window.session is None
