"""The curtain hides everything until the next player is here."""

import math
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.table.curtain import Curtain, CurtainWords
from tests.desktop.conftest import hold

pytestmark = pytest.mark.usefixtures("look")

WORDS = CurtainWords("Mono", ("fred", "ned"), ("56", "38"), 1, "Both boards are hidden.")


@pytest.fixture
def stage(qtbot: QtBot) -> QWidget:
    page = QWidget()
    page.setStyleSheet("background: #ff00ff;")
    QVBoxLayout(page).addWidget(QPushButton("a secret"))
    hold(qtbot, page)
    page.resize(900, 700)
    page.show()
    return page


@pytest.fixture
def told() -> list[str]:
    """Return a list that is told when the curtain is lifted or the table left."""
    return []


@pytest.fixture
def curtain(stage: QWidget, told: list[str]) -> Curtain:
    lifted, left = partial(told.append, "lifted"), partial(told.append, "left")
    return Curtain(show_board=lifted, leave_table=left, parent=stage)


def test_it_covers_everything_at_once(stage: QWidget, curtain: Curtain) -> None:
    curtain.fall(WORDS)
    assert curtain.geometry() == stage.rect()
    picture = stage.grab().toImage()
    pixels = {picture.pixelColor(x, y).name() for x in range(0, 900, 7) for y in range(0, 700, 7)}
    assert "#ff00ff" not in pixels


def test_the_button_and_enter_lift_it(curtain: Curtain, told: list[str], qtbot: QtBot) -> None:
    for lift in (
        curtain.button.click,
        lambda: QTest.keyClick(curtain, Qt.Key.Key_Return),
        lambda: QTest.keyClick(curtain.button, Qt.Key.Key_Return),
    ):
        curtain.fall(WORDS)
        assert curtain.player == 1
        told.clear()
        lift()
        assert told == ["lifted"]
        qtbot.waitUntil(curtain.isHidden)
        assert curtain.player is None


def test_it_lifts_once_however_often_one_presses(curtain: Curtain, told: list[str]) -> None:
    curtain.fall(WORDS)
    curtain.lift()
    curtain.lift()
    assert told == ["lifted"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Z, Qt.Key.Key_Left])
def test_no_other_key_gets_past_it(curtain: Curtain, key: Qt.Key) -> None:
    curtain.fall(WORDS)
    QTest.keyClick(curtain, key)
    assert curtain.isVisible()
    assert curtain.player == 1


def test_one_may_leave_without_lifting_it(curtain: Curtain, told: list[str], qtbot: QtBot) -> None:
    curtain.fall(WORDS)
    qtbot.waitUntil(curtain.back.isVisible)
    curtain.back.click()
    assert curtain.isVisible()
    assert told == ["left"]
    QTest.keyClick(curtain, Qt.Key.Key_Escape)
    QTest.keyClick(curtain.button, Qt.Key.Key_Escape)
    assert told == ["left"]


def test_it_says_who_is_to_come(curtain: Curtain) -> None:
    curtain.fall(WORDS)
    assert curtain.accessibleName() == "Pass the computer to ned"
    assert curtain.button.text() == "I am ned, show my board"


def test_a_long_name_fits(curtain: Curtain) -> None:
    long = CurtainWords("Mono", ("fred", "n" * 40), ("", ""), 1, "Both boards are hidden.")
    curtain.fall(long)
    assert curtain.rect().contains(curtain.button.geometry())
    assert not curtain.grab().isNull()


@pytest.mark.parametrize("size", [(800, 500), (1024, 700), (1280, 800)])
def test_the_way_back_lies_off_the_middle_cell(
    stage: QWidget, curtain: Curtain, size: tuple[int, int]
) -> None:
    stage.resize(*size)
    curtain.fall(WORDS)
    back, middle = curtain.back.geometry(), curtain.rect().center()
    assert curtain.rect().contains(back)
    radius = max(230.0, min(size[1] * 0.38, size[0] * 0.24)) * 0.965
    assert back.top() - middle.y() > radius * 3**0.5 / 2


def test_tab_stays_on_it(stage: QWidget, curtain: Curtain, qtbot: QtBot) -> None:
    stage.activateWindow()
    curtain.fall(WORDS)
    qtbot.waitUntil(curtain.button.isVisible)
    curtain.button.setFocus()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        QTest.keyClick(curtain.button, key)
        assert stage.focusWidget() is curtain.back
        QTest.keyClick(curtain.back, key)
        assert stage.focusWidget() is curtain.button


def test_enter_on_the_way_back_shows_no_board(
    stage: QWidget, curtain: Curtain, told: list[str], qtbot: QtBot
) -> None:
    stage.activateWindow()
    curtain.fall(WORDS)
    qtbot.waitUntil(curtain.back.isVisible)
    curtain.back.setFocus()
    QTest.keyClick(curtain.back, Qt.Key.Key_Return)
    assert told == ["left"]


@pytest.mark.parametrize("size", [(900, 700), (1093, 614), (800, 500), (1920, 1080)])
def test_the_button_stays_off_the_rim(
    stage: QWidget, curtain: Curtain, size: tuple[int, int]
) -> None:
    stage.resize(*size)
    curtain.fall(WORDS)
    middle, button = curtain.rect().center(), curtain.button.geometry()
    radius = max(230.0, min(0.38 * size[1], 0.24 * size[0])) * 0.965 - 11  # of the rim
    rim = radius - (button.bottom() - middle.y()) / math.sqrt(3)
    assert button.right() - middle.x() < rim - 10


def test_it_can_be_taken_away(curtain: Curtain, told: list[str]) -> None:
    curtain.fall(WORDS)
    curtain.remove()
    assert told == []
    assert curtain.isHidden()
    assert curtain.player is None
