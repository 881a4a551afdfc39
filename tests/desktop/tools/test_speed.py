"""The history of `make bench`: what it reads of the benchmarks, and what it calls slower."""

from dataclasses import replace
from pathlib import Path

import pytest

from rules.terminal import bench
from tests.tools import speed
from tests.tools.bench import Frames
from tests.tools.speed import Figure, Run
from tests.tools.stalls import Pauses, Verdicts

START = "Start to first paint                         1352 ms      1.77 × a bare Qt window (500 ms)"


def run(*values: float, machine: str = "this one", unit: str = "rate") -> Run:
    figures = (Figure(f"figure {number}", value, unit) for number, value in enumerate(values))
    return Run("abc1234", machine, "2026-11-22T12:00:00+00:00", 0.5, tuple(figures))


def test_rates_are_read_beside_their_baselines() -> None:
    line = bench.Speed("Mono: random plies", 1234.5, "copying a dict board", 100_000.0).line()
    assert list(speed.figures([line])) == [Figure("Mono: random plies", 0.0123, "rate")]


def test_times_are_read_beside_the_start_of_a_bare_window() -> None:
    lines = [
        START,
        Frames("Mono of size 25: pan", 5.0, 20.0).line(),
        Pauses("dragons", 40, False, 0.1, 8.0, 60.0, 45.0).line(),
        Pauses("review mono", 60, True, 0.1, 8.0, 30.0, 20.0).line(),
        Verdicts(60, 59.0).line(),
        f"{'Memory after 60 matches':<40}      204 MB  (0 of 3467 things at the table left)",
        "Frames at 1400 × 1000, ms                  median     99th",
        "rate ratio baseline",
    ]
    assert list(speed.figures(lines)) == [
        Figure("Start to first paint", 1.77, "start"),
        Figure("Mono of size 25: pan", 0.01, "time"),
        Figure("Mono of size 25: pan, 99th", 0.04, "time"),
        Figure("Held up: dragons", 0.12, "time"),
        Figure("Held up: review mono", 0.06, "time"),
        Figure("Memory after 60 matches", 204.0, "size"),
    ]


@pytest.mark.parametrize(
    ("late", "over"),
    [(Verdicts(60, 59.5), False), (Verdicts(60, 60.5), True), (Verdicts(80, 79.0), False)],
)
def test_verdicts_that_come_late_are_told(late: Verdicts, over: bool) -> None:
    assert late.line().endswith("over its aim") is over


def test_the_first_run_has_nothing_to_be_compared_with() -> None:
    assert speed.compared(run(1.0), [run(9.0, machine="another")]) == [
        "No run on this machine to compare with yet."
    ]


def test_a_rate_that_fell_is_told_with_how_much() -> None:
    told = speed.compared(run(1.0, 0.5), [run(1.0, 1.0), run(1.1, 1.0), run(0.9, 1.02)])
    assert told[0].startswith("Slower than in the last 3 runs on this machine")
    assert len(told) == 2
    assert told[1].split() == ["figure", "1", "1", "→", "0.5", "100", "%", "slower"]


def test_a_time_that_rose_is_told() -> None:
    told = speed.compared(run(0.2, 0.05, unit="time"), [run(0.1, 0.05, unit="time")])
    assert "figure 0" in told[1]
    assert len(told) == 2


@pytest.mark.parametrize(
    ("now", "before"),
    [
        (run(0.81), [run(1.0), run(0.85)]),
        (run(3.0), [run(1.0), run(0.85)]),
        (run(0.5), [run(1.0), run(1.0), run(0.52)]),  # as slow once before
        (run(0.008, unit="time"), [run(0.001, unit="time")]),  # nobody can tell them apart
        (run(1.0), [run(9.0), *[run(1.0)] * speed.RUNS]),  # only the last runs count
    ],
)
def test_what_varies_is_not(now: Run, before: list[Run]) -> None:
    (told,) = speed.compared(now, before)
    assert told.startswith("Nothing is slower")


def test_the_history_is_added_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    history = tmp_path / "build" / "bench.jsonl"
    monkeypatch.setattr("sys.argv", ["speed", "--history", str(history)])
    runs = [run(1.0), replace(run(0.5), commit="def5678")]
    for one in runs:
        monkeypatch.setattr(speed, "measured", lambda _, one=one: one)
        assert speed.main() == 0
    assert speed.read(history) == runs
    assert "100 % slower" in capsys.readouterr().out
