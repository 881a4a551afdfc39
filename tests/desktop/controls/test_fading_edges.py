"""Rows fade at the edges of an area where more lies beyond."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.controls.fading_edges import FadingEdge
from desktop.controls.surfaces import scrolling
from desktop.theme.appearance import theme

pytestmark = pytest.mark.usefixtures("look")


@pytest.mark.parametrize(
    ("height", "place", "upper", "lower"),
    [
        (100, 0, False, False),
        (900, 0, False, True),
        (900, 300, True, True),
        (900, 700, True, False),
    ],
)
def test_an_edge_is_shown_where_more_lies_beyond_it(
    qtbot: QtBot, height: int, place: int, upper: bool, lower: bool
) -> None:
    inside = QWidget()
    inside.setMinimumHeight(height)
    area = scrolling(inside, "surface")
    qtbot.addWidget(area)
    area.resize(300, 200)
    area.show()
    area.verticalScrollBar().setValue(place)
    above, below = sorted(area.findChildren(FadingEdge), key=FadingEdge.y)
    assert (above.isVisible(), below.isVisible()) == (upper, lower)
    assert above.y() == 0
    assert below.geometry().bottom() == area.viewport().height() - 1


def test_nothing_shows_at_the_very_edge(qtbot: QtBot) -> None:
    inside = QWidget()
    inside.setMinimumHeight(900)
    inside.setStyleSheet("background: red")
    area = scrolling(inside, "surface")
    qtbot.addWidget(area)
    area.resize(300, 200)
    area.show()
    picture = area.viewport().grab().toImage()
    assert picture.pixelColor(100, 100) == Qt.GlobalColor.red
    edge = area.grab().toImage().pixelColor(100, area.viewport().height() - 4)
    assert edge.name() == theme().colour("surface").name()
