"""Whether everything on a screen has its room: what is cut, and what cannot be reached."""

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QStackedLayout,
    QWidget,
)

from desktop.board.view import BoardView
from desktop.paint.text import noting_cut_texts
from desktop.theme.appearance import theme

_CONTROLS = (QAbstractButton, QLineEdit, QPlainTextEdit)
_SLACK = 1  # pixels: a share of one is rounded away


def faults(window: QWidget) -> list[str]:
    """Return what does not fit on a window that is shown, a line each; none if all does.

    Texts that are painted are seen by painting the window: `elided` tells what it cut. What
    scrolls may reach beyond its area in the way it scrolls. Menus and lists that are open over
    the window are looked through as well. What is to be read or pressed may not lie over
    something of the kind.
    """
    over = popups(window)
    with noting_cut_texts() as cut:
        for view in window.findChildren(BoardView):
            if view.isVisible() and view.board_scene is not None:
                view.board_scene.set_theme(theme())  # else its pictures are those of before
        # What was asked for by that is laid out, as in the next turn of the event loop.
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        for one in (window, *over):
            one.grab()
    found = [f"cut: {text!r}" for text in sorted(cut)]
    screen = window.screen().geometry() | window.geometry()
    found += [
        f"outside the screen: {_named(one)}" for one in over if not screen.contains(one.geometry())
    ]
    for top in (window, *over):
        seen = [widget for widget in top.findChildren(QWidget) if widget.isVisibleTo(top)]
        for widget in seen:
            found += _of_widget(widget)
        said = [(widget, _shown(widget, top)) for widget in seen if _says(widget)]
        for (one, its_room), (other, other_room) in combinations(said, 2):
            shared = its_room & other_room
            if min(shared.width(), shared.height()) > _SLACK and _collide(one, other):
                found.append(f"over one another: {_named(one)}, {_named(other)}")
    return found


def popups(window: QWidget) -> list[QWidget]:
    """Return the menus, lists and tooltips over a window."""
    return [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not window]


def _says(widget: QWidget) -> bool:
    """Whether it is something to press or to read."""
    return isinstance(widget, _CONTROLS) or (isinstance(widget, QLabel) and bool(widget.text()))


def _shown(widget: QWidget, window: QWidget) -> QRect:
    """Return what of a widget its parents show, in the window."""
    box = QRect(widget.mapTo(window, QPoint()), widget.size())
    inside = widget
    while inside is not window and (parent := inside.parentWidget()) is not None:
        box &= QRect(parent.mapTo(window, QPoint()), parent.size())
        inside = parent
    return box


def _collide(one: QWidget, other: QWidget) -> bool:
    """Whether two widgets that share pixels are not meant to: no cover lies between them."""
    ways = [[widget, *_parents(widget)] for widget in (one, other)]
    if one in ways[1] or other in ways[0]:
        return False
    common = next(widget for widget in ways[0] if widget in ways[1])
    below = (way[way.index(common) - 1] for way in ways)
    return not any(child.size() == common.size() for child in below)


def _parents(widget: QWidget) -> Iterator[QWidget]:
    while (parent := widget.parentWidget()) is not None:
        yield parent
        widget = parent


def _of_widget(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, _CONTROLS) and (beyond := _beyond(widget)):
        yield f"outside {beyond}: {_named(widget)}"
    if isinstance(widget, QLabel) and widget.wordWrap() and widget.text():
        wanted = widget.heightForWidth(widget.width())
        if wanted > widget.height() + _SLACK:
            yield f"{wanted - widget.height()} px too low: {widget.text()!r}"
    if isinstance(widget, QScrollArea) and (inside := widget.widget()) is not None:
        wider = inside.width() - widget.viewport().width()
        off = widget.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if off and wider > _SLACK:
            yield f"{wider} px too wide: {_named(inside)} in {_named(widget)}"
    layout = widget.layout()
    if layout is not None and not isinstance(layout, QStackedLayout) and not widget.isWindow():
        wanted = layout.totalMinimumSize().height()
        if layout.hasHeightForWidth():
            wanted = layout.totalMinimumHeightForWidth(widget.width())
        if wanted > widget.height() + _SLACK:
            yield f"squeezed by {wanted - widget.height()} px: {_named(widget)}"


def _beyond(widget: QWidget) -> str:
    """Return the name of what a widget reaches out of, or nothing."""
    box, inside = QRect(QPoint(), widget.size()), widget
    while (parent := inside.parentWidget()) is not None and not inside.isWindow():
        box.translate(inside.pos())
        room = parent.rect().adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK)
        area = parent.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is parent:
            off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if area.verticalScrollBarPolicy() != off:
                room.setTop(min(room.top(), box.top()))
                room.setBottom(max(room.bottom(), box.bottom()))
            if area.horizontalScrollBarPolicy() != off:
                room.setLeft(min(room.left(), box.left()))
                room.setRight(max(room.right(), box.right()))
            if room.contains(box):
                return ""  # reached by scrolling
        if not room.contains(box):
            return type(parent).__name__
        inside = parent
    return ""


def _named(widget: QWidget) -> str:
    words = widget.text() if isinstance(widget, QAbstractButton | QLineEdit | QLabel) else ""
    return f"{type(widget).__name__} {words or widget.accessibleName()!r}"
