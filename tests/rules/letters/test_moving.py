"""A match moves to another computer by a sealed file, and is written on at one computer alone."""

from collections.abc import Callable
from random import Random

import pytest

from rules.letters import moving, store
from rules.letters.errors import InvalidLetter
from rules.letters.moving import check_arrival, leaving, opened, sealed
from rules.letters.side import Side
from tests.rules.letters.correspondence import begin, play_on
from tests.rules.variants import Variant

PASSPHRASE = "grüne Wiese im Mai"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take less memory and time for the key."""
    monkeypatch.setattr(moving, "_PASSES", 1)
    monkeypatch.setattr(moving, "_MEMORY", 2**13)


def side_of(variant: Variant) -> tuple[list[Side], Side]:
    """Return the sides of a match in play, and the one to write."""
    sides, last = begin(variant, Random(1))
    last = play_on(sides, last, Random(1), letters=6)
    return sides, sides[last.table.pen or 0]


def moved(side: Side) -> tuple[Side, Side]:
    """Return the side at the other computer, and the one that stays."""
    there, here = leaving(side)
    return store.side_of(opened(sealed(store.contents(there), PASSPHRASE), PASSPHRASE)), here


@pytest.mark.parametrize("slug", ["mono", "blackbox", "holomino"])
def test_the_match_continues_at_the_other_computer(slug: str) -> None:
    sides, side = side_of(Variant(slug))
    there, here = moved(side)
    assert (there.hides, there.table.letters) == (side.hides, side.table.letters)
    sides[side.party] = there
    play_on(sides, sides[1 - side.party], Random(2))
    with pytest.raises(InvalidLetter, match="other computer"):
        here.write(["resign"])


def test_the_old_computer_stays_closed_after_a_restart() -> None:
    _, side = side_of(Variant("dragons"))
    _, here = moved(side)
    again = store.side_of(store.contents(here))
    for act in (lambda: again.write(["resign"]), lambda: leaving(again)):
        with pytest.raises(InvalidLetter, match="you have moved this match"):
            act()


def test_a_match_can_be_moved_back_and_no_file_is_used_twice() -> None:
    _, side = side_of(Variant("dragons"))
    there, here = moved(side)
    with pytest.raises(InvalidLetter, match="used already"):
        check_arrival(there, here.moves)
    with pytest.raises(InvalidLetter, match="on this computer already"):
        check_arrival(there, None)
    back, left = moved(there)
    check_arrival(back, here.moves)
    back.write(["resign"])
    with pytest.raises(InvalidLetter, match="used already"):
        check_arrival(there, left.moves)


DAMAGED: dict[str, tuple[str, Callable[[bytes], bytes]]] = {
    "cut": ("was cut or changed", lambda data: data[:-20]),
    "cut to its title": ("was cut or changed", lambda data: data[:40]),
    "changed": ("was cut or changed", lambda data: data[:60] + b"A" + data[61:]),
    "no text": ("was cut or changed", lambda data: data[:80] + b"\xff" + data[80:]),
    "another file": ("not a file with a match to move", lambda data: b"qxl1:" + data),
    "empty": ("not a file with a match to move", lambda data: b""),
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_file_is_named(damage: str) -> None:
    words, change = DAMAGED[damage]
    with pytest.raises(InvalidLetter, match=words):
        opened(change(sealed(b"secret", PASSPHRASE)), PASSPHRASE)


def test_another_passphrase_opens_nothing() -> None:
    file = sealed(b"secret", PASSPHRASE)
    with pytest.raises(InvalidLetter, match="not the passphrase"):
        opened(file, "grüne Wiese im Juni")
    assert opened(file, "gru\u0308ne Wiese im Mai") == b"secret"
    assert b"secret" not in file


def test_a_short_passphrase_is_refused() -> None:
    with pytest.raises(InvalidLetter, match="at least 8 characters"):
        sealed(b"secret", "1234567")
