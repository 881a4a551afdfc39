"""Compiling names what is missing, and the bundle gets what compiled modules import."""

import sysconfig

import pytest

from installers import kernels
from rules import __version__
from rules.kernels import compiled, version_line


def test_a_missing_compiler_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("CC", "no-such-compiler -m64")
    assert kernels.main(["--ask"]) == 3
    assert "no C compiler no-such-compiler. On Debian" in capsys.readouterr().err


def test_missing_headers_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("CC", "sh")
    monkeypatch.setattr(sysconfig, "get_path", lambda _name: "/nowhere")
    assert kernels.main(["--ask"]) == 3
    assert "/nowhere/Python.h is missing" in capsys.readouterr().err


def test_what_compiled_modules_import_is_known() -> None:
    assert {"zlib", "rules.dragons.players.board", "rules.adamas.board"} <= {*kernels.imports()}


def test_the_version_says_how_the_players_run() -> None:
    assert version_line() == f"Quincunx {__version__}, " + (
        "compiled" if compiled() else "interpreted"
    )
