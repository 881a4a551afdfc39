"""Matches by letters: all sides keep the same match, and it is an ordinary one."""

from functools import partial
from pathlib import Path
from random import Random

import pytest

from rules.core import IllegalMove
from rules.letters import store
from rules.letters.armor import letters_in
from rules.letters.errors import InvalidLetter, KnownLetter
from rules.letters.side import Side
from rules.letters.table import Table
from rules.match import Match
from tests.oracles import record_reader
from tests.rules.letters.correspondence import acts_of, begin, play_on
from tests.rules.variants import VARIANTS, Variant

DRAGONS = Variant("dragons")
HOLOMINO = Variant("holomino")


def moves_of(match: Match) -> list[tuple[str, tuple[str, ...]]]:
    plies = match.plies[: match.ply + 1]
    return [(ply.text, tuple(map(str, ply.draws))) for ply in plies]


def match_of(side: Side) -> Match:
    match = side.seen.match
    assert match is not None
    return match


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("lot", [False, True], ids=["seated", "lot"])
def test_all_sides_end_with_the_same_match(variant: Variant, lot: bool) -> None:
    rng = Random(f"{variant}{lot}")
    sides, last = begin(variant, rng, lot=lot)
    play_on(sides, last, rng, acts=partial(acts_of, undoes=lot))
    matches = [match_of(side) for side in sides]
    assert matches[0].outcome is not None
    assert all(moves_of(match) == moves_of(matches[0]) for match in matches)
    assert {match.names for match in matches} == {matches[0].names}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_its_record_is_an_ordinary_one(variant: Variant) -> None:
    rng = Random(str(variant))
    sides, last = begin(variant, rng)
    last = play_on(sides, last, rng, acts=partial(acts_of, undoes=True))
    match = match_of(last)
    text = match.to_text()
    assert all(match_of(side).to_text() == text for side in sides)
    loaded = Match.from_text(text)
    assert loaded.problem is None
    assert moves_of(loaded) == moves_of(match)
    assert record_reader.read(text.encode()).game == variant.slug


def test_the_seats_are_drawn_evenly() -> None:
    first = 0
    for number in range(400):
        sides, last = begin(DRAGONS, Random(number), lot=True)
        play_on(sides, last, Random(number), letters=3)
        first += match_of(sides[0]).names[0] == "fred"
    assert 150 < first < 250  # more than five standard deviations


def test_a_drawn_tile_is_seen_before_the_turn() -> None:
    sides, last = begin(HOLOMINO, Random(1))
    last = play_on(sides, last, Random(1), letters=6)
    reader, writer = sides[last.table.pen or 0], last
    seen, told = match_of(reader), writer.table.match
    assert told is not None
    assert len(moves_of(seen)) == len(moves_of(told)) + 1


def test_what_a_side_saw_is_what_its_letter_makes() -> None:
    sides, last = begin(HOLOMINO, Random(2))
    last = play_on(sides, last, Random(2), letters=7)
    writer = sides[last.table.pen or 0]
    before = moves_of(match_of(writer))
    last = play_on(sides, last, Random(3), letters=8)
    assert moves_of(match_of(last))[: len(before)] == before


class TestReading:
    def test_a_letter_read_twice_changes_nothing(self) -> None:
        sides, last = begin(DRAGONS, Random(1))
        last = play_on(sides, last, Random(1), letters=5)
        reader = sides[1 - last.party]
        with pytest.raises(KnownLetter, match="already"):
            reader.receive(last.text())
        assert len(reader.table.letters) == 5

    def test_a_missing_letter_is_named(self) -> None:
        sides, last = begin(DRAGONS, Random(1))
        last = play_on(sides, last, Random(1), letters=7)
        whole = last.table.letters
        with pytest.raises(InvalidLetter, match="letter 6 is missing"):
            Table.of(whole[:5]).after(whole[6])

    def test_the_whole_match_heals_an_older_backup(self) -> None:
        sides, last = begin(DRAGONS, Random(1))
        last = play_on(sides, last, Random(1), letters=9)
        reader = sides[1 - last.party]
        old = Side(reader.seed, reader.party, reader.table.letters[:4])
        assert len(old.receive(last.text(whole=True))) == 5

    def test_a_letter_of_another_match_is_refused(self) -> None:
        sides, _ = begin(DRAGONS, Random(1))
        others, last = begin(DRAGONS, Random(2))
        text = play_on(others, last, Random(2), letters=3).text()
        with pytest.raises(InvalidLetter, match="another match"):
            sides[0].receive(text)

    def test_the_first_of_two_acceptances_counts(self) -> None:
        side = Side.invite("dragons", ("fred", "ned"), {})
        first, second = Side.accept(side.text()), Side.accept(side.text())
        side.receive(first.text())
        with pytest.raises(InvalidLetter, match="ned has accepted"):
            side.receive(second.text())
        assert side.table.letters == first.table.letters


