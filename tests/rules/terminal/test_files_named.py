"""Files that a command is given as an address, or through a pipe."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rules import Match
from rules.__main__ import main
from tests.systems import posix

pytestmark = pytest.mark.slow


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match.new("adamas", names=("fred", "ned"), seed=1)
    match.play("a3-c3")
    path = tmp_path / "an evening é.qcx"
    match.save(path)
    return path


@posix
@pytest.mark.parametrize("begins", ["file://", "file://localhost", "FILE://", "file:"])
@pytest.mark.parametrize("command", ["show", "check"])
def test_an_address_is_a_file(
    begins: str, command: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = record.as_uri().replace("file://", begins)
    assert "%20" in address
    assert main([command, address]) == 0
    assert "a3-c3" in capsys.readouterr().out or command == "check"


@pytest.mark.parametrize("command", ["show", "check", "resume", "review"])
def test_an_address_on_another_computer_is_refused(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main([command, "file://server/share/game.qcx"])
    assert end.value.code == 2
    assert "this address is on another computer" in capsys.readouterr().err


@posix
@pytest.mark.parametrize("name", ["-", "/dev/stdin", "/dev/fd/0"])
@pytest.mark.parametrize("command", ["show", "check"])
def test_a_record_comes_through_a_pipe(name: str, command: str, record: Path) -> None:
    words = [sys.executable, "-m", "rules", command, name]
    done = subprocess.run(words, input=record.read_bytes(), capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@posix
def test_a_pipe_may_hold_no_more_than_a_file(tmp_path: Path) -> None:
    with open(os.devnull, "wb") as nowhere, open("/dev/zero", "rb") as endless:
        words = [sys.executable, "-m", "rules", "check", "-"]
        done = subprocess.run(words, stdin=endless, stdout=subprocess.PIPE, stderr=nowhere)
    assert b"larger than the limit" in done.stdout
    assert done.returncode == 1


@posix
def test_a_match_is_not_continued_from_a_pipe(record: Path) -> None:
    words = [sys.executable, "-m", "rules", "resume", "-"]
    done = subprocess.run(words, input=record.read_bytes(), capture_output=True, check=False)
    assert done.returncode == 2
    assert b"this is not a file, but a device or pipe" in done.stderr
