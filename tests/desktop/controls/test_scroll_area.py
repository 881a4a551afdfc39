"""Scroll areas: they fit their contents, and a column shrinks these before it scrolls.

A fade shows that the contents continue.
"""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.controls.fading_edges import FadingEdge
from desktop.controls.lay import lay
from desktop.controls.scroll_area import ScrollColumn
from desktop.controls.surfaces import scrolling
from tests.desktop.conftest import hold

pytestmark = pytest.mark.usefixtures("look")

_MANY = 100


class _Contrary(QWidget):
    """It needs the scroll bar if there is none, and has no use for it otherwise."""

    def __init__(self) -> None:
        super().__init__()
        self.resizings = 0

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self.resizings += 1
        if self.resizings < _MANY:  # or the stack overflows
            self.setFixedHeight(200 if self.width() > 305 else 100)


@pytest.mark.parametrize("around", [scrolling, ScrollColumn])
def test_contrary_contents_are_not_fitted_for_ever(
    qtbot: QtBot, around: Callable[[QWidget], QScrollArea]
) -> None:
    inside, row = QWidget(), _Contrary()
    lay(QVBoxLayout(inside), row, None)
    area = around(inside)
    hold(qtbot, area)
    area.show()
    for height in range(90, 260, 10):
        area.resize(310, height)
        QApplication.processEvents()
    assert row.resizings < _MANY


def column(qtbot: QtBot, high: int) -> tuple[ScrollColumn, QWidget]:
    """Return a column of a board that shrinks from 200 to 120 pixels, and words that wrap."""
    inside, board = QWidget(), QWidget()
    board.setMinimumHeight(120)
    board.setMaximumHeight(200)
    board.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
    words = QLabel("Your turn ends after the cells you typed.")
    words.setWordWrap(True)
    layout = QVBoxLayout(inside)
    layout.addWidget(board, 1)
    layout.addWidget(words)
    area = ScrollColumn(inside)
    qtbot.addWidget(area)
    area.resize(200, high)
    area.show()
    QApplication.processEvents()
    return area, board


def faded(area: ScrollColumn) -> bool:
    """Return whether the lower edge fades."""
    edges = (child for child in area.findChildren(FadingEdge) if child.isVisible())
    return any(edge.geometry().bottom() == area.viewport().geometry().bottom() for edge in edges)


def test_a_board_shrinks_before_the_column_scrolls(qtbot: QtBot) -> None:
    area, board = column(qtbot, 200)
    assert area.verticalScrollBar().maximum() == 0
    assert 120 <= board.height() < 200
    assert not faded(area)


def test_a_fade_shows_that_it_continues_until_its_end(qtbot: QtBot) -> None:
    area, board = column(qtbot, 90)
    assert board.height() == 120
    assert faded(area)
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert not faded(area)


def test_a_screen_reader_may_ask_for_a_bar_that_has_gone(qtbot: QtBot) -> None:
    area, _ = column(qtbot, 90)
    interface = QAccessible.queryAccessibleInterface(area)
    asked = range(interface.childCount() + 1)
    area.resize(200, 400)
    QApplication.processEvents()
    assert not area.verticalScrollBar().isVisible()
    assert [interface.child(number) is None for number in asked][-1]
