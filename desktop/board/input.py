"""BoardInput: what mouse, wheel and keyboard do on a scene."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from desktop.board.contract import Pointer, Spot
from desktop.board.cursor import ARROWS, nearest_towards
from desktop.board.spoken.rule_text import capitalised, objection
from desktop.controls.commands import PRESSING
from desktop.sound.cues import Cue

if TYPE_CHECKING:
    from desktop.board.scene import BoardScene

_DRAG_DISTANCE = 6


class BoardInput:
    """Turns events into clicks and drags of the scene's hand, and moves the keyboard cursor."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.pressed: Pointer | None = None
        """The point where the left button was pressed, while a player may move."""
        self.dragging = False
        """Whether something is being dragged."""
        self._looked_at: QPointF | None = None

    def try_move(self, move: Any) -> bool:
        """Make a move, or say why the rules forbid it."""
        scene = self._scene
        if scene.seat is None:
            return False
        reason = objection(scene.game, scene.view, move)
        if reason:
            scene.refused.emit(reason)
        else:
            scene.move_chosen.emit(move)
        return not reason

    def refuse(self, reason: str) -> None:
        """Report why an action is not possible."""
        self._scene.refused.emit(capitalised(reason))

    # -- the mouse

    def pointer(
        self, table: QPointF, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> Pointer:
        """Return a point of the table in all its coordinates."""
        scene = self._scene
        return Pointer(
            table,
            scene.board.mapFromScene(table),
            scene.rack.mapFromScene(table),
            scene.spot_at(table),
            self.pressed.spot if self.pressed else None,
            modifiers,
        )

    def mouse_press(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin a click or a drag, or handle the right button."""
        scene = self._scene
        if scene.seat is None:
            left = event.button() == Qt.MouseButton.LeftButton
            self._looked_at = event.scenePos() if left else None
            return
        pointer = self.pointer(event.scenePos(), event.modifiers())
        if event.button() == Qt.MouseButton.RightButton:
            if self.dragging:
                self.stop_drag()
            else:
                scene.hand.on_secondary(pointer)
            event.accept()
        elif event.button() == Qt.MouseButton.LeftButton:
            self.pressed, self.dragging = pointer, False
            event.accept()

    def mouse_move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Hover, or drag once the mouse is far enough from the press."""
        scene = self._scene
        if scene.view is None:
            return
        if self.pressed is None or scene.seat is None:
            scene.cursor.hide()
            scene.hand.on_hover(self.pointer(event.scenePos(), event.modifiers()))
            return
        way = event.scenePos() - self.pressed.table
        if not self.dragging and way.manhattanLength() >= _DRAG_DISTANCE:
            self.dragging = scene.hand.can_drag(self.pressed)
            if self.dragging:
                scene.heard.emit((Cue.LIFT,))
        if self.dragging:
            scene.still.drop()
            scene.hand.on_drag(self.pointer(event.scenePos(), event.modifiers()))

    def mouse_release(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop what is dragged, or click."""
        self._end_look(event)
        if event.button() != Qt.MouseButton.LeftButton or self.pressed is None:
            return
        pointer = self.pointer(event.scenePos(), event.modifiers())
        pressed, dragging = self.pressed, self.dragging
        self.pressed, self.dragging = None, False
        if self._scene.seat is None:
            return
        if dragging:
            self._scene.hand.on_drop(pointer)
        elif self._is_click(pressed, pointer):
            self._click(pointer)

    def _is_click(self, pressed: Pointer, pointer: Pointer) -> bool:
        """Return whether press and release hit the same spot, even if the board moved meanwhile."""
        if (pointer.table - pressed.table).manhattanLength() >= _DRAG_DISTANCE:
            return False
        if self._scene.board.mapFromScene(pressed.table) == pressed.board:
            return True
        was, now = (one.spot.key if one.spot else None for one in (pressed, pointer))
        return was == now

    def _click(self, pointer: Pointer) -> None:
        hand = self._scene.hand
        held = hand.half_done
        hand.on_click(pointer)
        if hand.half_done and not held:
            self._scene.heard.emit((Cue.LIFT,))

    def _end_look(self, event: QGraphicsSceneMouseEvent) -> None:
        scene, began = self._scene, self._looked_at
        self._looked_at = None
        if began is None or scene.seat is not None or scene.view is None:
            return
        if (event.scenePos() - began).manhattanLength() < _DRAG_DISTANCE:
            scene.hand.on_look(self.pointer(event.scenePos(), event.modifiers()))

    def wheel(self, table: QPointF, steps: int) -> bool:
        """Handle a turn of the wheel, and return whether the hand used it."""
        hand = self._scene.hand
        used = hand.on_wheel(self.pointer(table), steps)
        if used and steps and hand.half_done:
            self._scene.heard.emit((Cue.TURN,))
        return used

    def drop_press(self) -> None:
        """Cancel a press, so that it does not become a click."""
        self.stop_drag()
        self.pressed = None
        self._scene.hand.on_let_go()

    def stop_drag(self) -> None:
        """Interrupt a drag."""
        if self.dragging:
            self.pressed, self.dragging = None, False
            self._scene.hand.on_cancel()

    # -- the keyboard

    def key_press(self, event: QKeyEvent) -> None:
        """Handle a key of the game's, or one of those that all boards share."""
        scene, hand = self._scene, self._scene.hand
        key, held = Qt.Key(event.key()), hand.half_done
        if scene.view is None:
            event.ignore()
        elif scene.seat is not None and hand.on_key(event):
            event.accept()
            if hand.half_done:
                scene.heard.emit((Cue.TURN if held else Cue.LIFT,))
        elif key in ARROWS:
            scene.cursor.go(nearest_towards(scene, scene.cursor.spot, ARROWS[key]))
        elif key in PRESSING:
            self._enter(event.modifiers())
        elif key == Qt.Key.Key_Escape and scene.seat is not None and (self.dragging or held):
            self.pressed, self.dragging = None, False
            hand.on_cancel()
        else:
            event.ignore()

    def _enter(self, modifiers: Qt.KeyboardModifier) -> None:
        cursor = self._scene.cursor
        if cursor.spot is None or not cursor.isVisible():
            cursor.go(cursor.spot or self._scene.start_spot())  # the player cannot see a hidden one
            return
        self.press(modifiers)

    def press(self, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Click at the spot of the keyboard cursor, as Enter does."""
        spot = self._scene.cursor.spot
        if spot is None:
            return
        pointer = self._pointer_at(spot, modifiers)
        if self._scene.seat is not None:
            self._click(pointer)
        else:
            self._scene.hand.on_look(pointer)

    def reach(self, spot: Spot) -> None:
        """Handle the keyboard cursor's arrival at a spot."""
        self._scene.hand.on_cursor(self._pointer_at(spot))
        self._scene.spot_entered.emit(spot)

    def _pointer_at(
        self, spot: Spot, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> Pointer:
        """Return the pointer at a spot, also if the rack covers it."""
        at = self._scene.layer_of(spot).mapToScene(spot.at)
        return replace(self.pointer(at, modifiers), spot=spot)
