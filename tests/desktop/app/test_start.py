"""`python -m desktop`: what happens before there is a window."""

import os
import socket
import subprocess
import sys
from ast import literal_eval
from collections.abc import Mapping
from io import BufferedReader, BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from desktop.__main__ import main
from desktop.app import display
from desktop.app.display import has_display
from rules import Match, __version__
from rules.kernels import version_line


@pytest.mark.parametrize(
    ("environment", "platform", "display"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":live"}, "linux", True),
        ({"DISPLAY": ":dead"}, "linux", False),
        ({"WAYLAND_DISPLAY": "live"}, "linux", True),
        ({"WAYLAND_DISPLAY": "dead", "DISPLAY": ":dead"}, "linux", False),
        ({"WAYLAND_DISPLAY": "dead", "DISPLAY": ":live"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen:configfile=a;b", "DISPLAY": ":dead"}, "linux", True),
        ({"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":dead", "WAYLAND_DISPLAY": "live"}, "linux", False),
        ({"QT_QPA_PLATFORM": "wayland;xcb", "DISPLAY": ":live"}, "linux", True),
        ({}, "win32", True),
        ({}, "darwin", True),
    ],
)
def test_where_there_is_a_display(
    environment: dict[str, str], platform: str, display: bool
) -> None:
    def answers(name: str, environment: Mapping[str, str]) -> bool:
        variable = {"xcb": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}[name]
        return environment.get(variable, "").endswith("live")

    assert has_display(environment, platform, answers) is display


linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have one")


@linux
def test_a_wayland_session_is_there_while_somebody_listens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # the names of sockets must be short
    environment = {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "wayland-0"}
    assert not has_display(environment, "linux")
    with socket.socket(socket.AF_UNIX) as session:
        session.bind("wayland-0")
        session.listen()
        assert has_display(environment, "linux")
    assert not has_display(environment, "linux")


@linux
def test_with_a_dead_display_the_game_opens_in_the_terminal(tmp_path: Path) -> None:
    """Qt would abort. DISPLAY stays set in `screen`, after `su` and where X has ended."""
    record = tmp_path / "evening.qcx"
    Match.new("dragons", ("fred", "ned")).save(record)
    homes = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"), str(tmp_path))
    names = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "WAYLAND_SOCKET")
    usual = {name: value for name, value in os.environ.items() if name not in names}
    done = subprocess.run(
        [sys.executable, "-m", "desktop", str(record)],
        env={**usual, **homes, "DISPLAY": ":9876"},
        capture_output=True,
        text=True,
        input="quit\n",
    )
    assert done.returncode == 0
    assert done.stdout.startswith("No display can be reached")
    assert done.stderr == ""


@linux
def test_a_missing_library_of_x11_is_told_with_its_remedy(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(display, "has_display", lambda *_: True)
    monkeypatch.setattr(display, "CURSORS", "libno-cursors.so.0")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert main(["quincunx"]) == 1
    told = capsys.readouterr().err
    assert "libno-cursors.so.0 is missing" in told
    assert "libxcb-cursor0" in told


@pytest.fixture
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "has_display", lambda *_: False)
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BufferedReader(BytesIO(b"quit\n"))))
    monkeypatch.setattr("builtins.input", lambda prompt: "quit" if prompt.endswith("> ") else "")


@linux
@pytest.mark.usefixtures("no_display")
def test_without_a_display_a_record_goes_on_in_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "evening.qcx"
    Match.new("dragons", ("fred", "ned")).save(path)
    assert main(["quincunx", str(path)]) == 0
    printed = capsys.readouterr().out
    assert "No display can be reached" in printed
    assert "fred" in printed


@linux
def test_without_a_display_and_a_terminal_it_says_how_to_start(
    no_display: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BufferedReader(BytesIO())))
    assert main(["quincunx"]) == 0
    assert "python -m rules play" in capsys.readouterr().out


