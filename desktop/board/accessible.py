"""The board for screen readers: a list of its spots by name, and what is to be said aloud.

Qt shows no item of a graphics scene to assistive technology, so the view gets an interface of its
own whose children are the scene's spots.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from PySide6.QtCore import QObject, QRect, QSizeF
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from desktop.board.contract import Spot
from desktop.board.view import BoardView

_LEAST = QSizeF(40, 40)


def say(widget: QWidget, text: str) -> None:
    """Has a screen reader say something at the next pause."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class SpotAccessible(QAccessibleInterface):
    """One spot: its name, where it is on the screen, whether the keyboard is there."""

    def __init__(self, board: BoardAccessible, index: int) -> None:
        super().__init__()
        self._board, self._index = board, index

    @property
    def _spot(self) -> Spot | None:
        spots = self._board.spots()
        return spots[self._index] if self._index < len(spots) else None

    def isValid(self) -> bool:
        return self._board.isValid() and self._spot is not None

    def object(self) -> QObject:
        return cast(QObject, None)  # a spot is no object of Qt's

    def window(self) -> QWindow:
        return self._board.window()

    def parent(self) -> QAccessibleInterface:
        return self._board

    def child(self, index: int) -> QAccessibleInterface:
        return cast(QAccessibleInterface, None)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return cast(QAccessibleInterface, None)

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def rect(self) -> QRect:
        spot = self._spot
        return self._board.spot_rect(spot) if spot is not None else QRect()

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._spot is not None and self._spot == self._board.current()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        spot = self._spot
        return spot.name if spot is not None and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass


class BoardAccessible(QAccessibleWidget):
    """The board as a list of spots."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = view
        self._children: list[SpotAccessible] = []

    def spots(self) -> Sequence[Spot]:
        scene = self._view.board_scene
        return scene.spots() if scene is not None and scene.view is not None else ()

    def current(self) -> Spot | None:
        """The spot the keyboard is at."""
        scene = self._view.board_scene
        return scene.cursor.spot if scene is not None else None

    def spot_rect(self, spot: Spot) -> QRect:
        """A spot on the screen."""
        scene = self._view.board_scene
        if scene is None:
            return QRect()
        layer = scene.layer_of(spot)
        box = layer.mapRectToScene(spot.outline.boundingRect())
        if box.isEmpty():
            box.setSize(box.size().expandedTo(_LEAST))
            box.moveCenter(layer.mapToScene(spot.at))
        box = self._view.transform().mapRect(box)
        corner = self._view.viewport().mapToGlobal(box.topLeft().toPoint())
        return QRect(corner, box.size().toSize())

    def childCount(self) -> int:
        return len(self.spots())

    def child(self, index: int) -> QAccessibleInterface:
        while len(self._children) <= index:
            self._children.append(SpotAccessible(self, len(self._children)))
        return self._children[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((i for i, known in enumerate(self._children) if known is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        for index, spot in enumerate(self.spots()):
            if self.spot_rect(spot).contains(x, y):
                return self.child(index)
        return cast(QAccessibleInterface, None)

    def focusChild(self) -> QAccessibleInterface:
        current = self.current()
        for index, spot in enumerate(self.spots()):
            if spot == current:
                return self.child(index)
        return cast(QAccessibleInterface, None)


def _make(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    return BoardAccessible(thing) if isinstance(thing, BoardView) else None


@cache
def install() -> None:
    """Makes boards known to screen readers from now on."""
    QAccessible.installFactory(_make)
