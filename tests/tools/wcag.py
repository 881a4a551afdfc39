"""`python -m tests.tools.wcag`: reports where the screens fail WCAG 2.2 AA, in both themes.

It walks the screens and prints a line for each failure: a target smaller than 24 × 24 pixels, or a
text whose contrast with its background is below 4.5 to 1, or 3 to 1 if it is large.
"""

import sys
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QWidget,
)

from desktop.controls.overlay import Overlay
from desktop.paint.text import NotedText, noting_texts
from desktop.theme.appearance import theme
from desktop.theme.colour import contrast, mix

TARGET = 24
"""The least width and height of a target in pixels (2.5.8)."""
TEXT, LARGE = 4.5, 3.0
"""The least contrast of texts, and of large texts (1.4.3)."""
_LARGE_FROM, _LARGE_BOLD_FROM = 24.0, 18.66  # pixels
_TARGETS = (QAbstractButton, QAbstractSlider, QComboBox, QLineEdit, QPlainTextEdit)
_STEP = 2  # every second dot of a row is examined
_ALIKE = 4  # low bits of a channel that may differ between dots of one kind
_SHARE = 0.15  # share of the dots that a background covers at least
_NEAR = 28  # difference of a channel between dots of one colour


def faults(window: QWidget) -> list[str]:
    """Return the failures of a visible window, one line each."""
    over = [one for one in window.findChildren(Overlay) if one.isVisibleTo(window)]
    top = over[-1] if over else window  # the rest is dimmed and cannot be reached
    with noting_texts() as noted:
        picture = top.grab().toImage()
    return sorted({*_small_targets(top), *_weak_texts(picture, noted)})


def _small_targets(window: QWidget) -> Iterator[str]:
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, _TARGETS) or isinstance(widget, QScrollBar):
            continue
        if not widget.isVisibleTo(window) or not widget.isEnabled():
            continue
        scale = theme().text_scale
        width, height = widget.width() / scale, widget.height() / scale
        if min(width, height) < TARGET - 0.5 and not _stands_alone(widget, window):
            words = widget.accessibleName() or getattr(widget, "text", str)()
            yield f"target {width:.0f} × {height:.0f}: {type(widget).__name__} {words!r}"


def _stands_alone(widget: QWidget, window: QWidget) -> bool:
    """Whether a circle of the smallest size round a small target meets no other target."""
    if not widget.width() or not widget.height():
        return True  # nothing to press
    around = _around(widget, window)
    others = (one for one in window.findChildren(QWidget) if isinstance(one, _TARGETS))
    return not any(
        one is not widget
        and one.isVisibleTo(window)
        and not isinstance(one, QScrollBar)
        and QRect(one.mapTo(window, QPoint()), one.size()).intersects(around)
        for one in others
    ) and not isinstance(widget, QLineEdit)  # a click must hit its text


def _around(widget: QWidget, window: QWidget) -> QRect:
    side = round(TARGET * theme().text_scale)
    box = QRect(0, 0, side, side)
    box.moveCenter(QRect(widget.mapTo(window, QPoint()), widget.size()).center())
    return box


def _weak_texts(picture: QImage, noted: Sequence[NotedText]) -> Iterator[str]:
    for one in noted:
        if not one.enabled or one.colour.alphaF() < 0.6 or not one.text.strip():
            continue  # disabled texts need no contrast
        ground = _ground(picture, one)
        if ground is None:
            continue
        found = contrast(_ink_on(ground, one), ground)
        large = one.size >= (_LARGE_BOLD_FROM if one.bold else _LARGE_FROM)
        if found < (LARGE if large else TEXT) - 0.05:
            yield f"contrast {found:.1f}: {one.text!r}"


def _ink_on(ground: QColor, text: NotedText) -> QColor:
    """Return the colour of a text on a background."""
    solid = QColor(text.colour.red(), text.colour.green(), text.colour.blue())
    return mix(ground, solid, text.colour.alphaF())


def _ground(picture: QImage, text: NotedText) -> QColor | None:
    """Return the most frequent colour of a text's rectangle, without its letters.

    None if it is outside the picture, or if something covers it: then no dot has its colour.
    """
    place = text.place.toAlignedRect() & picture.rect()
    if place.width() < _STEP or place.height() < _STEP:
        return None
    kinds: dict[tuple[int, int, int], list[QColor]] = {}
    for y in range(place.top(), place.bottom() + 1):
        for x in range(place.left(), place.right() + 1, _STEP):
            dot = picture.pixelColor(x, y)
            kind = dot.red() >> _ALIKE, dot.green() >> _ALIKE, dot.blue() >> _ALIKE
            kinds.setdefault(kind, []).append(dot)
    dots = sorted(kinds.values(), key=len, reverse=True)
    every = sum(map(len, dots))
    grounds = [one[0] for one in dots[:2] if len(one) > _SHARE * every]
    ground = max(grounds, key=lambda one: contrast(one, _ink_on(one, text)), default=None)
    if ground is None:
        return None
    ink = _ink_on(ground, text)
    seen = (one[0] for one in dots)
    return ground if any(_near(dot, ink) for dot in seen) else None


def _near(one: QColor, other: QColor) -> bool:
    ways = (QColor.red, QColor.green, QColor.blue)
    return max(abs(way(one) - way(other)) for way in ways) < _NEAR


def main() -> int:
    """Walk the screens in both themes; return 1 if something fails."""
    from tests.tools.offscreen import offscreen
    from tests.tools.screenshots import THEMES, USUAL, Photographer

    failed = 0
    with offscreen(USUAL.size) as window:
        photographer = Photographer(window)
        for name in THEMES:
            photographer.dress(name)
            for screen in photographer.screens():
                for fault in faults(window):
                    print(f"{name}/{screen}: {fault}", flush=True)
                    failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main())
