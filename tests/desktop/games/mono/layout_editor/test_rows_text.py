"""The layout as rows of text: sign below sign."""

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from desktop.theme.appearance import appearance
from rules.mono.board import HIDDEN, LABELS, board
from rules.mono.pasted_layout import LONGEST_TEXT
from tests.desktop.games.mono.layout_editor.easel import LEFT, Easel, easel

pytestmark = pytest.mark.usefixtures("look")


def written(qtbot: QtBot, size: int) -> Easel:
    """Return an editor with every label on its board, thin ones and wide ones."""
    hand = easel(qtbot, (1280, 900))
    cells = len(board(size).names)
    labels = (LABELS[:size] + HIDDEN + LABELS[size - 1 :: -1]) * cells
    hand.page.show_layout(size, labels[:cells])
    qtbot.waitUntil(lambda: hand.page.panel.text.is_current)
    return hand


@pytest.mark.parametrize("size", [2, 9, 22, 25])
def test_signs_stand_in_columns(qtbot: QtBot, size: int) -> None:
    assert_columns(written(qtbot, size).page.panel.text.field, size)


def test_signs_stand_in_columns_once_texts_are_larger(qtbot: QtBot) -> None:
    field = written(qtbot, 9).page.panel.text.field
    appearance().resize_text(200)
    assert_columns(field, 9)


def assert_columns(field: QPlainTextEdit, size: int) -> None:
    width = board(size).width
    metrics = QFontMetricsF(field.font())
    middles: list[set[float]] = [set() for _ in range(width)]
    for row in range(board(size).height):
        block = field.document().findBlockByNumber(row)
        for column in range(width):
            cursor = QTextCursor(block)
            cursor.setPosition(block.position() + column)
            across = metrics.horizontalAdvance(block.text()[column])
            middles[column].add(field.cursorRect(cursor).left() + across / 2)
    # The first signs begin at the same place; a cursor stands at whole pixels.
    assert all(max(found) - min(found) <= 2 for found in middles[1:])
    starts = [min(found) for found in middles]
    assert starts == sorted(set(starts))


def test_the_text_follows_the_board_and_is_copied(qtbot: QtBot) -> None:
    hand = written(qtbot, 9)
    hand.page.panel.clear.click()
    hand.page.controller.choose("9")
    hand.drag(0, 2)
    qtbot.waitUntil(lambda: hand.page.panel.text.is_current)
    text = hand.page.panel.text
    assert text.field.toPlainText() == "\n".join(["999······", *["·········"] * 4])
    QTest.mouseClick(text.copy, LEFT)
    assert QGuiApplication.clipboard().text() == text.field.toPlainText().replace("·", ".")


def test_a_small_board_needs_little_room(qtbot: QtBot) -> None:
    heights = [written(qtbot, size).page.panel.text.field.height() for size in (3, 9, 25)]
    assert heights == sorted(set(heights))


def test_what_is_typed_into_the_text_is_on_the_board(qtbot: QtBot) -> None:
    hand = written(qtbot, 9)
    hand.page.show_layout(3, "122333")
    qtbot.waitUntil(lambda: hand.page.panel.text.field.toPlainText() == "122\n333")
    field = hand.page.panel.text.field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "223")
    QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.keyClicks(field, "133")
    qtbot.waitUntil(lambda: hand.labels == "223133")
    qtbot.waitUntil(lambda: hand.page.panel.text.is_current)
    assert field.textCursor().position() == 7  # the caret stays where one types
    hand.page.drawing.undo()
    assert hand.labels == "122333"
    qtbot.waitUntil(lambda: field.toPlainText() == "122\n333")


def test_what_is_no_layout_is_said_and_gone_with_the_focus(qtbot: QtBot) -> None:
    hand = written(qtbot, 9)
    hand.page.show_layout(3, "122333")
    field = hand.page.panel.text.field
    qtbot.waitUntil(lambda: field.toPlainText() == "122\n333")
    field.setFocus()
    QTest.keyClicks(field, "9")
    qtbot.waitUntil(lambda: hand.page.header.hint.startswith("Row "))
    assert hand.labels == "122333"
    hand.page.view.setFocus()
    assert field.toPlainText() == "122\n333"


def test_a_text_that_is_half_typed_outlasts_what_happens_on_the_board(qtbot: QtBot) -> None:
    hand = written(qtbot, 9)
    hand.page.show_layout(3, "122333")
    field = hand.page.panel.text.field
    qtbot.waitUntil(lambda: field.toPlainText() == "122\n333")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "22")
    hand.page.show_layout(3, "333122")  # as when a search for a layout ends
    qtbot.waitUntil(lambda: hand.page.panel.text.is_current)
    assert field.toPlainText() == "22"
    QTest.keyClicks(field, "3")
    QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.keyClicks(field, "133")
    qtbot.waitUntil(lambda: hand.labels == "223133")


def test_of_a_huge_text_only_the_beginning_is_pasted_and_refused(qtbot: QtBot) -> None:
    hand = written(qtbot, 9)
    field = hand.page.panel.text.field
    field.setFocus()
    data = QMimeData()
    data.setText("123456789\n" * 480_000)
    field.selectAll()
    added = list[int]()
    field.document().contentsChange.connect(lambda _at, _removed, more: added.append(more))
    field.insertFromMimeData(data)
    assert max(added) <= LONGEST_TEXT + 1, "more would take long"
    assert len(field.toPlainText()) == LONGEST_TEXT + 1
    labels = hand.labels
    qtbot.waitUntil(lambda: bool(hand.page.header.hint))
    assert hand.labels == labels
