"""`rules/record.md` is enough to read records: a reader written from it says what ours says."""

import re
import zlib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules import InvalidRecord, Match
from rules.core import SEATS
from rules.core.commands import COMMANDS
from rules.games import GAMES
from rules.playout import random_move
from rules.record import PlyLine, Record, load
from rules.record import read as program_reads
from rules.replay import record_of, replay
from tests import hostile
from tests.oracles import record_reader
from tests.oracles.record_reader import Ply, Read, Refused
from tests.rules.variants import VARIANTS, Variant

PAGE = Path(__file__).parents[2] / "rules" / "record.md"
OLD = sorted((Path(__file__).parent / "records").glob("*.qcx"))
SETUPS = {
    "adamas": "O: a3=6 c1=2; X: b4=3 e3=2; move: X",
    "holomino": "tiles: 0,0=123 1,0=135; O: 145 236; X: 126 456; points: 12 0; move: X",
    "dragons": "tiles: 0,0=a 1,0=c; pool: 20; move: X",
    "blackbox": "O: a1 c4 e2 g7; X: b3 b5 d1 f6; move: X",
}


def played(variant: Variant, seed: int, plies: int) -> Match:
    """Return a match in which everything happens that a record can tell."""
    rng = Random(seed)
    match = variant.match(seed=seed)
    match.annotations.set_note(0, f"wait for {variant.slug} – “no hurry”")
    for number in range(plies):
        if match.to_move is None:
            break
        match.play(random_move(match.game, match.view(match.to_move), rng, most=60))
        if match.to_move is None:
            break
        if number % 9 == 4:
            match.undo()
        if number % 9 == 6:
            match.propose_draw(match.to_move)
        if number % 9 == 8 and match.ply > 3:
            match.goto(match.ply - 3)
    return match


def assert_same(told: Read, record: Record) -> None:
    """Every fact of a record, as both say it."""
    assert (told.game, tuple(told.names)) == (record.game, record.names)
    assert (tuple(told.levels), told.options) == (record.levels, record.options)
    assert (told.serious, told.setup, told.ply) == (record.serious, record.setup, record.ply)
    assert told.result == record.result
    assert told.notes == {SEATS[player]: note for player, note in record.notes.items()}
    if told.seed is not None:
        assert told.seed == record.seed
    assert told.lines == [
        line.number
        if not isinstance(line, PlyLine)
        else Ply(
            line.number,
            "" if line.seat is None else SEATS[line.seat],
            line.text,
            line.draws,
            line.secret,
        )
        for line in record.lines
    ]
    assert told.parts == {part.name: list(part.lines) for part in record.parts}
    assert told.damaged == (record.problem.line if record.problem else 0)


def assert_agree(data: bytes, path: Path) -> None:
    """Both read the same out of a file, or both refuse it."""
    path.write_bytes(data)
    try:
        record = program_reads(load(path))
    except (InvalidRecord, OSError):
        with pytest.raises(Refused):
            record_reader.read(data)
        return
    assert_same(record_reader.read(data), record)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("finished", [False, True])
def test_matches_of_every_game_and_option(variant: Variant, finished: bool) -> None:
    match = played(variant, seed=11, plies=40)
    if finished and match.to_move is not None:
        for player in range(1, variant.players):
            match.resign(player)
    text = match.to_text()
    told = record_reader.read(text.encode())
    assert told.damaged == 0
    assert_same(told, program_reads(text))

    line, problem = replay(program_reads(text))
    assert problem is None
    assert [(ply.moves, ply.draws) for ply in told.standing()] == [
        (ply.text, tuple(map(str, ply.draws))) for ply in line.plies
    ]
    assert_spelt(told)


def assert_spelt(told: Read) -> None:
    """Assert that moves and draws are written as the page says."""
    for ply in told.lines:
        if not isinstance(ply, Ply):
            continue
        if ply.number and ply.moves not in COMMANDS:
            assert re.fullmatch(record_reader.MOVES[told.game], ply.moves)
        for draw in ply.draws:
            assert re.fullmatch(record_reader.DRAWS[told.game], draw)


def test_there_were_commands_draws_secrets_and_ways_back() -> None:
    """Else the tests above would show less than they claim."""
    lines = [
        line
        for variant in VARIANTS
        for line in record_reader.read(played(variant, 11, 40).to_text().encode()).lines
    ]
    plies = [line for line in lines if isinstance(line, Ply)]
    assert len(plies) < len(lines)
    assert any(ply.draws for ply in plies)
    assert any(ply.sealed for ply in plies)
    assert any(ply.moves in COMMANDS for ply in plies)


@pytest.mark.parametrize("slug", SETUPS)
def test_matches_from_a_set_up_position(slug: str) -> None:
    match = Match.new(slug, ("fred", "ned"), {}, 3, setup=SETUPS[slug])
    match.serious = True
    assert match.to_move == 1
    match.play(next(match.legal_moves()))
    text = match.to_text()
    told = record_reader.read(text.encode())
    assert told.setup
    assert told.serious
    assert_same(told, program_reads(text))


