"""The pages for screen readers: only the page or sheet on top, and its messages.

Qt alone would list the pages of the stack: a sheet over a page would be missing, and the covered
page would still be readable.
"""

from functools import cache
from typing import cast

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QStackedWidget, QWidget

from desktop.app.pages import Pages
from desktop.controls.focus import FocusScope

_NOTHING = cast(QAccessibleInterface, None)


class PagesAccessible(QAccessibleWidget):
    """A page, or the sheet that covers it."""

    def __init__(self, pages: QStackedWidget) -> None:
        super().__init__(pages, QAccessible.Role.Client)
        self._pages = pages

    def _children(self) -> list[QWidget]:
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        over = [
            widget
            for widget in self._pages.findChildren(QWidget, options=direct)
            if self._pages.indexOf(widget) < 0 and not widget.isHidden()
        ]
        covers = [widget for widget in over if isinstance(widget, FocusScope)]
        said = [widget for widget in over if widget not in covers]
        page = self._pages.currentWidget()
        return [*covers[-1:], *said] if covers or page is None else [page, *said]

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface:
        children = self._children()
        if not 0 <= index < len(children):
            return _NOTHING
        return QAccessible.queryAccessibleInterface(children[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        thing = child.object()
        return next((n for n, known in enumerate(self._children()) if known is thing), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        for widget in reversed(self._children()):
            if widget.rect().contains(widget.mapFromGlobal(QPoint(x, y))):
                return QAccessible.queryAccessibleInterface(widget)
        return _NOTHING


def _make(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    return PagesAccessible(thing) if isinstance(thing, Pages) else None


@cache
def install() -> None:
    """Make the pages known to screen readers from now on."""
    QAccessible.installFactory(_make)
