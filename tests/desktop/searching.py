"""Search a window for a secret: in all its texts, and in all objects reachable from it."""

import types
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QComboBox,
    QGraphicsItem,
    QGraphicsSimpleTextItem,
    QGraphicsTextItem,
    QWidget,
)

from desktop.app.main_window import MainWindow
from desktop.board.scene import BoardScene
from desktop.board.view import BoardView
from desktop.puzzles.session import PuzzleSession
from desktop.table.session import Session
from rules.core import Game
from rules.match import Match

TEXTS = (
    "text", "toolTip", "accessibleName", "accessibleDescription", "placeholderText",
    "windowTitle", "statusTip", "whatsThis", "toPlainText", "title", "objectName",
)  # fmt: skip
ROLES = [role for role in Qt.ItemDataRole if role != Qt.ItemDataRole.DecorationRole]

# These hold the match, so they and what they hold are not searched.
HOLDERS = (Session, PuzzleSession, Match, Game)
CLOSED = (type, types.ModuleType, str, bytes, int, float, bool, type(None))


def texts(window: MainWindow) -> Iterator[str]:
    """Yield every text that the window shows, or would announce or show as a tooltip."""
    for thing in [window, *window.findChildren(QObject)]:
        for name in TEXTS:
            says = getattr(thing, name, None)
            if callable(says) and not (name == "text" and isinstance(thing, QAbstractItemModel)):
                yield from _said(says)
        if isinstance(thing, QComboBox):
            yield from (thing.itemText(row) for row in range(thing.count()))
        if isinstance(thing, QAbstractItemModel):
            yield from _model_texts(thing)
    for scene in window.findChildren(BoardScene):
        yield from _scene_texts(scene.items())
        yield from (spot.name for spot in scene.spots())
    for view in window.findChildren(BoardView):
        yield from _spoken(QAccessible.queryAccessibleInterface(view))


def _said(says: Callable[[], object]) -> Iterator[str]:
    try:
        said = says()
    except TypeError:  # a method with arguments, not a getter
        return
    if isinstance(said, str):
        yield said


def _model_texts(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount()):
        for role in ROLES:
            yield str(model.data(model.index(row, 0), role))


def _scene_texts(items: Iterable[QGraphicsItem]) -> Iterator[str]:
    for item in items:
        yield item.toolTip()
        yield from (str(item.data(key)) for key in range(8))
        if isinstance(item, QGraphicsSimpleTextItem):
            yield item.text()
        if isinstance(item, QGraphicsTextItem):
            yield item.toPlainText()


def _spoken(interface: QAccessibleInterface | None) -> Iterator[str]:
    if interface is None:
        return
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None:
            yield child.text(QAccessible.Text.Name)
            yield child.text(QAccessible.Text.Description)


def reachable(window: MainWindow) -> Iterator[object]:
    """Yield all Python objects reachable from the window without passing through a session."""
    waiting: list[object] = [window, *window.findChildren(QWidget)]
    for scene in window.findChildren(BoardScene):
        waiting += [scene, *scene.items()]
    seen: dict[int, object] = {}  # keeps the objects alive, so that no id is reused
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, HOLDERS):
            continue
        seen[id(thing)] = thing
        yield thing
        if not isinstance(thing, CLOSED):
            waiting += _held(thing)


def _held(thing: Any) -> list[object]:
    held: list[object] = []
    if isinstance(thing, dict):
        held += [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        held += thing
    elif isinstance(thing, types.FunctionType):
        held += [cell.cell_contents for cell in thing.__closure__ or () if _full(cell)]
    elif isinstance(thing, types.MethodType):
        held.append(thing.__self__)
    held += vars(thing).values() if hasattr(thing, "__dict__") else ()
    for kind in type(thing).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        names = (slots,) if isinstance(slots, str) else slots
        held += [getattr(thing, name) for name in names if hasattr(thing, name)]
    if hasattr(thing, "func") and hasattr(thing, "args"):  # functools.partial
        held += [thing.func, thing.args, thing.keywords]
    return held


def _full(cell: types.CellType) -> bool:
    try:
        cell.cell_contents  # noqa: B018
    except ValueError:
        return False
    return True
