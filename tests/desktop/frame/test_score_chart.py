"""The curves of the scores: a click or an arrow key chooses what is looked at."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.frame.score_chart import ScoreCurves
from desktop.theme.appearance import Appearance

SCORES = [(0, 0), (3, 0), (3, 5), (9, 5)]


def chosen(qtbot: QtBot) -> list[int]:
    """Return what a click near the left end chooses, and the left arrow key.

    It counts from the second ply on.
    """
    curves = ScoreCurves()
    qtbot.addWidget(curves)
    curves.resize(400, curves.height())
    curves.show_scores(SCORES, 1, (1, 2, 3))
    found: list[int] = []
    curves.wanted.connect(found.append)
    QTest.mouseClick(curves, Qt.MouseButton.LeftButton, pos=QPoint(14, 40))
    QTest.keyClick(curves, Qt.Key.Key_Left)
    return found


def test_time_runs_to_the_right(look: Appearance, qtbot: QtBot) -> None:
    assert chosen(qtbot) == [0, 0]


@pytest.mark.usefixtures("from_right")
def test_where_reading_begins_at_the_right_time_runs_to_the_left(qtbot: QtBot) -> None:
    assert chosen(qtbot) == [3, 2]
