"""Parts beside each other go to a further line where there is no room for all in one."""

import pytest
import shiboken6
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.controls.flow import Flow
from desktop.theme.appearance import Appearance


class Block(QWidget):
    """So many pixels wide and high, at least and at most."""

    def __init__(self, width: int, height: int = 20) -> None:
        super().__init__()
        self.setFixedHeight(height)
        self.setMinimumWidth(width)


@pytest.fixture
def room(look: Appearance, qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def places(room: QWidget, flow: Flow, width: int) -> list[QRect]:
    room.resize(width, flow.heightForWidth(width))
    flow.setGeometry(room.rect())
    return [flow.itemAt(n).geometry() for n in range(flow.count())]  # type: ignore[union-attr]


def test_in_one_line_as_long_as_there_is_room(room: QWidget) -> None:
    flow = Flow(Block(100), Block(60), spacing=10, below=4)
    room.setLayout(flow)
    assert places(room, flow, 170) == [QRect(0, 0, 100, 20), QRect(110, 0, 60, 20)]
    assert flow.heightForWidth(170) == 20
    assert places(room, flow, 169) == [QRect(0, 0, 100, 20), QRect(0, 24, 60, 20)]
    assert flow.heightForWidth(169) == 44
    assert flow.minimumSize().width() == 100


def test_what_stretches_shares_what_is_left(room: QWidget) -> None:
    flow = Flow((Block(20), 1), (Block(120), 1), Block(40), spacing=0)
    room.setLayout(flow)
    assert [place.width() for place in places(room, flow, 340)] == [150, 150, 40]
    assert [place.width() for place in places(room, flow, 240)] == [80, 120, 40]


def test_what_stretches_is_content_with_the_least(room: QWidget) -> None:
    flow = Flow((Block(20), 1), Block(40), spacing=0, least=100)
    room.setLayout(flow)
    assert [place.top() for place in places(room, flow, 140)] == [0, 0]
    assert [place.top() for place in places(room, flow, 139)] == [0, 28]


def test_what_is_hidden_takes_no_room(room: QWidget) -> None:
    first, second = Block(100), Block(60)
    flow = Flow(first, second)
    room.setLayout(flow)
    room.show()
    first.hide()
    assert flow.heightForWidth(60) == 20
    assert flow.minimumSize().width() == 60


def test_its_items_are_its_own_and_go_with_their_widgets(room: QWidget) -> None:
    first, second = Block(100), Block(60, 30)
    flow = Flow(first, second)
    room.setLayout(flow)
    # Items of Qt's own are taken for others that had their address, and are held for deleted.
    assert all(shiboken6.createdByPython(flow.itemAt(n)) for n in range(2))  # type: ignore[arg-type]
    shiboken6.delete(first)
    assert flow.count() == 1
    assert flow.heightForWidth(200) == 30
