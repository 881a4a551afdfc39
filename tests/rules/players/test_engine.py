"""Engines: players in processes of their own, what they are told and what loses them the game."""

import json
import os
import pickle
import re
import select
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.__main__ import main
from rules.core import InvalidOptions
from rules.games import GAMES, game_named
from rules.match import Match
from rules.players import engine as engines
from rules.players.engine import check_engine, engine_name, is_engine
from rules.playout import random_move
from rules.tournament.encounter import MOST_IDLE, Result, play
from rules.tournament.tournament import encounters, results
from tests.rules.variants import VARIANTS, Variant

pytestmark = pytest.mark.slow

PAGE = Path(engines.__file__).with_name("protocol.md")
SMALL = {"size": 2}
PLAYERS = "tests.oracles.plain_players"

HEAD = "import json, os, random, subprocess, sys, time\n"
PLAIN = """
for line in sys.stdin:
    asked = json.loads(line)
    print(asked["moves"][0] if asked["ask"] == "move" else "ready", flush=True)
"""
KEEPING = """
kept = open({kept!r}, "w", buffering=1)
for line in sys.stdin:
    kept.write(line)
    asked = json.loads(line)
    print(asked["moves"][0] if asked["ask"] == "move" else "ready", flush=True)
"""

Write = Callable[[str], str]


