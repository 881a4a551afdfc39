"""Boards for screen readers: each board is a list of named spots that can be pressed.

Qt exposes neither the items of a graphics scene nor the painting of a widget to assistive
technology. So a board gets its own interface. Its children are the spots, then the widgets over the
board.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache
from typing import Any, cast

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken

from desktop.board.contract import Spot
from desktop.board.scene import BoardScene
from desktop.board.spoken.spot_holder import SpotHolder
from desktop.board.view import BoardView
from desktop.controls.voice import register, say

_NOTHING = cast(QAccessibleInterface, None)


class Place(QObject):
    """The QObject of a spot; Qt deletes the spot's interface together with it."""

    def __init__(self, view: SpotHolder, spot: Spot) -> None:
        super().__init__(view)
        self.view, self.spot = view, spot
        register(SpotAccessible(self))

    def tell(self, what: QAccessible.Event) -> None:
        """Report an event of the spot to assistive technology."""
        QAccessible.updateAccessibility(QAccessibleEvent(self, what))


class Places(QObject):
    """The places of a view; a spot keeps its place as long as it exists."""

    def __init__(self, view: SpotHolder) -> None:
        super().__init__(view)
        self._view = view
        self._seen: Sequence[Spot] = ()
        self._all: list[Place] = []
        self._by_key: dict[Hashable, Place] = {}
        self._spare: list[Place] = []

    def all(self) -> list[Place]:
        """Return a place for each spot, in the order of the spots."""
        spots = self._view.spots()
        if spots != self._seen:
            keys = {spot.key for spot in spots}
            self._spare += [self._by_key.pop(key) for key in [*self._by_key] if key not in keys]
            self._all = [self._take(spot) for spot in spots]
            self._seen = spots
        return self._all

    def renew(self) -> None:
        """Report changed names to assistive technology, if it is active."""
        if QAccessible.isActive():
            self.all()

    def _take(self, spot: Spot) -> Place:
        place = self._by_key.get(spot.key)
        if place is None:
            place = self._spare.pop() if self._spare else Place(self._view, spot)
            self._by_key[spot.key] = place
        renamed, place.spot = place.spot.name != spot.name, spot
        if renamed:
            place.tell(QAccessible.Event.NameChanged)
        return place

    def current(self) -> Place | None:
        """Return the place of the spot at the keyboard cursor."""
        spot = self._view.spot()
        self.all()
        return self._by_key.get(spot.key) if spot is not None else None


def places_of(view: SpotHolder) -> Places:
    """Return the places of a view."""
    return view.findChild(Places, options=Qt.FindChildOption.FindDirectChildrenOnly) or Places(view)


def tell_focus(view: SpotHolder) -> None:
    """Report to assistive technology which spot of the view has the keyboard cursor, if any."""
    place = places_of(view).current() if QAccessible.isActive() else None
    if place is not None:
        place.tell(QAccessible.Event.Focus)


def follow(view: BoardView, scene: BoardScene) -> None:
    """Report a scene's cursor moves and changes to assistive technology from now on."""
    scene.spot_entered.connect(lambda _spot: tell_focus(view))
    scene.facts_changed.connect(lambda: places_of(view).renew())

    def tell_change() -> None:
        spot = view.spot()
        if spot is not None:
            say(view, spot.name)

    scene.spot_changed.connect(tell_change)


class PressInterface(QAccessibleActionInterface):
    """The actions of a spot: move the cursor there, or press Enter there."""

    def __init__(self, place: Place) -> None:
        super().__init__()
        self._place = place

    def actionNames(self) -> list[str]:
        press = [self.pressAction()] if self._place.view.can_press else []
        return [*press, self.setFocusAction()]

    def doAction(self, name: str) -> None:
        view, spot = self._place.view, self._place.spot
        if view.isVisible() and view.isEnabled():
            view.setFocus(Qt.FocusReason.OtherFocusReason)
            view.go(spot)
            if name == self.pressAction():
                view.press()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class SpotAccessible(QAccessibleObject):
    """One spot: its name, description, rectangle, and whether it has the cursor."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        self._press = PressInterface(place)

    def place(self) -> Place:
        """Return the place the interface belongs to."""
        return cast(Place, self.object())

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        # Any other value than an interface or this null pointer crashes the program.
        wanted = QAccessible.InterfaceType.ActionInterface
        return self._press if kind == wanted else Shiboken.VoidPtr(0)

    def window(self) -> QWindow:
        return self.parent().window()

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self.place().view)

    def child(self, index: int) -> QAccessibleInterface:
        return _NOTHING

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return _NOTHING

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def rect(self) -> QRect:
        place = self.place()
        return place.view.spot_rect(place.spot)

    def state(self) -> QAccessible.State:
        state, place = QAccessible.State(), self.place()
        state.focusable = True
        state.focused = place.view.hasFocus() and places_of(place.view).current() is place
        state.invisible = not (place.view.isVisible() or place.view.stands_in)
        return state

    def text(self, kind: QAccessible.Text) -> str:
        place = self.place()
        if kind == QAccessible.Text.Name:
            return place.spot.name
        return place.view.about(place.spot) if kind == QAccessible.Text.Description else ""


class BoardAccessible(QAccessibleWidget):
    """The board as a list of spots."""

    def __init__(self, view: SpotHolder) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = view

    def _children(self) -> list[QObject]:
        over = self._view.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        # The scroll area's own children have such names.
        own = {widget for widget in over if widget.objectName().startswith("qt_")}
        if isinstance(self._view, BoardView):
            own.add(self._view.viewport())
        over = [widget for widget in over if widget not in own]
        beside = self._view.beside() if isinstance(self._view, BoardView) else None
        folded = [beside] if beside is not None and beside.spots() and beside.stands_in else []
        return [*places_of(self._view).all(), *over, *folded]

    def parent(self) -> QAccessibleInterface:
        board = self._view.large if self._view.stands_in else None
        return super().parent() if board is None else QAccessible.queryAccessibleInterface(board)

    def state(self) -> QAccessible.State:
        state = super().state()
        if self._view.stands_in:
            state.invisible = False
        return state

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface:
        children = self._children()
        if not 0 <= index < len(children):
            return _NOTHING
        return QAccessible.queryAccessibleInterface(children[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        thing = child.object()
        return next((i for i, known in enumerate(self._children()) if known is thing), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        for place in places_of(self._view).all():
            if self._view.spot_rect(place.spot).contains(x, y):
                return QAccessible.queryAccessibleInterface(place)
        return _NOTHING

    def focusChild(self) -> QAccessibleInterface:
        place = places_of(self._view).current()
        return _NOTHING if place is None else QAccessible.queryAccessibleInterface(place)


def _make(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    return BoardAccessible(thing) if isinstance(thing, BoardView) else None


@cache
def install() -> None:
    """Make boards known to screen readers from now on."""
    QAccessible.installFactory(_make)
