"""What is written to a study stays as it is typed, whatever happens meanwhile."""

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from desktop.analysis.page import AnalysisPage
from desktop.app.main_window import MainWindow
from desktop.controls.commands import SAVE
from rules.core.limits import LONGEST_COMMENT
from rules.study import LONGEST_TITLE, read_study
from tests.desktop.analysis.studies import another, at_work, kept
from tests.desktop.conftest import wait_until
from tests.work import Work


def type_comment(page: AnalysisPage, text: str) -> None:
    if not page.study.comment.isVisible():
        page.study.write.click()
    QTest.keyClicks(page.study.comment, text)


def comment_on(page: AnalysisPage, node: int) -> str:
    return at_work(page).tree.note(node).comment


def test_the_engine_leaves_a_comment_that_is_being_typed_alone(page: AnalysisPage) -> None:
    wait_until(lambda: not page.engine.busy)
    at_work(page).goto(2)
    type_comment(page, "White should ")
    wait_until(lambda: not page.engine.busy)  # the tree shows what it found
    type_comment(page, "have split. ")
    page.study.comment.keep()
    type_comment(page, "Then")
    assert page.study.comment.toPlainText() == "White should have split. Then"
    assert page.study.comment.textCursor().atEnd()
    page.study.comment.keep()
    assert comment_on(page, 2) == "White should have split. Then"


def test_what_the_engine_finds_does_not_stop_a_comment_from_being_kept(page: AnalysisPage) -> None:
    at_work(page).goto(2)
    type_comment(page, "Too bold")
    wait_until(lambda: not page.engine.busy)
    wait_until(lambda: comment_on(page, 2) == "Too bold")


def test_a_comment_changes_in_the_field_where_it_is_undone(page: AnalysisPage) -> None:
    at_work(page).goto(2)
    type_comment(page, "Too bold")
    page.study.comment.keep()
    at_work(page).undo()
    assert page.study.comment.toPlainText() == ""


def test_a_comment_goes_to_the_move_it_was_typed_for(page: AnalysisPage) -> None:
    at_work(page).goto(2)
    type_comment(page, "What about another one?")
    scene = page.scene
    assert scene is not None
    move = next(iter(at_work(page).game.legal_moves(at_work(page).tree.ply(2).state)))
    scene.move_chosen.emit(move)
    assert comment_on(page, 2) == "What about another one?"
    assert page.study.comment.toPlainText() == ""


def test_a_title_that_is_being_typed_stays(page: AnalysisPage) -> None:
    page.study.title.setFocus()
    QTest.keyClicks(page.study.title, "Splits ")
    another(page, 1)
    QTest.keyClicks(page.study.title, "in the opening")
    assert page.study.title.text() == "Splits in the opening"


def test_a_title_changes_in_the_field_where_it_is_undone(page: AnalysisPage) -> None:
    page.study.title.setFocus()
    QTest.keyClicks(page.study.title, "Splits")
    QTest.keyClick(page.study.title, Qt.Key.Key_Return)
    at_work(page).undo()
    page.study.title.editingFinished.emit()
    assert at_work(page).tree.title == page.study.title.text() == ""


def test_typing_ends_at_the_longest_comment(page: AnalysisPage) -> None:
    at_work(page).comment(4, "a" * (LONGEST_COMMENT - 1))
    field = page.study.comment
    field.moveCursor(field.textCursor().MoveOperation.End)
    type_comment(page, "bcd")
    assert field.toPlainText().endswith("ab")
    field.keep()
    assert comment_on(page, 4).endswith("ab")
    assert page.study.about.fact == "0 characters left"
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    QTest.keyClicks(field, "d")
    field.keep()
    assert comment_on(page, 4).endswith("ad"), "what is changed then is kept"


def test_pictures_of_letters_count_once(page: AnalysisPage) -> None:
    at_work(page).comment(4, "😀" * LONGEST_COMMENT)
    assert page.study.comment.toPlainText() == "😀" * LONGEST_COMMENT


def test_a_huge_text_is_pasted_at_once_as_far_as_there_is_room(page: AnalysisPage) -> None:
    data = QMimeData()
    data.setText("one line\nand another\t\n" * 220_000)
    field = page.study.comment
    page.study.write.click()
    added = list[int]()
    field.document().contentsChange.connect(lambda _at, _removed, more: added.append(more))
    with Work(most=20 * LONGEST_COMMENT):  # the text is two thousand times as long
        field.insertFromMimeData(data)
    assert max(added) <= LONGEST_COMMENT + 1
    assert len(field.toPlainText()) == LONGEST_COMMENT
    assert field.toPlainText().startswith("one line and another one line")
    field.keep()
    assert comment_on(page, 4).startswith("one line and another one line")


def test_all_comments_together_have_their_limit_while_they_are_typed(
    page: AnalysisPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.study.tree.MOST_COMMENTS", 10)
    at_work(page).comment(1, "12345678")
    at_work(page).goto(2)
    type_comment(page, "abcd")
    assert page.study.comment.toPlainText() == "ab"
    page.study.comment.keep()
    assert comment_on(page, 2) == "ab"


def test_a_title_ends_at_its_longest(page: AnalysisPage, window: MainWindow) -> None:
    QGuiApplication.clipboard().setText("x" * 100_000)
    page.study.title.setFocus()
    page.study.title.paste()
    QTest.keyClick(page.study.title, Qt.Key.Key_Return)
    assert read_study(kept(window))[0].title == "x" * LONGEST_TITLE


def test_a_title_that_nobody_changed_is_left_as_it_is(page: AnalysisPage) -> None:
    title = "😀" * LONGEST_TITLE  # twice as many units of what Qt counts
    at_work(page).rename(title)
    page.study.title.setFocus()
    page.study.tree.setFocus()
    page.commands[SAVE].trigger()
    assert at_work(page).tree.title == title
