"""The engine's moves below the board of a study."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.analysis.engine_strip import EngineStrip
from rules.study.assessment import Assessment, Suggestion

pytestmark = pytest.mark.usefixtures("look")


@pytest.mark.parametrize(("share", "why"), [(0.086, "1% less"), (0.097, "")])
def test_a_move_is_worse_by_the_difference_of_the_shares_shown(
    qtbot: QtBot, share: float, why: str
) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    strip = EngineStrip(print, print, print, table)
    best, other = Suggestion(("a",), "a", 0.104), Suggestion(("b",), "b", share)
    strip.show_assessment(Assessment(0, (best, other)), ("Ann", "Bob"))
    assert strip.lines[1].why == why
