"""Moving a match to another computer, and back, in two windows."""

from pathlib import Path

import pytest

from desktop.controls import file_dialogs
from desktop.controls.commands import MOVE
from desktop.letters.letter_file import LetterFile
from desktop.letters.session import Stage
from desktop.letters.sheets import PassphraseSheet
from desktop.letters.summaries import summaries
from desktop.new_match.request import NewMatch
from rules.letters import moving, store
from rules.letters.errors import InvalidLetter
from tests.desktop.letters.correspondence import NAMES, Computer, computers

pytestmark = pytest.mark.usefixtures("look")
__all__ = ["computers"]

PASSPHRASE = "green meadow"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take less memory and time for the key."""
    monkeypatch.setattr(moving, "_PASSES", 1)
    monkeypatch.setattr(moving, "_MEMORY", 2**13)


@pytest.fixture
def moved(
    computers: list[Computer], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[Computer, Computer, Path]:
    """Return the computer that a match has left, another one, and the file."""
    old, new = computers
    path = tmp_path / "match.qxs"
    old.invite(NewMatch("adamas", NAMES))
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *_given: path)
    move = old.window.table.commands[MOVE]
    assert move.isEnabled()
    old.do(move.trigger)
    answer(old, PASSPHRASE)
    return old, new, path


def answer(computer: Computer, passphrase: str) -> None:
    """Type a passphrase into the sheet that asks for it."""
    computer.do(lambda: None)
    (sheet,) = (one for one in computer.window.findChildren(PassphraseSheet) if one.isVisible())
    sheet.field.setText(passphrase)
    computer.do(sheet.go.click)


def take(computer: Computer, path: Path, passphrase: str = PASSPHRASE) -> None:
    computer.do(lambda: computer.window.open_files([path]))
    answer(computer, passphrase)


def stage(computer: Computer) -> Stage:
    return computer.session.stage


def test_the_old_computer_writes_no_more(moved: tuple[Computer, Computer, Path]) -> None:
    old, _, _ = moved
    assert stage(old) is Stage.AWAY
    assert old.session.letter is not None
    assert not old.window.table.commands[MOVE].isEnabled()
    assert old.session.hot_seat.acting is None
    assert summaries() == []
    again = LetterFile.load(old.session.kept.path)
    assert again.side.away


def test_the_new_computer_continues(moved: tuple[Computer, Computer, Path]) -> None:
    old, new, path = moved
    take(new, path, "another one")
    assert new.told[-1] == "This is not the passphrase of this file."
    answer(new, PASSPHRASE)
    assert stage(new) is Stage.SEND
    assert new.session.kept.side.seed == old.session.kept.side.seed
    new.copy()
    assert stage(new) is Stage.WAIT


def test_a_file_is_used_once(moved: tuple[Computer, Computer, Path]) -> None:
    old, new, path = moved
    take(old, path)
    used = "This file was used already: only the computer with the match moves it."
    assert old.told[-1] == used
    assert stage(old) is Stage.AWAY
    take(new, path)
    new.window.go_home()
    take(new, path)
    assert new.told[-1] == "This match is on this computer already."


def test_a_restored_backup_writes_no_more(moved: tuple[Computer, Computer, Path]) -> None:
    old, _, _ = moved
    kept = old.session.kept
    backup = kept.path.read_text().replace("moved: 1 away\n", "")
    assert backup != kept.path.read_text()
    old.window.go_home()
    kept.path.write_text(backup)
    old.do(lambda: old.window.letters.open(kept.path))
    assert stage(old) is Stage.AWAY


def test_the_match_can_come_back(
    moved: tuple[Computer, Computer, Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    old, new, path = moved
    take(new, path)
    back = tmp_path / "back.qxs"
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *_given: back)
    new.do(new.window.table.commands[MOVE].trigger)
    answer(new, PASSPHRASE)
    assert stage(new) is Stage.AWAY
    take(old, back)
    assert stage(old) is Stage.SEND


def test_a_match_that_cannot_be_marked_as_away_leaves_no_file(
    computers: list[Computer], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = computers
    ann.invite(NewMatch("adamas", NAMES))

    def fail(*_given: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(store, "write", fail)
    path = tmp_path / "match.qxs"
    with pytest.raises(OSError, match="no space"):
        ann.session.kept.moved_to(path, PASSPHRASE)
    assert not path.exists()


def test_a_file_revives_no_finished_match(moved: tuple[Computer, Computer, Path]) -> None:
    _, new, path = moved
    take(new, path)
    new.session.kept.put_away()
    with pytest.raises(InvalidLetter, match="over"):
        LetterFile.arrived(path.read_bytes(), PASSPHRASE)
