"""An independent reader finds the same match in the letters, and the same wrong letters."""

import hmac
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from rules.letters.armor import armored, letters_in
from rules.letters.body import Letter
from rules.letters.errors import InvalidLetter, Lie
from rules.letters.hidden import HIDDEN_BOARDS, Secret
from rules.letters.keys import Chain, Keys
from rules.letters.side import Side
from rules.letters.table import Table
from tests.oracles.letter_verifier import WrongLetter, joined, verify
from tests.oracles.lockstep import plies
from tests.rules.letters.correspondence import acts_of, begin, hidden, play_on
from tests.rules.variants import VARIANTS, Variant

ADAMAS = Variant("adamas")
ADAMAS_FOR_THREE = Variant("adamas", 3)
BLACK_BOX = Variant("blackbox")
DRAGONS = Variant("dragons")
HOLOMINO = Variant("holomino")
MONO_FOR_THREE = Variant("mono", 3, {"size": 5})
MONO = Variant("mono", options={"size": 5})

Change = Callable[[Letter, Side], dict[str, object]]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("lot", [False, True], ids=["seated", "lot"])
def test_the_verifier_finds_the_match_of_the_sides(variant: Variant, lot: bool) -> None:
    for number in range(plies(1)):
        rng = Random(f"{variant}{lot}{number}")
        sides, last = begin(variant, rng, lot=lot)
        last = play_on(sides, last, rng, acts=partial(acts_of, undoes=True))
        verified = verify(last.text(whole=True))
        for side in sides:
            match = side.seen.match
            assert match is not None
            assert [(ply.text, tuple(map(str, ply.draws))) for ply in match.plies] == verified.plies
            assert list(match.names) == verified.names


def check_refused(letters: Sequence[Letter], number: int, writer: int) -> None:
    """Check that the verifier and the table name this letter, and that all before it are good."""
    text = armored(letters)
    with pytest.raises(WrongLetter) as wrong:
        verify(text)
    assert (wrong.value.number, wrong.value.writer) == (number, writer)
    assert refused_by_table(letters_in(text)) == number


def refused_by_table(letters: Sequence[Letter]) -> int | None:
    """Return the number of the first letter that the table refuses."""
    for count in range(1, len(letters) + 1):
        try:
            Table.of(letters[:count])
        except Lie as lie:
            return lie.number
        except InvalidLetter:
            return count
    return None


def until(
    variant: Variant, wanted: Callable[[Letter], bool], seed: int = 9
) -> tuple[list[Letter], Side]:
    """Return the letters up to the first one that is wanted, and the side that wrote it."""
    rng = Random(seed)
    sides, last = begin(variant, rng)
    while not wanted(last.table.letters[-1]):
        assert last.table.pen is not None
        last = play_on(sides, last, rng, letters=len(last.table.letters) + 1)
    return last.table.letters, last


def changed(letters: Sequence[Letter], side: Side, **changes: object) -> list[Letter]:
    """Return letters whose last one its own writer changed and signed."""
    letter: Letter = replace(letters[-1], **changes)  # type: ignore[arg-type]
    before = letters[-2].digest if len(letters) > 1 else b""
    return [*letters[:-1], letter.signed(Keys(side.seed), before)]


def late(letter: Letter) -> bool:
    return letter.number >= 9


def answered(letter: Letter) -> bool:
    return bool(letter.answers and letter.played)


def half_answered(letter: Letter) -> bool:
    return bool(letter.answers and not letter.played and not letter.secret)


def answered_twice(letter: Letter) -> bool:
    return len(letter.answers) >= 38 and bool(letter.played)


def closing(letter: Letter) -> bool:
    return bool(letter.secret) and not letter.played and not letter.answers


def other_value(letter: Letter, _: Side) -> dict[str, object]:
    value = b"1" if letter.answers[2:3] != b"1" else b"2"
    return {"answers": letter.answers[:2] + value + letter.answers[3:]}


def always(**changes: object) -> Change:
    return lambda letter, side: changes


