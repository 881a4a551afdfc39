"""Sizes that follow the text size.

All lengths in the code are pixels at the usual size of text. Painters on widgets and boards are
scaled (`desktop.paint.painting`). Sizes and fonts that are set on Qt widgets go through this
module, which sets them again when the text size changes.
"""

from collections.abc import Callable
from functools import cache
from weakref import WeakKeyDictionary

import shiboken6
from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QBoxLayout, QLayout, QSizePolicy, QSpacerItem, QWidget

from desktop.theme.appearance import appearance, theme

_UPRIGHT = (QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.BottomToTop)
_FIXED = QSizePolicy.Policy.Minimum  # as in `addSpacing`
Setter = Callable[..., None]
"""A method of QWidget or QLayout that takes lengths: `QWidget.setFixedHeight`."""


class _Told(QObject):
    """The values set on widgets and layouts, by the name of the setter."""

    def __init__(self) -> None:
        super().__init__(appearance())
        self.widgets: WeakKeyDictionary[QObject, dict[str, tuple[Setter, tuple[object, ...]]]] = (
            WeakKeyDictionary()
        )
        self._applied = (theme().text_scale, theme().compact)
        appearance().changed.connect(self._follow)

    def _follow(self) -> None:
        if self._applied == (theme().text_scale, theme().compact):
            return
        self._applied = (theme().text_scale, theme().compact)
        for widget, told in list(self.widgets.items()):
            if shiboken6.isValid(widget):
                for setter, values in list(told.values()):
                    setter(widget, *values)
                if isinstance(widget, QWidget):
                    widget.updateGeometry()


@cache
def _all_told() -> _Told:
    return _Told()


def px(length: float) -> int:
    """Return a length in pixels at the present text size."""
    return round(length * theme().text_scale)


def px_size(width: float, height: float) -> QSize:
    """Return a size in pixels at the present text size."""
    return QSize(px(width), px(height))


def fix(thing: QWidget | QLayout, setter: Setter, *lengths: float | str) -> None:
    """Set a size of a widget or layout: `fix(self, QWidget.setFixedHeight, 40)`.

    A length may be a name from `Theme.layout`, such as "topBar".
    """
    name = setter.__name__

    def tell(thing: QObject, *lengths: float | str) -> None:
        told = [theme().layout(one) if isinstance(one, str) else one for one in lengths]
        getattr(thing, name)(*map(px, told))  # by its name, as subclasses may override it

    _tell(thing, name, tell, lengths)


def space(layout: QBoxLayout, length: float) -> None:
    """Add empty space to a layout, in pixels at the usual size of text."""
    item = QSpacerItem(0, 0)
    layout.addSpacerItem(item)

    def tell(layout: QBoxLayout) -> None:
        upright = layout.direction() in _UPRIGHT
        item.changeSize(*((0, px(length)) if upright else (px(length), 0)), _FIXED, _FIXED)
        layout.invalidate()

    _tell(layout, f"space {layout.count()}", tell, ())


def write_in(widget: QWidget, style: str) -> None:
    """Set a font of the type scale on a widget that Qt itself paints."""
    _tell(widget, "setFont", _set_font, (style,))


def _set_font(widget: QWidget, style: str) -> None:
    widget.setFont(theme().scaled_font(style))


def _tell(widget: QObject, name: str, setter: Setter, values: tuple[object, ...]) -> None:
    _all_told().widgets.setdefault(widget, {})[name] = (setter, values)
    setter(widget, *values)
