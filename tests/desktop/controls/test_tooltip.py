"""Tooltips: round plates near the pointer, gone when it moves on."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.controls import tooltip
from desktop.controls.buttons import IconButton
from desktop.controls.tooltip import ToolTip, explain
from desktop.theme.appearance import Appearance
from tests.desktop.conftest import wait_until


def ask(widget: QWidget) -> None:
    """Rest the pointer on a widget."""
    spot = widget.rect().center()
    asked = QHelpEvent(QEvent.Type.ToolTip, spot, widget.mapToGlobal(spot))
    QApplication.sendEvent(widget, asked)


def shown(owner: QWidget) -> list[str]:
    return [tip.text for tip in owner.findChildren(ToolTip) if tip.isVisible()]


def test_a_button_says_what_it_does_until_the_pointer_leaves(
    look: Appearance, qtbot: QtBot
) -> None:
    button = IconButton("undo", "Undo")
    qtbot.addWidget(button)
    button.show()
    ask(button)
    assert shown(button) == ["Undo"]
    ask(button)
    assert shown(button) == ["Undo"]  # one, not two
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert shown(button) == []


def test_a_key_takes_it_away_and_is_heard(window: MainWindow, qtbot: QtBot) -> None:
    button = window.home.findChildren(IconButton)[0]
    ask(button)
    (tip,) = [one for one in button.findChildren(ToolTip) if one.isVisible()]
    for corner in (tip.rect().topLeft(), tip.rect().bottomRight()):
        assert not tip.mask().contains(corner)
    QTest.keyClick(button, Qt.Key.Key_X)
    assert shown(button) == []


def test_it_closes_by_itself(
    look: Appearance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tooltip, "_STAY_MS", 10)
    monkeypatch.setattr(tooltip, "_LETTER_MS", 1)
    button = IconButton("undo", "Undo")
    qtbot.addWidget(button)
    button.show()
    ask(button)
    assert shown(button) == ["Undo"]
    wait_until(lambda: not shown(button))


def test_where_the_screen_ends_it_stands_above_the_pointer(look: Appearance, qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    owner.show()
    screen = owner.screen().availableGeometry()
    explain(owner, "Ends your turn and scores your list. " * 8, screen.bottomRight())
    (tip,) = owner.findChildren(ToolTip)
    assert screen.contains(tip.geometry())
    assert tip.geometry().bottom() < screen.bottom()
    assert tip.height() > 3 * tip.fontMetrics().height()  # in lines


def test_of_a_part_of_a_widget_it_goes_when_the_pointer_leaves_that_part(
    look: Appearance, qtbot: QtBot
) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    owner.setMouseTracking(True)
    owner.resize(200, 100)
    owner.show()
    explain(owner, "Row one", owner.mapToGlobal(QPoint(5, 5)), QRect(0, 0, 200, 30))
    QTest.mouseMove(owner, QPoint(60, 20))
    assert shown(owner) == ["Row one"]
    QTest.mouseMove(owner, QPoint(60, 60))
    assert shown(owner) == []
