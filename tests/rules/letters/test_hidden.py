"""Mono and Black Box by letters: nobody sees a hidden board, and nobody lies about it."""

from dataclasses import replace
from random import Random

import pytest

from rules.blackbox.rays import HIT
from rules.letters.armor import armored
from rules.letters.body import Letter
from rules.letters.errors import InvalidLetter, Lie
from rules.letters.hidden import Secret
from rules.letters.keys import Keys
from rules.letters.side import Side
from rules.letters.table import Table
from rules.mono.board import HIDDEN
from tests.rules.letters.correspondence import begin, hidden, play_on
from tests.rules.variants import Variant

MONO = Variant("mono", options={"size": 5})
BLACK_BOX = Variant("blackbox")
MONO_FOR_THREE = Variant("mono", 3, {"size": 4, "take_min": True})
MONO_FOR_FOUR = Variant("mono", 4, {"size": 4})
HIDING = pytest.mark.parametrize("variant", [MONO, BLACK_BOX], ids=str)


def answered(variant: Variant, seed: int = 1) -> tuple[Table, Letter, Side]:
    """Return a table, the next letter with an answer, and the side that wrote it."""
    sides, last = begin(variant, Random(seed))
    table = last.table
    while not (last.table.letters[-1].answers and last.table.letters[-1].played):
        table = last.table
        last = play_on(sides, last, Random(seed), letters=len(table.letters) + 1)
    reader = sides[1 - last.party]
    return (
        Side(reader.seed, reader.party, table.letters, reader.hides).table,
        last.table.letters[-1],
        last,
    )


def signed_again(letter: Letter, side: Side, table: Table) -> Letter:
    return letter.signed(Keys(side.seed), table.letters[-1].digest)


@pytest.mark.parametrize("variant", [MONO, BLACK_BOX, MONO_FOR_THREE, MONO_FOR_FOUR], ids=str)
def test_a_side_sees_what_the_ordinary_match_shows(variant: Variant) -> None:
    """The true match, known at the end, has shown each player just what their side showed."""
    rng = Random(7)
    sides, last = begin(variant, rng)
    seen: list[tuple[int, int, dict[str, object], list[str]]] = []
    while last.table.pen is not None:
        last = play_on(sides, last, rng, letters=len(last.table.letters) + 1)
        for side in sides:
            match = side.seen.match
            if match is not None and match.outcome is None:
                seat = side.seen.seat_of(side.party)
                view = match.view(seat).to_dict()
                seen.append((match.ply, seat, view, match.history(seat)))
    truth = last.table.match
    assert truth is not None
    assert seen
    for ply, seat, view, texts in seen:
        match = truth.copy(ply)
        assert match.view(seat).to_dict() == view
        assert match.history(seat) == texts


@pytest.mark.parametrize(
    ("game", "secrets", "asked"),
    [
        ("mono", ("122334444355555", "122553335544445"), "c3,end"),
        ("blackbox", ("a1,b3,c5,g7", "a1,b3,c5,g6"), "1,end"),
    ],
)
def test_a_letter_tells_nothing_but_answers(
    game: str, secrets: tuple[str, str], asked: str
) -> None:
    """Of two secrets that answer alike, all letters are alike but for seals and signatures."""
    told = []
    for secret in secrets:
        options = {"size": 5} if game == "mono" else {}
        asker = Side.invite(game, ("fred", "ned"), options, seed=bytes(32))
        owner = Side.accept(asker.text(), hide=secret, seed=bytes(31) + b"x")
        asker.receive(owner.text())
        asker.hide(secrets[0])
        asker.write([asked])
        owner.receive(asker.text())
        owner.write([asked])
        letters = owner.table.letters
        answers = letters[-1].answers[: 3 if game == "mono" else None]
        told.append(([len(one.to_bytes()) for one in letters], letters[-1].played, answers))
    assert told[0] == told[1]


