"""Everything is kept on disks without owners, modes and flushing; what they lack is said once."""

import os
from pathlib import Path

import pytest

from desktop.app import application, receiver
from desktop.app.main_window import MainWindow
from desktop.app.receiver import Receiver
from desktop.storage import damaged_files, log_files
from desktop.storage.log import Log
from desktop.storage.settings import Settings
from tests.desktop.conftest import turn_until, wait_until

pytestmark = pytest.mark.usefixtures("look")
posix = pytest.mark.skipif(os.name != "posix", reason="Windows has no modes")


def test_a_damaged_file_is_set_aside(simple_disk: Path) -> None:
    path = simple_disk / "evening.qcx"
    path.write_text("damaged")
    copy = damaged_files.set_aside(path)
    assert copy.read_text() == path.read_text() == "damaged"


def test_there_is_a_log(simple_disk: Path) -> None:
    log = Log(simple_disk / "log")
    log.close()
    assert (simple_disk / "log" / log_files.LOG).read_text()


@posix
def test_no_window_listens_where_others_could_read_its_key(
    simple_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = simple_disk / "run"
    folder.mkdir(0o755)
    monkeypatch.setattr(receiver, "note_path", lambda: folder / "window.json")
    assert not Receiver(lambda _request: None).open()
    assert list(folder.iterdir()) == []


class TestWhatIsSaid:
    @pytest.fixture(autouse=True)
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """Where the data lie."""
        folder = tmp_path / "data"
        monkeypatch.setattr(application, "data_folder", lambda: folder)
        return folder

    @posix
    def test_what_the_disk_does_not_guarantee_is_said_once(
        self, window: MainWindow, simple_disk: Path
    ) -> None:
        application.check_data_folder(window, lambda: window.covers)
        wait_until(lambda: window.covers.notice.text != "")
        assert window.notice.text == (
            "The disk with your games cannot keep files private: anyone with access to it can read "
            "your games. The disk with your games cannot confirm that a file is saved: a power "
            "cut may cost you the latest moves."
        )
        window.covers.clear_notice()
        window.covers.say("")
        application.check_data_folder(window, lambda: window.covers)
        for _ in range(20):
            turn_until(lambda: True)
        assert window.notice.text == ""

    def test_nothing_is_said_of_other_disks(self, window: MainWindow, folder: Path) -> None:
        application.check_data_folder(window, lambda: window.covers)
        wait_until(lambda: Settings().checked_folder == folder)
        assert not window.covers.notice.isVisible()

    def test_a_disk_that_refuses_is_looked_at_by_a_later_start(
        self, window: MainWindow, folder: Path
    ) -> None:
        folder.write_text("a file where the folder should be")
        application.check_data_folder(window, lambda: window.covers)
        folder.unlink()
        application.check_data_folder(window, lambda: window.covers)
        wait_until(lambda: Settings().checked_folder == folder)
