"""A painter that lasts as long as a block of code."""

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from desktop.paint.painting import painting


def test_a_painter_ends_with_its_block_though_painting_fails(qtbot: QtBot) -> None:
    picture = QPixmap(4, 4)
    with pytest.raises(ZeroDivisionError), painting(picture) as painter:
        painter.drawPoint(1 // 0, 0)
    assert not picture.paintingActive()