class TestWriting:
    def test_an_illegal_move_is_explained_and_not_written(self) -> None:
        sides, _ = begin(DRAGONS, Random(1))
        with pytest.raises(IllegalMove, match="position 99"):
            sides[0].write(["d99"])
        assert len(sides[0].table.letters) == 2

    def test_only_whose_turn_it_is_writes(self) -> None:
        sides, _ = begin(DRAGONS, Random(1))
        with pytest.raises(InvalidLetter, match="fred writes the next letter"):
            sides[1].write(["d3"])

    def test_a_letter_without_a_move_is_not_finished(self) -> None:
        sides, _ = begin(DRAGONS, Random(1))
        with pytest.raises(InvalidLetter):
            sides[0].write([])

    def test_a_move_is_written_as_the_record_writes_it(self) -> None:
        sides, _ = begin(Variant("adamas"), Random(1))
        sides[0].write(["a3-1xa5,1xb3"])
        assert sides[0].table.letters[-1].played == "a3-a5,b3"


class TestDraws:
    def test_an_offer_is_accepted(self) -> None:
        sides, _ = begin(DRAGONS, Random(1))
        sides[0].write(["d3", "propose draw"])
        sides[1].receive(sides[0].text())
        sides[1].write(["accept draw"])
        assert sides[1].table.pen is None

    @pytest.mark.parametrize(("slug", "turn"), [("dragons", "d3"), ("blackbox", "1")])
    def test_an_offer_that_the_turn_would_end_is_refused(self, slug: str, turn: str) -> None:
        sides, last = begin(Variant(slug), Random(2))
        writer = sides[play_on(sides, last, Random(1), letters=3).table.pen or 0]
        with pytest.raises(ValueError, match="offer a draw after your turn"):
            writer.write(["propose draw", turn])

    def test_all_of_three_must_agree(self) -> None:
        sides, _ = begin(Variant("adamas", 3), Random(1))
        sides[0].write(["a4-b4", "propose draw"])
        for writer in (1, 2):
            sides[writer].receive(sides[writer - 1].text(whole=True))
            sides[writer].write(["accept draw"])
        match = match_of(sides[2])
        assert match.outcome is not None
        assert match.outcome.winners == {0, 1, 2}


