"""Rows of wins, draws and losses."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.paint.text import noting_texts
from desktop.standing.statistics import Tally
from desktop.standing.tally_rows import TallyRow

pytestmark = pytest.mark.usefixtures("look")


@pytest.mark.parametrize("width", range(180, 420, 10))
def test_the_count_keeps_one_size_and_one_baseline(qtbot: QtBot, width: int) -> None:
    row = TallyRow("Master", Tally(14, 2, 12, (Path("x.qcx"),) * 28))
    qtbot.addWidget(row)
    row.resize(width, row.height())
    with noting_texts() as noted:
        row.grab()
    _name, *count = noted
    assert len({(text.size, text.place.top(), text.place.height()) for text in count}) == 1
