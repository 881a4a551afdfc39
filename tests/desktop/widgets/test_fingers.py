"""Fingers on buttons: one that rests asks what they do."""

import pytest
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.theme.appearance import Appearance
from desktop.widgets import tooltip
from desktop.widgets.buttons import Button, Look
from tests.desktop.conftest import hold


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What tooltips said."""
    texts: list[str] = []
    monkeypatch.setattr(tooltip, "explain", lambda _of, text, _at: texts.append(text))
    return texts


def test_a_finger_that_rests_on_a_button_asks_what_it_does(
    look: Appearance, qtbot: QtBot, touch_screen: QPointingDevice, told: list[str]
) -> None:
    button, clicks = Button("Go", Look.QUIET), list[bool]()
    button.setToolTip("Goes on")
    button.clicked.connect(lambda: clicks.append(True))
    hold(qtbot, button)
    button.show()
    qtbot.waitExposed(button)
    at = button.rect().center()
    touch = QTest.touchEvent(button, touch_screen)
    touch.press(0, at, button).commit()
    QApplication.processEvents()
    touch.release(0, at, button).commit()
    QApplication.processEvents()
    assert len(clicks) == 1
    touch.press(0, at, button).commit()
    qtbot.waitUntil(lambda: told == ["Goes on"])
    touch.release(0, at, button).commit()
    QApplication.processEvents()
    assert len(clicks) == 1
