"""Hostile input into every text entry: a clear error at once, and nothing half done."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import InvalidRecord, Match
from rules.core import IllegalMove, InvalidMove
from tests.rules.test_contract import everything, playout
from tests.rules.variants import STANDARD, VARIANTS, Variant

ALPHABET = "abcdefgnxyz0123456789,:-+/?*.= \t\nXA٣²ａ\x00\udc80é漢"
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
every_game = pytest.mark.parametrize("variant", STANDARD, ids=str)


def monsters() -> list[str]:
    rng = Random(0)
    return [
        "9" * 4000,
        "9" * 4000 + "xa1-a2",
        "a" + "9" * 4000,
        "123:" + "9" * 4000,
        "9" * 2000 + ":" + "9" * 2000,
        "a1," * 1300,
        "1" * 45,
        "((((" * 1000,
        "-" * 4096,
        "+" * 4096,
        "a3-" + "b3," * 1300,
        "1xa3," * 800 + "-a4",
        "x" * 10**6,
        "\x00" * 4000,
        "²³",
        "a٣-a٤",
        *("".join(rng.choices(ALPHABET, k=rng.randrange(1, 40))) for _ in range(150)),
        *("".join(map(chr, rng.choices(range(1, 0xD800), k=200))) for _ in range(20)),
    ]


def complaint(act: Callable[[], object]) -> str:
    """Return the error message for trying this; "" if it works.

    Other exceptions fail the test.
    """
    try:
        act()
    except (InvalidMove, IllegalMove, InvalidRecord) as error:
        told = str(error)
        return told if 0 < len(told) < 400 and "Error" not in told else f"unclear: {told}"
    return ""


@every_variant
def test_no_text_breaks_a_move_entry(variant: Variant) -> None:
    for plies in (0, 1, 6):
        match = playout(variant, 21, plies)
        if match.to_move is None:
            continue
        before = everything(match)
        for text in monsters():
            told = complaint(partial(match.preview, text))
            assert not told.startswith("unclear")
        assert everything(match) == before


@every_game
@given(text=st.text(max_size=60))
@settings(max_examples=120)
def test_any_text_is_a_move_or_a_clear_error(variant: Variant, text: str) -> None:
    match = variant.match(1)
    told = complaint(lambda: match.play(text))
    assert not told.startswith("unclear")
    assert match.ply == (0 if told else 1)


@every_variant
def test_moves_of_one_game_are_none_of_another(variant: Variant) -> None:
    match = playout(variant, 22, plies=4)
    for other in VARIANTS:
        if other.slug == variant.slug or match.to_move is None:
            continue
        with pytest.raises(IllegalMove, match="not a move in"):
            match.play(next(other.match(1).legal_moves()))


@every_game
@given(data=st.binary(max_size=300), at=st.integers(0, 400))
@settings(max_examples=60)
def test_noise_in_a_record_is_an_error_or_a_problem(variant: Variant, data: bytes, at: int) -> None:
    text = playout(variant, 23, plies=5).to_text()
    noisy = text[:at] + data.decode("latin-1") + text[at:]
    assert not complaint(lambda: Match.from_text(noisy)).startswith("unclear")


@pytest.mark.parametrize("draws", [" *123" * 10_000, " " + "*" * 50_000, " *" + "9" * 50_000])
def test_monstrous_draws_in_a_record_are_refused(draws: str) -> None:
    text = Match.new("holomino", seed=1).to_text()
    with pytest.raises(InvalidRecord):
        Match.from_text(text.replace("\n0. |", "\n0. |" + draws))


def test_a_match_ends_somewhere() -> None:
    """A record can hold 5,000 plies and not one more."""
    match = Match.new("blackbox", seed=1)
    match.play("a1,a2,a3,a4")
    match.play("a1,a2,a3,a4")
    mark, unmark = "+a1", "/a1"
    lines = [f"{n}. O {unmark if n % 2 == 0 else mark}" for n in range(3, 5_003)]
    head, _, _ = match.to_text().rpartition("end")
    again = Match.from_text(head + "\n".join(lines) + "\nend 5002 00000000\n")
    assert again.last_ply == 5_000
    assert "at most 5000 moves" in str(again.problem)
    with pytest.raises(IllegalMove, match="at most"):
        again.play("end")
