"""Text as paths centred on their capitals, sharp at any scale, and lines cut to a width."""

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QWidget

from desktop.paint.painting import is_recorded
from desktop.theme.fonts import font

_DRAWN_AT = 200
_LEAST, _SMALLER = 12, 0.8
"""The smallest size of letters in pixels, and as a share of their usual size."""


@cache
def _letters(text: str, weight: int) -> QPainterPath:
    """Return the text as a path of size 1, with its capitals centred about the origin."""
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
    """Write a short text centred at `centre`; `size` is the font size in painter units."""
    for noted in _noting_letters:
        noted.append((text, size * _dots(painter)))
    painter.save()
    painter.translate(centre)
    painter.scale(size, size)
    painter.fillPath(_letters(text, weight), colour)
    painter.restore()


T = TypeVar("T")


@contextmanager
def _noting_in(receivers: list[T], noted: T) -> Iterator[T]:
    receivers.append(noted)
    try:
        yield noted
    finally:
        receivers.remove(noted)


_noting_letters: list[list[tuple[str, float]]] = []


def noting_letters() -> AbstractContextManager[list[tuple[str, float]]]:
    """Collect the texts that `paint_letters` writes, with their sizes in dots of the device."""
    return _noting_in(_noting_letters, [])


def _dots(painter: QPainter) -> float:
    """Return the size of the painter's unit in dots of the device."""
    across = painter.deviceTransform().map(QLineF(0, 0, 1, 0))
    return across.length()


def letters_path(text: str, size: float, weight: int = 700) -> QPainterPath:
    """Return the outline of a text as `paint_letters` writes it at the origin."""
    return QTransform.fromScale(size, size).map(_letters(text, weight))


def letters_width(text: str, size: float, weight: int = 700) -> float:
    """Return the width of a text written by `paint_letters`."""
    made = font("text", _DRAWN_AT, weight)
    return QFontMetricsF(made).horizontalAdvance(text) * size / _DRAWN_AT


def elided_letters(text: str, size: float, weight: int, width: float) -> str:
    """Return a text for `paint_letters`, cut with an ellipsis to a width."""
    return elided(text, font("text", _DRAWN_AT, weight), width * _DRAWN_AT / size)


_noting: list[set[str]] = []


def noting_cut_texts() -> AbstractContextManager[set[str]]:
    """Collect all painted texts that were cut because they had too little room."""
    return _noting_in(_noting, set())


class NotedText(NamedTuple):
    """A painted text: its colour including opacity, and its place in dots of the device."""

    text: str
    colour: QColor
    place: QRectF
    size: float
    """The font size, in pixels at the usual size of text."""
    bold: bool
    enabled: bool
    """Whether the widget that painted it can be used."""


_noting_all: list[list[NotedText]] = []


def noting_texts() -> AbstractContextManager[list[NotedText]]:
    """Collect the texts that `paint_text` paints, for a check of their contrast."""
    return _noting_in(_noting_all, [])


def _note(painter: QPainter, text: str, box: QRectF, flags: int) -> None:
    colour = QColor(painter.pen().color())
    colour.setAlphaF(colour.alphaF() * painter.opacity())
    made, transform = painter.font(), painter.deviceTransform()
    place = transform.mapRect(QFontMetricsF(made).boundingRect(box, flags, text))
    device = painter.device()
    ratio = device.devicePixelRatioF()
    size = made.pixelSize() * abs(transform.m22() or transform.m12()) / ratio
    bold = made.weight() >= QFont.Weight.Bold
    enabled = not isinstance(device, QWidget) or device.isEnabled()
    for noted in _noting_all:
        noted.append(NotedText(text, colour, place, size, bold, enabled))


def elided(text: str, made: QFont, width: float) -> str:
    """Return the text, cut with an ellipsis if it is too wide."""
    shown = QFontMetricsF(made).elidedText(text, Qt.TextElideMode.ElideRight, width)
    if shown != text:
        for noted in _noting:
            noted.add(text)
    return shown


def first_fitting(wordings: Sequence[str], made: QFont, width: float) -> str:
    """Return the first wording that fits on one line, otherwise the last."""
    metrics = QFontMetricsF(made)
    return next((one for one in wordings if metrics.horizontalAdvance(one) <= width), wordings[-1])


def in_lines(text: str, made: QFont, room: QSizeF, lines: int) -> str:
    """Return a text for a room of some lines, cut with an ellipsis if it needs more."""
    if wrapped(text, made, room.width()).height() <= room.height():
        return text
    return elided(text, made, lines * (room.width() - 20))


def fitted(text: str, made: QFont, room: QSizeF, scale: float = 1) -> tuple[QFont, bool]:
    """Return the font for a text in a room, and whether the text must wrap.

    The text goes on one line if possible, with letters up to a fifth smaller; otherwise it wraps to
    the height of the room. If neither fits, the font is returned unchanged. `scale` is the factor
    of the painter's pixels.
    """
    size, width = made.pixelSize(), QFontMetricsF(made).horizontalAdvance(text)
    if width <= room.width() or not text:
        return made, False
    smaller = QFont(made)
    least = max(min(size, _LEAST * scale), _SMALLER * size)
    smaller.setPixelSize(max(round(least), int(size * room.width() / width)))
    if QFontMetricsF(smaller).horizontalAdvance(text) <= room.width():
        return smaller, False
    for one in (made, smaller):
        taken = wrapped(text, one, room.width())
        if taken.width() <= room.width() and taken.height() <= room.height() + 1:
            return one, True
    return made, False


def wrapped(text: str, made: QFont, width: float) -> QSizeF:
    """Return the size of a text wrapped to a width; only a long word can make it wider."""
    box = QRectF(0, 0, width, _DRAWN_AT**2)
    return QFontMetricsF(made).boundingRect(box, Qt.TextFlag.TextWordWrap.value, text).size()


def paint_text(painter: QPainter, text: str, box: QRectF, flags: Qt.AlignmentFlag | int) -> None:
    """Write into a box in the painter's font and colour; `flags` as in `QPainter.drawText`."""
    if _noting_all:
        _note(painter, text, box, int(flags))
    if is_recorded(painter):
        painter.fillPath(_line_path(painter.font(), text, box, int(flags)), painter.pen().color())
    else:
        painter.drawText(box, int(flags), text)


def _line_path(made: QFont, text: str, box: QRectF, flags: int) -> QPainterPath:
    """Return the outline of a line of text in its box."""
    metrics, path = QFontMetricsF(made), QPainterPath()
    place = metrics.boundingRect(box, flags, text)
    path.addText(place.left(), place.top() + metrics.ascent(), made, text)
    return path


def paint_line(
    painter: QPainter,
    text: str,
    box: QRectF,
    made: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Write a text into a box, centred vertically; it shrinks, wraps or is cut to fit."""
    flags: Qt.AlignmentFlag | int = align | Qt.AlignmentFlag.AlignVCenter
    if QFontMetricsF(made).horizontalAdvance(text) > box.width():
        made, in_lines = fitted(text, made, box.size())
        if in_lines:
            flags |= Qt.TextFlag.TextWordWrap
        else:
            text = elided(text, made, box.width())
    painter.setFont(made)
    painter.setPen(colour)
    paint_text(painter, text, box, flags)