@pytest.fixture(autouse=True)
def _long_farewell(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for the end of an engine and of what it says, however slow this machine is."""
    monkeypatch.setattr(engines, "_FAREWELL", 60.0)


@pytest.fixture
def engine(tmp_path: Path) -> Write:
    """Return a function that writes an engine's program and returns its command line."""

    def write(body: str) -> str:
        path = tmp_path / "my_engine.py"
        path.write_text(HEAD + body, encoding="utf-8")
        return f"{sys.executable} {path}"

    return write


def against_random(entrant: str, slug: str = "adamas", pace: float = 1.0) -> Result:
    """Return a game of an entrant, in the first seat, against one who plays anything."""
    options = SMALL if slug == "adamas" else {}
    return play(encounters(slug, [entrant, "random"], 1, options, 5, pace)[0])


def answering(answer: str) -> str:
    """Return an engine that is ready and then does this."""
    return f"sys.stdin.readline(); print('ready', flush=True); sys.stdin.readline(); {answer}"


class TestThePage:
    def test_its_example_plays_every_game(self, tmp_path: Path) -> None:
        blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
        example = tmp_path / "my_engine.py"
        example.write_text(blocks[0], encoding="utf-8")
        example.chmod(0o755)
        assert len(blocks[0].splitlines()) <= 10
        entrant = str(example) if os.name == "posix" else f"{sys.executable} {example}"
        for game in GAMES:
            result = play(encounters(game.slug, [entrant, "random"], 1)[0])
            assert result.faults == ()
            assert result.moves[0] > 1
            assert Match.from_text(result.record).names == ("my_engine.py", "Random")

    def test_names_every_key_that_is_sent(self, tmp_path: Path, engine: Write) -> None:
        kept = tmp_path / "asked"
        against_random(engine(KEEPING.format(kept=str(kept))))
        first, second, *_ = map(json.loads, kept.read_text().splitlines())
        told = re.findall(r"^\| `(\w+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
        assert told == [key for key in (*first, *second) if key != "ask"]

    def test_says_what_the_limits_are(self) -> None:
        page = PAGE.read_text(encoding="utf-8")
        assert f"within {engines.START:g} seconds" in page
        assert f"more than {engines.GRACE:g} seconds" in page
        assert f"more than {engines.LONGEST_LINE:,} bytes" in page
        assert f"the last {engines.KEPT:,} bytes" in page
        assert f"the first {engines.MOST_MOVES}" in page
        assert f"more than {MOST_IDLE} markers" in page


class TestWhatAnEngineIsTold:
    def test_the_view_of_its_seat_and_the_legal_moves(self, tmp_path: Path, engine: Write) -> None:
        kept = tmp_path / "asked"
        keeping = engine(KEEPING.format(kept=str(kept)))
        encounter = encounters("mono", [keeping, "random"], 1, {"size": 4})[0]
        match = Match.from_text(play(encounter).record)
        game, *moves = map(json.loads, kept.read_text().splitlines())
        assert game["options"] == match.options
        assert int(game["seed"], 16) == encounter.seat_seeds[0]
        plies = [n for n in range(match.last_ply) if match.player_of(n + 1) == 0]
        for ply, asked in zip(plies, moves, strict=True):
            match.goto(ply)
            assert asked["view"] == match.view(0).to_dict()
            assert asked["moves"] == list(map(str, islice(match.legal_moves(), 500)))
            assert "position" not in asked

    def test_no_variable_of_ours_that_may_be_secret_and_no_seed(
        self, tmp_path: Path, engine: Write, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("QUINCUNX_TOKEN", "hush")
        kept = tmp_path / "found"
        spying = (
            f"open({str(kept)!r}, 'w').write(json.dumps([dict(os.environ), sys.argv]))\n{PLAIN}"
        )
        against_random(engine(spying))
        environment, arguments = json.loads(kept.read_text())
        assert "hush" not in environment.values()
        given = {name for name in environment if not name.startswith("WINE")}  # as Wine adds
        assert given <= {*engines._ENVIRONMENT, "LC_CTYPE", "SYSTEMDRIVE"}  # which Windows adds
        assert arguments == [str(tmp_path / "my_engine.py")]

    @pytest.mark.parametrize("ours", [None, "/somewhere"])
    def test_python_s_own_places_are_not_ours_for_it_may_be_another_python(
        self, ours: str | None, tmp_path: Path, engine: Write, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.delenv("PYTHONPATH", raising=False)
        if ours is not None:
            monkeypatch.setenv("PYTHONPATH", ours)
        kept = tmp_path / "found"
        telling = f"open({str(kept)!r}, 'w').write(str(os.environ.get('PYTHONPATH')))\n{PLAIN}"
        against_random(engine(telling))
        assert kept.read_text() == str(ours)

    def test_no_libraries_of_a_package_and_no_python_of_it(
        self, tmp_path: Path, engine: Write, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(engines, "_PACKAGED", True)
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", str(tmp_path))
        monkeypatch.setenv("LD_LIBRARY_PATH", f"{tmp_path}/package")
        kept = tmp_path / "found"
        against_random(
            engine(f"open({str(kept)!r}, 'w').write(os.environ['LD_LIBRARY_PATH'])\n{PLAIN}")
        )
        assert kept.read_text() == str(tmp_path)
        with pytest.raises(InvalidOptions, match="give a command line instead"):
            check_engine(f"{PLAYERS}:first", "adamas", 2)

    @pytest.mark.parametrize("variant", VARIANTS, ids=str)
    def test_a_view_read_back_is_the_same_view(self, variant: Variant) -> None:
        match, rng = variant.match(3), Random(3)
        for _ in range(40):
            for viewer in (None, *range(variant.players)):
                view = match.view(viewer)
                read = pickle.loads(pickle.dumps(view))
                assert read == view
                assert type(read) is type(view)
            if match.to_move is None:
                break
            match.play(random_move(match.game, match.view(match.to_move), rng, most=60))


class TestWhatLosesTheGame:
    @pytest.mark.parametrize(
        ("body", "reason"),
        [
            ("sys.exit(3)", "ended with exit code 3"),
            (answering("sys.exit(3)"), "ended with exit code 3"),
            (answering("sys.exit('I am lost')"), r"ended with exit code 1 \(I am lost\)"),
            (answering("os.abort()"), "was ended by signal 6"),
            ("raise ValueError('no')", r"ended with exit code 1 \(ValueError: no\)"),
            (answering("print('xyzzy', flush=True)"), "answered “xyzzy”: "),
            (answering("print('a1-a1', flush=True)"), "answered “a1-a1”: "),
            (answering("print(flush=True)"), "answered “”: "),
            (answering("print('x' * 10**6, flush=True)"), "answered with more than 4096 bytes"),
            (answering("os.write(1, b'\\xff\\x00\\n')"), "answered “.{1,2}”: "),
            (answering("os.write(1, b'a1'); sys.exit()"), "ended with exit code 0"),
            ("print('hello', flush=True); sys.stdin.read()", "does not play: “hello” instead"),
            ("print('error I know chess alone', flush=True)", "does not play: I know chess alone"),
        ],
        ids=lambda text: text[-30:] if isinstance(text, str) else "",
    )
    @pytest.mark.skipif(os.name != "posix", reason="signals and exit codes of POSIX")
    def test_a_fault_with_its_reason(self, body: str, reason: str, engine: Write) -> None:
        result = against_random(engine(body))
        assert result.shares == (0.0, 1.0)
        assert re.search(rf"my_engine\.py resigned: my_engine\.py {reason}", result.reason)
        assert [fault.player for fault in result.faults] == [0]

    @pytest.mark.parametrize("entrant", ["./nowhere.py", "nowhere --deep", "/", PAGE.as_posix()])
    def test_a_program_that_cannot_be_started(self, entrant: str) -> None:
        result = against_random(entrant)
        assert result.shares == (0.0, 1.0)
        assert "cannot be started: " in result.reason

    def test_a_player_in_python_that_fails(self) -> None:
        result = against_random(f"{PLAYERS}:failing")
        assert result.shares == (0.0, 1.0)
        assert "failing ended with exit code 1 (RuntimeError: no idea)" in result.reason
        assert "Traceback" in result.faults[0].said

    @pytest.mark.parametrize(
        "silent",
        [
            "time.sleep(10**6)",
            answering("time.sleep(10**6)"),
            answering("os.close(1); time.sleep(10**6)"),
            answering("os.write(1, b'a1-a2'); time.sleep(10**6)"),
        ],
    )
    def test_silence(self, silent: str, engine: Write, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(engines, "GRACE", 0.0)
        monkeypatch.setattr(engines, "START", 0.5 if silent.startswith("time") else 30.0)
        monkeypatch.setattr(engines, "_FAREWELL", 1.0)  # one closes its output and stays
        result = against_random(engine(silent), pace=0.02)
        assert result.shares == (0.0, 1.0)
        assert re.search("gave no answer within|closed its output", result.reason)

    def test_what_moves_take_too_long_is_added_up(
        self, tmp_path: Path, engine: Write, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        kept = tmp_path / "grace"
        monkeypatch.setattr(engines, "GRACE", 10.0)
        monkeypatch.setattr(engines, "monotonic", _ticking(7.0))
        result = against_random(engine(KEEPING.format(kept=str(kept))))
        _, *asked = map(json.loads, kept.read_text().splitlines())
        assert [question["grace"] for question in asked] == [10, 8, 6, 4, 2, 0]
        assert result.moves[0] == 5
        assert "gave no answer within 5 s" in result.reason

    def test_putting_off_the_end_of_a_turn_with_markers(self, engine: Write) -> None:
        first_marker = 'next((m for m in asked["moves"] if m[1:] == "a1"), "b3,d3,8h,13n")'
        marking = PLAIN.replace('asked["moves"][0]', first_marker)
        result = against_random(engine(marking), "blackbox")
        assert result.shares == (0.0, 1.0)
        assert result.moves[0] > MOST_IDLE
        assert "my_engine.py put off the end of its turn by 101 moves" in result.reason

    def test_the_others_play_on(self, engine: Write) -> None:
        planned = encounters("mono", [engine("sys.exit(3)"), "random", "random"], 1, {"size": 4})
        result = play(planned[0])
        assert result.shares[0] == 0
        assert result.moves[1] > 1
        assert result.moves[2] > 1

    def test_resigning_is_no_fault(self, engine: Write) -> None:
        result = against_random(engine(answering("print('resign', flush=True)")))
        assert result.shares == (0.0, 1.0)
        assert result.reason == "my_engine.py resigned"
        assert result.faults == ()


def _ticking(step: float) -> Callable[[], float]:
    """Return a clock by which every other question finds so many seconds gone."""
    ticks: Iterator[float] = iter(step * n for n in range(10**6))
    return lambda: next(ticks)


class TestTheProcess:
    @pytest.mark.skipif(os.name != "posix", reason="process groups are POSIX's")
    @pytest.mark.parametrize("end", [PLAIN, answering("sys.exit(1)")])
    def test_all_it_has_started_is_gone_when_the_game_is_over(
        self, end: str, tmp_path: Path, engine: Write, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(engines, "GRACE", 1.0)
        # A child holds the pipe open, so that its end is the end of the pipe.
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        starting = (
            f"held = os.open({str(pipe)!r}, os.O_WRONLY)\n"
            f"subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(10**6)'], "
            f"pass_fds=[held])\nos.write(held, b'x')\n{end}"
        )
        against_random(engine(starting), pace=0.01)
        try:
            found = b""
            while select.select([reading], [], [], 300)[0]:
                piece = os.read(reading, 10)
                found += piece
                if not piece:
                    break
            else:
                pytest.fail("the child lives on")
            assert found == b"x"
        finally:
            os.close(reading)

    def test_is_a_new_one_for_each_game(self, tmp_path: Path, engine: Write) -> None:
        kept = tmp_path / "started"
        command = engine(f"open({str(kept)!r}, 'a').write(f'{{os.getpid()}}\\n')\n{PLAIN}")
        list(results(encounters("adamas", [command, "random"], 3, SMALL)))
        assert len(set(kept.read_text().split())) == 3

    def test_the_end_of_what_it_says_of_itself_is_kept(self, engine: Write) -> None:
        chatty = "sys.stderr.write('chatter\\n' * 10**5)\nsys.exit('the end')"
        fault = against_random(engine(chatty)).faults[0]
        assert len(fault.said) == engines.KEPT
        assert fault.said.replace("\r", "").endswith("chatter\nthe end\n")

    def test_what_a_player_in_python_prints_is_no_answer(self) -> None:
        result = against_random(f"{PLAYERS}:talkative")
        assert result.faults == ()


class TestItsName:
    @pytest.mark.parametrize(
        ("entrant", "name"),
        [
            ("./my_engine.py", "my_engine.py"),
            ("python3 tools/deep.py --level 3", "deep.py"),
            ("gnuadamas --deep", "--deep"),
            ("package.module:function", "function"),
            ("'a b'/c", "c"),
            ("./" + "x" * 60, "x" * 30 + "…"),
        ],
    )
    def test_is_its_file_or_function(self, entrant: str, name: str) -> None:
        assert is_engine(entrant)
        assert engine_name(entrant) == name

    @pytest.mark.parametrize("entrant", ["Master", "5", "random", "Wizard", ""])
    def test_a_word_alone_is_a_level(self, entrant: str) -> None:
        assert not is_engine(entrant)


class TestBeforeAnythingIsPlayed:
    @pytest.mark.parametrize(
        ("entrant", "said"),
        [
            ("nowhere:first", "nowhere:first cannot be loaded: No module named 'nowhere'"),
            (f"{PLAYERS}:second", "cannot be loaded: module .* has no attribute 'second'"),
            ("./nowhere.py", "cannot be started: the file or folder does not exist"),
            ("'./nowhere.py", "No closing quotation"),
        ],
    )
    def test_an_engine_that_is_not_there_is_told_of(self, entrant: str, said: str) -> None:
        with pytest.raises(InvalidOptions, match=said):
            check_engine(entrant, "adamas", 2)

    @pytest.mark.parametrize("entrant", ["nowhere:first", "./nowhere.py", "./no'where"])
    def test_in_one_line_at_the_terminal(
        self, entrant: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["match", "adamas", "--players", f"{entrant},random", "--games", "1"]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert len(told.err.splitlines()) == 1

    def test_faults_are_told_of_while_others_are_played(
        self, engine: Write, capsys: pytest.CaptureFixture[str]
    ) -> None:
        entrants = f"{engine(answering('sys.exit(4)'))},random"
        assert main(["match", "adamas", "--players", entrants, "--games", "1"]) == 0
        assert capsys.readouterr().err.startswith("game 1: my_engine.py ended with exit code 4\n")


def test_no_view_holds_the_seed() -> None:
    seed = 0x1234_5678_9ABC_DEF0_1234_5678_9ABC_DEF0
    for game in GAMES:
        match, rng = Match.new(game.slug, seed=seed), Random(1)
        for _ in range(12):
            match.play(random_move(game, match.view(match.to_move), rng))
            for viewer in (None, 0, 1):
                view = match.view(viewer)
                texts: list[Any] = [view, view.to_dict(), *match.history(viewer)]
                texts += [match.diagram(viewer), game_named(game.slug)]
                assert seed.to_bytes(16, "little") not in pickle.dumps(view)
                assert str(seed) not in repr(texts)
                assert f"{seed:x}" not in repr(texts)
