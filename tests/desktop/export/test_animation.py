"""Animations are opened by another program frame by frame."""

from io import BytesIO

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngImageFile
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.export.animation import Frame, as_apng


def picture(*boxes: QRect, size: int = 60) -> QImage:
    """White, with black boxes."""
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        for box in boxes:
            painter.fillRect(box, QColor("black"))
    return image


FRAMES = [
    Frame(picture(), 500),
    Frame(picture(QRect(10, 20, 5, 7)), 1500),
    Frame(picture(QRect(10, 20, 5, 7)), 200),
    Frame(picture(QRect(40, 2, 9, 30)), 3000),
]


def test_another_program_finds_every_frame_and_how_long_it_is_shown() -> None:
    with Image.open(BytesIO(as_apng(FRAMES))) as opened:
        assert opened.format == "PNG"
        assert isinstance(opened, PngImageFile)
        assert opened.n_frames == len(FRAMES)
        for number, frame in enumerate(FRAMES):
            opened.seek(number)
            assert opened.info["duration"] == frame.milliseconds
            shown = opened.convert("RGB").tobytes()
            assert shown == Image.fromqimage(frame.image).convert("RGB").tobytes()


def test_programs_that_know_no_animations_show_the_first_frame() -> None:
    assert QImage.fromData(as_apng(FRAMES)) == FRAMES[0].image


def test_what_does_not_change_is_written_once() -> None:
    once, often = as_apng(FRAMES[1:2]), as_apng(FRAMES[1:2] * 20)
    assert len(often) < len(once) + 20 * 150


@pytest.mark.parametrize("frames", [[], [FRAMES[0], Frame(picture(size=61), 100)]])
def test_frames_of_several_sizes_or_none_are_refused(frames: list[Frame]) -> None:
    with pytest.raises(ValueError, match="one size"):
        as_apng(frames)
