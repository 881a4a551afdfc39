"""The log tells what went wrong, and nothing of a match; it is private and stays small."""

import os
import stat
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType, qVersion
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from desktop.app import application
from desktop.app.main_window import MainWindow
from desktop.help.about_page import AboutPage
from desktop.storage import log_files
from desktop.storage.log import Log, details, log, told
from rules import IllegalMove, __version__
from rules.kernels import version_line
from tests.desktop.conftest import hold
from tests.systems import bare

pytestmark = pytest.mark.usefixtures("look")

ROOT = Path(__file__).parents[3]
SECRET = "a1,b2,c3,d5"
posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps rights elsewhere")


def caught(act: Callable[[], object]) -> Exception:
    try:
        act()
    except Exception as error:
        return error
    raise AssertionError("nothing was raised")


def first() -> None:
    raise IllegalMove(SECRET)


def second() -> None:
    try:
        first()
    except IllegalMove as error:
        raise KeyError(SECRET) from error


class TestWhatIsWritten:
    def test_versions_come_first(self) -> None:
        text = log().path.read_text()
        assert f"Quincunx {__version__}" in text
        assert f"Qt {qVersion()}" in text

    def test_a_fault_with_its_traceback(self) -> None:
        assert log().error(caught(lambda: None.missing))  # type: ignore[attr-defined]
        text = log().path.read_text()
        assert "in caught" in text
        assert "AttributeError: 'NoneType' object has no attribute 'missing'" in text

    @pytest.mark.parametrize(
        "act", [first, second, lambda: int(SECRET), lambda: dict[str, int]()[SECRET]]
    )
    def test_no_words_that_could_quote_a_match(self, act: Callable[[], object]) -> None:
        log().error(caught(act))
        text = log().path.read_text()
        assert "Not foreseen" in text
        assert SECRET not in text

    def test_what_led_to_it(self) -> None:
        lines = list(told(caught(second)))
        assert [line for line in lines if "words are left out" in line] == [
            "rules.core.errors.IllegalMove: (its words are left out: they may tell of a match)",
            "builtins.KeyError: (its words are left out: they may tell of a match)",
        ]

    def test_what_qt_says(self, monkeypatch: pytest.MonkeyPatch) -> None:
        application.log_qt_message(QtMsgType.QtWarningMsg, QMessageLogContext(), "a thing of Qt's")
        application.log_qt_message(QtMsgType.QtDebugMsg, QMessageLogContext(), "not this one")
        text = log().path.read_text()
        assert "Qt: a thing of Qt's" in text
        assert "not this one" not in text


