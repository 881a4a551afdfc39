"""Letters that were changed on the way, or written by a liar."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from rules.letters.armor import armored, letters_in
from rules.letters.body import Letter
from rules.letters.errors import InvalidLetter, Lie
from rules.letters.keys import Chain, Keys
from rules.letters.side import Side
from rules.letters.table import Table
from tests.rules.letters.correspondence import begin, play_on
from tests.rules.variants import Variant

HOLOMINO = Variant("holomino")


def next_letter(variant: Variant = HOLOMINO, letters: int = 8) -> tuple[Table, Letter, Side]:
    """Return a table, the honest next letter, and the side that wrote it."""
    sides, last = begin(variant, Random(9))
    last = play_on(sides, last, Random(9), letters=letters)
    table = last.table
    last = play_on(sides, last, Random(9), letters=letters + 1)
    return table, last.table.letters[-1], last


class TestOnTheWay:
    @pytest.mark.parametrize(
        "mangle",
        [
            lambda text: text.replace("\n", "\r\n"),
            lambda text: "".join(f"> {line}\n" for line in text.split("\n")),
            lambda text: "".join(f"> | > {line}  \n" for line in text.split("\n")),
            lambda text: text.replace("\n", "=\n"),
            lambda text: text.replace("A", "A\u200b"),
            lambda text: text.replace("\n", " "),
            lambda text: f"Hello!\nHere it is:\n\n{text}\n-- \nfred, qxl1: a player",
        ],
        ids=["CRLF", "quoted", "quoted often", "soft breaks", "zero width", "one line", "around"],
    )
    def test_what_mail_does_is_undone(self, mangle: Callable[[str], str]) -> None:
        _, letter, side = next_letter()
        assert letters_in(mangle(side.text())) == [letter]

    def test_a_cut_letter_says_so(self) -> None:
        _, _, side = next_letter()
        with pytest.raises(InvalidLetter, match="was cut"):
            letters_in(side.text().rstrip()[:-30])

    def test_a_changed_sign_is_found(self) -> None:
        _, _, side = next_letter()
        text = side.text()
        at = text.index("qxl1:") + 30
        with pytest.raises(InvalidLetter, match="changed on its way"):
            letters_in(text[:at] + ("b" if text[at] == "a" else "a") + text[at + 1 :])

    @pytest.mark.parametrize("signs", [1, 2, 3, 4])
    def test_missing_signs_are_found(self, signs: int) -> None:
        _, _, side = next_letter()
        text = side.text()
        at = text.index("qxl1:") + 30
        with pytest.raises(InvalidLetter, match="changed on its way"):
            letters_in(text[:at] + text[at + signs :])

    def test_a_text_without_a_letter_says_so(self) -> None:
        with pytest.raises(InvalidLetter, match="no letter"):
            letters_in("Hello!")

    @pytest.mark.parametrize("part", range(8))
    def test_any_bytes_are_refused_in_words(self, part: int) -> None:
        """Damage bytes below the check signs, as a program of a liar could."""
        rng = Random(part)
        table, letter, _ = next_letter()
        for _ in range(500):
            data = bytearray(letter.to_bytes())
            for _ in range(rng.choice((1, 1, 2, 8))):
                data[rng.randrange(len(data))] = rng.randrange(256)
            del data[len(data) - rng.choice((0, 0, 0, 1, 20)) :]
            if bytes(data) == letter.to_bytes():
                continue
            with pytest.raises(InvalidLetter):
                table.after(Letter.from_bytes(bytes(data)))

    def test_a_letter_has_one_form_alone(self) -> None:
        _, letter, _ = next_letter()
        data = letter.to_bytes()
        with pytest.raises(InvalidLetter):
            Letter.from_bytes(data + b"t\x00")


def resigned(side: Side, letter: Letter, table: Table, **changes: object) -> Letter:
    """Return a letter that its own writer changed and signed."""
    changed: Letter = replace(letter, **changes)  # type: ignore[arg-type]
    return changed.signed(Keys(side.seed), table.letters[-1].digest)


class TestLiars:
    def test_another_link_is_a_lie(self) -> None:
        table, letter, side = next_letter()
        with pytest.raises(Lie) as lie:
            table.after(resigned(side, letter, table, link=Chain(bytes(32)).link(3)))
        assert (lie.value.writer, lie.value.number) == (side.party, 9)

    def test_a_later_link_is_a_lie(self) -> None:
        """Whoever opens two links at once would choose between two draws."""
        table, letter, side = next_letter()
        own = Side(side.seed, side.party, side.table.letters)
        with pytest.raises(Lie):
            table.after(resigned(side, letter, table, link=own._next_link()))

    @pytest.mark.parametrize(
        "played", ["d99", "111:1", "resign\nresign", "", "123:0", "reject draw"]
    )
    def test_an_impossible_play_is_a_lie(self, played: str) -> None:
        table, letter, side = next_letter()
        with pytest.raises(Lie) as lie:
            table.after(resigned(side, letter, table, played=played))
        assert lie.value.writer == side.party
        seen = side.seen.match
        assert seen is not None
        assert lie.value.ply == len(seen.plies)

    def test_somebody_else_cannot_sign(self) -> None:
        table, letter, _ = next_letter()
        forged = letter.signed(Keys(bytes(32)), table.letters[-1].digest)
        with pytest.raises(InvalidLetter, match="is not from"):
            table.after(forged)

    def test_a_letter_confirms_those_before(self) -> None:
        table, letter, side = next_letter()
        elsewhere = letter.signed(Keys(side.seed), bytes(32))
        with pytest.raises(InvalidLetter, match="is not from"):
            table.after(elsewhere)

    def test_a_second_letter_does_not_count(self) -> None:
        table, letter, side = next_letter()
        second = resigned(side, letter, table, note="I take that back")
        with pytest.raises(InvalidLetter, match="the first one counts"):
            side.table.after(second)

    @pytest.mark.parametrize("name", ["key", "root", "invitation"])
    def test_no_field_is_smuggled_in(self, name: str) -> None:
        table, letter, side = next_letter()
        with pytest.raises(InvalidLetter):
            table.after(resigned(side, letter, table, **{name: bytes(32)}))

    def test_a_third_person_finds_the_same_lie(self) -> None:
        table, letter, side = next_letter()
        lie = resigned(side, letter, table, played="111:1")
        with pytest.raises(Lie, match="letter 9"):
            Table.of(letters_in(armored([*table.letters, lie])))
