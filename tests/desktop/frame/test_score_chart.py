"""The curves of the scores: a click or an arrow key chooses what is looked at."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.frame.score_chart import ScoreCurves
from desktop.theme.appearance import Appearance

SCORES = [(0, 0), (3, 0), (3, 5), (9, 5)]


def test_a_click_and_an_arrow_key_choose_a_ply(look: Appearance, qtbot: QtBot) -> None:
    found: list[int] = []
    curves = ScoreCurves(found.append)
    qtbot.addWidget(curves)
    curves.resize(400, curves.height())
    curves.show_scores(SCORES, 1, (1, 2, 3))
    QTest.mouseClick(curves, Qt.MouseButton.LeftButton, pos=QPoint(14, 40))
    QTest.keyClick(curves, Qt.Key.Key_Left)
    assert found == [0, 0]
