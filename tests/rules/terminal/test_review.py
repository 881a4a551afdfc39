"""`python -m rules review`: what it prints of saved matches, and what it refuses."""

import json
from pathlib import Path

import pytest

from rules.__main__ import main
from rules.match import Match
from tests.rules.gone_cluster import Gone


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return a short match of Adamas in which O gives a stack away, then resigns."""
    match = Match.new("adamas", ["fred", "ned"], {"size": 2, "pieces": 3}, seed=3)
    for _ in range(4):
        match.play(next(iter(match.legal_moves())))
    match.resign(match.to_move or 0)
    path = tmp_path / "match.qcx"
    match.save(path)
    return path


def test_every_move_has_a_verdict_and_the_accounts_add_up(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(record), "--seconds", "0", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    judged = [verdict for verdict in facts["verdicts"] if verdict]
    assert len(judged) == 4
    assert all(verdict["expected"] <= verdict["expected_best"] for verdict in judged)
    assert [player["name"] for player in facts["players"]] == ["fred", "ned"]
    assert sum(sum(player["marks"].values()) for player in facts["players"]) == 4
    assert sum(player["luck"] + player["skill"] for player in facts["players"]) == pytest.approx(0)


def test_it_is_told_in_lines(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--seconds", "0"]) == 0
    first, *_, last = capsys.readouterr().out.splitlines()
    assert first == f"{record}: Adamas, fred, ned"
    assert last.startswith("ned: ")
    assert "Luck" in last


def test_a_review_that_had_no_time_says_that_it_is_unfinished(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["unfinished"] is False
    assert main(["review", str(record)]) == 0
    assert "Unfinished" not in capsys.readouterr().out
    assert main(["review", str(record), "--seconds", "0", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["unfinished"] is True
    assert main(["review", str(record), "--seconds", "0"]) == 0
    assert "Unfinished" in capsys.readouterr().out


def test_what_cannot_be_reviewed_is_named_and_the_others_are(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    secret = tmp_path / "secret.qcx"
    match = Match.new("blackbox", ["fred", "ned"], {}, seed=3)
    match.play("a1,b2,c3,d4")
    match.save(secret)
    noise = tmp_path / "noise.qcx"
    noise.write_text("nothing")
    assert main(["review", str(secret), str(noise), str(record), "--seconds", "0"]) == 1
    said = capsys.readouterr()
    assert "secret.qcx" in said.err
    assert "noise.qcx: line 1" in said.err
    assert "Adamas" in said.out


def test_a_time_that_is_none_is_refused(record: Path) -> None:
    assert main(["review", str(record), "--seconds", "-1"]) == 2


def test_many_are_reviewed_by_several_processes_and_told_in_their_order(
    record: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    noise = tmp_path / "noise.qcx"
    noise.write_text("nothing")
    files = [str(record), str(noise), str(record)]
    assert main(["review", *files, "--seconds", "0", "--json"]) == 1
    alone = capsys.readouterr()
    monkeypatch.setattr("rules.terminal.processes.most_jobs", int)
    assert main(["review", *files, "--seconds", "0", "--json", "--jobs", "2"]) == 1
    assert capsys.readouterr() == alone
    assert len(alone.out.splitlines()) == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [("--jobs 0", "jobs"), ("--cluster tcp://127.0.0.1:1", "does not answer")],
)
def test_processes_that_cannot_be_are_refused(
    record: Path,
    arguments: str,
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if "cluster" in arguments:
        pytest.importorskip("distributed")
    monkeypatch.setattr("rules.tournament.processes.PATIENCE", 1.0)
    assert main(["review", str(record), *arguments.split()]) == 2
    assert said in capsys.readouterr().err


def test_a_cluster_that_goes_meanwhile_is_told(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.terminal.processes.cluster", lambda _address: Gone())
    assert main(["review", str(record), "--cluster", "tcp://127.0.0.1:1"]) == 2
    said = "the cluster is gone, or its process that reviewed was killed"
    assert capsys.readouterr().err.strip() == f"python -m rules: {said}"
