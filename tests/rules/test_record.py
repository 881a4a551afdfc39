"""The record file: what stands in it, and what happens to a damaged one."""

import os
import re
import zlib
from pathlib import Path

import pytest

from rules import InvalidRecord, Match
from rules.core.limits import MOST_BYTES

WORKED_GAME = """\
Quincunx record 1
game: adamas
O: fred
X: ned
options: size=3 pieces=8 prog_cap=no
seed: 7
result: unfinished

0.
1. O a3-a5,b3,c1,4xc3
2. X e3-d3,3xe1
3. O a5,b3,3xc3-b4
end 3 """


@pytest.fixture
def match() -> Match:
    match = Match.new("adamas", names=("fred", "ned"), seed=7)
    for text in ("a3-a5,b3,4xc3,c1", "e3-d3,3xe1", "3xc3,a5,b3-b4"):
        match.play(text)
    return match


def with_line(text: str, start: str, line: str) -> str:
    """Return the text with the line that starts so replaced."""
    changed = re.sub(rf"(?m)^{re.escape(start)}.*$", lambda _: line, text, count=1)
    assert changed != text
    return changed


def test_a_record_is_text_that_people_can_read(match: Match) -> None:
    assert match.to_text().startswith(WORKED_GAME)


def test_commands_and_results_are_written_out(match: Match) -> None:
    match.propose_draw(0)
    match.answer_draw(1, accept=False)
    match.resign(1)
    text = match.to_text()
    for line in ("4. O propose draw", "5. X reject draw", "6. X resign"):
        assert f"\n{line}\n" in text
    assert "result: fred wins: ned resigned" in text
    assert Match.from_text(text).outcome == match.outcome


def test_remarks_empty_lines_and_other_line_ends_are_forgiven(match: Match) -> None:
    text = match.to_text()
    assert Match.from_text(text.replace("\n", "\r\n")).problem is None
    remarked = text.replace("1. O", "# what a start!\n\n1. O")
    again = Match.from_text(remarked)
    assert again.history(None) == match.history(None)
    assert "changed" in str(again.problem)


class TestSaving:
    def test_a_file_round_trip(self, match: Match, tmp_path: Path) -> None:
        path = tmp_path / "evening.qcx"
        match.save(path)
        assert Match.load(str(path)).history(None) == match.history(None)
        assert [entry.name for entry in tmp_path.iterdir()] == ["evening.qcx"]

    def test_a_failed_save_leaves_the_old_file_and_no_litter(
        self, match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = tmp_path / "evening.qcx"
        path.write_text("old")

        def full(_: int) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="full"):
            match.save(path)
        assert path.read_text() == "old"
        assert len(list(tmp_path.iterdir())) == 1

    def test_a_missing_folder_is_the_callers_to_know(self, match: Match, tmp_path: Path) -> None:
        with pytest.raises(OSError, match="nowhere"):
            match.save(tmp_path / "nowhere" / "x.qcx")


class TestLevels:
    """Which seats the computer plays; nothing to the rules, kept for the window."""

    def test_they_come_back(self, match: Match) -> None:
        match.levels = (None, 3)
        assert "\nlevels: - 3\n" in match.to_text()
        again = Match.from_text(match.to_text())
        assert again.levels == (None, 3)
        assert again.problem is None
        assert again.copy().levels == (None, 3)

    def test_people_alone_are_not_worth_a_line(self, match: Match) -> None:
        match.levels = (None, None)
        assert "levels" not in match.to_text()
        assert Match.from_text(match.to_text()).levels == ()

    @pytest.mark.parametrize(
        ("line", "levels"),
        [
            ("levels: strong 2", (None, 2)),
            ("levels: -1 2", (None, 2)),
            ("levels: 1", (1, None)),
            ("levels: 1 2 3 4 5", (1, 2)),
            ("levels: 9999 ½", ()),
            ("levels:", ()),
        ],
    )
    def test_what_cannot_be_understood_is_a_person(
        self, match: Match, line: str, levels: tuple[int | None, ...]
    ) -> None:
        text = match.to_text().replace("options:", f"{line}\noptions:")
        assert Match.from_text(text).levels == levels


