"""A layout is drawn by keys alone, by somebody who only hears: names of cells, and what is said."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.spoken import accessible
from desktop.games.mono.layout_editor.page import MonoEditor
from rules.mono.board import board
from tests.desktop.games.mono.layout_editor.easel import WHOLE, easel

pytestmark = pytest.mark.usefixtures("look")
Key = Qt.Key


class Listener:
    """Presses keys and hears; what is on the screen it does not know."""

    def __init__(self, page: MonoEditor, monkeypatch: pytest.MonkeyPatch) -> None:
        self._page = page
        self.here = ""
        """The name of the spot the keyboard came to last."""
        self.said: list[str] = []
        accessible.install()
        monkeypatch.setattr(QAccessible, "updateAccessibility", self._hear)
        monkeypatch.setattr(QAccessible, "isActive", lambda: True)
        QApplication.processEvents()

    def _hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.said.append(event.message())
        elif event.type() == QAccessible.Event.Focus:
            self.here = event.accessibleInterface().text(QAccessible.Text.Name)

    def press(self, key: Qt.Key) -> list[str]:
        """Press a key; return what is said then."""
        self.said = []
        QTest.keyClick(self._page.view, key)
        QApplication.processEvents()
        return self.said

    def walk(self, cell: str) -> None:
        for _ in range(40):
            here = re.match(r"([a-z])(\d+), ", self.here)
            if here is not None and here[0] == f"{cell}, ":
                return
            if here is None or here[1] < cell[0]:
                self.press(Key.Key_Right)
            elif here[1] > cell[0]:
                self.press(Key.Key_Left)
            else:
                self.press(Key.Key_Up if int(here[2]) < int(cell[1:]) else Key.Key_Down)
        raise AssertionError(f"no way from {self.here} to {cell}")


@pytest.fixture
def listener(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Listener:
    page = easel(qtbot).page
    page.drawing.put("." * 45, 9)
    QApplication.processEvents()
    return Listener(page, monkeypatch)


def test_a_whole_layout_is_drawn_and_its_end_is_heard(listener: Listener) -> None:
    said: list[str] = []
    for label, name in zip(WHOLE, board(9).names, strict=True):
        listener.walk(name)
        listener.press(Key(ord(label)))
        said = listener.press(Key.Key_Space)
        assert f"{name}, region {label}." in said[0]
    assert said == [f"{board(9).names[-1]}, region 8. The layout is ready."]


def test_the_brush_says_when_a_region_is_full(listener: Listener) -> None:
    listener.press(Key.Key_1)
    listener.walk("a5")
    assert listener.press(Key.Key_Space) == ["a5, region 1."]
    listener.walk("b5")
    assert listener.press(Key.Key_Space) == ["Region 1 is full."]


def test_tools_say_what_they_did_and_undo_says_where_it_leads(listener: Listener) -> None:
    page = listener._page
    page.show_layout(9, WHOLE)
    listener.walk("a5")
    listener.press(Key.Key_L)
    assert listener.press(Key.Key_Space) == ["a5, region 6. Locked 6."]
    listener.press(Key.Key_B)
    listener.press(Key.Key_9)
    assert "Region 6 is locked." in listener.press(Key.Key_Space)[0]


def test_a_region_in_the_way_is_named_and_the_move_is_confirmed(listener: Listener) -> None:
    page = listener._page
    page.show_layout(9, "33" + "." * 7 + "44" + "." * 34)
    listener.walk("a5")
    listener.press(Key.Key_M)

    def move_down() -> str:
        listener.press(Key.Key_Space)
        listener.press(Key.Key_Down)
        said = listener.press(Key.Key_Space)[0]
        listener.press(Key.Key_Up)
        return said

    assert "Region 4 is in the way. Repeat the move to swap the cells." in move_down()
    assert "Moved region 3" in move_down()


def test_all_faults_and_each_row_are_told_when_asked(listener: Listener) -> None:
    listener.press(Key.Key_1)
    listener.walk("a5")
    listener.press(Key.Key_Space)
    assert listener.press(Key.Key_F5) == ["a5, region 1."]
    assert "Region 9: 9 cells missing." in listener.press(Key.Key_F7)[0]
    row = listener.press(Key.Key_F8)[0]
    assert row.startswith("a5, region 1; b5, empty; c5, empty")
