"""Text as paths centred on their capitals, sharp at any scale, and lines cut to a width."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTransform

from desktop.paint.painting import upright
from desktop.theme.fonts import font

_DRAWN_AT = 200


@cache
def _letters(text: str, weight: int) -> QPainterPath:
    """The text as a path of size 1, centred across, its capitals centred about the origin."""
    made = font("text", _DRAWN_AT, weight)
    path = QPainterPath()
    metrics = QFontMetricsF(made)
    path.addText(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2, made, text)
    return QTransform.fromScale(1 / _DRAWN_AT, 1 / _DRAWN_AT).map(path)


def paint_letters(
    painter: QPainter,
    text: str,
    centre: QPointF,
    size: float,
    colour: QColor,
    weight: int = 700,
) -> None:
    """Writes a short text with its middle at `centre`; `size` is the font's, in painter units."""
    painter.save()
    painter.translate(centre)
    painter.scale(-size if painter.transform().determinant() < 0 else size, size)
    painter.fillPath(_letters(text, weight), colour)
    painter.restore()


def letters_path(text: str, size: float, weight: int = 700) -> QPainterPath:
    """The outline of what `paint_letters` writes about the origin."""
    return QTransform.fromScale(size, size).map(_letters(text, weight))


def letters_width(text: str, size: float, weight: int = 700) -> float:
    """How wide `paint_letters` writes a text."""
    made = font("text", _DRAWN_AT, weight)
    return QFontMetricsF(made).horizontalAdvance(text) * size / _DRAWN_AT


def elided_letters(text: str, size: float, weight: int, width: float) -> str:
    """What `paint_letters` writes of a text within a width, cut with an ellipsis."""
    return elided(text, font("text", _DRAWN_AT, weight), width * _DRAWN_AT / size)


_noting: list[set[str]] = []


@contextmanager
def noting_cut_texts() -> Iterator[set[str]]:
    """Collects the texts that were cut for want of room, whoever painted them."""
    noted: set[str] = set()
    _noting.append(noted)
    try:
        yield noted
    finally:
        _noting.remove(noted)


def elided(text: str, made: QFont, width: float) -> str:
    """The text, cut with an ellipsis where it would be too wide."""
    shown = QFontMetricsF(made).elidedText(text, Qt.TextElideMode.ElideRight, width)
    if shown != text:
        for noted in _noting:
            noted.add(text)
    return shown


def first_fitting(wordings: Sequence[str], made: QFont, width: float) -> str:
    """The first of some wordings that has room on one line, else the last of them."""
    metrics = QFontMetricsF(made)
    return next((one for one in wordings if metrics.horizontalAdvance(one) <= width), wordings[-1])


def paint_text(painter: QPainter, text: str, box: QRectF, flags: Qt.AlignmentFlag | int) -> None:
    """Writes into a box in the painter's font and colour; `flags` as `QPainter.drawText` has it."""
    with upright(painter, box):
        painter.drawText(box, int(flags), text)


def paint_line(
    painter: QPainter,
    text: str,
    box: QRectF,
    made: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Writes one line into a box, centred vertically, cut where it is too long."""
    painter.setFont(made)
    painter.setPen(colour)
    flags = align | Qt.AlignmentFlag.AlignVCenter
    paint_text(painter, elided(text, made, box.width()), box, flags)
