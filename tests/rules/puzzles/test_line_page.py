"""`rules/puzzles/line.md` is enough to read lines: a reader written from it says what ours says."""

import zlib
from pathlib import Path
from random import Random

import pytest

from rules.core.packing import SECTIONS
from rules.puzzles import KINDS, InvalidPuzzle, Puzzle, from_text, to_text
from rules.puzzles.line import _grouped as groups_of
from tests.oracles import line_reader
from tests.oracles.line_reader import Refused, Told

PAGE = Path(line_reader.__file__).parents[2] / "rules" / "puzzles" / "line.md"
OLD = [
    line
    for line in (Path(__file__).parent / "lines.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


def as_told(puzzle: Puzzle) -> Told:
    """A puzzle as the other reader would say it."""
    return Told(
        puzzle.kind,
        puzzle.par,
        puzzle.difficulty,
        puzzle.goal.numbers,
        puzzle.goal.key,
        dict(puzzle.options),
        puzzle.position,
    )


def assert_agree(text: str) -> None:
    """What the program reads the reader reads the same; what the reader refuses, so does it."""
    try:
        puzzle = from_text(text)
    except InvalidPuzzle:
        return
    assert line_reader.read(text) == as_told(puzzle)


@pytest.mark.parametrize(
    "line", OLD, ids=lambda line: f"{line.split(':')[1]}-{zlib.crc32(line.encode()):x}"
)
def test_lines_that_were_written_once_are_read_for_good(line: str) -> None:
    puzzle = from_text(line)
    assert line_reader.read(line) == as_told(puzzle)
    written = to_text(puzzle)
    assert line_reader.read(written) == as_told(puzzle)
    assert written == line or len(written) < len(line) / 2  # lines of words are shorter today


def test_there_are_old_lines_of_every_kind() -> None:
    assert {line_reader.read(line).kind for line in OLD} == set(KINDS) == set(line_reader.KINDS)


MESSAGES = {
    "mail": "Hi Ann,\nhere - as promised: {}\n\nHave fun: A-1\nBob",
    "answer": "On Monday Bob wrote:\n> {mailed}\n> HAVE FUN 12345678-12345678",
    "words": "Try this one – it is hard: {}!",
    "quoted": "> “{}”",
    "brackets": "({}).",
    "capitals": "{upper}",
    "small": "{lower}",
    "broken": "{broken}",
    "mailed": "{mailed}",
    "dashes": "{dashes}",
    "hidden": "{hidden}",
    "read as digits": "{letters}",
}


@pytest.mark.parametrize("message", MESSAGES)
@pytest.mark.parametrize("line", OLD[::4], ids=lambda line: line.split(":")[1])
def test_out_of_messages(message: str, line: str) -> None:
    kind, groups = line.rsplit(":", 1)
    sent = MESSAGES[message].format(
        line,
        upper=line.upper(),
        lower=line.lower(),
        broken="\n".join(line[at : at + 30] for at in range(0, len(line), 30)),
        mailed="\n> ".join(line[at : at + 30] for at in range(0, len(line), 30)),
        dashes=line.replace("-", "\N{EN DASH}").replace("adamas\N{EN DASH}", "adamas\N{HYPHEN}"),
        hidden=line.replace("-", "-\N{ZERO WIDTH SPACE}"),
        letters=f"{kind}:{groups.replace('0', 'o').replace('1', 'l')}",
    )
    assert line_reader.read(sent) == as_told(from_text(sent)) == as_told(from_text(line))


@pytest.mark.parametrize("line", OLD[::3], ids=lambda line: line.split(":")[1])
def test_of_spoilt_lines_none_is_read_in_another_way(line: str) -> None:
    rng = Random(line)
    for _ in range(40):
        at, other = rng.randrange(len(line)), rng.randrange(len(line))
        sign = rng.choice([*line_reader.SIGNS, "-", ":", " ", "U", "é", ""])
        assert_agree(line[:at] + sign + line[at + 1 :])
        assert_agree(line[: min(at, other)] + line[max(at, other) :])


@pytest.mark.parametrize("line", OLD[::5], ids=lambda line: line.split(":")[1])
def test_a_wrong_sign_is_refused_and_so_are_two_that_changed_places(line: str) -> None:
    rng = Random(line)
    start = line.rindex(":") + 1
    for _ in range(40):
        at = rng.randrange(start, len(line) - 1)
        pair = line[at : at + 2]
        if "-" in pair or pair[0] == pair[1]:
            continue
        for spoilt in (
            line[:at] + rng.choice(line_reader.SIGNS.replace(pair[0], "")) + line[at + 1 :],
            line[:at] + pair[::-1] + line[at + 2 :],
        ):
            with pytest.raises(Refused):
                line_reader.read(spoilt)
            with pytest.raises(InvalidPuzzle):
                from_text(spoilt)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "qx1",
        "qx1:mono:",
        "qx2:mono:00",
        "qx1:chess:00",
        "qx1:mono:0",
        "qx1:mono:00",
        "a:b:c:d",
        "qx1:mono:" + "0" * 5000,
    ],
)
def test_what_is_no_line_is_refused_by_both(text: str) -> None:
    with pytest.raises(Refused):
        line_reader.read(text)
    with pytest.raises(InvalidPuzzle):
        from_text(text)


def test_groups_are_written_as_the_page_says() -> None:
    rng = Random(7)
    for length in range(4, 40):
        data = rng.randbytes(length)
        assert line_reader._bytes(groups_of(data)) == data


def test_the_page_names_every_kind_and_section() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for kind in KINDS:
        assert f"`{kind.replace('dragons-', '-')}`" in page or f"`{kind}`" in page
    assert SECTIONS == line_reader.SECTIONS
    assert ", ".join(f"`{section}`" for section in SECTIONS) in page
