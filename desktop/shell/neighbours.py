"""Finds the neighbour of a widget on the screen, for the arrow keys."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""The direction of each key, y downwards."""


def neighbour(start: QWidget, others: Iterable[QWidget], key: Qt.Key) -> QWidget | None:
    """Return the nearest of the others in the direction of an arrow key; None if none lies there.

    A widget straight ahead is preferred to a nearer one off to the side. If a widget has another
    one at its foot, only the part above that counts.
    """
    window, way, others = start.window(), ARROWS[key], list(others)

    def place(widget: QWidget) -> QRect:
        there = QRect(widget.mapTo(window, QPoint()), widget.size())
        for inside in others:
            if inside.parentWidget() is widget:
                there.setBottom(inside.mapTo(window, QPoint()).y() - 1)
        return there

    here, best, least = place(start), None, 0.0
    for other in others:
        there = place(other)
        step = there.center() - here.center()
        ahead = step.x() * way[0] + step.y() * way[1]
        gap = _gap(here, there, along_x=way[0] != 0)
        if other is start or ahead <= 0 or gap < 0:
            continue
        aside = max(0, _gap(here, there, along_x=way[0] == 0))
        off = abs(step.y() if way[0] else step.x())
        far = gap + 2.0 * aside + 0.25 * off
        if best is None or far < least:
            best, least = other, far
    return best


def _gap(here: QRect, there: QRect, *, along_x: bool) -> int:
    """Return the gap in pixels between two places along an axis; negative if they overlap."""
    if along_x:
        return max(there.left() - here.right(), here.left() - there.right()) - 1
    return max(there.top() - here.bottom(), here.top() - there.bottom()) - 1
