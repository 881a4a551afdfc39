"""The settings file, whatever lies in its place: the program starts, and says what it did."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QSettings

from desktop.app.main_window import MainWindow
from desktop.language.languages import ENGLISH, speak
from desktop.storage import settings
from desktop.storage.settings import MOST_BYTES, Settings
from tests.desktop.conftest import hold
from tests.hostile import SETTINGS, SPECIAL
from tests.systems import make_special

pytestmark = pytest.mark.usefixtures("look")
TOO_LARGE = ("one huge value", "keys without end", "escapes without end")
NO_FILE = ("a pipe", "a folder", "a socket", "a device without end")


@pytest.fixture
def file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Where the settings lie, in a folder of this test's own."""
    before = Path(QSettings().fileName()).parent.parent
    format, scope = QSettings.Format.IniFormat, QSettings.Scope.UserScope
    QSettings.setPath(format, scope, str(tmp_path))
    settings.damage_found.cache_clear()
    path = tmp_path / "quincunx-test" / "quincunx-test.ini"
    path.parent.mkdir()
    yield path
    QSettings.setPath(format, scope, str(before))
    settings.damage_found.cache_clear()


@pytest.mark.parametrize("kind", TOO_LARGE)
def test_one_that_is_far_too_large_is_moved_aside(kind: str, file: Path) -> None:
    SETTINGS[kind](file, Random(1))
    size = file.stat().st_size
    assert settings.set_damaged_aside() == (
        "The settings were damaged and are the usual ones again; kept as quincunx-test.damaged.ini."
    )
    assert file.with_name("quincunx-test.damaged.ini").stat().st_size == size
    assert not file.exists()
    assert Settings().theme == "system"
    Settings().theme = "dark"
    assert Settings().theme == "dark"


def test_it_is_said_in_the_language_of_the_window(file: Path) -> None:
    """That is known only once there are settings again."""
    SETTINGS[TOO_LARGE[0]](file, Random(1))
    english = settings.set_damaged_aside()
    try:
        speak("de")
        said = settings.set_damaged_aside()
    finally:
        speak(ENGLISH)
    assert said != english
    assert said.endswith("quincunx-test.damaged.ini.")


@pytest.mark.parametrize("kind", NO_FILE)
@pytest.mark.parametrize("name", ["quincunx-test/quincunx-test.ini", "quincunx-test.ini"])
def test_what_is_no_file_is_moved_aside_before_it_is_read(
    kind: str, name: str, file: Path, tmp_path: Path
) -> None:
    make_special(kind, tmp_path / name)
    assert "damaged" in settings.set_damaged_aside()
    assert Settings().theme == "system"


@pytest.mark.qt_log_ignore("QVariant::load", "Trying to construct")
@pytest.mark.parametrize("kind", sorted(SETTINGS.keys() - set(TOO_LARGE)))
def test_whatever_stands_in_it_the_window_opens(kind: str, file: Path, qtbot: object) -> None:
    SETTINGS[kind](file, Random(1))
    assert file.stat().st_size <= MOST_BYTES
    assert settings.set_damaged_aside() == ""
    window = MainWindow()
    hold(qtbot, window)  # type: ignore[arg-type]
    window.show()
    window.requests.ask_for("mono")
    window.home.refresh()
    assert len(Settings().recent) <= settings.MOST_RECENT


def test_a_usual_file_is_left_alone(file: Path) -> None:
    Settings().theme = "dark"
    QSettings().sync()
    before = file.read_bytes()
    assert settings.set_damaged_aside() == ""
    assert file.read_bytes() == before


def test_blank_names_keep_their_seats(file: Path) -> None:
    Settings().names = ["", "ned"]
    assert Settings().names == ["", "ned"]


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="settings lie in no such file")
@pytest.mark.parametrize("kind", ["a pipe", "keys without end"])
def test_the_program_starts_and_says_so(kind: str, tmp_path: Path) -> None:
    """20 MB took a minute to start with; a pipe would wait for ever."""
    folder = tmp_path / "quincunx"
    folder.mkdir()
    {**SETTINGS, **SPECIAL}[kind](folder / "quincunx.conf", Random(1))
    program = (
        "import sys; from desktop.app import application, covers, main_window\n"
        "say = covers.Covers.say\n"
        "def said(window, text): print(text, flush=True); say(window, text)\n"
        "covers.Covers.say = said\n"
        "from PySide6.QtCore import QTimer\n"
        "show = main_window.MainWindow.show\n"
        "def shown(window): show(window); QTimer.singleShot(500, window.close)\n"
        "main_window.MainWindow.show = shown\n"
        "sys.exit(application.main(['quincunx']))\n"
    )
    homes = {f"XDG_{name}_HOME": str(tmp_path) for name in ("CONFIG", "DATA", "CACHE")}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **homes},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "kept as quincunx.damaged.conf" in done.stdout
