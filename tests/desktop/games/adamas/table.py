"""A table with Adamas on it, and a hand that uses its mouse and keyboard."""

from collections import deque
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.board.cursor import ARROWS, nearest_towards
from desktop.games.adamas.scene import AdamasScene
from desktop.table.page import TablePage
from rules.adamas import AdamasOptions, AdamasState, position
from tests.desktop.conftest import spot_point

MIX = {"c3": ("O", 4), "a3": ("O", 1), "a5": ("O", 2), "d3": ("X", 4), "d2": ("X", 1)}
"""d3 can be captured from c3, d2 cannot."""


def set_up(stacks: dict[str, tuple[str, int]], **options: Any) -> AdamasState:
    view = position(stacks, 0, AdamasOptions(size=3, **options))
    return replace(view, names=("fred", "ned"))


class Table:
    """A table with Adamas on it, and a hand with mouse and keyboard."""

    def __init__(self, page: TablePage) -> None:
        self.page = page
        assert isinstance(page.scene, AdamasScene)
        self.scene = page.scene
        self.port = page.view.viewport()

    @property
    def text(self) -> str:
        return self.scene.hand.builder.draft.text

    @property
    def panel(self) -> Any:
        assert self.scene.panel is not None
        return self.scene.panel

    @property
    def history(self) -> list[str]:
        assert self.page.session is not None
        return [ply.text for ply in self.page.session.hot_seat.history()]

    def show(self, view: AdamasState) -> None:
        self.scene.show_view(view, seat=view.to_move, animate=False)

    def at(self, key: object) -> QPoint:
        return spot_point(self.page, key)

    def move(self, to: QPoint, pressed: bool = False, shift: bool = False) -> None:
        buttons = Qt.MouseButton.LeftButton if pressed else Qt.MouseButton.NoButton
        keys = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(to),
            QPointF(self.port.mapToGlobal(to)),
            Qt.MouseButton.NoButton,
            buttons,
            keys,
        )
        QApplication.sendEvent(self.port, event)

    def hover(self, key: object) -> None:
        self.move(self.at(key))

    def click(self, key: object) -> None:
        QTest.mouseClick(self.port, Qt.MouseButton.LeftButton, pos=self.at(key))

    def lift(self, source: object, to: QPoint, shift: bool = False) -> None:
        """Drag without letting go."""
        keys = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        start = self.at(source)
        QTest.mousePress(self.port, Qt.MouseButton.LeftButton, keys, start)
        self.move(start + QPoint(9, 0), pressed=True, shift=shift)
        self.move(to, pressed=True, shift=shift)

    def release(self, at: QPoint, shift: bool = False) -> None:
        keys = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        QTest.mouseRelease(self.port, Qt.MouseButton.LeftButton, keys, at)

    def drag(self, source: object, target: object, shift: bool = False) -> None:
        to = target if isinstance(target, QPoint) else self.at(target)
        self.lift(source, to, shift)
        self.release(to, shift)

    def key(self, *keys: Qt.Key, ctrl: bool = False) -> None:
        modifier = Qt.KeyboardModifier
        for key in keys:
            held = modifier.ControlModifier if ctrl else modifier.NoModifier
            QTest.keyClick(self.page.view, key, held)

    def number(self, count: int) -> None:
        """Type a number, apart from any typed before."""
        self.scene.hand.builder._typed_at = -10.0
        for digit in str(count):
            self.key(Qt.Key(int(Qt.Key.Key_0) + int(digit)))

    def press(self, button: Any) -> None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def wheel(self, key: object, turn: int, ctrl: bool = False) -> None:
        at = QPointF(self.at(key))
        modifier = Qt.KeyboardModifier
        event = QWheelEvent(
            at,
            QPointF(self.port.mapToGlobal(at.toPoint())),
            QPoint(),
            QPoint(0, turn),
            Qt.MouseButton.NoButton,
            modifier.ControlModifier if ctrl else modifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(self.port, event)

    def walk(self, key: object) -> None:
        """Bring the cursor to a spot by arrow keys alone."""
        if not self.scene.cursor.isVisible():
            self.key(Qt.Key.Key_Down)
        for arrow in self._way(key):
            self.key(arrow)
        spot = self.scene.cursor.spot
        assert spot is not None
        assert spot.key == key

    def _way(self, key: object) -> list[Qt.Key]:
        spot = self.scene.cursor.spot
        assert spot is not None
        seen = {spot.key}
        queue = deque([(spot, list[Qt.Key]())])
        while queue:
            here, way = queue.popleft()
            if here.key == key:
                return way
            for arrow, towards in ARROWS.items():
                there = nearest_towards(self.scene, here, towards)
                if there is not None and there.key not in seen:
                    seen.add(there.key)
                    queue.append((there, [*way, arrow]))
        raise AssertionError(f"no arrow keys lead to {key}")
