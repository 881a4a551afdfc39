"""Rows and columns filled in one go."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.controls.lay import lay


def test_a_row_takes_its_parts_in_their_order(qtbot: QtBot) -> None:
    page, first, last = QWidget(), QWidget(), QWidget()
    qtbot.addWidget(page)
    middle = Qt.AlignmentFlag.AlignVCenter
    inner = QVBoxLayout()
    row = lay(
        QHBoxLayout(page), (first, 2), 7, None, (inner, 1), (last, 0, middle),
        spacing=5, margins=(1, 2, 3, 4),
    )  # fmt: skip
    items = [item for place in range(row.count()) if (item := row.itemAt(place)) is not None]
    assert [item.widget() for item in items] == [first, None, None, None, last]
    assert items[1].sizeHint().width() == 7
    assert items[3].layout() is inner
    assert [row.stretch(place) for place in range(row.count())] == [2, 0, 0, 1, 0]
    assert items[4].alignment() == middle
    margins = row.contentsMargins()
    assert (margins.left(), margins.top(), margins.right(), margins.bottom()) == (1, 2, 3, 4)
    assert row.spacing() == 5
    assert first.parent() is page
