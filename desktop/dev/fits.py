"""Whether everything on a screen has its room: what is cut, and what cannot be reached."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from desktop.board.view import BoardView
from desktop.paint.text import noting_cut_texts
from desktop.theme.appearance import theme

_CONTROLS = (QAbstractButton, QLineEdit, QPlainTextEdit)
_SLACK = 1  # pixels: a share of one is rounded away


def faults(window: QWidget) -> list[str]:
    """What does not fit on a window that is shown, a line each; none if all does.

    Texts that are painted are seen by painting the window: `elided` tells what it cut. What
    scrolls may reach beyond its area in the way it scrolls. Menus and lists that are open over
    the window are looked through as well.
    """
    over = popups(window)
    with noting_cut_texts() as cut:
        for view in window.findChildren(BoardView):
            if view.isVisible() and view.board_scene is not None:
                view.board_scene.set_theme(theme())  # else its pictures are those of before
        for one in (window, *over):
            one.grab()
    found = [f"cut: {text!r}" for text in sorted(cut)]
    screen = window.screen().geometry() | window.geometry()
    found += [
        f"outside the screen: {_named(one)}" for one in over if not screen.contains(one.geometry())
    ]
    for widget in (child for one in (window, *over) for child in one.findChildren(QWidget)):
        if widget.isVisibleTo(widget.window()):
            found += _of_widget(widget)
    return found


def popups(window: QWidget) -> list[QWidget]:
    """The menus, lists and tooltips over a window."""
    return [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not window]


def _of_widget(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, _CONTROLS) and (beyond := _beyond(widget)):
        yield f"outside {beyond}: {_named(widget)}"
    if isinstance(widget, QLabel) and widget.wordWrap() and widget.text():
        wanted = widget.heightForWidth(widget.width())
        if wanted > widget.height() + _SLACK:
            yield f"{wanted - widget.height()} px too low: {widget.text()!r}"


def _beyond(widget: QWidget) -> str:
    """The name of what a widget reaches out of, or nothing."""
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
    words = widget.text() if isinstance(widget, QAbstractButton | QLineEdit) else ""
    return f"{type(widget).__name__} {words or widget.accessibleName()!r}"
