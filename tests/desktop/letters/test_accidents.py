"""Accidents with letters: one clear sentence for each, and nothing is lost."""

import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDesktopServices, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop.controls import file_dialogs
from desktop.controls.commands import MOVE, PROOF, UNDO
from desktop.letters.letter_file import LetterFile
from desktop.letters.session import Stage
from desktop.letters.sheets import AcceptSheet, InviteSheet, LettersSheet, SendSheet
from desktop.letters.summaries import summaries
from desktop.new_match.request import NewMatch
from rules.letters.armor import letters_in
from rules.letters.side import Side
from rules.letters.table import Table
from tests.desktop.conftest import wait_until, wait_until_loaded
from tests.desktop.letters.correspondence import NAMES, Computer, computers

pytestmark = pytest.mark.usefixtures("look")
__all__ = ["computers"]

NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def playing(computers: list[Computer]) -> list[Computer]:
    """Return both computers after the acceptance: Ann is to move in Adamas."""
    ann, ben = computers
    ann.invite(NewMatch("adamas", NAMES))
    ann.copy()
    ben.accept()
    ben.copy()
    ann.paste()
    return computers


def put(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def stage(computer: Computer) -> Stage:
    return computer.session.stage


def first_move(computer: Computer) -> str:
    return next(iter(computer.session.hot_seat.texts()))


def test_a_prepared_turn_can_be_changed_until_it_is_copied(playing: list[Computer]) -> None:
    ann, _ = playing
    session = ann.session
    session.play(first_move(ann))
    assert stage(ann) is Stage.READY
    banner = ann.window.table.banner
    assert banner.yes.text() == "Copy letter"
    told = "Letter 3 is ready. Send it to Ben. Copy it, and paste it into a mail or a chat."
    assert banner.accessibleName() == told
    ann.window.table.banner.no.click()  # change
    assert stage(ann) is Stage.TURN
    moves = list(session.hot_seat.texts())
    session.play(moves[5])
    ann.copy()
    assert stage(ann) is Stage.WAIT
    session.undo()
    assert ann.session.kept.side.table.letters[-1].played == moves[5]


def test_what_is_prepared_survives_a_kill(playing: list[Computer]) -> None:
    ann, _ = playing
    move = first_move(ann)
    ann.do(lambda: ann.session.play(move))
    again = LetterFile.load(ann.session.kept.path)
    assert again.plan.turn == (move,)


def test_a_letter_written_but_not_copied_is_still_to_send(playing: list[Computer]) -> None:
    ann, ben = playing
    move = first_move(ann)
    path = ann.session.kept.path
    ann.window.go_home()
    kept = LetterFile.load(path)
    kept.side.write([move])
    kept.followed_by(kept.side)  # and then the program is killed
    ann.do(lambda: ann.window.letters.open(path))
    assert stage(ann) is Stage.SEND
    assert ann.window.table.banner.no.isHidden()
    ann.copy()
    assert stage(ann) is Stage.WAIT
    ben.paste()
    assert ben.session.ply == 1


def test_sending_again_gives_the_same_text(playing: list[Computer]) -> None:
    ann, _ = playing
    ann.session.play(first_move(ann))
    text = ann.copy()
    put("")
    ann.do(ann.window.table.banner.other.click)
    (sheet,) = ann.window.findChildren(SendSheet)
    assert sheet.note is None
    ann.do(sheet.copy.click)
    assert QGuiApplication.clipboard().text() == text


def test_the_ways_to_send_close_as_another_match_comes(playing: list[Computer]) -> None:
    ann, _ = playing
    ann.session.play(first_move(ann))
    ann.do(ann.window.table.banner.other.click)
    (sheet,) = ann.window.findChildren(SendSheet)
    assert sheet.isVisible()
    ann.do(lambda: ann.window.start_game(NewMatch("adamas", ("fred", "ned"))))
    assert not sheet.isVisible()


MANGLED: dict[str, Callable[[str], str]] = {
    "There is no letter in this text: a letter begins with “qxl1:”.": lambda _: "Hello Ann",
    "This letter was cut: its last line should end with a colon and six signs.": (
        lambda text: text[:-9]
    ),
    "This letter was changed on its way, or is from a newer version: ask for it again.": (
        lambda text: text.replace("qxl1:", "qxl1:AB")
    ),
}


@pytest.mark.parametrize("sentence", MANGLED)
def test_a_mangled_letter_is_refused(playing: list[Computer], sentence: str) -> None:
    ann, ben = playing
    ann.session.play(first_move(ann))
    put(MANGLED[sentence](ann.copy()))
    before = ben.session.kept.path.read_bytes()
    ben.paste()
    assert ben.told[-1] == sentence
    assert ben.session.kept.path.read_bytes() == before


def test_a_letter_that_came_twice_is_named(playing: list[Computer]) -> None:
    ann, ben = playing
    ann.session.play(first_move(ann))
    ann.copy()
    ben.paste()
    ben.paste()
    assert ben.told[-1] == "You have read letter 3 already."


def test_a_missing_letter_is_named(playing: list[Computer]) -> None:
    ann, ben = playing
    ann.session.play(first_move(ann))
    ann.copy()
    text = QGuiApplication.clipboard().text()
    other = Side(ben.session.kept.side.seed, 1, ben.session.kept.side.table.letters)
    other.receive(text)
    other.write([next(iter(map(str, other.seen.match.legal_moves())))])  # type: ignore[union-attr]
    ann_side = Side(ann.session.kept.side.seed, 0, ann.session.kept.side.table.letters)
    ann_side.receive(other.text())
    ann_side.write([next(iter(map(str, ann_side.seen.match.legal_moves())))])  # type: ignore[union-attr]
    put(ann_side.text())
    ben.paste()
    assert ben.told[-1] == "Letter 3 is missing: ask for it again."
    put(ann_side.text(whole=True))
    ben.paste()
    assert len(ben.session.kept.side.table.letters) == 5


def test_a_letter_of_an_unknown_match_is_refused(playing: list[Computer]) -> None:
    ann, ben = playing
    ann.session.play(first_move(ann))
    ann.copy()
    ben.session.kept.path.unlink()
    ben.window.go_home()
    ben.paste()
    assert ben.told[-1] == "This letter belongs to no match on this computer."


def test_the_list_says_whom_each_match_waits_for(playing: list[Computer]) -> None:
    ann, ben = playing
    ann.here()
    ann.window.go_home()
    wait_until(lambda: not ann.window.home.settling)
    assert not ann.window.home.letters_tile.isHidden()
    assert "1 waits for you" in ann.window.home.letters_tile.accessibleName()
    ann.do(ann.window.home.letters_tile.click)
    (sheet,) = ann.window.findChildren(LettersSheet)
    (button,) = sheet.buttons
    assert button.text().startswith("Adamas with Ben. Your letter 3 is next")
    ann.do(button.click)
    assert ann.session.stage is Stage.TURN
    ben.here()
    (one,) = summaries()
    assert not one.waits_for_player


def test_seeds_are_private(playing: list[Computer]) -> None:
    for computer in playing:
        for path in (computer.folder / "letters").iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert not list((computer.folder / "unfinished").glob("*.qcx"))


def test_a_letter_can_be_dropped_and_opened_as_a_file(
    computers: list[Computer], tmp_path: Path
) -> None:
    ann, ben = computers
    ann.invite(NewMatch("adamas", NAMES))
    text = ann.copy()
    data = QMimeData()
    data.setText(text)
    ben.here()
    copies, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, NONE
    for event in (
        QDragEnterEvent(QPoint(9, 9), copies, data, left, none),
        QDropEvent(QPointF(9, 9), copies, data, left, none),
    ):
        QApplication.sendEvent(ben.window, event)
        assert event.isAccepted()
    wait_until(lambda: bool(ben.window.findChildren(AcceptSheet)))
    (sheet,) = ben.window.findChildren(AcceptSheet)
    sheet.close_button.click()
    path = tmp_path / "letter.qxl"
    path.write_text(text)
    QApplication.processEvents()
    ben.do(lambda: ben.window.open_files([path]))
    ben.do(lambda: None)
    assert [one for one in ben.window.findChildren(AcceptSheet) if one.isVisible()]


def test_the_sheet_for_a_new_game_invites(computers: list[Computer]) -> None:
    ann, ben = computers
    ann.here()
    ann.window.requests.ask_for("dragons")
    assert ann.window.sheet is not None
    ann.window.sheet.invite.click()
    (sheet,) = ann.window.findChildren(InviteSheet)
    assert not sheet.invite.isEnabled()
    for field, name in zip(sheet.names, ("Ann", "Ben"), strict=True):
        field.setText(name)
    sheet.first.segment(1).click()
    sheet.note.setText("Shall we?")
    sheet.serious.setChecked(True)
    ann.do(sheet.invite.click)
    ann.copy()
    ben.accept()
    assert ben.told[-1] == "Ann writes: Shall we?"
    assert ben.session.serious
    assert ben.session.names == ("Ben", "Ann")
    assert ben.session.kept.seat == 0


def test_a_guest_can_answer_with_a_note_and_a_draw(playing: list[Computer]) -> None:
    ann, ben = playing
    ann.session.play(first_move(ann))
    ann.session.propose_draw()
    ann.session.write_note("Draw?")
    ann.copy()
    ben.paste()
    assert ben.told[-1] == "Ann writes: Draw?"
    assert stage(ben) is Stage.QUESTION
    ben.window.table.banner.yes.click()
    assert stage(ben) is Stage.READY
    ben.copy()
    assert stage(ben) is Stage.OVER
    ann.paste()
    assert ann.session.outcome is not None
    assert len(ann.records()) == 1


def test_an_older_copy_needs_all_own_letters(playing: list[Computer]) -> None:
    ann, ben = playing
    path = ann.session.kept.path
    backup = path.read_bytes()
    ann.session.play(first_move(ann))
    ann.copy()
    ben.paste()
    ben.session.play(first_move(ben))
    early = ben.copy()
    ann.paste()
    ann.session.play(first_move(ann))
    ann.copy()
    ann.window.go_home()
    path.write_bytes(backup)
    ann.do(lambda: ann.window.letters.open(path))
    put(ben.session.kept.side.text(whole=True))
    ann.paste()
    assert len(ann.session.kept.side.table.letters) == len(letters_in(early)) + 3
    assert stage(ann) is Stage.OUTDATED
    assert not ann.window.table.commands[MOVE].isEnabled()  # the copy would be free again there


@pytest.mark.parametrize("agrees", [True, False])
def test_a_turn_is_undone_by_agreement(playing: list[Computer], agrees: bool) -> None:
    ann, ben = playing
    undo = ann.window.table.commands[UNDO]
    assert not undo.isEnabled()
    told: list[str] = []
    ann.session.told.connect(told.append)
    ann.session.play(first_move(ann))
    ann.copy()
    ben.paste()
    ben.session.play(first_move(ben))
    ben.copy()
    ann.paste()
    undo.trigger()
    assert told[-1] == "Your letter now asks to undo your last turn."
    ann.window.table.banner.no.click()  # change
    assert stage(ann) is Stage.TURN
    undo.trigger()
    ann.copy()
    assert stage(ann) is Stage.WAIT
    ben.paste()
    assert stage(ben) is Stage.QUESTION
    assert "Ben, do you agree to undo?" in ben.window.table.banner.accessibleName()
    (ben.window.table.banner.yes if agrees else ben.window.table.banner.no).click()
    ben.copy()
    ann.paste()
    assert stage(ann) is Stage.TURN
    assert ann.session.ply == ben.session.ply == (0 if agrees else 2)
    said = "Your last turn was undone. Play another one."
    assert told[-1] == (said if agrees else "Ben declines to undo.")


def test_a_finished_match_leaves_a_record_a_proof_and_a_way_to_a_rematch(
    playing: list[Computer], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = playing
    ann.session.resign()
    ann.copy()
    assert stage(ann) is Stage.OVER
    (record,) = (ann.folder / "finished").glob("*.qcx")
    assert "seed: " + ann.session.kept.side.seed.hex() not in record.read_text()
    (proof,) = (ann.folder / "letters" / "finished").glob("*.qxm")
    assert stat.S_IMODE(proof.stat().st_mode) == 0o600
    ann.do(lambda: ann.window.files.open_file(record))
    wait_until_loaded(ann.window)
    assert ann.window.letters.session is None
    path = tmp_path / "proof.qxl"
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *_given: path)
    ann.do(ann.window.table.commands[PROOF].trigger)
    ann.window.files.saver.flush()
    told = path.read_text()
    assert len(Table.of(letters_in(told)).letters) == 3
    assert "seed" not in told


def test_the_rematch_is_another_invitation(playing: list[Computer]) -> None:
    ann, _ = playing
    ann.session.resign()
    ann.copy()
    ann.here()
    ann.window.table.banner.yes.click()
    (sheet,) = ann.window.findChildren(InviteSheet)
    assert [field.text() for field in sheet.names] == ["Ann", "Ben"]
    assert sheet.first.index == 1


def test_a_letter_that_fits_can_be_mailed(
    playing: list[Computer], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = playing
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    ann.session.play(first_move(ann))
    ann.do(ann.window.table.banner.other.click)
    (sheet,) = ann.window.findChildren(SendSheet)
    assert sheet.mail.isVisible()
    ann.do(sheet.mail.click)
    assert opened[0].startswith("mailto:?subject=Ann%2C letter 3")
    assert stage(ann) is Stage.WAIT


def test_an_older_copy_writes_nothing_until_the_own_letters_are_read(
    playing: list[Computer],
) -> None:
    ann, ben = playing
    path = ann.session.kept.path
    backup = path.read_bytes()
    ann.session.play(first_move(ann))
    ann.copy()
    ben.paste()
    ann.window.go_home()
    path.write_bytes(backup)
    ann.do(lambda: ann.window.letters.open(path))
    assert stage(ann) is Stage.OUTDATED
    assert ann.session.hot_seat.seat is None
    put(ben.session.kept.side.text(whole=True))
    ann.copy()  # the banner's button reads what is in the clipboard
    assert stage(ann) is Stage.WAIT
    assert ann.session.ply == 1
