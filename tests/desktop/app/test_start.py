"""`python -m desktop`: what happens before there is a window."""

import builtins
import os
import subprocess
import sys
from ast import literal_eval
from pathlib import Path

import pytest

from desktop.__main__ import has_display, main
from rules import Match, __version__


@pytest.fixture(autouse=True)
def python_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the start changes for the whole program does not outlive a test."""
    monkeypatch.setattr(builtins, "__import__", builtins.__import__)


@pytest.mark.parametrize(
    ("environment", "platform", "display"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({}, "win32", True),
        ({}, "darwin", True),
    ],
)
def test_where_there_is_a_display(
    environment: dict[str, str], platform: str, display: bool
) -> None:
    assert has_display(environment, platform) is display


@pytest.fixture
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.__main__.has_display", lambda *_: False)
    monkeypatch.setattr("builtins.input", lambda prompt: "quit" if prompt.endswith("> ") else "")


@pytest.mark.usefixtures("no_display")
def test_without_a_display_a_record_goes_on_in_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "evening.qcx"
    Match.new("dragons", ("fred", "ned")).save(path)
    assert main(["quincunx", str(path)]) == 0
    printed = capsys.readouterr().out
    assert "There is no display here" in printed
    assert "fred" in printed


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
    assert capsys.readouterr().out == f"Quincunx {__version__}\n"


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
        timeout=60,
        capture_output=True,
    )
    assert done.returncode == 0
    assert done.stderr == b""


@pytest.fixture(scope="module")
def first_window(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bool]:
    """What is so in a program that has just painted its window."""
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
