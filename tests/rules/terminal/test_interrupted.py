"""The table is left in the middle: by a key, a signal, a terminal that goes. Nothing is lost."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rules import Match
from rules.terminal.table import Table, keep

if sys.platform == "win32":
    pytest.skip("terminals and signals of Unix", allow_module_level=True)

from tests.rules.terminal.at_terminal import AtTerminal

pytestmark = pytest.mark.slow

ADAMAS = ("play", "adamas", "--names", "fred,ned")


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    return {"XDG_DATA_HOME": str(tmp_path / "data"), "HOME": str(tmp_path / "home")}


def kept_below(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.qcx"))


def play_one(table: AtTerminal) -> None:
    table.see("fred> ")
    table.press("8xa3-a4\n")
    table.see("ned> ")


WAYS: dict[str, tuple[Callable[[AtTerminal], None], int]] = {
    "ctrl-c": (lambda table: table.press("\x03"), 130),
    "ctrl-d": (lambda table: table.press("\x04"), 0),
    "sigterm": (lambda table: table.send(signal.SIGTERM), 143),
    "sighup": (lambda table: table.send(signal.SIGHUP), 129),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_match_left_in_the_middle_is_kept_and_gone_on_with(
    way: str, env: dict[str, str], tmp_path: Path
) -> None:
    leave, code = WAYS[way]
    with AtTerminal(*ADAMAS, env=env) as table:
        play_one(table)
        leave(table)
        assert table.end() == code
    (path,) = kept_below(tmp_path)
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert Match.load(path).history(None) == ["8xa3-a4"]
    assert f"The game is saved in {path}\n" in table.seen
    assert f"To continue: python -m rules resume {path}\n" in table.seen
    assert "Traceback" not in table.seen
    with AtTerminal("resume", str(path), env=env) as again:
        again.see("ned> ")


def test_a_terminal_that_is_closed_hears_nothing_but_the_match_is_kept(
    env: dict[str, str], tmp_path: Path
) -> None:
    with AtTerminal(*ADAMAS, env=env) as table:
        play_one(table)
        table.hang_up()
        assert table.end() == 129
    (path,) = kept_below(tmp_path)
    assert Match.load(path).last_ply == 1


@pytest.mark.parametrize("told", ["run(gone)", "run(lambda: 0)"])
def test_who_writes_to_a_terminal_just_closed_ends_by_the_signal_that_follows(told: str) -> None:
    script = (
        "import errno, io, os, signal, sys, threading\n"
        "from rules import streams\n"
        "from rules.streams import run\n"
        "streams._HANG_UP = 60\n"  # the signal ends the wait, however late it comes
        "def gone():\n"
        "    sys.stdout = sys.__stdout__\n"
        "    threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGHUP)).start()\n"
        "    raise OSError(errno.EIO, 'Input/output error')\n"
        "if 'lambda' in sys.argv[1]:\n"  # what is still to be written when the work is done
        "    sys.stdout = io.StringIO()\n"
        "    sys.stdout.flush = gone\n"
        "raise SystemExit(eval(sys.argv[1]))\n"
    )
    command = [sys.executable, "-c", script, told]
    done = subprocess.run(command, stderr=subprocess.DEVNULL, check=False)
    assert done.returncode == 129


@pytest.mark.parametrize("last_words", ["None", "unheard()"])
def test_who_is_ended_by_that_signal_may_have_more_to_write(last_words: str) -> None:
    script = (
        "import errno, io, os, signal, sys\n"
        "from rules.streams import run\n"
        "def unheard():\n"
        "    raise OSError(errno.EIO, 'Input/output error')\n"
        "def gone():\n"
        "    sys.stdout = sys.__stdout__\n"
        "    unheard()\n"
        "def work():\n"
        "    try:\n"
        "        os.kill(os.getpid(), signal.SIGHUP)\n"
        "    finally:\n"
        "        eval(sys.argv[1])\n"
        "sys.stdout = io.StringIO()\n"
        "sys.stdout.flush = gone\n"
        "raise SystemExit(run(work))\n"
    )
    command = [sys.executable, "-c", script, last_words]
    done = subprocess.run(command, stderr=subprocess.DEVNULL, check=False)
    assert done.returncode == 129


def test_under_nohup_the_table_stays_open_until_the_input_ends(
    env: dict[str, str], tmp_path: Path
) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "rules", *ADAMAS],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, **env},
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGHUP)
        process.stdin.write(b"8xa3-a4\n")
        process.stdin.close()
        process.stdout.read()
        assert process.wait() == 0
    (path,) = kept_below(tmp_path)
    assert Match.load(path).last_ply == 1


@pytest.mark.parametrize("question", ["resign", "undo", "quit"])
def test_ctrl_c_at_a_question_keeps_the_match_too(
    question: str, env: dict[str, str], tmp_path: Path
) -> None:
    with AtTerminal(*ADAMAS, env=env) as table:
        play_one(table)
        table.press(question + "\n")
        table.see({"quit": "do not save): "}.get(question, "(yes/no) "))
        table.press("\x03")
        assert table.end() == 130
    (path,) = kept_below(tmp_path)
    assert Match.load(path).last_ply == 1


def test_the_file_a_match_came_from_is_never_touched(env: dict[str, str], tmp_path: Path) -> None:
    match = Match.new("adamas", ("fred", "ned"), seed=1)
    match.play("8xa3-a4")
    path = tmp_path / "evening.qcx"
    match.save(path)
    before = path.read_bytes()
    with AtTerminal("resume", str(path), env=env) as table:
        table.see("ned> ")
        table.press(f"{next(match.legal_moves())}\n")
        table.see("fred> ")
        table.press("\x03")
        assert table.end() == 130
    assert path.read_bytes() == before
    (kept,) = kept_below(tmp_path / "data")
    assert Match.load(kept).last_ply == 2


@pytest.mark.parametrize("typed", ["", "8xa3-a4\nsave {}\n"])
def test_what_is_saved_or_has_not_begun_is_not_kept(
    typed: str, env: dict[str, str], tmp_path: Path
) -> None:
    with AtTerminal(*ADAMAS, env=env) as table:
        table.see("fred> ")
        if typed:
            table.press(typed.format(tmp_path / "evening.qcx"))
            table.see("Saved as ")
        table.press("\x03")
        assert table.end() == 130
    assert not (tmp_path / "data").exists()
    assert "You have left the table." in table.seen


def test_where_the_own_folder_cannot_be_the_current_one_takes_it(
    env: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "data").write_text("in the way")
    here = tmp_path / "here"
    here.mkdir()
    with AtTerminal(*ADAMAS, env=env, folder=here) as table:
        play_one(table)
        table.press("\x03")
        table.end()
    (path,) = kept_below(here)
    assert path.stat().st_mode & 0o777 == 0o600
    assert here.stat().st_mode & 0o777 == 0o755


def test_a_fault_of_our_own_keeps_it_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    typed = iter(["8xa3-a4"])

    def ask(prompt: str) -> str:
        for line in typed:
            return line
        raise RuntimeError("nobody thought of this")

    with pytest.raises(RuntimeError):
        Table(Match.new("adamas", ("fred", "ned")), ask, print).run()
    (path,) = kept_below(tmp_path)
    assert Match.load(path).last_ply == 1


def test_no_two_matches_are_kept_in_one_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    paths = {keep(Match.new("mono", seed=seed)) for seed in range(5)}
    assert len(paths) == 5
    assert {Match.load(path).seed for path in paths} == set(range(5))


def test_a_match_nobody_can_keep_is_said_to_be_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.terminal.table._folders", lambda: iter([tmp_path / "no"]))
    (tmp_path / "no").write_text("in the way")
    with pytest.raises(OSError, match=re.escape(str(tmp_path / "no"))):
        keep(Match.new("mono"))


def test_secrets_are_sealed_in_what_is_kept(env: dict[str, str], tmp_path: Path) -> None:
    with AtTerminal("play", "blackbox", "--names", "fred,ned", env=env) as table:
        table.see("see the screen. ")
        table.press("\n")
        table.see("fred> ")
        table.press("a1,a2,d4,d5\n")
        table.see("hand over. ")
        table.press("\x03")
        assert table.end() == 130
    (path,) = kept_below(tmp_path)
    assert "a1,a2" not in path.read_text()
    assert Match.load(path).last_ply == 1
