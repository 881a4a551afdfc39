"""A painter that lasts as long as a block of code."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.paint.painting import as_read, painting, upright
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme


def test_a_painter_ends_with_its_block_though_painting_fails(qtbot: QtBot) -> None:
    picture = QPixmap(4, 4)
    with pytest.raises(ZeroDivisionError), painting(picture) as painter:
        painter.drawPoint(1 // 0, 0)
    assert not picture.paintingActive()


class Bar(QWidget):
    """A bar where reading begins, and a line of text after it."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(100, 20)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        red, blue = QColor("red"), QColor("blue")
        with painting(self) as painter:
            painter.fillRect(QRectF(self.rect()), QColor("white"))
            painter.fillRect(QRectF(0, 0, 10, 20), red)
            paint_line(painter, "LL", QRectF(20, 0, 70, 20), theme().font("body"), blue)


def drawn(widget: QWidget) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.usefixtures("look")
def test_what_is_painted_as_it_is_read_begins_at_the_right_where_reading_does(qtbot: QtBot) -> None:
    bar = Bar()
    qtbot.addWidget(bar)
    from_left = drawn(bar)
    bar.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    from_right = drawn(bar)
    assert from_left.pixelColor(5, 10) == from_right.pixelColor(94, 10) == QColor("red")
    assert from_left.pixelColor(94, 10) == from_right.pixelColor(5, 10) == QColor("white")
    width = text_box(from_left).width()
    assert text_box(from_left).left() == pytest.approx(21, abs=3)
    assert text_box(from_right).right() == pytest.approx(79, abs=3)
    # The letters stand as ever: an L is heavier at its left.
    cut = text_box(from_right).toRect()
    assert text_box(from_right).width() == pytest.approx(width, abs=2)
    assert ink(from_right, cut.left()) > ink(from_right, cut.right() - 1)


def ink(image: QImage, x: int) -> int:
    """How much of a column is written on."""
    return sum(image.pixelColor(x, y).red() < 128 for y in range(image.height()))


def text_box(image: QImage) -> QRectF:
    """Where between the bars the text is."""
    columns = [x for x in range(12, 88) if ink(image, x)]
    return QRectF(columns[0], 0, columns[-1] - columns[0] + 1, image.height())


def test_what_points_is_turned_though_nothing_else_is() -> None:
    picture = QPixmap(4, 4)
    with painting(picture) as painter, upright(painter, QRectF(0, 0, 4, 4), mirrored=True):
        assert painter.transform().m11() < 0
        with upright(painter, QRectF(0, 0, 4, 4)):
            assert painter.transform().m11() > 0


@pytest.mark.usefixtures("from_right")
@pytest.mark.parametrize("text", ["+12", "6 + 2 =", "2–4", "e4-f5!"])
def test_figures_and_notation_are_read_from_the_left_everywhere(text: str) -> None:
    def written(direction: Qt.LayoutDirection) -> list[int]:
        QGuiApplication.setLayoutDirection(direction)
        made = theme().font("body")
        picture = QImage(90, 20, QImage.Format.Format_RGB32)
        picture.fill(QColor("white"))
        with painting(picture) as painter:
            painter.setLayoutDirection(direction)
            box, centre = QRectF(0, 0, 90, 20), Qt.AlignmentFlag.AlignHCenter
            paint_line(painter, text, box, made, QColor("black"), centre)
        return [ink(picture, x) for x in range(90)]

    assert written(Qt.LayoutDirection.RightToLeft) == written(Qt.LayoutDirection.LeftToRight)


@pytest.mark.usefixtures("from_right")
def test_a_box_is_as_far_from_where_reading_begins() -> None:
    assert as_read(QRectF(10, 5, 30, 8), QRectF(0, 0, 100, 50)) == QRectF(60, 5, 30, 8)