class TestUndoing:
    def asked(self, variant: Variant = DRAGONS, letters: int = 6) -> list[Side]:
        """Return the sides after a request; the first one has asked."""
        rng = Random(3)
        sides, last = begin(variant, rng)
        last = play_on(sides, last, rng, letters=letters)
        asking = sides[last.table.pen or 0]
        asking.write(["propose undo"])
        others = [side for side in sides if side is not asking]
        return [asking, *others]

    def test_a_turn_and_the_answer_to_it_are_undone(self) -> None:
        asking, other = self.asked()
        played = moves_of(match_of(asking))
        other.receive(asking.text())
        other.write(["accept undo"])
        asking.receive(other.text())
        assert moves_of(match_of(asking)) == moves_of(match_of(other)) == played[:-2]
        assert asking.has_pen
        asking.write(["resign"])
        assert "back" in match_of(asking).annotations.helped

    def test_nothing_changes_without_agreement(self) -> None:
        asking, other = self.asked()
        played = moves_of(match_of(asking))
        other.receive(asking.text())
        other.write(["reject undo"])
        asking.receive(other.text())
        assert moves_of(match_of(asking)) == played
        assert asking.has_pen

    def test_all_of_three_must_agree(self) -> None:
        sides = self.asked(Variant("adamas", 3), letters=7)
        played = moves_of(match_of(sides[0]))
        last = sides[0]
        while last.table.pen != sides[0].party:
            (answering,) = (side for side in sides if side.party == last.table.pen)
            answering.receive(last.text())
            assert moves_of(match_of(answering)) == played
            answering.write(["accept undo"])
            last = answering
        assert moves_of(match_of(last)) == played[:-3]

    @pytest.mark.parametrize("acts", [["propose draw"], ["resign"], ["accept undo", "resign"], []])
    def test_the_answer_is_a_letter_of_its_own(self, acts: list[str]) -> None:
        asking, other = self.asked()
        other.receive(asking.text())
        with pytest.raises(InvalidLetter):
            other.write(acts)

    def test_the_first_turn_cannot_be_undone_before_it_is_played(self) -> None:
        sides, _ = begin(DRAGONS, Random(1))
        with pytest.raises(InvalidLetter, match="there is nothing to undo"):
            sides[0].write(["propose undo"])

    def test_a_hidden_board_stays_chosen(self) -> None:
        rng = Random(1)
        sides, last = begin(Variant("mono", 2, {"size": 5}), rng)
        last = play_on(sides, last, rng, letters=3)
        with pytest.raises(IllegalMove, match="nothing to undo"):
            sides[last.table.pen or 0].write(["propose undo"])

    def test_what_a_serious_match_has_shown_is_not_undone(self) -> None:
        ann = Side.invite("holomino", ("Ann", "Ben"), {}, serious=True)
        ben = Side.accept(ann.text())
        ann.receive(ben.text())
        sides = [ann, ben]
        last = play_on(sides, ben, Random(1), letters=6)
        with pytest.raises(InvalidLetter, match="serious"):
            sides[last.table.pen or 0].write(["propose undo"])

    def test_it_is_not_undone_once_a_player_has_left(self) -> None:
        rng = Random(2)
        sides, last = begin(Variant("adamas", 3), rng)
        last = play_on(sides, last, rng, letters=7)
        leaving = sides[last.table.pen or 0]
        leaving.write(["resign"])
        sides[leaving.table.pen or 0].receive(leaving.text())
        last = play_on(sides, leaving, rng, letters=9)
        asking = sides[last.table.pen or 0]
        with pytest.raises(InvalidLetter, match="left"):
            asking.write(["propose undo"])


class TestFile:
    def test_a_side_is_restored(self, tmp_path: Path) -> None:
        sides, last = begin(HOLOMINO, Random(4))
        last = play_on(sides, last, Random(4), letters=8)
        path = tmp_path / "match.qxm"
        for number, side in enumerate(sides):
            store.save(side, path.with_stem(f"{number}"), new=True)
            sides[number] = store.load(path.with_stem(f"{number}"))
        play_on(sides, sides[last.party], Random(5))
        assert sides[0].table.pen is None

    def test_only_its_owner_can_read_it(self, tmp_path: Path) -> None:
        path = tmp_path / "match.qxm"
        store.save(Side.invite("dragons", ("fred", "ned"), {}), path, new=True)
        assert path.stat().st_mode & 0o077 == 0

    def test_no_other_match_is_overwritten(self, tmp_path: Path) -> None:
        path = tmp_path / "match.qxm"
        store.save(Side.invite("dragons", ("fred", "ned"), {}), path, new=True)
        with pytest.raises(FileExistsError):
            store.save(Side.invite("dragons", ("fred", "ned"), {}), path, new=True)


def test_the_letters_are_as_short_as_a_chat_allows() -> None:
    sides, last = begin(DRAGONS, Random(1))
    assert len(sides[0].text(whole=True)) < 800
    last = play_on(sides, last, Random(1), letters=20)
    assert len(last.text()) < 310
    assert len(letters_in(last.text())) == 1


def test_a_note_turns_no_other_text_around() -> None:
    note = "good \u202eluck\u2066"
    side = Side.invite("dragons", ("fred", "ned"), {}, note=note)
    assert "fred writes: good ?luck?" in side.text()
    assert side.table.letters[0].note == note
