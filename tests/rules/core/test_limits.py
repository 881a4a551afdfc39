"""What a file may ask for: its limits hold, and each says the line, what there is and the limit."""

import os
from pathlib import Path
from random import Random

import pytest

from rules import IllegalMove, InvalidRecord, Match
from rules.__main__ import main
from rules.core.files import TooLarge, read_file
from rules.core.limits import LONGEST_TEXT, MOST_BYTES, MOST_LINES, MOST_MOVES, MOST_PLIES
from rules.replay import replay
from tests.hostile import RECORDS, SLOW, SPECIAL
from tests.systems import make_special, posix

pytestmark = pytest.mark.slow

ITS_OWN_TEST = {"markers without end", "back to the start"}


def loaded(kind: str, folder: Path) -> Match:
    path = folder / "hostile.qcx"
    RECORDS[kind](path, Random(3))
    return Match.load(path)


@pytest.mark.parametrize("kind", sorted(RECORDS.keys() - SLOW - ITS_OWN_TEST))
def test_a_hostile_record_is_a_match_or_a_clear_error(kind: str, tmp_path: Path) -> None:
    told = ""
    try:
        told = str(loaded(kind, tmp_path).problem)
    except (InvalidRecord, TooLarge) as error:
        told = str(error)
    assert 0 < len(told) < 400


@pytest.mark.parametrize("kind", SPECIAL)
def test_what_is_no_plain_file_is_refused(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "special.qcx"
    try:
        make_special(kind, path)
        if kind.endswith("that waits"):
            os.close(os.open(path, os.O_RDONLY | os.O_NONBLOCK))
    except (OSError, AttributeError) as error:
        pytest.skip(f"there is none here: {error}")
    with pytest.raises((OSError, InvalidRecord)) as told:
        Match.load(path)
    if isinstance(told.value, OSError):
        assert told.value.strerror
        assert told.value.filename == str(path)


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("a pipe", "this is not a file, but a device or pipe"),
        ("a socket", "this is not a file, but a device or pipe"),
        ("a folder", "this is a folder, not a file"),
        ("a device without end", "this is not a file, but a device or pipe"),
        ("a terabyte of nothing", "larger than the limit of 1 MB"),
    ],
)
def test_the_reason_is_said_in_words(kind: str, says: str, tmp_path: Path) -> None:
    path = tmp_path / "special"
    make_special(kind, path)
    with pytest.raises(OSError, match=says):
        read_file(path, 2**20)


@posix
@pytest.mark.parametrize("command", ["show", "check", "resume"])
def test_the_terminal_waits_for_no_pipe(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.qcx"
    make_special("a pipe", path)
    assert main([command, str(path)]) in (1, 2)
    out, err = capsys.readouterr()
    assert f"{path}: this is not a file, but a device or pipe" in out + err


def test_a_file_is_read_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * 200_000)
    assert read_file(path, 200_000) == b"x" * 200_000
    with pytest.raises(TooLarge):
        read_file(path, 199_999)


def test_turns_of_many_markers_are_counted_move_by_move(tmp_path: Path) -> None:
    """190 a ply, so that 3.9 MB hold a million: that took over a minute."""
    match = loaded("markers without end", tmp_path)
    assert match.problem is not None
    assert match.problem.reason == f"at most {MOST_MOVES} moves are allowed"
    assert match.last_ply == 2 + (MOST_MOVES - 2) // 191
    assert match.problem.line == 11 + match.last_ply


def test_plies_that_were_taken_back_count() -> None:
    """Nothing piles up where they showed no secret, and yet each was replayed."""
    match = Match.new("adamas", seed=1)
    for _ in range(2):
        match.play(next(match.legal_moves()))
    head, start, _ = match.to_text().partition("1. ")
    again = [start + match.to_text().partition("1. ")[2].partition("end")[0], "back to 0\n"]
    text = head + "".join(again * 3000) + "end 0 00000000\n"
    problem = Match.from_text(text).problem
    assert problem is not None
    assert problem.reason == "at most 5000 moves are allowed"
    assert problem.line == head.count("\n") + 1 + 3 * MOST_PLIES // 2


def test_ways_back_are_counted_as_well(tmp_path: Path) -> None:
    match = loaded("back to the start", tmp_path)
    assert match.last_ply <= 1
    assert f"at most {MOST_LINES} moves are allowed" in str(match.problem)


def test_a_ply_is_as_long_as_a_typed_turn_at_most() -> None:
    match = Match.new("blackbox", seed=1)
    match.play("a1,a2,a3,a4")
    match.play("a1,a2,a3,a4")
    head, _, _ = match.to_text().rpartition("end")
    turn = ",".join(["+a1", "/a1"] * 600)
    again = Match.from_text(f"{head}3. O {turn}\nend 3 00000000\n")
    assert again.last_ply == 2
    assert again.problem is not None
    assert again.problem.line == 13
    words = f"at most {LONGEST_TEXT} characters are allowed"
    assert again.problem.reason == words


def test_what_was_played_can_be_read_back_even_at_the_limit() -> None:
    match = Match.new("blackbox", seed=1)
    match.play("a1,a2,a3,a4")
    match.play("a1,a2,a3,a4")
    turn = ",".join(["+a1", "/a1"] * 512)
    assert len(turn) == LONGEST_TEXT - 1
    with pytest.raises(IllegalMove, match="at most 4096"):
        match.play(turn)  # with its end it is longer
    for _ in range((MOST_MOVES - 2) // 1001):
        match.play(",".join(["+a1", "/a1"] * 500))
    with pytest.raises(IllegalMove, match="at most 20000 moves"):
        match.play(",".join(["+a1", "/a1"] * 500))
    last = match.last_ply
    again = Match.from_text(match.to_text())
    assert (again.last_ply, again.problem) == (last, None)
    match.goto(last - 1)
    match.play("+a1")  # what was taken back makes room again
    assert Match.from_text(match.to_text()).problem is None


def test_a_record_has_so_many_lines() -> None:
    match = Match.new("adamas", seed=1)
    head, _, _ = match.to_text().rpartition("end")
    lines = "".join(f"{n}. O resign\n" for n in range(1, 3 * MOST_PLIES))
    text = f"{head}{lines}end {3 * MOST_PLIES} 00000000\n"
    assert len(text) < MOST_BYTES
    assert "the game is over" in str(Match.from_text(text).problem)
    from rules.record import read

    record = read(text)
    assert len(record.lines) == MOST_LINES
    assert record.problem is not None
    assert f"at most {MOST_LINES} moves" in record.problem.reason


class _Enough(Exception):
    pass


def test_the_work_can_be_followed_and_ended() -> None:
    match = Match.new("adamas", seed=1)
    for _ in range(10):
        match.play(next(match.legal_moves()))
    from rules.record import read

    told: list[float] = []
    replay(read(match.to_text()), told.append)
    assert told == [number / 10 for number in range(10)]

    def watch(done: float) -> None:
        if done >= 0.5:
            raise _Enough

    with pytest.raises(_Enough):
        Match.from_text(match.to_text(), watch)
