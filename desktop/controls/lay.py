"""`lay` fills a box layout with widgets, layouts, space and stretch in one call."""

from functools import partial
from typing import Any, TypeVar

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

from desktop.theme.scaling import fix, space

Item = QWidget | QLayout
Part = Item | tuple[Item, int] | tuple[QWidget, int, Qt.AlignmentFlag] | int | None
"""A widget or layout, alone or with its stretch factor and its alignment; pixels left free; or
None for room that stretches."""

L = TypeVar("L", bound=QBoxLayout)


def lay(
    layout: L,
    *parts: Part,
    spacing: int = 0,
    margins: tuple[int, int, int, int] = (0, 0, 0, 0),
) -> L:
    """Add parts to a box layout and return it.

    `spacing` and `margins` (left, top, right, bottom) are pixels at the usual size of text; a
    spacing of -1 is the style's own.
    """
    fix(layout, QLayout.setContentsMargins, *margins)
    fix(layout, QLayout.setSpacing, spacing)
    for part in parts:
        if part is None:
            layout.addStretch()
        elif isinstance(part, int):
            space(layout, part)
        else:
            item, *how = part if isinstance(part, tuple) else (part,)
            add: Any = (
                partial(add_layout, layout) if isinstance(item, QLayout) else layout.addWidget
            )
            add(item, *how)
    return layout


def add_layout(outer: QBoxLayout, inner: QLayout, stretch: int = 0, at: int = -1) -> None:
    """Insert a layout into another, by default as its last part.

    PySide makes an object for each item of `inner`, and crashes after Qt has deleted the item. So
    those objects are made invalid: see `decisions/layout-items.md`.
    """
    outer.insertLayout(at, inner, stretch)
    _release_items(inner)


def _release_items(layout: QLayout) -> None:
    for n in range(layout.count()):
        item = layout.itemAt(n)
        if isinstance(item, QLayout):
            _release_items(item)
        elif item is not None and not shiboken6.createdByPython(item):
            shiboken6.invalidate(item)
