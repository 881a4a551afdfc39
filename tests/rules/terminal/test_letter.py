"""`python -m rules letter`: a match between two folders that exchange nothing but texts."""

import io
from pathlib import Path

import pytest

from rules import Match
from rules.__main__ import main
from rules.letters import marks

Sent = pytest.CaptureFixture[str]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    at_computer(tmp_path, monkeypatch)
    return tmp_path / "ann.qxm", tmp_path / "ben.qxm"


def at_computer(folder: Path, patch: pytest.MonkeyPatch) -> None:
    """Keep the marks of matches in a folder, as another computer does."""
    patch.setattr(marks, "user_folder", lambda _kind: folder)


def run(capsys: Sent, *words: object) -> str:
    """Run a command that succeeds, and return what it prints."""
    assert main(["letter", *map(str, words)]) == 0
    return capsys.readouterr().out


def sent(capsys: Sent, path: Path, *words: object) -> Path:
    """Return a file with the letter that a command prints."""
    path.write_text(run(capsys, *words))
    return path


def begin(capsys: Sent, ann: Path, ben: Path, *game: str) -> Path:
    """Invite and accept; return the file for the next letter."""
    letter = ann.with_name("letter.txt")
    sent(capsys, letter, "new", ann, "--names", "Ann,Ben", *game)
    sent(capsys, letter, "accept", ben, letter)
    run(capsys, "read", ann, letter)
    return letter


def test_a_match_is_played_and_saved(files: tuple[Path, Path], capsys: Sent) -> None:
    ann, ben = files
    letter = begin(capsys, ann, ben, "adamas", "--size", "2")
    sent(capsys, letter, "write", ann, "a2-b1", "--note", "Good luck")
    assert "Ann writes: Good luck" in run(capsys, "read", ben, letter)
    sent(capsys, letter, "write", ben, "resign")
    run(capsys, "read", ann, letter)
    assert "The match is over: Ann wins" in run(capsys, "show", ann)
    run(capsys, "show", ann, "--record", ann.with_suffix(".qcx"))
    assert Match.load(ann.with_suffix(".qcx")).history(None) == ["a2-b1", "resign"]


def test_letters_come_from_standard_input(
    files: tuple[Path, Path], capsys: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = files
    invitation = run(capsys, "new", ann, "--names", "Ann,Ben", "dragons")
    monkeypatch.setattr("sys.stdin", io.StringIO(invitation))
    assert "Ben accepts the invitation" in run(capsys, "accept", ben)


def test_a_third_person_checks_the_whole_match(files: tuple[Path, Path], capsys: Sent) -> None:
    letter = begin(capsys, *files, "holomino")
    whole = sent(capsys, letter, "show", files[0], "--whole")
    assert "2 letters of a match of Holomino are good." in run(capsys, "verify", whole)


def test_the_last_letter_is_printed_again(files: tuple[Path, Path], capsys: Sent) -> None:
    begin(capsys, *files, "dragons")
    first = run(capsys, "write", files[0], "d3")
    assert run(capsys, "show", files[0], "--again") == first


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (["write", "ann.qxm", "d99"], 2, "there is no position 99"),
        (["write", "ben.qxm", "d3"], 1, "Ann writes the next letter"),
        (["read", "ann.qxm", "letter.txt"], 1, "you have read letter 2 already"),
        (["read", "ann.qxm", "nothing.txt"], 2, "does not exist"),
        (["read", "letter.txt", "letter.txt"], 1, "not a file of a match by letters"),
        (["accept", "ben.qxm", "letter.txt"], 1, "the invitation is missing"),
        (["new", "ann.qxm", "--names", "Ann,Ben", "dragons"], 2, "already exists"),
        (["new", "new.qxm", "--names", "Ann,Ben,Cy", "dragons"], 2, "needs 2 players"),
        (["hide", "ann.qxm", "random"], 1, "there is nothing to hide now"),
        (["new", "new.qxm", "--names", "Ann", "dragons"], 2, "needs 2 players"),
        (["new", "new.qxm", "--names", "Ann,Ben", "--as", "Cy", "dragons"], 2, "Ann, Ben"),
        (["show", "ann.qxm", "--record", "x.qcx"], 1, "once the match is over"),
    ],
)
def test_mistakes_are_explained_and_change_nothing(
    files: tuple[Path, Path],
    capsys: Sent,
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    code: int,
    sentence: str,
) -> None:
    begin(capsys, *files, "dragons")
    before = [path.read_bytes() for path in files]
    monkeypatch.chdir(files[0].parent)
    assert main(["letter", *words]) == code
    assert sentence in capsys.readouterr().err
    assert [path.read_bytes() for path in files] == before
    assert not Path("new.qxm").exists()


