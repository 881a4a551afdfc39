"""A nine-patch in boxes of every size."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.paint.nine_patch import NinePatch
from desktop.theme.theme import Theme

CORNER, ALPHA = 40, 100


def veil(painter: QPainter, box: QRectF, _colours: Theme) -> None:
    painter.fillRect(box, QColor(0, 0, 0, ALPHA))


@pytest.mark.parametrize("height", [30, 62, 80, 200])
def test_no_part_lies_on_another(qtbot: QtBot, height: int) -> None:
    image = QImage(300, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        NinePatch(veil, CORNER).paint(painter, QRectF(image.rect()), 1)
    sides = [image.pixelColor(4, y).alpha() for y in range(height)]
    assert sides == [ALPHA] * height
