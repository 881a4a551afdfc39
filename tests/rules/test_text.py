"""What a text may hold, how it is cut, and when two texts are the same."""

import unicodedata
from pathlib import Path

import pytest

from rules.core import InvalidOptions, Message
from rules.match import Match
from rules.record import InvalidRecord, explain
from rules.study import read_study
from rules.terminal.command_line import run_command
from rules.text import (
    can_be_seen,
    cut,
    fold,
    is_clean,
    mend,
    plain_signs,
    search_key,
    tidy,
    visible,
)

FAMILY = "👨‍👩‍👧"
NAMES = {
    "Persian": "می‌خواهم",
    "Sinhala": "ශ්‍රී",
    "Kannada": "ನ್‌ನ",
    "family": FAMILY,
    "flag of England": "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "heart of Unicode 15": "Anna \U0001fa77",
    "not assigned yet": "Anna \U0003fffd",
    "nothing but an emoji": "\U0001fa77",
    "private use": "\uf8ff Ann",
    "Bengali": "শ্রী",
    "Hebrew with a mark": "אב\u200fג",
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_in_any_script_is_a_players_name_and_is_kept(name: str) -> None:
    match = Match.new("adamas", (name, "ned"))
    assert match.names == (name, "ned")
    assert Match.from_text(match.to_text()).names == (name, "ned")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("\ufeffAnn", "Ann"),
        ("\u200eAnn\u200e", "Ann"),
        ("\u2068Ann\u2069", "Ann"),
        ("A\u202enn", "Ann"),
        ("山田\u3000太郎", "山田 太郎"),
        ("Ann\xa0Lee\u2009", "Ann Lee"),
        ("\u200b Ann\t", "Ann"),
    ],
)
def test_what_is_copied_along_with_a_name_is_left_out(typed: str, name: str) -> None:
    assert Match.new("adamas", (typed, "ned")).names == (name, "ned")
    record = Match.new("adamas", ("fred", "ned")).to_text().replace("fred", typed)
    assert Match.from_text(record).names == (name, "ned")


@pytest.mark.parametrize("sign", ["\0", "\n", "\t", "\x1b", "\x7f", "\x85", "\u2028", "\ud800"])
def test_controls_and_line_ends_are_in_no_name_that_is_typed(sign: str) -> None:
    with pytest.raises(InvalidOptions, match="visible characters"):
        Match.new("adamas", (f"fr{sign}ed", "ned"))


@pytest.mark.parametrize("sign", ["\0", "\t", "\x1b", "\x7f", "\x85", "\u2028", "\ufdd0", "\ufffe"])
def test_in_a_record_they_are_read_as_signs_that_cannot_be_read(sign: str) -> None:
    record = Match.new("adamas", ("fred", "ned")).to_text().replace("fred", f"fr{sign}ed")
    assert Match.from_text(record).names == ("fr\ufffded", "ned")


def test_what_is_allowed_does_not_follow_the_tables_of_the_running_python() -> None:
    refused = {chr(n) for n in range(0x110000) if not is_clean(chr(n))}
    assert {unicodedata.category(c) for c in refused} <= {"Cc", "Cs", "Zl", "Zp", "Cn"}
    assert len(refused) == 65 + 2 + 2048 + 66
    assert all(ord(c) & 0xFFFE == 0xFFFE or c < "\ufdf0" for c in refused if c > "\udfff")


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u0301", "\u3164", "\u2800", "\ufeff"])
def test_a_name_of_which_nothing_is_seen_is_none(name: str) -> None:
    assert not can_be_seen(name)
    with pytest.raises(InvalidOptions):
        Match.new("adamas", (name, "ned"))


class TestStudies:
    COMMENTS = (
        "lovely \U0001fa77",
        f"{FAMILY} می‌خواهم",
        "not assigned \U0003fffd",
        "a bell\x07 and\x1b[2J",
    )

    @pytest.mark.parametrize("comment", COMMENTS)
    def test_no_comment_cuts_a_study(self, comment: str) -> None:
        match = Match.new("adamas", ("fred", "ned"))
        match.play("a3-c3")
        match.resign(1)
        record = match.to_text().rpartition("end ")[0].replace("record 1", "record 2")
        record += f"part study\n title: {comment}\n 1.\n comment: {comment}\n 2.\n comment: last\n"
        tree, problem = read_study(Match.from_text(f"{record}end 2 00000000\n"))
        assert problem is None
        assert tree.note(2).comment == "last"
        assert tree.title == tree.note(1).comment == mend(comment)

    def test_a_comment_with_signs_nobody_sees_is_taken(self) -> None:
        match = Match.new("adamas")
        match.play("a3-c3")
        tree, _ = read_study(match)
        assert tree.comment(1, "a\tb\nc\x07").note(1).comment == "a b c\ufffd"
        assert tree.rename("\ufeffMy\xa0study").title == "My study"


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (f"ab{FAMILY}c", ["a", "b", FAMILY, "c"]),
        ("e\u0301o\u0308\u0323", ["e\u0301", "o\u0308\u0323"]),
        ("🇩🇪🇫🇷x", ["🇩🇪", "🇫🇷", "x"]),
        ("👍🏽👍", ["👍🏽", "👍"]),
        ("क्षि", ["क्षि"]),
        ("한", ["한"]),
        ("❤️x", ["❤️", "x"]),
    ],
)
def test_a_text_is_cut_between_what_is_seen_as_one_sign(text: str, parts: list[str]) -> None:
    wholes = ["".join(parts[:count]) for count in range(1, len(parts) + 1)]
    for most in range(len(parts[0]), len(text) + 1):
        assert cut(text, most) == max((w for w in wholes if len(w) <= most), key=len)