class TestSeveralAnswers:
    """Mono for three: the boards of ned and ted are 122 and 221, from a2 or, here, a1 on."""

    @pytest.fixture
    def asked(self) -> list[Side]:
        options = {"size": 3, "no_auto": True}
        fred = Side.invite("mono", ("fred", "ned", "ted"), options, seed=bytes(32))
        ned = Side.accept(fred.text(), hide="122333", seed=bytes(31) + b"x")
        ted = Side.accept(ned.text(), hide="333122", seed=bytes(31) + b"y")
        fred.receive(ted.text())
        fred.hide("122333")
        return [fred, ned, ted]

    def pens(self, sides: list[Side], turn: str) -> list[int | None]:
        """Return who writes after each letter of a turn and its answers."""
        last, pens = sides[0], list[int | None]()
        last.write([turn])
        while last.table.asker == 0:
            pens.append(last.table.pen)
            text = last.text()
            last = sides[last.table.pen or 0]
            last.receive(text)
            decided = last.seen.asker is None and last.party == 1
            last.write(["c1"] if decided else [])
        return pens

    @pytest.mark.parametrize(
        ("turn", "pens"),
        [
            ("a2", [2, 1]),
            # ned has 1 2 2 and ted 3 3 3: whatever the other has, no value ends the turn
            ("a2,b2,c2", [2, 1]),
            # ted has 3 and then 1, so the second value may end it, and ned shows that it does not
            ("a2,a1,b1", [2, 1, 2]),
        ],
    )
    def test_they_answer_as_far_as_is_sure(
        self, asked: list[Side], turn: str, pens: list[int]
    ) -> None:
        assert self.pens(asked, turn) == pens

    def test_nobody_plays_before_the_turn_is_decided(self, asked: list[Side]) -> None:
        fred, _, ted = asked
        fred.write(["a2"])
        ted.receive(fred.text())
        with pytest.raises(InvalidLetter, match="not finished"):
            ted.write(["resign"])

    def test_a_player_who_resigned_answers(self, asked: list[Side]) -> None:
        fred, ned, ted = asked
        fred.write(["a2", "resign"])
        ted.receive(fred.text())
        ted.write([])
        ned.receive(ted.text())
        ned.write(["a1"])
        assert ned.table.pen == 0
        fred.receive(ned.text())
        fred.write([])
        assert fred.table.pen == 2


class TestAnswers:
    @HIDING
    @pytest.mark.parametrize("change", ["fewer", "more", "none"])
    def test_as_many_answers_as_questions(self, variant: Variant, change: str) -> None:
        table, letter, side = answered(variant)
        answers = {"fewer": letter.answers[:-1], "more": letter.answers * 2, "none": b""}[change]
        with pytest.raises(Lie):
            table.after(signed_again(replace(letter, answers=answers), side, table))

    def test_a_cell_has_one_value(self) -> None:
        table, letter, side = answered(MONO)
        label = letter.answers[2:3]
        other = b"1" if label != b"1" else b"2"
        answers = letter.answers[:2] + other + letter.answers[3:]
        with pytest.raises(Lie, match="not the one that was fixed"):
            table.after(signed_again(replace(letter, answers=answers), side, table))

    def test_results_that_no_atoms_give_are_refused_at_once(self) -> None:
        asker, owner = _asked("1,end")
        first = _answer(owner, asker.table, bytes([HIT]))
        asker.receive(armored([first]))
        asker.write(["2,end"])
        for result in (HIT, 27, 31, 255):
            lie = _answer(owner, asker.table, bytes([result]))
            if result == HIT:
                asker.table.after(lie)
                continue
            with pytest.raises(Lie) as caught:
                asker.table.after(lie)
            assert (caught.value.writer, caught.value.number) == (owner.party, lie.number)

    def test_a_false_result_is_found_when_the_atoms_are_told(self) -> None:
        asker, owner = _asked("1,end")
        asker.receive(armored([_answer(owner, asker.table, bytes([HIT]))]))
        asker.write(["resign"])
        closing = _answer(owner, asker.table, b"", played="", secret=_told(owner))
        with pytest.raises(Lie) as caught:
            asker.receive(armored([closing]))
        assert (caught.value.writer, caught.value.number) == (owner.party, 4)