CHEATS: dict[str, tuple[Variant, Callable[[Letter], bool], Change]] = {
    "another seed's link": (HOLOMINO, late, always(link=Chain(bytes(32)).link(3))),
    "a later link": (HOLOMINO, late, lambda letter, side: {"link": side._next_link()}),
    "the link before": (
        HOLOMINO,
        late,
        lambda letter, side: {"link": side.table.letters[letter.number - 3].link},
    ),
    "no link": (HOLOMINO, late, always(link=b"")),
    "a link without luck": (DRAGONS, late, always(link=bytes(32))),
    "a root too late": (HOLOMINO, late, always(root=bytes(32))),
    "a key too late": (HOLOMINO, late, always(key=bytes(32))),
    "a second invitation": (HOLOMINO, late, always(invitation=bytes(32))),
    "a commitment too late": (BLACK_BOX, late, always(commitment=bytes(32))),
    "an answer in an open game": (DRAGONS, late, always(answers=b"1")),
    "another match": (DRAGONS, late, always(match=bytes(range(8)))),
    "another letter before": (DRAGONS, late, always(before=bytes(range(8)))),
    "no letter before": (DRAGONS, late, always(before=b"")),
    "another writer": (ADAMAS_FOR_THREE, late, lambda letter, _: {"writer": letter.writer ^ 1}),
    "a skipped number": (DRAGONS, late, always(number=10)),
    "a long note": (DRAGONS, late, always(note="x" * 501)),
    "a note of two lines": (DRAGONS, late, always(note="Your turn\nBen: resign")),
    "an illegal move": (DRAGONS, late, always(played="d99")),
    "no move": (HOLOMINO, late, always(played="")),
    "a second turn": (
        ADAMAS,
        late,
        lambda letter, _: {"played": f"{letter.played}\n{letter.played}"},
    ),
    "a move in another form": (
        HOLOMINO,
        late,
        lambda letter, _: {"played": ":".join(letter.played.split(":")[::-1])},
    ),
    "a move in capitals": (DRAGONS, late, lambda letter, _: {"played": letter.played.upper()}),
    "half a turn in Mono": (MONO, answered, always(played="a1")),
    "half a turn in Black Box": (BLACK_BOX, answered, always(played="?")),
    "a cell twice": (MONO, answered, always(played="a1,a1,end")),
    "two turns with answers": (MONO, answered, always(played="a1,end\nb1,end")),
    "an answer to no offer": (HOLOMINO, late, always(played="accept draw")),
    "an offer that the turn ends": (
        DRAGONS,
        late,
        lambda letter, _: {"played": f"propose draw\n{letter.played}"},
    ),
    "a claim of a tie": (HOLOMINO, late, always(played="claim tie")),
    "the clock's command": (HOLOMINO, late, always(played="out of time")),
    "the clock's command after a move": (
        DRAGONS,
        late,
        lambda letter, _: {"played": f"{letter.played}\nout of time"},
    ),
    "the clock's command in Mono": (MONO, answered, always(played="out of time")),
    "an unknown command": (DRAGONS, late, always(played="pass")),
    "a move after resigning": (HOLOMINO, late, always(played="resign\nresign")),
    "another value": (MONO, answered, other_value),
    "one answer too few": (
        MONO,
        answered,
        lambda letter, _: {"answers": letter.answers[:-19]},
    ),
    "one answer of several too few": (
        MONO_FOR_THREE,
        half_answered,
        lambda letter, _: {"answers": letter.answers[:-19]},
    ),
    "another value for one of several": (MONO_FOR_THREE, half_answered, other_value),
    "a move before the turn is decided": (MONO_FOR_THREE, half_answered, always(played="resign")),
    "another player's answer": (
        MONO_FOR_THREE,
        half_answered,
        lambda letter, _: {"writer": (letter.writer + 1) % 3},
    ),
    "half an answer": (MONO, answered, lambda letter, _: {"answers": letter.answers[:-1]}),
    "no answer": (BLACK_BOX, answered, always(answers=b"")),
    "one answer too many": (
        BLACK_BOX,
        answered,
        lambda letter, _: {"answers": letter.answers + b"\x1c"},
    ),
    "an answer twice": (
        MONO,
        answered_twice,
        lambda letter, _: {"answers": letter.answers[:19] + letter.answers[:-19]},
    ),
    "answers in another order": (
        MONO,
        answered_twice,
        lambda letter, _: {"answers": letter.answers[-19:] + letter.answers[:-19]},
    ),
    "an unknown result": (BLACK_BOX, answered, always(answers=b"\x63")),
    "a secret too early": (
        MONO,
        answered,
        lambda _, side: {"secret": side._secret(side.hides).to_bytes()},
    ),
    "a secret in an open game": (DRAGONS, late, always(secret=bytes(40))),
    "no secret": (MONO, closing, always(secret=b"", note="I forgot")),
    "another key": (
        BLACK_BOX,
        closing,
        lambda letter, _: {"secret": bytes(32) + letter.secret[32:]},
    ),
    "another secret": (
        MONO,
        closing,
        lambda _, side: {"secret": Secret(hidden(side, Random(9)), bytes(32)).to_bytes()},
    ),
    "a move with the secret": (MONO, closing, always(played="resign")),
    "a match in the invitation": (DRAGONS, lambda _: True, always(match=bytes(8))),
    "an acceptance without its key": (DRAGONS, lambda _: True, always(key=b"")),
    "a board not fixed": (
        MONO,
        lambda letter: letter.number == 3,
        always(commitment=b""),
    ),
    "another secret value than invited with": (
        HOLOMINO,
        lambda letter: letter.number == 3,
        always(link=bytes(32)),
    ),
}


