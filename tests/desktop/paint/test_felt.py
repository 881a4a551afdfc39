"""The felt of the table has no bands: no two dots far apart are joined by dots of one colour."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.paint.felt import paint_felt
from desktop.theme.theme import Theme

SIZE = (912, 720)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_the_felt_has_no_bands(qapp: object, dark: bool, ratio: float) -> None:
    image = QImage(round(SIZE[0] * ratio), round(SIZE[1] * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    paint_felt(painter, QRectF(0, 0, *SIZE), Theme(dark))
    painter.end()
    for row in (image.height() // 3, image.height() // 2, image.height() - 2):
        longest = run = 1
        for x in range(1, image.width()):
            run = run + 1 if image.pixel(x, row) == image.pixel(x - 1, row) else 1
            longest = max(longest, run)
        assert longest < 14
