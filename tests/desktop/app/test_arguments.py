"""What the command line may say, and what is said of what it may not."""

import subprocess
import sys
from pathlib import Path

import pytest

from desktop.__main__ import main
from desktop.app.arguments import Arguments, read
from rules.kernels import version_line
from tests.systems import bare, posix

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ([], Arguments()),
        (["a.qcx", "b.qcx"], Arguments(("a.qcx", "b.qcx"))),
        (["--new-window", "a.qcx"], Arguments(("a.qcx",), new_window=True)),
        (["a.qcx", "--first-paint"], Arguments(("a.qcx",), first_paint=True)),
        (["--", "-odd.qcx"], Arguments(("-odd.qcx",))),
        (["-platform", "offscreen"], Arguments(qt=("-platform", "offscreen"))),
        (["--session", "7_8"], Arguments(qt=("-session", "7_8"))),
    ],
)
def test_what_is_meant(given: list[str], meant: Arguments) -> None:
    assert read(given) == meant


@posix
@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("file:///home/ann/an%20evening.qcx", "/home/ann/an evening.qcx"),
        ("file://localhost/a%C3%A9.qcx", "/aé.qcx"),
        ("a: b.qcx", "a: b.qcx"),
    ],
)
def test_an_address_is_a_file(name: str, path: str) -> None:
    assert read([name]) == read(["--", name]) == Arguments((path,))


@posix
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("-", "/dev/stdin: this is not a file, but a device or pipe"),
        ("/dev/fd/0", "/dev/fd/0: this is not a file, but a device or pipe"),
        ("file://server/a.qcx", "file://server/a.qcx: this address is on another computer"),
    ],
)
def test_what_the_window_cannot_open_is_a_sentence(name: str, words: str) -> None:
    command = [sys.executable, "-m", "desktop", name]
    done = subprocess.run(command, input="", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"quincunx: {words}\n")


@pytest.mark.parametrize("asked", ["--help", "-h"])
def test_help_is_printed(asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["quincunx", asked]) == 0
    told = capsys.readouterr().out
    assert told.startswith("usage: quincunx")
    assert all(option in told for option in ("--version", "--new-window", "FILE"))
    assert "first-paint" not in told


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["quincunx", "--version"]) == 0
    assert capsys.readouterr().out == f"{version_line()}\n"


@pytest.mark.parametrize("option", ["--no-such-thing", "-x", "--vers", "--version=3"])
def test_an_unknown_option_is_one_line(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["quincunx", "a.qcx", option]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.startswith("quincunx: ")
    assert option.split("=")[0] in told.err
    assert "quincunx --help" in told.err


@pytest.mark.parametrize(
    ("option", "code"), [("--help", 0), ("--version", 0), ("--no-such-thing", 2)]
)
def test_neither_display_nor_qt_is_needed(option: str, code: int) -> None:
    look = "import sys; from desktop.__main__ import main; code = main(sys.argv)"
    done = subprocess.run(
        [sys.executable, "-c", f"{look}; print('PySide6' in sys.modules, code)", option],
        cwd=ROOT,
        env=bare(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == f"False {code}"
