"""What the program keeps for itself is nobody else's to read."""

import os
import stat
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QStandardPaths
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.new_match.request import NewMatch
from desktop.storage import autosave, picture_cache, private_files
from desktop.storage.damaged_files import set_aside
from desktop.storage.database import Database
from desktop.storage.settings import Settings
from tests.desktop.conftest import hold

pytestmark = [
    pytest.mark.usefixtures("look"),
    pytest.mark.skipif(os.name != "posix", reason="elsewhere folders of the system see to it"),
]


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path


def everything(folder: Path) -> dict[str, int]:
    return {str(path.relative_to(folder)): mode(path) for path in sorted(folder.rglob("*"))}


def test_matches_are_their_owners(qtbot: QtBot) -> None:
    window = MainWindow()
    hold(qtbot, window)
    for _ in range(2):
        window.start_game(NewMatch("adamas", ("fred", "ned"), {}, 7))
        assert window.session is not None
        window.session.play("a3-c3")
        window.files.autosave.flush()
        window.session.resign()
    window.files.autosave.flush()
    found = everything(autosave.folder()) | everything(autosave.finished_folder())
    assert len(found) >= 2
    assert {found[name] for name in found if not name.endswith(".lock")} == {0o600}
    assert mode(autosave.folder()) == mode(autosave.finished_folder()) == 0o700


def test_the_database_is_its_owners(tmp_path: Path) -> None:
    path = tmp_path / "quincunx" / "quincunx.sqlite3"
    path.parent.mkdir()
    for _ in range(2):
        store = Database(path)
        with store.change() as change:
            change.execute("insert into layout values (null, 'a', 9, 'x', 0, 0, '')")
        assert set(everything(path.parent).values()) == {0o600}
        assert mode(path.parent) == 0o700
        store.close()
        path.chmod(0o644)
        path.parent.chmod(0o755)


def test_pictures_are_their_owners() -> None:
    picture = QImage(4, 4, QImage.Format.Format_ARGB32)
    picture.fill(QColor("red"))
    picture_cache.save("mono", picture)
    assert picture_cache.load("mono") == picture
    assert everything(picture_cache.folder()) == {"mono.png": 0o600}
    assert mode(picture_cache.folder()) == 0o700


def test_a_copy_of_a_damaged_file_is_as_private_as_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.qcx"
    path.write_text("damaged")
    path.chmod(0o600)
    assert mode(set_aside(path)) == 0o600


def test_what_is_open_to_others_is_closed(home: Path) -> None:
    data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    cache = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)
    outside = home / "notes.txt"
    outside.touch()
    outside.chmod(0o644)
    for folder in (Path(data), Path(cache)):
        (folder / "deeper").mkdir(parents=True)
        (folder / "deeper" / "file.qcx").touch()
    (Path(data) / "link").symlink_to(outside)
    Settings().pace = 2
    QSettings().sync()
    settings = Path(QSettings().fileName())
    settings.chmod(0o644)
    private_files.make_all_private()
    for folder in (Path(data), Path(cache)):
        assert mode(folder) == mode(folder / "deeper") == 0o700
        assert mode(folder / "deeper" / "file.qcx") == 0o600
    assert (mode(settings.parent), mode(settings)) == (0o700, 0o600)
    assert mode(outside) == 0o644
    Settings().pace = 1
    QSettings().sync()
    assert mode(settings) == 0o600  # and stays closed


def test_the_window_closes_them_in_its_spare_time(home: Path, qtbot: QtBot) -> None:
    window = MainWindow()
    hold(qtbot, window)
    data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    Path(data).mkdir(parents=True)
    window.files.autosave.tidy()
    window.files.autosave.flush()
    assert mode(Path(data)) == 0o700