def test_matches_of_computer_players_left_in_the_middle() -> None:
    match = Match.new("adamas", ("fred", "ned", "ted"), seed=4)
    match.levels = (None, 3, 5)
    for _ in range(4):
        match.play(next(match.legal_moves()))
    match.goto(2)
    told = record_reader.read(match.to_text().encode())
    assert (told.levels, told.ply) == ([None, 3, 5], 2)
    assert_same(told, program_reads(match.to_text()))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_records_that_were_written_once_are_read_for_good(path: Path) -> None:
    told = record_reader.read(path.read_bytes())
    match = Match.load(path)
    assert told.damaged == 0
    assert match.problem is None
    assert match.ply == (match.last_ply if told.ply is None else told.ply)
    assert_same(told, program_reads(load(path)))
    assert [ply.moves for ply in told.standing()] == [
        ply.text for ply in replay(program_reads(load(path)))[0].plies
    ]


def test_there_is_such_a_record_of_every_game() -> None:
    assert {record_reader.read(path.read_bytes()).game for path in OLD} == {
        game.slug for game in GAMES
    }


@pytest.mark.parametrize("seed", range(40))
def test_of_damaged_files_the_same_beginning_is_kept(seed: int, tmp_path: Path) -> None:
    rng = Random(seed)
    data = played(VARIANTS[seed % len(VARIANTS)], seed, 12).to_text().encode()
    for number in range(12):
        assert_agree(hostile.damaged(data, rng), tmp_path / f"{number}.qcx")


def with_parts(text: str, *lines: str) -> str:
    """Return a record with lines before its end; the end is made again."""
    body = text.replace("record 1", "record 2")
    body, _, end = body.rpartition("end ")
    body += "".join(f"{line}\n" for line in lines)
    return f"{body}end {end.split()[0]} {zlib.crc32(body.encode()):08x}\n"


ODD: dict[str, Any] = {
    "crlf": lambda text: text.replace("\n", "\r\n"),
    "old Mac's": lambda text: text.replace("\n", "\r"),
    "quoted": lambda text: "".join(f"> {line}\n" for line in text.split("\n")[:-1]),
    "quoted, blanks cut": lambda text: re.sub("(?m)^> $", ">", re.sub("(?m)^", "> ", text)),
    "quoted twice": lambda text: re.sub("(?m)^(?=.)", ">> ", text),
    "quoted by an old Mac": lambda text: re.sub("(?m)^", "> ", text).replace("\n", "\r"),
    "barred": lambda text: re.sub("(?m)^", "| ", text),
    "quoted here and there": lambda text: "> " + text.replace("\n\n", "\n> \n"),
    "quoted with words before": lambda text: "Bob wrote:\n" + re.sub("(?m)^", "> ", text),
    "mark": lambda text: "\ufeff" + text,
    "spaces of all kinds": lambda text: text.replace(
        "O: ", "O: \u3000\ufeffA\xa0\u2009b\u200e\u2003 "
    ),
    "directions": lambda text: text.replace("O: ", "O: \u2068\u202e"),
    "controls": lambda text: text.replace("O: ", "O: \x07\x85\u2028\ufdd0\U0001ffff\x7f"),
    "emoji": lambda text: text.replace("O: ", "O: \U0001fa77\u200d\U0003fffd"),
    "a note as it was pasted": lambda text: text.replace(
        "result:", "note O: \ufeffa\x07 b\u3000\nresult:"
    ),
    "remark": lambda text: text.replace("\n\n", "\n# a remark\n\n"),
    "blanks": lambda text: text.replace("\n\n", "  \n\n \t\n"),
    "no end": lambda text: text[: text.rindex("end")],
    "half a line": lambda text: text[: text.rindex("end") - 2],
    "half an end": lambda text: text[:-4],
    "after the end": lambda text: text + "9. O resign\n",
    "remark after the end": lambda text: text + "# so it ended\n\n",
    "wrong end": lambda text: re.sub("end [0-9]+", "end 77", text),
    "second": lambda text: text.replace("record 1", "record 2"),
    "newer": lambda text: text.replace("record 1", "record 3"),
    "parts": lambda text: with_parts(text, "part a", " b", "part c", "#", " d"),
    "half a part": lambda text: with_parts(text, "part a", " b")[: text.index("end ") + 8],
    "part of version 1": lambda text: with_parts(text, "part a").replace("record 2", "record 1"),
    "part twice": lambda text: with_parts(text, "part a", " b", "part a"),
    "no part": lambda text: with_parts(text, "part a", "b"),
    "too long parts": lambda text: with_parts(text, "part a", *[" b"] * 20_000),
    "oldest": lambda text: text.replace("record 1", "record 0"),
    "unknown field": lambda text: text.replace("seed:", "clock: 5\nseed:"),
    "field at the end": lambda text: text.replace("\n\n", "\nclock: 5\n\n"),
    "twice": lambda text: text.replace("seed:", "game: mono\nseed:"),
    "no seed": lambda text: re.sub("seed:.*\n", "", text),
    "bad seed": lambda text: re.sub("seed:.*", "seed: none", text),
    "large seed": lambda text: re.sub("seed:.*", f"seed: {2**128}", text),
    "bad ply": lambda text: text.replace("seed:", "ply: x\nseed:"),
    "bad seed and ply": lambda text: re.sub("seed:.*", "ply: x\nseed: -1", text),
    "levels": lambda text: text.replace("seed:", "levels: 3 x 4 5 6\nseed:"),
    "no levels": lambda text: text.replace("seed:", "levels: - -\nseed:"),
    "options": lambda text: re.sub("options:.*", "options: size=3 size=4", text),
    "serious": lambda text: text.replace("seed:", "serious: maybe\nseed:"),
    "setup": lambda text: text.replace("seed:", "setup: =abc\nseed:"),
    "a name too long": lambda text: text.replace("X: ", "X: " + 39 * "W" + "  V"),
    "a note too long": lambda text: text.replace("seed:", f"note X: {20_001 * 'x'}\nseed:"),
    "notes": lambda text: text.replace("seed:", "note O: =x\nnote X:\nnote Y: a\tb\nseed:"),
    "seat": lambda text: text.replace("X:", "Y:", 1),
    "spaces": lambda text: text.replace("1. ", "  1. "),
    "no spaces": lambda text: re.sub(r"(?m)^1\. (.) ", r"1.\1", text),
    "bars": lambda text: re.sub("(?m)^1.*", "1. O a3 | b | c", text),
    "old lines": lambda text: text.replace("\n", "\x0b\n"),
    "bytes": lambda text: text.replace("fred", "fr\udcffd"),
}


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("slug", ["mono", "holomino"])
def test_what_is_odd_is_read_as_the_page_says(odd: str, slug: str, tmp_path: Path) -> None:
    text = played(Variant(slug), 5, 4).to_text()
    changed = ODD[odd](text)
    assert changed != text
    assert_agree(changed.encode("utf-8", "surrogateescape"), tmp_path / "odd.qcx")