def test_without_the_library_for_signatures_it_says_so(
    files: tuple[Path, Path], capsys: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.letters.keys.SIGNED", False)
    assert main(["letter", "new", str(files[0]), "--names", "Ann,Ben", "dragons"]) == 1
    assert "PyNaCl" in capsys.readouterr().err


def test_a_board_is_hidden_and_asked_about(files: tuple[Path, Path], capsys: Sent) -> None:
    ann, ben = files
    letter = ann.with_name("letter.txt")
    sent(capsys, letter, "new", ann, "--names", "Ann,Ben", "blackbox")
    sent(capsys, letter, "accept", ben, letter, "--hide", "b3,d3,a1,g6")
    run(capsys, "read", ann, letter)
    assert main(["letter", "write", str(ann), "1"]) == 1
    assert "choose what you hide first" in capsys.readouterr().err
    run(capsys, "hide", ann, "random")
    sent(capsys, letter, "write", ann, "1")
    assert "Ann: 1,end" in run(capsys, "read", ben, letter)
    sent(capsys, letter, "write", ben, "2")
    assert "#" in run(capsys, "read", ann, letter)


def test_three_play_mono(files: tuple[Path, Path], capsys: Sent) -> None:
    ann, ben = files
    cy, letter = ann.with_name("cy.qxm"), ann.with_name("letter.txt")
    sent(capsys, letter, "new", ann, "--names", "Ann,Ben,Cy", "mono", "--size", "2", "--no-auto")
    sent(capsys, letter, "accept", ben, letter, "--hide", "122")
    sent(capsys, letter, "accept", cy, letter, "--hide", "221")
    run(capsys, "read", ann, letter)
    run(capsys, "hide", ann, "221")
    sent(capsys, letter, "write", ann, "a1")
    assert "Cy writes the next letter" in run(capsys, "read", cy, letter)
    sent(capsys, letter, "write", cy)
    assert "Ann: a1,end" in letter.read_text()
    run(capsys, "read", ben, letter)
    sent(capsys, letter, "write", ben, "b1")
    assert "Ben: b1,end" in run(capsys, "read", ann, letter)
    assert "Ann = 1" in run(capsys, "show", ann)


def test_nobody_chooses_the_luck_of_a_match(files: tuple[Path, Path], capsys: Sent) -> None:
    with pytest.raises(SystemExit):
        run(capsys, "new", files[0], "--names", "Ann,Ben", "holomino", "--seed", "5")


def test_a_match_moves_to_another_computer_and_back(
    files: tuple[Path, Path], capsys: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = files
    other, sealed, back = (ann.with_name(name) for name in ("other.qxm", "1.qxs", "2.qxs"))
    letter = begin(capsys, ann, ben, "dragons")
    monkeypatch.setattr("rules.terminal.letter.getpass", lambda _prompt: "a long secret")
    run(capsys, "move", ann, sealed)
    assert main(["letter", "write", str(ann), "d3"]) == 1
    assert "other computer" in capsys.readouterr().err
    assert main(["letter", "take", str(sealed), str(ann)]) == 1
    at_computer(other.with_suffix(""), monkeypatch)
    assert "Ann writes the next letter" in run(capsys, "take", sealed, other)
    sent(capsys, letter, "write", other, "d3")
    secret = ann.with_name("passphrase.txt")
    secret.write_text("another secret\n")
    run(capsys, "move", other, back, "--passphrase", secret)
    assert main(["letter", "take", str(back), str(ann)]) == 1
    assert "not the passphrase" in capsys.readouterr().err
    at_computer(ann.parent, monkeypatch)
    run(capsys, "take", back, ann, "--passphrase", secret)
    run(capsys, "read", ben, letter)
    assert main(["letter", "move", str(ann), str(back)]) == 2
    assert "already exists" in capsys.readouterr().err
    assert "1. d3" in run(capsys, "show", ann)
    assert sealed.stat().st_mode & 0o077 == 0


def test_a_restored_backup_opens_no_second_value(files: tuple[Path, Path], capsys: Sent) -> None:
    ann, ben = files
    letter = begin(capsys, ann, ben, "mono", "--size", "2")
    run(capsys, "hide", ann, "221")
    sent(capsys, letter, "write", ann, "a1")
    backup = ben.read_bytes()
    run(capsys, "read", ben, letter)
    run(capsys, "write", ben, "b1")
    ben.write_bytes(backup)
    run(capsys, "read", ben, letter)  # or another letter, which asks for another value
    assert main(["letter", "write", str(ben), "a1"]) == 1
    assert "this is an older copy of the match" in capsys.readouterr().err