class TestWhereItIs:
    @posix
    def test_nobody_else_can_read_it(self) -> None:
        log().error(caught(first))
        assert stat.S_IMODE(log().path.stat().st_mode) == 0o600
        assert stat.S_IMODE(log().path.parent.stat().st_mode) == 0o700

    @posix
    def test_an_older_one_becomes_private(self, tmp_path: Path) -> None:
        path = tmp_path / log_files.LOG
        path.write_text("older\n")
        path.chmod(0o644)
        Log(tmp_path).close()
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert path.read_text().startswith("older\n")

    def test_it_begins_anew_and_keeps_two(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("desktop.storage.log.MOST_BYTES", 2_000)
        written = Log(tmp_path)
        for _ in range(50):
            written.message("a thing of Qt's " * 8)
        written.close()
        names = sorted(path.name for path in tmp_path.iterdir())
        assert names == [log_files.LOG, f"{log_files.LOG}.1", f"{log_files.LOG}.2"]
        assert all(path.stat().st_size <= 2_000 for path in tmp_path.iterdir())

    @pytest.mark.parametrize("kind", ["folder", "pipe", "file above"])
    def test_a_place_that_cannot_be_written_costs_nothing(
        self, tmp_path: Path, kind: str, window: MainWindow
    ) -> None:
        place = log_files.folder()
        if kind == "file above":
            place.write_text("")
        else:
            place.mkdir()
            if kind == "pipe" and not hasattr(os, "mkfifo"):
                pytest.skip("Windows has no such pipes")
            make = Path.mkdir if kind == "folder" else os.mkfifo
            make(place / log_files.LOG)
        assert not log().error(caught(first))
        report = application.report_to(window)
        error = caught(first)
        report(type(error), error, error.__traceback__)
        assert window.notice.text == "Something went wrong. Your game is saved."

    @posix
    def test_no_link_leads_it_elsewhere(self, tmp_path: Path) -> None:
        place = log_files.folder()
        place.mkdir()
        elsewhere = tmp_path / "elsewhere"
        elsewhere.write_text("mine")
        (place / log_files.LOG).symlink_to(elsewhere)
        assert not log().error(caught(first))
        assert elsewhere.read_text() == "mine"


class TestReport:
    def test_copy_details_puts_versions_and_the_end_of_the_log_on_the_clipboard(
        self, qtbot: QtBot
    ) -> None:
        log().error(caught(lambda: None.missing))  # type: ignore[attr-defined]
        page = AboutPage()
        hold(qtbot, page)
        page.copy.click()
        text = QGuiApplication.clipboard().text()
        assert text == details()
        assert text.startswith(f"{version_line()}\nPython ")
        assert "no attribute 'missing'" in text
        assert page.copy.text() == "Copied"

    def test_it_is_short_and_does_not_name_the_player(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(Path, "home", lambda: tmp_path)
        place = log_files.folder()
        place.mkdir()
        (place / log_files.LOG).write_text(f"{tmp_path}/rules/x.py\n" * 5_000)
        (place / log_files.CRASHES).write_text("x" * 100_000)
        assert len(details()) < 20_000
        assert str(tmp_path) not in details()
        assert "~/rules/x.py" in details()

    def test_without_any_log_there_are_the_versions(self) -> None:
        assert details().startswith(f"Quincunx {__version__}")
        assert log_files.LOG not in details()


def run(program: str, home: Path) -> subprocess.CompletedProcess[str]:
    places = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "LOCALAPPDATA")
    return subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)],
        cwd=ROOT,
        env=bare(QT_QPA_PLATFORM="offscreen", **dict.fromkeys(places, str(home))),
        capture_output=True,
        text=True,
        check=False,
    )


class TestProgram:
    """The whole program, as it is started."""

    def test_faults_anywhere_and_qts_messages_are_in_the_log(self, tmp_path: Path) -> None:
        done = run(
            """
            import threading
            from PySide6.QtCore import QTimer, qWarning
            from desktop.app import application
            from desktop.storage import log
            from desktop.background.idle_queue import idle_queue
            class Window(application.MainWindow):
                def show(self):
                    super().show()
                    QTimer.singleShot(0, self.look)
                def look(self):
                    if log.log.cache_info().currsize == 0 or not idle_queue().idle:
                        return QTimer.singleShot(20, self.look)
                    qWarning("a thing of Qt's")
                    thread = threading.Thread(target=lambda: None.in_a_thread)
                    thread.start()
                    thread.join()
                    QTimer.singleShot(50, self.close)
                    None.in_the_window
            application.MainWindow = Window
            raise SystemExit(application.main(["quincunx"]))
            """,
            tmp_path,
        )
        assert done.returncode == 0, done.stderr
        (path,) = tmp_path.rglob(log_files.LOG)
        text = path.read_text()
        for words in ("Started", "Qt: a thing of Qt's", "'in_a_thread'", "'in_the_window'"):
            assert words in text
            if words != "Started":
                assert words.removeprefix("Qt: ") in done.stderr

    def test_a_crash_leaves_where_it_was(self, tmp_path: Path) -> None:
        done = run(
            """
            import faulthandler
            from desktop.app import application
            class Window(application.MainWindow):
                def show(self):
                    faulthandler._sigsegv()
            application.MainWindow = Window
            application.main(["quincunx"])
            """,
            tmp_path,
        )
        assert done.returncode != 0
        (path,) = tmp_path.rglob(log_files.CRASHES)
        assert "Segmentation fault" in path.read_text()
        assert "in show" in path.read_text()
        if sys.platform != "win32":
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