def test_a_turn_after_a_declined_draw_is_described() -> None:
    asker, owner = _asked("1")
    owner.receive(asker.text())
    owner.write(["2", "propose draw"])
    asker.receive(owner.text())
    asker.write(["reject draw", "3"])
    owner.receive(asker.text())
    owner.write(["4"])
    asker.receive(owner.text())
    for side in (asker, owner):
        match = side.seen.match
        assert match is not None
        seat = side.seen.seat_of(side.party)
        assert "3,end" in match.history(seat)


def _asked(turn: str) -> tuple[Side, Side]:
    """Return who sends a ray, and who has hidden atoms that it misses."""
    asker = Side.invite("blackbox", ("fred", "ned"), {}, seed=bytes(32))
    owner = Side.accept(asker.text(), hide="d7,e7,f7,g7", seed=bytes(31) + b"x")
    asker.receive(owner.text())
    asker.hide("random")
    asker.write([turn])
    return asker, owner


def _answer(
    owner: Side, table: Table, answers: bytes, *, played: str = "1,end", secret: bytes = b""
) -> Letter:
    """Return the next letter, whatever its writer signs."""
    taken = {letter.played for letter in table.letters if letter.writer == owner.party}
    played = "2,end" if played and played in taken else played
    last = table.letters[-1]
    letter = Letter(
        writer=owner.party,
        number=len(table.letters) + 1,
        match=table.id,
        before=last.digest[:8],
        answers=answers,
        played=played,
        secret=secret,
    )
    return letter.signed(Keys(owner.seed), last.digest)


def _told(side: Side) -> bytes:
    return side._secret(side.hides).to_bytes()


class TestSecrets:
    @HIDING
    def test_a_secret_told_too_early_is_refused(self, variant: Variant) -> None:
        table, letter, side = answered(variant)
        early = replace(letter, secret=_told(side))
        with pytest.raises(Lie, match="only then") as caught:
            table.after(signed_again(early, side, table))
        assert table.match is not None
        assert caught.value.ply == table.match.ply + 1 + len(table.pending)

    @HIDING
    def test_another_secret_than_the_one_fixed_is_a_lie(self, variant: Variant) -> None:
        sides, last = begin(variant, Random(4))
        last = play_on(sides, last, Random(4))
        closing = last.table.letters[-1]
        table = Table.of(last.table.letters[:-1])
        other = Secret(hidden(last, Random(9)), bytes(32)).to_bytes()
        with pytest.raises(Lie, match="not the secret that was fixed"):
            table.after(signed_again(replace(closing, secret=other), last, table))

    @HIDING
    def test_both_secrets_are_told_at_the_end(self, variant: Variant) -> None:
        sides, last = begin(variant, Random(5))
        table = play_on(sides, last, Random(5)).table
        assert [bool(letter.secret) for letter in table.letters[-2:]] == [True, True]
        match = Table.of(table.letters).match
        assert match is not None
        assert HIDDEN not in str(
            match.view(None).to_dict()["boards" if variant is MONO else "boxes"]
        )

    def test_a_layout_that_is_not_allowed_cannot_be_hidden(self) -> None:
        side = Side.invite("mono", ("fred", "ned"), {"size": 3})
        with pytest.raises(ValueError, match="region"):
            Side.accept(side.text(), hide="123123")

    def test_equal_secrets_have_different_commitments(self) -> None:
        side = Side.invite("blackbox", ("fred", "ned"), {})
        first, second = (Side.accept(side.text(), hide="a1,b3,c5,d7") for _ in range(2))
        assert first.table.letters[1].commitment != second.table.letters[1].commitment

    def test_what_is_hidden_can_be_changed_until_it_is_sent(self) -> None:
        side = Side.invite("blackbox", ("fred", "ned"), {})
        side.receive(Side.accept(side.text()).text())
        side.hide("a1,b3,c5,d7")
        side.hide("a2,b3,c5,d7")
        side.write(["1"])
        with pytest.raises(InvalidLetter, match="nothing to hide"):
            side.hide("random")