class TestHead:
    @pytest.mark.parametrize("text", ["", "\n\n", "hello", "Quincunx record", "Quincunx record x"])
    def test_other_files_are_refused(self, text: str) -> None:
        with pytest.raises(InvalidRecord, match="this is not a Quincunx game"):
            Match.from_text(text)

    def test_a_newer_version_is_refused_politely(self, match: Match) -> None:
        text = match.to_text().replace("record 1", "record 3")
        with pytest.raises(InvalidRecord, match="format 3, made by a newer Quincunx"):
            Match.from_text(text)

    @pytest.mark.parametrize(
        ("start", "line", "reason"),
        [
            ("game:", "game: chess", "“chess” is unknown"),
            ("game:", "gamble: yes", "“game:” is missing here"),
            ("X: ned", "O: twice", "line 4: “O:” appears twice"),
            ("game:", "", "“game:” is missing here"),
            ("X: ned", "", "2 to 3 players, not 1"),
            (
                "options:",
                "options: size=three",
                "must be the name of an option followed by its value",
            ),
            ("options:", "options: size=99", "size: must be from 2 to 8"),
            ("options:", "options: sice=3", "no such option"),
            (
                "options:",
                "options: " + "size=" * 9999,
                "must be the name of an option followed by its value",
            ),
            (
                "options:",
                "options: size=3 size=4",
                "must be the name of an option followed by its value",
            ),
            ("X: ned", "Y: ned", "“X:” is missing here"),
        ],
    )
    def test_a_damaged_head_is_refused_with_the_reason(
        self, match: Match, start: str, line: str, reason: str
    ) -> None:
        with pytest.raises(InvalidRecord, match=re.escape(reason)):
            Match.from_text(with_line(match.to_text(), start, line))


class TestDamage:
    @pytest.mark.parametrize("line", ["seed: seven", "seed: =AAAA", "seed: " + "9" * 5000])
    def test_a_damaged_seed_costs_no_ply(self, match: Match, line: str) -> None:
        again = Match.from_text(with_line(match.to_text(), "seed:", line))
        assert again.history(None) == match.history(None)
        assert "the seed cannot be read" in str(again.problem)

    def test_a_damaged_bookmark_costs_no_ply(self, match: Match) -> None:
        match.goto(1)
        again = Match.from_text(with_line(match.to_text(), "ply:", "ply: x"))
        assert again.ply == 3
        assert "line 7: the move number cannot be read" in str(again.problem)

    def test_nothing_may_follow_the_end(self, match: Match) -> None:
        again = Match.from_text(match.to_text() + "4. X resign\n")
        assert again.last_ply == 3
        assert "does not belong here" in str(again.problem)
        assert Match.from_text(match.to_text() + "# the end \n").problem is None

    def test_errors_name_the_line_they_mean(self, match: Match) -> None:
        with pytest.raises(InvalidRecord, match="line 5: size: must be"):
            Match.from_text(with_line(match.to_text(), "options:", "options: size=99"))

    @pytest.mark.parametrize(
        ("start", "line", "kept", "reason"),
        [
            ("2. X", "2. X e3-d9", 1, "d9"),
            ("2. X", "2. O e3-d3,3xe1", 1, "ned's turn"),
            ("2. X", "2. Z resign", 1, "this line is damaged or"),
            ("2. X", "2. resign", 1, "this line is damaged or"),
            ("2. X", "7. X e3-d3,3xe1", 1, "the move number should be 2, not 7"),
            ("2. X", "e3-d3", 1, "this line is damaged or"),
            ("2. X", "2. X =AAAA", 1, "this line is damaged or"),
            ("2. X", "2. X =@@", 1, "this line is damaged or"),
            ("2. X", "2. X e3-d3 | *123", 1, "more moves or random draws than it needs"),
            ("2. X", "2. X accept draw", 1, "there is nothing to answer"),
            ("2. X", "back to 1", 1, "this line is damaged or does not belong here"),
            ("2. X", "back to 7", 1, "this line is damaged or does not belong here"),
            ("2. X", "2. X resign | *123", 1, "more moves or random draws than it needs"),
            ("end", "end", 3, "this line is damaged or does not belong here"),
            ("end", "end 4 00000000", 3, "the move number should be 3, not 4"),
            ("end", "end 3 00000000", 3, "the file was changed"),
            ("end", "", 3, "the file ends too early"),
            ("result:", "resin", 0, "this line is damaged or"),
        ],
    )
    def test_all_before_a_bad_line_is_kept(
        self, match: Match, start: str, line: str, kept: int, reason: str
    ) -> None:
        text = with_line(match.to_text(), start, line)
        again = Match.from_text(text)
        assert again.problem is not None
        lines = [n for n, one in enumerate(text.splitlines(), 1) if one == line]
        expected_line = lines[0] if line else 12
        assert reason in again.problem.reason
        assert again.problem.line == expected_line
        assert again.history(None) == match.history(None)[:kept]

    def test_half_a_line_is_not_taken_for_a_whole_move(self, match: Match) -> None:
        text = match.to_text()
        cut = text.index("3xe1") - 1
        again = Match.from_text(text[:cut])
        assert again.last_ply == 1
        assert "ends too early" in str(again.problem)

    def test_missing_and_superfluous_draws_are_noticed(self) -> None:
        text = Match.new("holomino", seed=1).to_text()
        line = next(line for line in text.splitlines() if line.startswith("0."))
        for bad in ("0.", "0. | *123", "0. | *123 *999", line + " *123"):
            with pytest.raises(InvalidRecord, match="cannot start"):
                Match.from_text(with_line(text, "0.", bad))

    def test_bytes_that_are_no_text_are_refused(self, tmp_path: Path) -> None:
        path = tmp_path / "noise.qcx"
        path.write_bytes(bytes(range(256)) * 100)
        with pytest.raises(InvalidRecord):
            Match.load(path)

    def test_a_spoilt_byte_costs_its_own_line_only(self, match: Match, tmp_path: Path) -> None:
        path = tmp_path / "spoilt.qcx"
        path.write_bytes(match.to_text().encode().replace(b"3. O a5", b"3. O \xff5"))
        assert Match.load(path).last_ply == 2

    def test_an_enormous_file_is_refused(self, tmp_path: Path) -> None:
        path = tmp_path / "huge.qcx"
        path.write_bytes(b"#" * (MOST_BYTES + 1))
        with pytest.raises(OSError, match="larger than the limit of 4 MB"):
            Match.load(path)