@pytest.mark.parametrize(
    ("encoding", "end"),
    [
        ("utf-8-sig", "\r"),
        ("utf-16", "\n"),
        ("utf-16", "\r\n"),
        ("utf-16-le", "\r"),
        ("utf-16-be", "\n"),
    ],
)
@pytest.mark.parametrize("mark", ["", "> ", ">", "| ", "> > "])
def test_a_record_in_any_encoding_or_mail_is_whole(
    encoding: str, end: str, mark: str, tmp_path: Path
) -> None:
    text = with_parts(
        played(Variant("adamas"), 5, 4).to_text(), "part study", " title: Né", " 1.", " comment: 🩷"
    )
    sent = "".join(f"{mark}{line}{end}" for line in text.split("\n")[:-1])
    path = tmp_path / "sent.qcx"
    path.write_bytes(sent.encode(encoding))
    match = Match.load(path)
    assert match.problem is None
    whole = Match.from_text(text)
    assert match.history(None) == whole.history(None)
    assert match.annotations.part("study") == whole.annotations.part("study")
    assert_agree(sent.encode(encoding), path)


@pytest.mark.parametrize("mark", ["", "> "])
def test_what_stands_before_a_record_is_said_to(mark: str) -> None:
    text = played(Variant("adamas"), 5, 4).to_text()
    with pytest.raises(InvalidRecord, match="the record begins in line 3"):
        program_reads("Bob wrote:\n\n" + re.sub("(?m)^", mark, text))


def test_the_pages_own_example_is_whole() -> None:
    text = PAGE.read_text(encoding="utf-8").split("```")[1].lstrip("\n")
    assert record_reader.read(text.encode()).damaged == 0
    assert_same(record_reader.read(text.encode()), program_reads(text))


def test_the_page_names_every_game_option_and_command() -> None:
    page = PAGE.read_text(encoding="utf-8")
    names = [game.slug for game in GAMES]
    names += [name for game in GAMES for name in game.options.specs()]
    for name in (*names, *COMMANDS):
        assert f"`{name}`" in page
    for game in GAMES:
        for name, spec in game.options.specs().items():
            if spec.low is not None:
                assert f"`{name}` {spec.low}–{spec.high}" in page


def test_too_large_a_file_is_refused_by_both(tmp_path: Path) -> None:
    text = played(Variant("adamas"), 1, 4).to_text()
    assert_agree(text.encode() + b"#" * record_reader.MOST_BYTES, tmp_path / "large.qcx")


def test_a_record_is_written_from_what_was_read() -> None:
    """Nothing a record holds is lost on its way through `Record`."""
    match = played(Variant("blackbox"), 2, 20)
    line, _ = replay(program_reads(match.to_text()))
    assert_same(record_reader.read(match.to_text().encode()), record_of(line, match.ply))
