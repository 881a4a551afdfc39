"""A row with a name at the left and a control at the right."""

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.controls.labelled import labelled
from desktop.controls.text import Text

pytestmark = pytest.mark.usefixtures("look")


def test_without_a_description_the_name_is_level_with_the_control(qtbot: QtBot) -> None:
    control = QPushButton("4")
    row = labelled("Size", "", control)
    qtbot.addWidget(row)
    row.resize(500, row.minimumHeight())
    row.show()
    name = row.findChildren(Text)[0]
    assert abs(name.geometry().center().y() - control.geometry().center().y()) <= 1