@pytest.mark.parametrize("name", CHEATS)
def test_a_cheat_is_named_by_both(name: str) -> None:
    variant, wanted, change = CHEATS[name]
    letters, side = until(variant, wanted)
    verify(armored(letters))
    made = change(letters[-1], side)
    check_refused(
        changed(letters, side, **made),
        letters[-1].number,
        int(str(made.get("writer", side.party))),
    )


def test_a_letter_of_another_key_is_refused() -> None:
    letters, side = until(HOLOMINO, late)
    forged = letters[-1].signed(Keys(bytes(32)), letters[-2].digest)
    check_refused([*letters[:-1], forged], 9, side.party)


def test_a_second_letter_is_refused() -> None:
    letters, side = until(HOLOMINO, late)
    second = changed(letters, side, note="I take that back")[-1]
    check_refused([*letters, second], 10, side.party)


def test_a_skipped_letter_is_missed() -> None:
    letters, _ = until(ADAMAS, late)
    check_refused([*letters[:5], *letters[6:]], 6, letters[6].writer)


def test_an_altered_letter_before_is_found() -> None:
    letters, side = until(DRAGONS, late)
    earlier = changed(letters[:7], side, note="another note")
    check_refused([*earlier, *letters[7:]], 8, letters[7].writer)


def test_a_letter_after_the_end_is_refused() -> None:
    sides, last = begin(DRAGONS, Random(9))
    side = play_on(sides, last, Random(9))
    letters = side.table.letters
    more = replace(
        letters[-1], number=len(letters) + 1, before=letters[-1].digest[:8], played="resign"
    ).signed(Keys(side.seed), letters[-1].digest)
    check_refused([*letters, more], more.number, side.party)


def test_guests_accept_in_order() -> None:
    first = Side.invite("adamas", ("fred", "ned", "ted"), {}, inviter=1)
    second = Side.accept(first.text(), seed=bytes(32))
    assert second.party == 2
    verify(second.text(whole=True))
    check_refused(changed(second.table.letters, second, writer=0), 2, 0)


@pytest.mark.parametrize("answer", ["accept draw", "reject draw"])
def test_an_offer_is_answered_before_the_turn(answer: str) -> None:
    """A turn ends the offer, so nothing is left to answer when the turn is completed."""
    asker, owner = _hidden_match()
    asker.write(["1", "propose draw"])
    owner.receive(asker.text())
    owner.write(["reject draw", "2"])
    letters = owner.table.letters
    verify(armored(letters))
    check_refused(changed(letters, owner, played=f"2,end\n{answer}"), 4, owner.party)


def test_an_offer_after_a_turn_replaces_the_one_before() -> None:
    asker, owner = _hidden_match()
    asker.write(["1", "propose draw"])
    owner.receive(asker.text())
    owner.write(["2", "propose draw"])
    asker.receive(owner.text())
    asker.write(["accept draw"])
    assert verify(asker.text(whole=True)).plies[-1] == ("accept draw", ())


