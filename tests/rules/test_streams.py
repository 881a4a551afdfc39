"""What a shell expects: pipes that end early, closed and narrow streams, signals, a name."""

import json
import os
import select
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules import Match
from rules.__main__ import main
from rules.playout import random_move

if sys.platform == "win32":
    pytest.skip("pipes, terminals and signals of Unix", allow_module_level=True)

from tests.rules.terminal.at_terminal import PATIENCE, AtTerminal

pytestmark = pytest.mark.slow

RULES = f"{sys.executable} -m rules"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match.new("adamas", ("fréd", "ned"), seed=1)
    for _ in range(3):
        match.play(next(match.legal_moves()))
    path = tmp_path / "evening.qcx"
    match.save(path)
    return path


def shell(script: str, words: str = RULES, **env: str) -> subprocess.CompletedProcess[bytes]:
    """Run a line of bash in which $R is the program; fail at any traceback."""
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", script],
        env={**os.environ, "R": words, **env},
        capture_output=True,
        check=False,
    )
    for text in (done.stdout, done.stderr):
        assert b"Traceback" not in text, text.decode()
        assert b"Exception ignored" not in text, text.decode()
        assert b"Error:" not in text, text.decode()
    return done


@pytest.mark.parametrize("words", ["--help", "show {} --json", "check" + " {}" * 99])
def test_a_reader_who_leaves_early_is_no_error(words: str, record: Path) -> None:
    done = shell(f"$R {words.replace('{}', str(record))} | head -c 1 >/dev/null")
    assert done.stderr == b""
    assert done.returncode in (0, 141)


@pytest.mark.parametrize("words", ["play mono", "play", "play blackbox --size 9"])
def test_nor_is_it_at_the_table(words: str) -> None:
    """Nobody reads, nobody types: the first board already breaks the pipe."""
    done = shell(f"(sleep 1 | $R {words}) | true")
    assert b"Broken pipe" not in done.stderr


def test_what_is_piped_into_the_table_has_no_curtain() -> None:
    typed = r"a1,a2,d4,d5\nb3,d3,8h,13n\n1\nquit\n\n"
    done = shell(f"printf '{typed}' | $R play blackbox --names fred,ned")
    printed = done.stdout.decode()
    assert "\033" not in printed
    assert "\n" * 9 not in printed
    assert "Press Enter" not in printed
    assert "The keyboard goes to ned." in printed
    assert "2. X" not in printed


def test_at_a_terminal_there_is_one() -> None:
    with AtTerminal("play", "blackbox") as table:
        assert "\033[2J" in table.see("Press Enter when only you can see the screen. ")


@pytest.mark.parametrize(
    "words",
    ["play mono <&-", "play mono >&- </dev/null", "--help >&-", "nonsense 2>&-",
     "play mono <&- >&- 2>&-"],
)  # fmt: skip
def test_streams_may_be_closed(words: str) -> None:
    assert shell(f"$R {words}").returncode in (0, 2)


def test_a_full_disk_is_told() -> None:
    done = shell("$R perft adamas --depth 0 >/dev/full")
    assert done.returncode == 2
    assert done.stderr == b"python -m rules: the disk is full\n"


@pytest.mark.parametrize(
    "env",
    [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}],
    ids=["ascii", "C"],
)
def test_characters_that_cannot_be_written_are_replaced_readably(
    env: dict[str, str], record: Path
) -> None:
    done = shell(f"$R show {record}; $R match adamas --players 1,1 --games 1 --pace 0.01", **env)
    assert done.returncode == 0
    printed = done.stdout.decode("ascii")
    assert "O fred   X ned" in printed
    assert "0.0%-100.0%" in printed
    refused = shell("printf 'undo it\\n' | $R play adamas", **env).stdout
    assert b'undo takes nothing after it, not "it"' in refused


def test_what_is_typed_need_be_no_text() -> None:
    done = shell(r"printf '\xff\xfe\x00\n\xc3\n' | $R play adamas")
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("started_as", "name"),
    [("python", "python -m rules"), ("script", "quincunx-rules")],
)
def test_the_program_calls_itself_what_it_was_called(
    started_as: str, name: str, tmp_path: Path
) -> None:
    script = tmp_path / "quincunx-rules"
    start = "from rules.__main__ import main\nraise SystemExit(main())\n"
    script.write_text(f"#!{sys.executable}\n{start}")
    script.chmod(0o755)
    words = RULES if started_as == "python" else str(script)
    here = {"PYTHONPATH": os.getcwd()}
    for line in ("$R --help", "$R play --help"):
        helped = shell(line, words, **here).stdout.decode()
        assert helped.startswith(f"usage: {name} ")
        assert started_as == "python" or "python -m rules" not in helped
    for line in ("$R show nowhere.qcx", "$R nonsense"):
        assert f"{name}: " in shell(line, words, **here).stderr.decode()