def test_a_cut_text_is_never_too_long_nor_empty() -> None:
    for text in ("a" + "\u0301" * 9, "🇩🇪" * 3, FAMILY):
        for most in range(1, 12):
            assert 0 < len(cut(text, most)) <= most


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("José", "Jose\u0301"),
        ("anna", "ANNA "),
        ("Ａｎｎａ", "anna"),
        ("Straße", "STRASSE"),
        ("山田\u3000太郎", "山田 太郎"),
        ("می‌خواهم", "میخواهم"),
        ("Ann  Lee", "ann\xa0lee"),
        ("ﬁlip", "Filip"),
    ],
)
def test_texts_people_take_for_the_same_have_one_key(one: str, other: str) -> None:
    assert fold(one) == fold(other)


def test_other_names_have_other_keys() -> None:
    assert len({fold(name) for name in ("Jose", "José", "Ann", "Anna", "İlker", "ılker")}) == 6


@pytest.mark.parametrize("sought", ["ilker", "ILKER", "İlker", "ılker", "ilk"])
@pytest.mark.parametrize("name", ["İlker", "ilker", "ILKER", "Ilker"])
def test_a_search_takes_the_turkish_letters_for_one(sought: str, name: str) -> None:
    assert search_key(sought) in search_key(name)


def test_notation_is_read_in_ascii() -> None:
    assert plain_signs("ｑｘ１：Ａ－０\u200b—１\u2060−\xa02\u3000") == "qx1:A-0-1- 2 "
    for sign in "‐‑‒–—―−－﹣":
        assert plain_signs(sign) == "-"


class TestMessages:
    SIGNS = "\x1b]0;owned\x07\x9b2J\u202e\u2066"

    def test_what_a_message_quotes_holds_no_control(self) -> None:
        message = Message("“{word}” is odd: {reason}", word=self.SIGNS, reason=Message("no"))
        assert is_clean(message)
        assert str(message.arguments["word"]) == visible(self.SIGNS)
        assert message.arguments["reason"] == "no"

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ("size=3", "size=3\x1b[2J"),
            ("game: adamas", "game: ad\x1b[2J"),
            ("O: fred", "O: " + "fr\x1b[2Jed" * 9),
            ("seed: 7", "setup: \x1b[2J\nseed: 7"),
            ("seed: 7", "setup: O: a3=\x1b[2J; X: b4=3\nseed: 7"),
            ("1. O a3-c3", "1. O a3\x1b[2J-c3"),
            ("1. O a3-c3", "\x1b[2J. O a3-c3"),
        ],
    )
    def test_no_control_of_a_file_is_in_what_is_said_of_it(self, old: str, new: str) -> None:
        match = Match.new("adamas", ("fred", "ned"), seed=7)
        match.play("a3-c3")
        try:
            said = Match.from_text(match.to_text().replace(old, new)).problem
            assert said is not None
            text = str(said)
        except InvalidRecord as error:
            text = str(error)
        assert is_clean(text), text

    @pytest.mark.parametrize("command", ["check", "show"])
    @pytest.mark.parametrize("text", ["nonsense", Match.new("adamas", seed=7).to_text()])
    def test_nor_is_one_of_its_name(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, text: str
    ) -> None:
        path = tmp_path / "a\x1b[2Jb.qcx"
        path.write_text(text)
        run_command([command, str(path)])
        said = capsys.readouterr()
        assert "\x1b" not in said.out + said.err

    def test_nor_of_one_that_cannot_be_read(self, tmp_path: Path) -> None:
        with pytest.raises(OSError, match="No such file") as raised:
            Match.load(tmp_path / "a\x1b[2Jb.qcx")
        assert is_clean(explain(raised.value))


def test_tidying_changes_no_tidy_text() -> None:
    for name in NAMES.values():
        assert tidy(name) == mend(name) == name
