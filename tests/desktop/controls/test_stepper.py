"""A stepper is typed into like any other field."""

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.controls.stepper import Stepper

pytestmark = pytest.mark.usefixtures("look")


def test_the_cursor_stays_where_its_own_value_is_shown_again(qtbot: QtBot) -> None:
    points = Stepper("Points", 0, 999, 15)
    qtbot.addWidget(points)
    points.changed.connect(lambda: points.set_value(points.value))  # as editors do
    points.field.setCursorPosition(1)
    QTest.keyClicks(points.field, "2")
    assert points.value == 125
    assert points.field.cursorPosition() == 2
