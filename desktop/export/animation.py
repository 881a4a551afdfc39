"""A match as an APNG file. Browsers and messengers play it, other programs show one picture.

Each frame contains only the rectangle that differs from the previous frame.
"""

import struct
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect
from PySide6.QtGui import QImage, QTransform

from desktop.export.drawing import PLAIN, WIDTH, Drawing, Style, drawings_of
from desktop.export.formats import image_of
from desktop.theme.theme import Theme
from rules.match import Match

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_STEP = 0.6  # seconds for each part of a turn
_SECONDS, _LONGEST = 3.0, 30.0
"""Seconds for each turn, and for all of them, unless another speed is chosen."""
_LAST = 2  # how many times as long the last frame is shown
_QUARTER = QTransform().rotate(90)


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture and how long it is shown, in milliseconds."""

    image: QImage
    milliseconds: int


def frames_of(
    match: Match,
    plies: range,
    viewer: int | None,
    theme: Theme,
    *,
    seconds: float = _SECONDS,
    width: int = 720,
    style: Style = PLAIN,
) -> Iterator[Frame]:
    """Draw the positions after some plies of a match as a viewer may see them.

    A turn is shown for `seconds`, its parts in quick steps. `width` is in dots.
    """
    times = timing(match, plies, seconds)
    yield from frames_from(drawings_of(match, plies, viewer, theme, style), times, width)


def frames_from(
    drawings: Iterable[Drawing], milliseconds: Sequence[int], width: int = 720
) -> Iterator[Frame]:
    """Paint drawings as frames, `width` dots wide; can be called in any thread."""
    for drawing, shown in zip(drawings, milliseconds, strict=True):
        yield Frame(image_of(drawing, width / WIDTH), shown)


def usual_seconds(match: Match, plies: range) -> float:
    """Return how long a turn is shown, so that the whole takes at most half a minute."""
    usual = sum(timing(match, plies, _SECONDS)) / 1000
    return _SECONDS * min(1.0, _LONGEST / usual)


def timing(match: Match, plies: range, seconds: float) -> list[int]:
    """Return how long the position after each ply is shown, in milliseconds."""
    step = _STEP * min(1.0, seconds / _SECONDS)
    players = [match.player_of(ply + 1) if ply < match.last_ply else None for ply in plies]
    times = []
    for at, ply in enumerate(plies):
        within = ply != plies[-1] and ply > 0 and players[at] == match.player_of(ply)
        shown = step if within else seconds * (_LAST if ply == plies[-1] else 1)
        times.append(round(1000 * shown))
    return times


def as_apng(frames: Iterable[Frame]) -> bytes:
    """Return frames of one size as an endless animation.

    At most two frames are in memory. Raises ValueError if there is no frame, or if their sizes
    differ.
    """
    header, body = b"", bytearray()
    number = count = 0  # numbers of the next chunk, and of the frames
    before: QImage | None = None
    for frame in frames:
        if before is not None and before.size() != frame.image.size():
            raise ValueError("the frames of an animation have one size")
        box = frame.image.rect() if before is None else _changed(before, frame.image)
        chunks = [*_chunks(frame.image.copy(box))]
        header = header or dict(chunks)[b"IHDR"]
        place = (box.width(), box.height(), box.x(), box.y())
        shown = (min(frame.milliseconds, 0xFFFF), 1000, 0, 0)
        body += _chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, *place, *shown))
        number += 1
        for kind, data in chunks:
            if kind == b"IDAT" and before is not None:
                body += _chunk(b"fdAT", struct.pack(">I", number) + data)
                number += 1
            elif kind == b"IDAT":
                body += _chunk(kind, data)
        before, count = frame.image, count + 1
    if not count:
        raise ValueError("the frames of an animation have one size, and there is one at least")
    control = _chunk(b"acTL", struct.pack(">II", count, 0))
    return _SIGNATURE + _chunk(b"IHDR", header) + control + bytes(body) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _chunks(image: QImage) -> Iterator[tuple[bytes, bytes]]:
    """Yield the chunks of a picture as a PNG file: their types and data."""
    kept = QByteArray()
    buffer = QBuffer(kept)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    plain.save(buffer, "PNG")  # type: ignore[call-overload]
    data, at = bytes(kept.data()), len(_SIGNATURE)
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        at += length + 12


def _changed(before: QImage, now: QImage) -> QRect:
    """Return the smallest rectangle with all differences; one dot if there is none."""
    rows = _differing_rows(before, now)
    columns = _differing_rows(before.transformed(_QUARTER), now.transformed(_QUARTER))
    if not rows:
        return QRect(0, 0, 1, 1)
    # Rotated by a quarter, the left column becomes the first row.
    return QRect(columns[0], rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1)


def _differing_rows(one: QImage, other: QImage) -> list[int]:
    return [
        row for row in range(one.height()) if one.constScanLine(row) != other.constScanLine(row)
    ]
