"""`rules/puzzles/line.md` is enough to read lines: a reader written from it says what ours says."""

import html
import quopri
import re
import zlib
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from random import Random
from urllib.parse import quote

import pytest

from rules.core.packing import SECTIONS
from rules.puzzles import KINDS, InvalidPuzzle, Puzzle, from_text, shipped, to_text
from rules.puzzles.line import _grouped as groups_of
from tests.oracles import line_reader
from tests.oracles.line_reader import Refused, Told

OLD = [
    line
    for line in (Path(__file__).parent / "lines.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
"""Lines that must stay readable. A kind without a line in the file has one of its stock."""
_IN_FILE = {line.split(":")[1] for line in OLD}
OLD += [ready.text for kind in KINDS if kind not in _IN_FILE for ready in shipped(kind)[:1]]


def as_told(puzzle: Puzzle) -> Told:
    """Return a puzzle as the other reader would say it."""
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
    """Expect the reader to read the same as the program, wherever the program can read."""
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


def between(sign: str) -> Callable[[str], str]:
    """Put a sign behind each hyphen, and in the middle of each group."""
    return lambda line: re.sub(
        "([0-9A-Z]{4})(?=[0-9A-Z])", rf"\g<1>{sign}", line.replace("-", f"-{sign}")
    )


def dashes(sign: str) -> Callable[[str], str]:
    return lambda line: line.replace("-", sign)


def spaced(sign: str) -> Callable[[str], str]:
    """Put a sign in the place of the hyphens between groups, whatever they and colons are now."""
    return lambda line: re.sub("[-‐‑‒–—―−－﹣⁃](?=[^:：﹕∶꞉]*$)", sign, line)


def broken(with_: str, every: int = 30) -> Callable[[str], str]:
    return lambda line: with_.join(line[at : at + every] for at in range(0, len(line), every))


SIGNS: dict[str, Callable[[str], str]] = {
    **{
        f"U+{ord(sign):04X} between": between(sign)
        for sign in "\u200b\u200c\u200d\u200e\u200f\u2060\u2063\u2066\u2069\u202a\u202e"
        "\ufeff\xad\u061c\ufe0f\U000e0020\u034f\u180e"
    },
    **{f"U+{ord(sign):04X} for hyphens": dashes(sign) for sign in "‐‑‒–—―−－﹣⁃"},
    **{
        f"U+{ord(sign):04X} for colons": (lambda c: lambda t: t.replace(":", c))(sign)
        for sign in "：﹕∶꞉"
    },
    "isolated": lambda line: f"\u2068{line}\u2069",
    "full-width": lambda line: "".join(
        chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in line
    ),
    "full-width letters": lambda line: re.sub("[A-Za-z]", lambda c: chr(ord(c[0]) + 0xFEE0), line),
    "full-width digits": lambda line: re.sub("[0-9]", lambda c: chr(ord(c[0]) + 0xFEE0), line),
    "bold letters": lambda line: re.sub("[A-Z]", lambda c: chr(0x1D400 + ord(c[0]) - 65), line),
    "capitals": str.upper,
    "small": str.lower,
    "spaces behind colons": lambda line: line.replace(":", ": "),
    "spaces for hyphens": spaced(" "),
    "no-break spaces for hyphens": spaced("\xa0"),
    "ideographic spaces behind hyphens": lambda line: line.replace("-", "-\u3000"),
}
"""What chats, keyboards and word processors put in the place of a line's signs."""

BREAKS: dict[str, Callable[[str], str]] = {
    "whole": str,
    "lines": broken("\n"),
    "lines of Windows": broken("\r\n"),
    "old Mac's": broken("\r"),
    "line separators": broken("\u2028"),
    "quoted": broken("\n> "),
    "quoted twice": broken("\r\n>> > "),
    "barred": broken("\n| "),
    "both": broken("\n| > "),
    "in a table": lambda line: f"| puzzle | {line} |",
    "in angles": lambda line: f"<{line}>",
    "in stars": lambda line: f"**{line}**",
    "slanted": lambda line: f"_{line}_",
    "code": lambda line: f"```\n{line}\n```",
    "in Japanese": lambda line: f"問題{line}を解いて",
}

CODES: dict[str, Callable[[str], str]] = {
    "plain": str,
    "quoted-printable": lambda text: quopri.encodestring(text.encode()).decode(),
    "quoted-printable in small letters": lambda text: re.sub(
        "=[0-9A-F]{2}", lambda c: c[0].lower(), quopri.encodestring(text.encode()).decode()
    ),
    "soft breaks": broken("=\r\n", 60),
    "address": lambda text: f"https://example.org/?text={quote(text, safe='')}",
    "backslashes": lambda text: re.sub(r"([-:_*|>])", r"\\\1", text),
    "decimal references": lambda text: text.replace("-", "&#45;").replace(":", "&#58;"),
    "hexadecimal references": lambda text: text.replace("-", "&#x2D;"),
    "named references": lambda text: text.replace("-", "&hyphen;").replace(":", "&colon;"),
    "escaped twice": lambda text: html.escape(text.replace("-", "&#8209;")),
    "page": lambda text: (
        "<p>" + html.escape(text).replace("\n", "<br>\n").replace("-", "-<wbr>") + "</p>"
    ),
    "page with line breaks alone": lambda text: html.escape(text).replace("\n", "<br/>"),
    "page with styles": lambda text: (
        f'<span style="x">{html.escape(text).replace("-", "-<wbr />")}</span>'
    ),
}
"""How what was written is sent."""

ONE_OF_EACH = list({line.split(":")[1]: line for line in OLD}.values())


@pytest.mark.parametrize("break_", BREAKS)
def test_out_of_chats_and_mails(break_: str) -> None:
    """Every code meets every break; the kinds of lines take turns."""
    for line, code in zip(cycle(ONE_OF_EACH), CODES, strict=False):
        sent = CODES[code](f"Try this one! {BREAKS[break_](line)}\nBye")
        assert as_told(from_text(sent)) == as_told(from_text(line)), sent
        assert line_reader.read(sent) == as_told(from_text(line)), sent


@pytest.mark.parametrize("signs", SIGNS)
def test_with_other_signs(signs: str) -> None:
    rng = Random(signs)
    for line in rng.sample(ONE_OF_EACH, 3):
        for break_, code in (("whole", "plain"), (rng.choice([*BREAKS]), rng.choice([*CODES]))):
            sent = CODES[code](f"Try this one! {BREAKS[break_](SIGNS[signs](line))}\nBye")
            assert as_told(from_text(sent)) == as_told(from_text(line)), (break_, code, sent)
            assert line_reader.read(sent) == as_told(from_text(line)), (break_, code, sent)


@pytest.mark.parametrize("kind", KINDS)
def test_with_several_of_them(kind: str) -> None:
    rng = Random(kind)
    line = next(line for line in OLD if line.split(":")[1] == kind)
    for _ in range(10):
        sent, done = line, rng.sample([*SIGNS], 3)
        for signs in done:
            sent = SIGNS[signs](sent)
        break_, code = rng.choice([*BREAKS]), rng.choice([*CODES])
        sent = CODES[code](f"Hi,\n\n{BREAKS[break_](sent)}\n\nBob")
        assert as_told(from_text(sent)) == as_told(from_text(line)), (done, break_, code, sent)
        assert line_reader.read(sent) == as_told(from_text(line)), (done, break_, code, sent)


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
        "qx1:mono:" + "0" * 500,
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
    page = line_reader.PAGE.read_text(encoding="utf-8")
    for kind in KINDS:
        assert f"`{kind}`" in page
    assert SECTIONS == line_reader.SECTIONS
    assert ", ".join(f"`{section}`" for section in SECTIONS) in page
