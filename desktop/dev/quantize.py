"""Pictures in 256 colours: files a third as large, and the eye sees no difference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, qRgb

_MOST = 256
Colour = tuple[int, int, int]
Box = list[tuple[Colour, int]]
"""Colours, and how many pixels have them."""


def with_few_colours(picture: QImage) -> QImage:
    """The picture in the 256 colours that suit it best."""
    plain = picture.convertToFormat(QImage.Format.Format_RGB32)
    pixels = Counter(memoryview(plain.constBits()).cast("I"))
    colours = [((p >> 16 & 255, p >> 8 & 255, p & 255), n) for p, n in pixels.items()]
    table = [qRgb(*_mean(box)) for box in _boxes(colours)]
    flags = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    return plain.convertToFormat(QImage.Format.Format_Indexed8, table, flags)


def _boxes(colours: Box) -> list[Box]:
    """Median cut: again and again the box that is most in need is cut in two."""
    boxes = [colours]
    while len(boxes) < _MOST:
        boxes.sort(key=_need)
        widest = boxes.pop()
        if len(widest) < 2:
            return [*boxes, widest]
        axis = _axis(widest)
        widest.sort(key=lambda entry: entry[0][axis])
        cut = _middle(widest)
        boxes += [widest[:cut], widest[cut:]]
    return boxes


def _spread(box: Box) -> Sequence[int]:
    """How far the colours of a box lie apart in red, green and blue."""
    return [max(c[axis] for c, _ in box) - min(c[axis] for c, _ in box) for axis in range(3)]


def _need(box: Box) -> float:
    # Large even areas must not take all the colours from the few pixels of a digit.
    return float(max(_spread(box)) * sum(n for _, n in box) ** 0.4)


def _axis(box: Box) -> int:
    spread = _spread(box)
    return spread.index(max(spread))


def _middle(box: Box) -> int:
    """Where half of the pixels are on either side; never at an end."""
    half, seen = sum(n for _, n in box) / 2, 0
    for index, (_, n) in enumerate(box):
        seen += n
        if seen >= half:
            return min(max(1, index), len(box) - 1)
    return len(box) - 1


def _mean(box: Box) -> Colour:
    pixels = sum(n for _, n in box)
    red, green, blue = (round(sum(c[axis] * n for c, n in box) / pixels) for axis in range(3))
    return red, green, blue