LONG_WORK = {
    "perft": "perft mono --depth 9",
    "bench": "bench --seconds 600",
    "match": "match adamas --players 5,5 --games 9",
    "match on two": "match adamas --players 5,5 --games 9 --jobs 2",
}


@pytest.mark.parametrize(
    ("what", "number", "code"),
    [
        *((what, signal.SIGINT, 130) for what in LONG_WORK),
        *((what, signal.SIGTERM, 143) for what in ("perft", "match on two")),
    ],
)
def test_long_work_shows_that_it_goes_on_and_ends_with_one_line(
    what: str, number: signal.Signals, code: int
) -> None:
    with AtTerminal(*LONG_WORK[what].split()) as terminal:
        terminal.see("0/9" if "match" in what else " s")
        terminal.send(number)
        assert terminal.end() == code
    assert terminal.seen.count("stopped") == 1
    assert "Traceback" not in terminal.seen


def test_ctrl_c_reaches_all_processes_of_a_tournament_and_none_complains() -> None:
    with AtTerminal(*LONG_WORK["match on two"].split()) as terminal:
        terminal.see("0/9")
        terminal.press("\x03")
        assert terminal.end() == 130
    assert "stopped after 0 of 9 games" in terminal.seen
    assert "Traceback" not in terminal.seen


HANGING = """#!{python}
import sys, time
told = open({pipe!r}, "w")
for line in sys.stdin:
    if '"ask": "move"' in line:
        print("x", file=told, flush=True)
        time.sleep(10**6)
    print("ready", flush=True)
"""
WORKING = """
import sys
from rules.tournament.tournament import encounters, results
list(results(encounters("adamas", [sys.argv[1], "random"], 4), jobs=2))
"""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_a_tournament_that_is_ended_leaves_neither_workers_nor_engines(
    number: signal.Signals, tmp_path: Path
) -> None:
    engine, pipe = tmp_path / "hanging.py", tmp_path / "pipe"
    engine.write_text(HANGING.format(python=sys.executable, pipe=str(pipe)))
    engine.chmod(0o755)
    os.mkfifo(pipe)
    theirs, held = os.pipe()  # as long as anybody has the one the other does not end
    command = [sys.executable, "-c", WORKING, str(engine)]
    with subprocess.Popen(command, pass_fds=[held], stderr=subprocess.DEVNULL) as process:
        os.close(held)
        with open(pipe, "rb") as told, open(theirs, "rb") as ends:
            assert told.readline() == b"x\n"
            process.send_signal(number)
            for stream in (told, ends):
                while select.select([stream], [], [], PATIENCE)[0]:
                    if not stream.readline():
                        break
                else:
                    pytest.fail("an engine lives on" if stream is told else "a worker lives on")


def test_no_progress_is_shown_where_nobody_looks() -> None:
    done = shell("$R perft adamas --size 2 --depth 3")
    assert done.stderr == b""


def test_many_files_are_counted_while_they_are_checked(tmp_path: Path) -> None:
    match, rng = Match.new("dragons", seed=5), Random(5)
    for _ in range(12):
        match.play(random_move(match.game, match.view(match.to_move), rng))
    match.save(tmp_path / "a.qcx")
    with AtTerminal("check", *(["a.qcx"] * 20_000), folder=tmp_path) as terminal:
        terminal.see(" of 20000 files")
        terminal.press("\x03")
        assert terminal.end() == 130


def answered(capsys: pytest.CaptureFixture[str], words: str) -> tuple[int, str]:
    """Run the program in this process; return its exit code and what it printed."""
    code = main(shlex.split(words))
    return code, capsys.readouterr().out


def json_of(capsys: pytest.CaptureFixture[str], words: str) -> Any:
    code, printed = answered(capsys, words)
    assert code == 0
    return json.loads(printed)