def test_a_qt_that_cannot_be_loaded_is_told_with_its_remedy(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "desktop.app.application", None)
    monkeypatch.setenv("QT_QPA_PLATFORM", os.environ.get("QT_QPA_PLATFORM", "offscreen"))
    assert main(["quincunx"]) == 1
    assert "sudo apt install libegl1" in capsys.readouterr().err


def test_the_version_is_told_without_a_window(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "desktop.app.application", None)
    assert main(["quincunx", "--version"]) == 0
    assert capsys.readouterr().out == f"{version_line()}\n"


@pytest.mark.skipif(sys.platform != "win32", reason="elsewhere every program has its streams")
def test_help_is_seen_in_the_console_a_windowed_program_was_started_from() -> None:
    """Such a program begins without streams."""
    quiet = (
        "import sys; sys.stdout = sys.stderr = None\n"
        "from desktop.__main__ import main; sys.exit(main(['quincunx', '--help']))"
    )
    done = subprocess.run([sys.executable, "-c", quiet], check=False)
    assert done.returncode == 0


@pytest.mark.parametrize("name", ["quincunx-rules", "quincunx-rules.exe", "Quincunx-Rules.EXE"])
def test_the_bundle_is_also_the_command_for_the_terminal(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([f"/opt/quincunx/{name}", "--version"])
    assert __version__ in capsys.readouterr().out


def test_the_start_can_be_ended_at_the_first_paint(tmp_path: Path) -> None:
    """So bundles are tried and the start is measured."""
    homes = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-m", "desktop", "--first-paint"],
        env={**os.environ, **homes, "QT_QPA_PLATFORM": "offscreen"},
        timeout=600,
        capture_output=True,
    )
    assert done.returncode == 0
    if sys.platform != "win32":  # whose offscreen platform complains of fonts
        assert done.stderr == b""


@pytest.fixture(scope="module")
def first_window(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bool]:
    """Return the facts about a program that has just painted its window."""
    program = (
        "import gc, sys\n"
        "from PySide6 import QtGui, QtWidgets\n"
        "from desktop.app.application import make_application\n"
        "from desktop.app.main_window import MainWindow\n"
        "application = make_application(['quincunx'])\n"
        "window = MainWindow()\n"
        "window.grab()\n"
        "loaded = {name: name in sys.modules for name in sys.argv[1:]}\n"
        "names = [(QtWidgets, 'QWidget'), (QtWidgets, 'QStyle'), (QtGui, 'QIcon')]\n"
        "made = {name: isinstance(vars(module).get(name), type) for module, name in names}\n"
        "print({**loaded, **made, 'collects by itself': gc.isenabled()})\n"
    )
    folders = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
    own = dict.fromkeys(folders, str(tmp_path_factory.mktemp("home")))
    told = subprocess.run(
        [sys.executable, "-c", program, "rules.core", "desktop.language.messages"],
        capture_output=True,
        check=True,
        text=True,
        env={**os.environ, **own, "QT_QPA_PLATFORM": "offscreen"},
    )
    return dict[str, bool](literal_eval(told.stdout))


def test_the_window_is_seen_before_any_rules_are_loaded(first_window: dict[str, bool]) -> None:
    assert not first_window["rules.core"]
    assert not first_window["desktop.language.messages"]


def test_no_thread_collects_garbage_by_itself(first_window: dict[str, bool]) -> None:
    """It would delete what Qt made, outside the thread that may."""
    assert not first_window["collects by itself"]


def test_no_class_of_qt_is_made_that_the_window_does_not_need(
    first_window: dict[str, bool],
) -> None:
    """Its binding makes each when it is first named; the enums of these take 6 ms."""
    assert first_window["QWidget"]
    assert not first_window["QStyle"]
    assert not first_window["QIcon"]


@linux
@pytest.mark.slow
@pytest.mark.parametrize("option", [[], ["--first-paint"]], ids=["imports", "start"])
def test_no_start_needs_what_macos_lacks(option: list[str], tmp_path: Path) -> None:
    places = {name: str(tmp_path) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    ended = subprocess.run(
        [sys.executable, "-m", "tests.desktop.as_macos", *option],
        env={**os.environ, **places, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
