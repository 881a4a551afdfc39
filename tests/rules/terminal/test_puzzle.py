"""`python -m rules puzzle`."""

from collections.abc import Iterator

import pytest

from rules.__main__ import main
from rules.puzzles import attempt, from_text

Printed = pytest.CaptureFixture[str]


@pytest.fixture
def text(capsys: Printed) -> str:
    assert main(["puzzle", "new", "holomino", "--seed", "1"]) == 0
    return capsys.readouterr().out.splitlines()[-1]


def solution_of(text: str, capsys: Printed) -> str:
    assert main(["puzzle", "solve", text]) == 0
    return capsys.readouterr().out.strip().rpartition(": ")[2]


def test_the_same_seed_makes_the_same_puzzle(text: str, capsys: Printed) -> None:
    assert main(["puzzle", "new", "holomino", "--seed", "1"]) == 0
    assert text in capsys.readouterr().out


def test_the_daily_is_the_same_twice(capsys: Printed) -> None:
    for _ in range(2):
        assert main(["puzzle", "daily", "blackbox", "--date", "2026-11-20"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == lines[len(lines) // 2 - 1]


def test_show_prints_goal_and_board(text: str, capsys: Printed) -> None:
    assert main(["puzzle", "show", text]) == 0
    printed = capsys.readouterr().out
    assert "Place the tile that scores most" in printed
    assert "difficulty" in printed


def test_check_says_whether_it_is_sound_and_solved(text: str, capsys: Printed) -> None:
    move = solution_of(text, capsys)
    assert main(["puzzle", "check", text]) == 0
    assert "sound" in capsys.readouterr().out
    assert main(["puzzle", "check", text, move]) == 0
    assert "***" in capsys.readouterr().out


def test_check_refuses_moves_that_are_none(text: str, capsys: Printed) -> None:
    assert main(["puzzle", "check", text, "what"]) == 2
    assert main(["puzzle", "check", text, "123:999"]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_a_damaged_text_is_said_to_be(text: str, capsys: Printed) -> None:
    for command in ("show", "check", "solve"):
        assert main(["puzzle", command, text[:-9]]) == 1
        assert "not a good puzzle:" in capsys.readouterr().err


def test_a_bad_date_is_refused(capsys: Printed) -> None:
    with pytest.raises(SystemExit):
        main(["puzzle", "daily", "holomino", "--date", "tomorrow"])
    assert "2026-11-20" in capsys.readouterr().err


def test_a_puzzle_can_be_played(
    text: str, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed: Iterator[str] = iter(["nonsense", solution_of(text, capsys)])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    assert main(["puzzle", "play", text]) == 0
    assert "***" in capsys.readouterr().out


def test_a_move_that_lets_the_win_slip_is_taken_back_and_costs_a_star(
    capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["puzzle", "new", "dragons-1", "--seed", "1"]) == 0
    text = capsys.readouterr().out.splitlines()[-1]
    start = attempt(from_text(text))
    moves = start.kind.game.legal_moves(start.state)
    slip = next(str(move) for move in moves if start.apply(move).astray)
    typed: Iterator[str] = iter([slip, solution_of(text, capsys)])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    assert main(["puzzle", "play", text]) == 0
    printed = capsys.readouterr().out
    assert "Undone" in printed
    assert "**- You forced the loop after 1 wrong move." in printed


def test_the_solution_of_mono_says_that_the_layout_was_seen(capsys: Printed) -> None:
    assert main(["puzzle", "new", "mono", "--seed", "1"]) == 0
    text = capsys.readouterr().out.splitlines()[-1]
    assert main(["puzzle", "solve", text]) == 0
    assert "by a player who sees what is hidden" in capsys.readouterr().out