def _hidden_match(hide: str = "d7,e7,f7,g7") -> tuple[Side, Side]:
    """Return both players of Black Box; the second hides atoms that a ray from 1 misses."""
    asker = Side.invite("blackbox", ("fred", "ned"), {}, seed=bytes(32))
    owner = Side.accept(asker.text(), hide=hide, seed=bytes(31) + b"x")
    asker.receive(owner.text())
    asker.hide("a1,b1,c1,d1")
    return asker, owner


@pytest.mark.parametrize(
    ("turn", "answer"),
    [("1", 28), ("1", 29), ("+d7,+e7,+f7,+g7,?", 0), ("+d6,+e7,+f7,+g7,?", 1)],
)
def test_a_false_answer_is_named_when_the_atoms_are_told(turn: str, answer: int) -> None:
    asker, owner = _hidden_match()
    asker.write([turn])
    owner.receive(asker.text())
    owner.write(["2"] if owner.seen.match and owner.seen.match.outcome is None else [])
    told = owner._secret(owner.hides).to_bytes()
    lie = changed(owner.table.letters, owner, answers=bytes([answer]), played="2,end", secret=b"")
    if answer == 1:  # the game ends, so the atoms are told at once
        check_refused(changed(lie, owner, played="", secret=told), 4, owner.party)
        return
    asker.receive(armored(lie))
    asker.write(["resign"])
    letter = _next(owner, asker, secret=told)
    check_refused([*asker.table.letters, letter], 4, owner.party)


@pytest.mark.parametrize("answer", [2, 255])
def test_a_guess_is_right_or_wrong(answer: int) -> None:
    asker, owner = _hidden_match()
    asker.write(["+d7,+e7,+f7,+g6,?"])
    owner.receive(asker.text())
    owner.write(["2"])
    check_refused(changed(owner.table.letters, owner, answers=bytes([answer])), 4, owner.party)


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("mono", "111111"),
        ("mono", "123123"),
        ("mono", "random"),
        ("blackbox", "a1,a1,a1,a1"),
        ("blackbox", "b1,a1,c1,d1"),
        ("blackbox", "random"),
    ],
)
def test_a_board_that_is_not_allowed_is_its_owners_lie(game: str, text: str) -> None:
    asker, owner = _with_board(game, secret := Secret(text, bytes(32)))
    asker.write(["resign"])
    letter = _next(owner, asker, secret=secret.to_bytes())
    check_refused([*asker.table.letters, letter], 4, owner.party)


@pytest.mark.parametrize("text", ["999999", "......", "zzzzzz"])
def test_a_value_that_the_board_does_not_have_is_refused_at_once(text: str) -> None:
    asker, owner = _with_board("mono", secret := Secret(text, bytes(32)))
    asker.write(["a1,end"])
    cell = (3).to_bytes(2)
    nonce = hmac.digest(secret.key, joined("nonce", cell), "sha256")[:16]
    letter = _next(owner, asker, answers=cell + text[:1].encode() + nonce, played="a1,end")
    check_refused([*asker.table.letters, letter], 4, owner.party)


def _with_board(game: str, secret: Secret) -> tuple[Side, Side]:
    """Return two players, the second of whom has fixed a board that may not be allowed."""
    options = {"size": 3} if game == "mono" else {}
    asker = Side.invite(game, ("fred", "ned"), options, seed=bytes(32))
    owner = Side.accept(asker.text(), seed=bytes(31) + b"x")
    fixed = HIDDEN_BOARDS[game].commitment(secret, owner.table.context(owner.party))
    asker.receive(armored(changed(owner.table.letters, owner, commitment=fixed)))
    asker.hide("random")
    return asker, owner


def _next(owner: Side, asker: Side, **fields: Any) -> Letter:
    """Return the owner's next letter, with the fields that any letter has."""
    before = asker.table.letters[-1].digest
    if owner.table.lucky and "answers" in fields:
        fields["link"] = Side(owner.seed, owner.party, asker.table.letters)._next_link()
    letter = Letter(
        writer=owner.party,
        number=len(asker.table.letters) + 1,
        match=asker.table.id,
        before=before[:8],
        **fields,
    )
    return letter.signed(Keys(owner.seed), before)


def test_a_strange_invitation_is_refused() -> None:
    side = Side.invite("dragons", ("fred", "ned"), {}, seed=bytes(32))
    check_refused(changed(side.table.letters, side, writer=7), 1, 7)
    letter = replace(side.table.letters[0], writer=7)
    check_refused([letter], 1, 7)
