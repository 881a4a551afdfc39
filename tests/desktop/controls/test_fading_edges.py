"""An area ends at whole rows; anything taller fades where more lies beyond."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.controls.fading_edges import FadingEdge, fade_edges
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
    whole, height = area.grab().toImage(), area.viewport().height()
    edge = {whole.pixelColor(100, y).name() for y in range(height - 2, height)}
    assert edge == {theme().colour("surface").name()}
    assert whole.pixelColor(100, height - 6).name() not in edge, "no strip of it is empty"


def edges_over(area: QAbstractScrollArea, value: int) -> tuple[int, int]:
    """Return how many pixels are covered at the top and at the bottom, scrolled to `value`."""
    area.verticalScrollBar().setValue(value)
    above, below = sorted(area.findChildren(FadingEdge), key=FadingEdge.y)
    return above.height() * above.isVisible(), below.height() * below.isVisible()


def test_a_column_shows_whole_rows_unless_that_left_a_gap(qtbot: QtBot) -> None:
    inside = QWidget()
    column = QVBoxLayout(inside)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(10)
    for _ in range(20):
        button = QPushButton("Row")
        button.setFixedHeight(40)
        column.addWidget(button)
    area = scrolling(inside, "surface")
    qtbot.addWidget(area)
    area.resize(300, 190)
    area.show()
    assert edges_over(area, 0) == (0, 0), "four rows and three gaps"
    assert edges_over(area, 15) == (25, 5)
    assert edges_over(area, 45) == (0, 27), "35 pixels of the last row are seen"


def test_a_list_shows_whole_rows_of_any_height_only(qtbot: QtBot) -> None:
    rows = QListWidget()
    rows.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
    for number in range(20):
        item = QListWidgetItem(f"Row {number}", rows)
        item.setSizeHint(QSize(100, 30 if number % 2 else 50))
    fade_edges(rows, "surface")
    qtbot.addWidget(rows)
    rows.setFrameShape(QListWidget.Shape.NoFrame)
    rows.resize(300, 170)
    rows.show()
    assert edges_over(rows, 0) == (0, 10), "rows of 50, 30, 50 and 30 pixels, then one of 50"
    assert edges_over(rows, 20) == (30, 30)
    assert edges_over(rows, rows.verticalScrollBar().maximum()) == (10, 0)


@pytest.mark.parametrize("height", [200, 201, 202, 203])
def test_the_last_pixels_are_faded_at_a_fractional_scale(qtbot: QtBot, height: int) -> None:
    inside = QWidget()
    inside.setMinimumHeight(900)
    inside.setStyleSheet("background: red")
    area = scrolling(inside, "surface")
    page = QWidget()
    qtbot.addWidget(page)
    area.setParent(page)
    area.setGeometry(3, 5, 300, height)
    page.resize(310, 260)
    page.show()
    picture = QImage(QSize(310, 260) * 1.25, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(1.25)
    picture.fill(theme().colour("surface"))
    page.setStyleSheet(f"background: {theme().colour('surface').name()}")
    page.render(picture, QPoint())
    assert picture.pixelColor(200, 120) == Qt.GlobalColor.red
    below = range(int((5 + height - 1) * 1.25), picture.height())
    colours = {picture.pixelColor(200, y).name() for y in below}
    assert colours == {theme().colour("surface").name()}