class TestJson:
    def test_show(self, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
        shown = json_of(capsys, f"show {record} --json --as ned --ply 2")
        told = ["file", "ply", "last_ply", "viewer", "view", "moves", "study", "problem"]
        assert list(shown) == told
        assert (shown["ply"], shown["last_ply"], shown["viewer"]) == (2, 3, 1)
        match = Match.load(record)
        match.goto(2)
        assert shown["view"] == json.loads(json.dumps(match.view(1).to_dict()))
        assert [move["text"] for move in shown["moves"]] == match.history(1)
        assert [move["player"] for move in shown["moves"]] == [0, 1]

    def test_a_spectators_secrets_stay_secret(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        match = Match.new("blackbox", ("fred", "ned"), seed=1)
        match.play("a1,a2,d4,d5")
        match.save(tmp_path / "x.qcx")
        shown = json_of(capsys, f"show {tmp_path / 'x.qcx'} --json")
        assert [box["atoms"] for box in shown["view"]["boxes"]] == [None, None]
        assert "a1" not in shown["moves"][0]["text"]

    def test_check_prints_a_line_for_each_file(
        self, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (tmp_path / "cut.qcx").write_text(record.read_text()[:-20])
        files = f"{record} {tmp_path}/cut.qcx {tmp_path}/none {tmp_path}"
        code, printed = answered(capsys, f"check --json {files}")
        assert code == 1
        found = [json.loads(line) for line in printed.splitlines()]
        keys = ["file", "ok", "game", "names", "plies", "outcome", "problem"]
        assert all(list(one) == keys for one in found)
        assert [one["ok"] for one in found] == [True, False, False, False]
        assert found[1]["problem"]["line"] > 1
        assert found[2]["problem"]["line"] == 0

    def test_match(self, capsys: pytest.CaptureFixture[str]) -> None:
        words = "match adamas --players random,random --games 2 --size 2 --json --seed 4"
        told = json_of(capsys, words)
        assert (told["game"], told["seed"]) == ("adamas", "4")
        assert (told["planned"], told["played"]) == (2, 2)
        assert told["options"] == {"size": 2}
        assert [one["name"] for one in told["standings"]] == ["Random", "Random"]
        assert [sum(game["shares"]) for game in told["games"]] == [1.0, 1.0]

    def test_puzzles(self, capsys: pytest.CaptureFixture[str]) -> None:
        made = json_of(capsys, "puzzle new holomino --seed 3 --json")
        keys = ["id", "kind", "options", "difficulty", "par", "goal", "view", "text"]
        assert list(made) == keys
        text = made["text"]
        assert json_of(capsys, f"puzzle show {text} --json") == made
        solved = json_of(capsys, f"puzzle solve {text} --json")
        assert (solved["id"], solved["par"]) == (made["id"], made["par"])
        moves = " ".join(solved["moves"])
        judged = json_of(capsys, f"puzzle check {text} {moves} --json")
        assert (judged["sound"], judged["reason"]) == (True, None)
        assert judged["verdict"]["solved"] is True
        code, refused = answered(capsys, f"puzzle check {text[:-9]} --json")
        assert code == 1
        assert json.loads(refused)["sound"] is False


class TestOddArguments:
    @pytest.mark.parametrize(
        ("words", "reason"),
        [
            ("perft mono --depth 99999999999999999999", "depth: must be from 0 to 100"),
            ("perft mono --depth 101", "depth: must be from 0 to 100"),
            ("match mono --players 1,1 --games 99999999999999", "games: must be from 1 to"),
            ("match mono --players 1,1 --games 0", "games: must be at least 1"),
            ("match mono --players 1,1 --jobs 0", "jobs: must be at least 1"),
            ("match mono --players 1,1 --jobs -1", "must be a whole number"),
            ("match mono --players nowhere:x,1 --games 1", "nowhere"),
            ("match mono --players os:nothing,1 --games 1", "os:nothing"),
            ("match mono --players :,1 --games 1", "“:” is unknown; use one of: "),
            ("match mono --players '' --games 1", "level"),
            ("match mono --players 1,1 --pace nan", "pace: must be above 0"),
            ("bench --seconds nan", "seconds: must be above 0"),
            ("bench --seconds -1", "seconds: must be above 0"),
            ("puzzle new mono --seed ٣", "must be a whole number"),
            ("puzzle show ''", "not a good puzzle"),
            ("resume /", "this is a folder"),
            ("show /dev/null --ply 99999999999999999999999999", "this is not a file"),
        ],
    )
    def test_are_refused_with_a_reason(
        self, words: str, reason: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        try:
            code: object = main(shlex.split(words))
        except SystemExit as ended:
            code = ended.code
        assert code in (1, 2)
        assert reason in capsys.readouterr().err

    @pytest.mark.parametrize(
        ("words", "reason"),
        [
            (r"play mono --names $'\xff',ned", "a name has 1 to 40"),
            (r"show $'\xff.qcx'", "does not exist"),
            (r"resume $'\xff.qcx'", "does not exist"),
        ],
    )
    def test_so_are_those_that_are_no_text(self, words: str, reason: str) -> None:
        done = shell(f"$R {words} </dev/null")
        assert done.returncode in (1, 2)
        assert reason in done.stderr.decode(errors="replace")
