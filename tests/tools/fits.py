"""Finds what does not fit on a screen: cut texts and unreachable controls."""

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
_SLACK = 1  # pixels: fractions are rounded


def faults(window: QWidget) -> list[str]:
    """Return what does not fit in a visible window, one line each.

    Painted texts are checked by painting the window: `elided` reports what it cut. Contents of a
    scroll area may extend beyond it in the directions in which it scrolls. Open menus and lists
    over the window are checked as well. Texts and controls may not overlap each other.
    """
    over = popups(window)
    with noting_cut_texts() as cut:
        for view in window.findChildren(BoardView):
            if view.isVisible() and view.board_scene is not None:
                view.board_scene.set_theme(theme())  # otherwise its pictures are old
        # Lay out the requested changes, as the next turn of the event loop would.
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
    """Whether a widget is a control or a text."""
    return isinstance(widget, _CONTROLS) or (isinstance(widget, QLabel) and bool(widget.text()))


def _shown(widget: QWidget, window: QWidget) -> QRect:
    """Return the part of a widget that its parents do not clip, in window coordinates."""
    box = QRect(widget.mapTo(window, QPoint()), widget.size())
    inside = widget
    while inside is not window and (parent := inside.parentWidget()) is not None:
        box &= QRect(parent.mapTo(window, QPoint()), parent.size())
        inside = parent
    return box


def _collide(one: QWidget, other: QWidget) -> bool:
    """Whether an overlap of two widgets is a fault: no cover is between them."""
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
    """Return the class of the parent that a widget extends beyond; empty if it is inside."""
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