def test_sealed_texts_look_alike_whatever_they_hide() -> None:
    texts = []
    for atoms in ("a1,a2,a3,a4", "g4,g5,g6,g7"):
        match = Match.new("blackbox", ("fred", "ned"), seed=1)
        match.play(atoms)
        text = match.to_text()
        assert atoms not in text
        assert Match.from_text(text).history(0) == [atoms]
        texts.append(text)
    assert len(texts[0]) == len(texts[1])


@pytest.mark.parametrize("name", ["\u3164", "\u0301", "\u2800\u2800"])
def test_a_name_nobody_can_see_from_an_older_version_has_a_stand_in(
    match: Match, name: str
) -> None:
    old = with_line(match.to_text(), "X:", f"X: {name}")
    body = old.rpartition("end ")[0]
    old = f"{body}end 3 {zlib.crc32(body.encode()):08x}\n"
    again = Match.from_text(old)
    assert again.names == (match.names[0], "Player 2")
    assert again.last_ply == 3
    assert again.problem is None


def test_a_name_that_is_too_long_is_cut_and_named(match: Match) -> None:
    long = "Bartholomew the Third of Bronckhorst-Batenburg"
    text = with_line(match.to_text(), "O:", f"O: {long}")
    again = Match.from_text(text)
    assert again.names == (long[:40].rstrip(), match.names[1])
    assert again.last_ply == 3
    assert again.problem is not None
    assert "a name has more than 40 characters, and the rest is left out" in str(again.problem)


class TestNotes:
    def test_a_players_notes_are_kept_and_sealed_while_the_match_goes_on(
        self, match: Match
    ) -> None:
        note = '{"b3": "4?", "é": 1}'
        match.annotations.set_note(1, note)
        text = match.to_text()
        assert note not in text
        assert Match.from_text(text).annotations.note(1) == note
        assert Match.from_text(text).annotations.note(0) == ""
        match.resign(0)
        assert f"note X: {note}" in match.to_text()
        assert Match.from_text(match.to_text()).annotations.note(1) == note

    def test_a_note_can_be_wiped_out(self, match: Match) -> None:
        match.annotations.set_note(0, "c3 is weak")
        match.annotations.set_note(0, "")
        assert "note" not in match.to_text()

    def test_a_damaged_note_costs_only_itself(self, match: Match) -> None:
        match.annotations.set_note(0, "c3 is weak")
        damaged = with_line(match.to_text(), "note O:", "note O: =!!")
        again = Match.from_text(damaged)
        assert again.annotations.note(0) == ""
        assert again.last_ply == 3

    @pytest.mark.parametrize("note", ["=!!", "x" * 20_001])
    def test_a_note_that_is_lost_is_named(self, match: Match, note: str) -> None:
        match.annotations.set_note(0, "c3 is weak")
        again = Match.from_text(with_line(match.to_text(), "note O:", f"note O: {note}"))
        assert again.problem is not None
        assert str(again.problem).endswith("a player's note cannot be read and is left out")

    @pytest.mark.parametrize("note", ["two\nlines", " padded ", "=sealed?", "x" * 20_001])
    def test_a_note_is_one_plain_line(self, match: Match, note: str) -> None:
        with pytest.raises(ValueError, match=r"cannot be read|one line"):
            match.annotations.set_note(0, note)


def test_help_is_kept_in_a_comment_that_changes_nothing() -> None:
    match = Match.new("adamas", seed=1)
    match.annotations.note_help("lens")
    match.annotations.note_help("hint")
    text = match.to_text()
    assert "\n# helped: hint lens\n" in text
    assert Match.from_text(text).annotations.helped == {"hint", "lens"}
    assert Match.from_text(text).problem is None
    assert not Match.from_text(
        text.replace("# helped: hint lens", "# helped: 17 lenses")
    ).annotations.helped


def test_playing_on_after_taking_back_is_help() -> None:
    match = Match.new("dragons", seed=1)
    match.play(next(match.legal_moves()))
    match.undo()
    assert not match.annotations.helped
    match.play(next(match.legal_moves()))
    assert match.annotations.helped == {"back"}
    assert Match.from_text(match.to_text()).annotations.helped == {"back"}
