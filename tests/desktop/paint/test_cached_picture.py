"""A picture that is drawn once for each size."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from desktop.paint.cached_picture import CachedPicture
from desktop.paint.painting import painting
from desktop.theme.appearance import Appearance


def test_a_picture_without_room_is_not_drawn(look: Appearance, qtbot: QtBot) -> None:
    drawn: list[QRectF] = []
    picture = CachedPicture(lambda painter, box, theme: drawn.append(box))
    table = QPixmap(4, 4)
    with painting(table) as painter:
        for box in (QRectF(0, 0, 20, 0), QRectF(0, 0, -5, 20)):
            picture.paint(painter, box, 1)
    assert not drawn
    assert picture.pixmap.isNull()
