"""A bar that fills: what a screen reader reads of it."""

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from desktop.controls.fill_bar import FillBar


@pytest.mark.parametrize(("share", "percent"), [(0, "0"), (0.25, "25"), (1.01, "100")])
def test_name_and_share_are_read(qtbot: QtBot, look: object, share: float, percent: str) -> None:
    bar = FillBar("Cells painted")
    qtbot.addWidget(bar)
    bar.show_share(share)
    read = QAccessible.queryAccessibleInterface(bar)
    assert read.role() == QAccessible.Role.ProgressBar
    assert read.text(QAccessible.Text.Name) == "Cells painted"
    assert read.text(QAccessible.Text.Value) == percent
