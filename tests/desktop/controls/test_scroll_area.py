"""Scroll areas, around contents that ask for another height at every width."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

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
