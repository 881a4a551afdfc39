"""`python -m rules`: every command, and every way to get it wrong."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules import Match
from rules.__main__ import main
from rules.terminal import bench


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match.new("blackbox", ("fred", "ned"), seed=1)
    for text in ("a1,a2,d4,d5", "b3,d3,8h,13n", "1"):
        match.play(text)
    path = tmp_path / "evening.qcx"
    match.save(path)
    return path


def type_lines(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    typed: Iterator[str] = iter(lines)

    def read(_: str = "") -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", read)


class TestPlay:
    def test_a_game_with_its_options(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        type_lines(monkeypatch, "resign", "yes")
        words = ["play", "adamas", "--size", "2", "--prog-cap", "--names", "fred,ned,ted"]
        assert main([*words, "--seed", "3"]) == 0
        assert "You have left the table." in capsys.readouterr().out

    def test_without_a_game_it_asks(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        type_lines(monkeypatch, "chess", "4")
        assert main(["play"]) == 0
        printed = capsys.readouterr().out
        assert "5. Black Box" in printed
        assert "its number or its name" in printed

    def test_no_answer_is_an_answer(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        type_lines(monkeypatch)
        assert main(["play"]) == 2
        assert "you did not choose a game" in capsys.readouterr().err

    def test_bad_options_are_explained(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["play", "adamas", "--size", "99"]) == 2
        assert "size: must be from 2 to 8, not 99" in capsys.readouterr().err
        with pytest.raises(SystemExit):
            main(["play", "adamas", "--size", "٣"])
        assert "must be a whole number" in capsys.readouterr().err

    def test_resume_goes_on_where_the_record_ends(
        self, record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        record.write_text(record.read_text().rpartition("end")[0])
        type_lines(monkeypatch, "")
        assert main(["resume", str(record)]) == 0
        printed = capsys.readouterr().out
        assert "continues after the last good move" in printed
        assert "The keyboard goes to ned." in printed


class TestShow:
    def test_a_spectator_sees_no_secret(
        self, record: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["show", str(record)]) == 0
        printed = capsys.readouterr().out
        assert "@" not in printed
        assert "1. O atoms" in printed

    @pytest.mark.parametrize("viewer", ["fred", "O", "o"])
    def test_a_player_sees_their_own(
        self, record: Path, viewer: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["show", str(record), "--as", viewer, "--ply", "1"]) == 0
        printed = capsys.readouterr().out
        assert printed.count("@") == 4
        assert "1. O a1,a2,d4,d5" in printed
        assert "2. X" not in printed

    @pytest.mark.parametrize(
        ("words", "reason"),
        [
            (["--as", "ted"], "the players are fred, ned"),
            (["--as", "Y"], "the players are fred, ned"),
            (["--ply", "99"], "move number from 0 to 3"),
        ],
    )
    def test_who_and_what_must_exist(
        self, record: Path, words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["show", str(record), *words]) == 2
        assert reason in capsys.readouterr().err

    def test_the_result_is_told(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        match = Match.new("dragons", ("fred", "ned"))
        match.resign(0)
        match.save(tmp_path / "x.qcx")
        assert main(["show", str(tmp_path / "x.qcx")]) == 0
        assert "ned wins: fred resigned" in capsys.readouterr().out

    def test_a_damaged_record_is_shown_as_far_as_it_goes(
        self, record: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        record.write_text(record.read_text().replace("3. O 1", "3. O zz"))
        assert main(["show", str(record)]) == 1
        printed = capsys.readouterr()
        assert "2. X atoms" in printed.out
        assert "line 13: " in printed.err

    def test_a_study_is_printed_as_a_tree(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        match = Match.new("dragons", ("fred", "ned"), seed=1)
        for _ in range(2):
            match.play(next(match.legal_moves()))
        match.resign(0)
        first, second = match.plies[1].text, match.plies[2].text
        match.annotations.set_part(
            "study", ["title: Tails", "2.", "mark: ?", f"v1 after 1. X {second[0]}2"]
        )
        match.save(tmp_path / "x.qcx")
        assert main(["show", str(tmp_path / "x.qcx")]) == 0
        printed = capsys.readouterr().out
        assert f"Study: Tails\n   1. O {first}" in printed
        assert f"   2. X {second} ?\n       2. X {second[0]}2" in printed
        assert main(["show", "--json", str(tmp_path / "x.qcx")]) == 0
        nodes = json.loads(capsys.readouterr().out)["study"]["nodes"]
        assert [(node["node"], node["depth"]) for node in nodes] == [
            (1, 0),
            (2, 0),
            (-1, 1),
            (3, 0),
        ]

    def test_what_cannot_be_in_a_study_is_named(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        match = Match.new("dragons", ("fred", "ned"), seed=1)
        match.annotations.set_part("study", ["7.", "mark: ?"])
        match.save(tmp_path / "x.qcx")
        assert main(["check", str(tmp_path / "x.qcx")]) == 1
        assert "this study has no move 7" in capsys.readouterr().out

    def test_a_study_beside_secrets_is_not_opened(
        self, record: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        text = record.read_text().replace("record 1", "record 2").rpartition("end")[0]
        record.write_text(f"{text}part study\n title: A\n")
        assert main(["show", str(record)]) == 1
        assert "Study" not in capsys.readouterr().out

    def test_a_missing_file_is_told(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["show", "nowhere.qcx"]) == 2
        assert "nowhere.qcx" in capsys.readouterr().err


class TestCheck:
    def test_good_and_bad_files(
        self, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["check", str(record)]) == 0
        assert "Black Box, 3 plies, unfinished" in capsys.readouterr().out
        noise, cut = tmp_path / "noise.qcx", tmp_path / "cut.qcx"
        noise.write_bytes(b"\xff\x00" * 99)
        cut.write_text(record.read_text()[:-20])
        assert main(["check", str(record), str(noise), str(cut), str(tmp_path / "none")]) == 1
        printed = capsys.readouterr().out
        assert "noise.qcx: line 1: this is not a Quincunx game" in printed
        assert "plies 0 to" in printed
        assert "does not exist" in printed


class TestPerft:
    def test_counts(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["perft", "dragons", "--depth", "1"]) == 0
        moves = capsys.readouterr().out.strip()
        assert int(moves) == sum(1 for _ in Match.new("dragons").legal_moves())
        assert main(["perft", "dragons", "--depth", "0"]) == 0
        assert capsys.readouterr().out == "1\n"

    def test_divide_lists_the_first_moves(self, capsys: pytest.CaptureFixture[str]) -> None:
        words = ["perft", "adamas", "--depth", "2", "--size", "2", "--pieces", "1", "--divide"]
        assert main([*words, "--players", "2"]) == 0
        *lines, total = capsys.readouterr().out.splitlines()
        assert sum(int(line.rpartition(" ")[2]) for line in lines) == int(total)

    def test_draws_are_made_but_not_counted(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["perft", "holomino", "--depth", "2", "--seed", "5"]) == 0
        assert int(capsys.readouterr().out) > 10


class TestOthers:
    def test_without_a_command_it_says_what_there_is(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main([]) == 0
        assert "resume" in capsys.readouterr().out

    def test_a_record_from_the_future_is_a_bad_record(
        self, record: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        record.write_text(record.read_text().replace("record 1", "record 9"))
        assert main(["show", str(record)]) == 1
        assert "made by a newer Quincunx" in capsys.readouterr().err

    def test_bench_prints_ratios(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(bench, "PLIES", 50)
        monkeypatch.setattr(bench, "LAYOUTS", 2)
        assert main(["bench", "--seconds", "0.003"]) == 0
        printed = capsys.readouterr().out
        for game in ("Mono", "Adamas", "Holomino", "Dragons", "Black Box"):
            assert f"{game}: " in printed
        assert printed.count("×") == 10

    @pytest.mark.parametrize(
        "words", [["--help"], ["play", "--help"], ["play", "mono", "--help"], ["perft", "--help"]]
    )
    def test_every_command_explains_itself(
        self, words: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        with pytest.raises(SystemExit) as leave:
            main(words)
        assert leave.value.code == 0
        assert "usage" in capsys.readouterr().out

    def test_puzzles_and_tournaments_are_loaded_by_their_commands_alone(self) -> None:
        asked = (
            "import sys; from rules.__main__ import main; main(['perft', 'mono', '--depth', '0'])"
        )
        loaded = "; print({'rules.puzzles', 'rules.tournament'} & {*sys.modules})"
        done = subprocess.run(
            [sys.executable, "-c", asked + loaded], capture_output=True, text=True, check=True
        )
        assert done.stdout == "1\nset()\n"

    def test_it_runs_as_a_program(self) -> None:
        done = subprocess.run(
            [sys.executable, "-m", "rules", "--version"], capture_output=True, text=True, check=True
        )
        assert done.stdout.startswith("Quincunx ")
