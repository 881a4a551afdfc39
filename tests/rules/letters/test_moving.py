"""A match moves to another computer by a sealed file, and is written on at one computer alone."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from rules.letters import marks, moving, store
from rules.letters.errors import InvalidLetter
from rules.letters.moving import leaving, opened, sealed
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


class Computer:
    """A computer with a match in a folder, and marks elsewhere."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder, self._patch = folder, patch
        self.path = folder / "match.qxm"
        folder.mkdir()

    def _here(self) -> None:
        self._patch.setattr(marks, "user_folder", lambda _kind: self.folder / "state")

    def load(self) -> Side:
        self._here()
        return store.load(self.path)

    def save(self, side: Side) -> None:
        self._here()
        store.save(side, self.path)

    def move(self, target: Path) -> None:
        moving.move(self.load(), self.path, target, PASSPHRASE)

    def take(self, file: Path) -> None:
        self._here()
        side, _ = moving.unpacked(opened(file.read_bytes(), PASSPHRASE))
        moving.take(side, self.path)


@pytest.fixture
def computers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Computer]:
    """Return two computers; the first one has a match in play, and its player writes next."""
    made = [Computer(tmp_path / name, monkeypatch) for name in ("old", "new")]
    made[0].save(side_of(Variant("dragons"))[1])
    return made


def test_a_match_can_be_moved_back_and_no_file_is_used_twice(
    computers: list[Computer], tmp_path: Path
) -> None:
    old, new = computers
    first, back = tmp_path / "1.qxs", tmp_path / "2.qxs"
    old.move(first)
    with pytest.raises(InvalidLetter, match="used already"):
        old.take(first)
    new.take(first)
    with pytest.raises(InvalidLetter, match="on this computer already"):
        new.take(first)
    new.move(back)
    old.take(back)
    side = old.load()
    side.write(["resign"])
    with pytest.raises(InvalidLetter, match="used already"):
        new.take(first)


def test_a_match_that_cannot_be_marked_as_moved_stays(
    computers: list[Computer], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, _ = computers
    before = old.path.read_bytes()

    def fail(_side: Side) -> None:
        raise OSError("no space left")

    side = old.load()
    monkeypatch.setattr(marks, "note", fail)
    with pytest.raises(OSError, match="no space"):
        moving.move(side, old.path, tmp_path / "1.qxs", PASSPHRASE)
    assert old.path.read_bytes() == before
    assert not (tmp_path / "1.qxs").exists()


def test_a_restored_backup_of_a_moved_match_stays_closed(
    computers: list[Computer], tmp_path: Path
) -> None:
    old, _ = computers
    backup = old.path.read_bytes()
    old.move(tmp_path / "1.qxs")
    old.path.write_bytes(backup)
    with pytest.raises(InvalidLetter, match="you have moved this match"):
        old.load().write(["resign"])


def test_a_restored_backup_writes_nothing_until_its_letters_are_read(
    computers: list[Computer],
) -> None:
    old, _ = computers
    backup = old.path.read_bytes()
    side = old.load()
    side.write(["resign"])
    old.save(side)
    old.path.write_bytes(backup)
    again = old.load()
    with pytest.raises(InvalidLetter, match="older copy"):
        again.write(["propose draw"])
    again.receive(side.text(whole=True))
    assert again.table.letters == side.table.letters


def test_a_letter_is_marked_even_if_the_program_was_killed_before(
    computers: list[Computer],
) -> None:
    old, _ = computers
    backup = old.path.read_bytes()
    side = old.load()
    side.write(["propose draw"])
    store.write(side, old.path)  # and the program is killed
    old.load()
    old.path.write_bytes(backup)
    assert old.load().outdated


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
