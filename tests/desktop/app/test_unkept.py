"""A match the disk refuses is not lost by a click: whoever leaves it is asked."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from desktop.app.application import report_to
from desktop.app.main_window import MainWindow
from desktop.home import unfinished
from desktop.new_match.request import NewMatch
from desktop.storage import autosave
from desktop.table.session import Session
from rules.core import atomic_write
from rules.match import Match
from tests.desktop.conftest import wait_until_loaded
from tests.desktop.storage.test_autosave import begin, full, settle

pytestmark = pytest.mark.usefixtures("look")


class Answers(list[str]):
    """What is answered, in this order; `asked` counts the questions."""

    asked = 0

    def answer(self, box: QMessageBox) -> int:
        self.asked += 1
        wanted = self.pop(0)
        (button,) = (one for one in box.buttons() if one.text().startswith(wanted))
        button.click()
        return 0


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Answers:
    made = Answers()
    monkeypatch.setattr(QMessageBox, "exec", lambda box: made.answer(box))
    return made


@pytest.fixture
def unkept(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Session:
    """Return a match at the table whose last move the disk refuses again and again."""
    session = begin(window, "a3-c3")
    settle(window, qtbot)
    monkeypatch.setattr(atomic_write, "write", full)
    session.play("e3-d3")
    settle(window, qtbot)
    assert session.ply == 2
    return session


def open_another(window: MainWindow, folder: Path) -> None:
    path = folder / "other.qcx"
    path.write_text(Match.new("dragons", ("fred", "ned")).to_text(), encoding="utf-8")
    window.files.open_file(path)
    wait_until_loaded(window)


WAYS: dict[str, Callable[[MainWindow, Path], object]] = {
    "home": lambda window, _: window.go_home(),
    "close": lambda window, _: window.close(),
    "another game": lambda window, _: window.start_game(NewMatch("dragons", ("fred", "ned"), {})),
    "again": lambda window, _: window.requests.play_again(),
    "another record": open_another,
    "set up": lambda window, _: window.edit_position(NewMatch("adamas")),
}


def test_it_stays_where_nobody_wants_to_lose_it(
    window: MainWindow, unkept: Session, answers: Answers, tmp_path: Path
) -> None:
    for number, leave in enumerate(WAYS.values(), 1):
        answers.append("Stay")
        leave(window, tmp_path)
        assert answers.asked == number
        assert window.session is unkept
        assert window.pages.currentWidget() is window.table
        assert window.isVisible()


@pytest.mark.parametrize("way", WAYS)
def test_it_is_left_where_somebody_says_so(
    window: MainWindow, unkept: Session, answers: Answers, tmp_path: Path, way: str
) -> None:
    answers.append("Leave")
    WAYS[way](window, tmp_path)
    assert answers.asked == 1
    assert window.session is not unkept


def test_saved_elsewhere_it_may_be_left(
    window: MainWindow,
    unkept: Session,
    answers: Answers,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "elsewhere.qcx"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    save = "desktop.table.match_file.records.save"
    monkeypatch.setattr(save, lambda text, to: to.write_text(text))
    answers.append("Save")
    window.go_home()
    assert answers.asked == 1
    assert window.session is None
    assert Match.load(path).ply == 2


def test_a_dialog_that_saves_nothing_asks_again(
    window: MainWindow, unkept: Session, answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    answers.extend(("Save", "Stay"))
    window.go_home()
    assert answers.asked == 2
    assert window.session is unkept


def test_a_disk_that_takes_it_again_needs_no_question(
    window: MainWindow, qtbot: QtBot, answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(window)
    with monkeypatch.context() as patch:
        patch.setattr(atomic_write, "write", full)
        session.play("a3-c3")
        settle(window, qtbot)
    window.go_home()
    assert answers.asked == 0
    assert [Match.load(one.path).ply for one in unfinished.saved_matches()] == [1]


def test_what_the_slow_write_could_not_do_is_no_excuse_for_the_quick_one(tmp_path: Path) -> None:
    place = autosave.Slot(tmp_path / "match.qcx")
    place.requested = 1
    place.fast_ended = 1  # as a write for good leaves it that has failed
    place.write_fast(b"record", 1)
    assert place.fast_path.read_bytes() == b"record"
    assert not place.refused


@pytest.mark.usefixtures("unkept")
def test_a_fault_does_not_claim_that_it_is_saved(window: MainWindow) -> None:
    report_to(window)(RuntimeError, RuntimeError("an unforeseen thing"), None)
    assert window.notice.text.startswith("Something went wrong, and this game cannot be saved")
