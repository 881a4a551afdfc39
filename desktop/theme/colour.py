"""The value ramp: a colour for each value 1..n, and the ink to write on it.

Higher values are darker; on dark tiles they are lighter.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from PySide6.QtGui import QColor

_WHITE_POINT = (0.95047, 1.0, 1.08883)
_EPSILON = (6 / 29) ** 3

Triple = tuple[float, float, float]


class Swatch(NamedTuple):
    """A fill and the ink that reads best on it."""

    fill: QColor
    ink: QColor


class ValueRamp:
    """The fill and the ink of values 1..n; fills run evenly between anchors, in CIE Lab."""

    def __init__(self, tokens: dict[str, Any], away: str = "black") -> None:
        """`away` is mixed into fills on which no ink would be readable."""
        self._away = QColor(away)
        self._anchors = [_to_lab(QColor(name)) for name in tokens["anchors"]]
        self._inks = (QColor(tokens["inkDark"]), QColor(tokens["inkLight"]))
        self._enough: float = tokens["contrast"]
        self._nudge: float = tokens["nudge"]
        self.swatch = cache(self._swatch)

    def _swatch(self, value: int, highest: int) -> Swatch:
        """Return the colours of a value among 1..highest; values outside take the nearest end."""
        place = (value - 1) / max(1, highest - 1)
        fill = _from_lab(_between(self._anchors, min(1.0, max(0.0, place))))
        while True:
            ink = max(self._inks, key=lambda ink: contrast(ink, fill))
            if contrast(ink, fill) >= self._enough:
                return Swatch(fill, ink)
            fill = mix(fill, self._away, self._nudge)


def set_off(colour: QColor, grounds: Sequence[QColor], least: float = 3.0) -> QColor:
    """Return the colour, or a shade of it, with at least this contrast to all grounds."""
    away = max((QColor("black"), QColor("white")), key=lambda ink: contrast(ink, grounds[0]))
    while min(contrast(colour, ground) for ground in grounds) < least:
        nearer = mix(colour, away, 0.06)
        if nearer == colour:  # too near for a shade between them
            return away
        colour = nearer
    return colour


def mix(one: QColor, other: QColor, share: float) -> QColor:
    """Return a colour between two; `share` is how much of the other it has.

    Opacity is mixed, too.
    """
    return QColor.fromRgba(_mixed(one.rgba(), other.rgba(), share))


@lru_cache(maxsize=4096)  # cells and pieces use the same few colours
def _mixed(one: int, other: int, share: float) -> int:
    made = 0
    for bits in (24, 16, 8, 0):
        a, b = one >> bits & 255, other >> bits & 255
        made |= round(a + (b - a) * share) << bits
    return made


def faded(colour: QColor, opacity: float) -> QColor:
    """Return the colour with this opacity, 0..1."""
    made = QColor(colour)
    made.setAlphaF(opacity)
    return made


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of WCAG, 1..21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = _linear_channels(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear_channels(colour: QColor) -> Triple:
    return (_linear(colour.redF()), _linear(colour.greenF()), _linear(colour.blueF()))


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _gamma(channel: float) -> float:
    channel = min(1.0, max(0.0, channel))
    return 12.92 * channel if channel <= 0.0031308 else 1.055 * channel ** (1 / 2.4) - 0.055


def _between(anchors: Sequence[Triple], place: float) -> Triple:
    step = place * (len(anchors) - 1)
    index = min(int(step), len(anchors) - 2)
    share = step - index
    a, b = anchors[index], anchors[index + 1]
    return (
        a[0] + (b[0] - a[0]) * share,
        a[1] + (b[1] - a[1]) * share,
        a[2] + (b[2] - a[2]) * share,
    )


def _to_lab(colour: QColor) -> Triple:
    r, g, b = _linear_channels(colour)
    xyz = (
        0.4124564 * r + 0.3575761 * g + 0.1804375 * b,
        0.2126729 * r + 0.7151522 * g + 0.0721750 * b,
        0.0193339 * r + 0.1191920 * g + 0.9503041 * b,
    )
    x, y, z = (_lab_root(v / w) for v, w in zip(xyz, _WHITE_POINT, strict=True))
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


def _lab_root(t: float) -> float:
    return t ** (1 / 3) if t > _EPSILON else t * (29 / 6) ** 2 / 3 + 4 / 29


def _lab_cube(t: float) -> float:
    return t**3 if t > 6 / 29 else 3 * (6 / 29) ** 2 * (t - 4 / 29)


def _from_lab(lab: Triple) -> QColor:
    y = (lab[0] + 16) / 116
    x, z = y + lab[1] / 500, y - lab[2] / 200
    x, y, z = (_lab_cube(t) * w for t, w in zip((x, y, z), _WHITE_POINT, strict=True))
    return QColor.fromRgbF(
        _gamma(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
        _gamma(-0.9692660 * x + 1.8760108 * y + 0.0415560 * z),
        _gamma(0.0556434 * x - 0.2040259 * y + 1.0572252 * z),
    )
