"""Hands that play whole turns of every game, with the mouse alone or with keys alone."""

from collections import deque
from collections.abc import Callable, Hashable, Mapping
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.board.contract import Spot
from desktop.board.cursor import ARROWS, nearest_towards
from desktop.board.scene import BoardScene
from desktop.games.mono.deal import DealtBoard
from desktop.new_match.who_plays import WhoPlays
from desktop.shell.clipboard import share
from desktop.table.page import TablePage
from rules.adamas.moves import legs_of
from rules.blackbox import EndTurn, Guess, Hide, Mark, Probe, Unmark
from rules.holomino import Throw
from rules.holomino.tiles import canonical
from rules.mono import Reveal
from rules.mono.game import Layout
from rules.mono.regions.position import Fill
from tests.desktop.conftest import spot_point, wait_until
from tests.desktop.games.mono.fronts import editor_at

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier


def double_click(widget: QWidget) -> None:
    """Click twice so quickly that the second press is a double click."""
    QTest.mouseClick(widget, LEFT)
    QTest.qWait(5)
    at = QPointF(widget.rect().center())
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        event = QMouseEvent(kind, at, widget.mapToGlobal(at), LEFT, LEFT, PLAIN)
        QApplication.sendEvent(widget, event)


def repeated(key: Qt.Key) -> QKeyEvent:
    """Return the event of a key that is held down."""
    return QKeyEvent(QEvent.Type.KeyPress, key, PLAIN, "", True)


class Hands:
    """A mouse and a keyboard at a table."""

    def __init__(self, page: TablePage) -> None:
        self.page = page

    @property
    def scene(self) -> Any:
        assert isinstance(self.page.scene, BoardScene)
        return self.page.scene

    @property
    def port(self) -> QWidget:
        return self.page.view.viewport()

    def tap(self, widget: QWidget, at: QPoint) -> None:
        QTest.mouseClick(widget, LEFT, pos=at)

    def click(self, key: Hashable) -> None:
        at = spot_point(self.page, key)
        QTest.mouseMove(self.port, at)
        self.tap(self.port, at)

    def drag(self, source: Hashable, target: Hashable) -> None:
        start, end = spot_point(self.page, source), spot_point(self.page, target)
        QTest.mousePress(self.port, LEFT, pos=start)
        QTest.mouseMove(self.port, start + QPoint(4, -5))
        QTest.mouseMove(self.port, (start + end) / 2)
        QTest.mouseMove(self.port, end)
        QTest.mouseRelease(self.port, LEFT, pos=end)

    def push(self, button: QWidget) -> None:
        wait_until(button.isVisible)  # a new button is shown after the next events, or a fade
        assert button.isEnabled()
        self.tap(button, button.rect().center())

    def press(self, *keys: Key, held: Qt.KeyboardModifier = PLAIN) -> None:
        for key in keys:
            QTest.keyClick(self.focus, key, held)

    @property
    def focus(self) -> QWidget:
        """The widget with the keyboard focus."""
        window = self.page.window()
        return window.focusWidget() or window

    def tab_to(self, widget: QWidget) -> None:
        for _ in range(80):
            if self.focus is widget:
                return
            self.press(Key.Key_Tab)
        raise AssertionError(f"Tab does not lead to {widget}")

    def digits(self, number: int) -> None:
        self.press(*(Key(int(Key.Key_0) + int(digit)) for digit in str(number)))

    def walk(self, key: Hashable) -> None:
        """Move the cursor to a spot with arrow keys alone."""
        if not self.scene.cursor.isVisible():
            self.press(Key.Key_Down)
        self.press(*self._way(key))
        spot = self.scene.cursor.spot
        assert spot is not None
        assert spot.key == key

    def _way(self, key: Hashable) -> list[Key]:
        start = self.scene.cursor.spot
        assert start is not None
        ways: dict[Hashable, list[Key]] = {start.key: []}
        queue = deque([start])
        while queue and key not in ways:
            spot = queue.popleft()
            for arrow, towards in ARROWS.items():
                there = nearest_towards(self.scene, spot, towards)
                if there is not None and there.key not in ways:
                    ways[there.key] = [*ways[spot.key], arrow]
                    queue.append(there)
        assert key in ways, f"no arrow keys lead to {key}"
        return ways[key]

    def enter(self, key: Hashable) -> None:
        self.walk(key)
        self.press(Key.Key_Return)


class FingerHands(Hands):
    """A single finger instead of the mouse."""

    def __init__(self, page: TablePage, screen: QPointingDevice) -> None:
        super().__init__(page)
        self._screen = screen

    def tap(self, widget: QWidget, at: QPoint) -> None:
        window = widget.window()  # on systems with touch events
        there = widget.mapTo(window, at)
        touch = QTest.touchEvent(window, self._screen)
        # No events are processed in between, as on a slow machine the finger would rest.
        touch.press(0, there, window).commit(False)
        touch.release(0, there, window).commit()
        QApplication.processEvents()  # a touch that nobody accepts becomes a click

    def click(self, key: Hashable) -> None:
        self.tap(self.port, spot_point(self.page, key))

    def drag(self, source: Hashable, target: Hashable) -> None:
        start, end = spot_point(self.page, source), spot_point(self.page, target)
        touch = QTest.touchEvent(self.port, self._screen)
        touch.press(0, start, self.port).commit(False)  # the finger must not rest
        touch.move(0, start + QPoint(4, -5), self.port).commit(False)
        for at in (start + QPoint(12, -15), (start + end) / 2, end):
            touch.move(0, at, self.port).commit()
        touch.release(0, end, self.port).commit()


# -- Adamas


def adamas_by_mouse(hands: Hands, move: Any) -> None:
    for leg in legs_of(move):
        hands.click(("carry", leg.count))
        hands.drag(leg.source, leg.target)
    hands.push(hands.scene.panel.play_button)


def adamas_by_keys(hands: Hands, move: Any) -> None:
    for leg in legs_of(move):
        if hands.scene.hand.builder.source != leg.source:
            hands.enter(leg.source)
        hands.press(Key.Key_0)  # clears the number typed last
        hands.digits(leg.count)
        hands.enter(leg.target)
    hands.press(Key.Key_Return, held=CTRL)


# -- Holomino


def _tile_and_goal(hands: Hands, move: Any) -> tuple[Hashable, Hashable]:
    if isinstance(move, Throw):
        return ("tile", move.tile), "sack"
    return ("tile", canonical(move.digits)), ("cell", _cell(hands, move))


def _cell(hands: Hands, move: Any) -> Hashable:
    cell: Hashable = hands.scene.view.positions[move.position - 1]
    return cell


def holomino_by_mouse(hands: Hands, move: Any) -> None:
    hands.drag(*_tile_and_goal(hands, move))


def holomino_by_keys(hands: Hands, move: Any) -> None:
    for key in _tile_and_goal(hands, move):
        hands.enter(key)


# -- Dragons


def dragons_by_mouse(hands: Hands, move: Any) -> None:
    hands.drag(move.state_letter, _cell(hands, move))


def dragons_by_keys(hands: Hands, move: Any) -> None:
    """Choose the position by its number, then rotate and flip the tile until it fits the move."""
    hands.digits(move.position)
    scene = hands.scene
    for key in (*[Key.Key_R] * 6, Key.Key_F, *[Key.Key_R] * 6):
        if scene.hand.half.choice.letter != move.state_letter:
            hands.press(key)
    assert scene.hand.half.choice.letter == move.state_letter
    hands.press(Key.Key_Return)


# -- Black Box


def blackbox_by_mouse(hands: Hands, move: Any) -> None:
    panel = hands.scene.panel
    if isinstance(move, Hide):
        for cell in sorted(move.atoms):
            hands.click(("cell", cell))
        hands.push(panel.hide_atoms)
    elif isinstance(move, Mark | Unmark):
        hands.click(("cell", move.cell))
    elif isinstance(move, Probe):
        hands.click(("port", move.port))
    else:
        hands.push(panel.guess if isinstance(move, Guess) else panel.end)


def blackbox_by_keys(hands: Hands, move: Any) -> None:
    if isinstance(move, Hide):
        for cell in sorted(move.atoms):
            hands.enter(("cell", cell))
        hands.press(Key.Key_C)
    elif isinstance(move, Mark | Unmark):
        hands.enter(("cell", move.cell))
    elif isinstance(move, Probe):
        hands.enter(("port", move.port))
    else:
        hands.press(Key.Key_E if isinstance(move, EndTurn) else Key.Key_G)


# -- Mono, for two


def _covered(hands: Hands, move: Reveal) -> Hashable:
    view = hands.scene.view
    return ("cell", 1 - view.to_move, view.grid.names.index(move.cell))


def _painted(hands: Hands, layout: Layout) -> None:
    """Paint a layout label by label, cell by cell."""
    if isinstance(hands.page.front.page, DealtBoard):
        hands.push(hands.page.front.page.draw)
    editor = editor_at(hands.page)
    scene, port = editor.scene, editor.view.viewport()

    def at(spot: Spot) -> QPoint:
        return scene.layer_of(spot).mapToScene(spot.at).toPoint()

    for label in sorted(set(layout.labels)):
        swatch = next(swatch for swatch in scene.swatches if swatch.key == ("label", label))
        hands.tap(port, at(swatch.spot))
        for cell, own in enumerate(layout.labels):
            if own == label:
                hands.tap(port, at(scene.cells[cell]))
    hands.push(editor.use)


def paste_layout(hands: Hands, labels: str) -> None:
    """Paste a layout, and use it."""
    share(labels)
    hands.press(Key.Key_V, held=CTRL)
    hands.press(Key.Key_Return, held=CTRL)


def mono_by_mouse(hands: Hands, move: Any) -> None:
    panel = hands.scene.panel
    if isinstance(move, Layout):
        _painted(hands, move)
    elif isinstance(move, Reveal):
        hands.click(_covered(hands, move))
    elif isinstance(move, Fill):
        hands.click(("label", move.label))
        for cell in move.cells:
            hands.click(hands.scene.state.grid.numbers[cell])
    else:
        hands.push(panel.end)


def mono_by_keys(hands: Hands, move: Any) -> None:
    if isinstance(move, Layout):
        paste_layout(hands, move.labels)
    elif isinstance(move, Reveal):
        hands.enter(_covered(hands, move))
    else:
        hands.press(Key.Key_S)


Play = Callable[[Hands, Any], None]
BY_MOUSE: Mapping[str, Play] = {
    "mono": mono_by_mouse,
    "adamas": adamas_by_mouse,
    "holomino": holomino_by_mouse,
    "dragons": dragons_by_mouse,
    "blackbox": blackbox_by_mouse,
}
BY_KEYS: Mapping[str, Play] = {
    "mono": mono_by_keys,
    "adamas": adamas_by_keys,
    "holomino": holomino_by_keys,
    "dragons": dragons_by_keys,
    "blackbox": blackbox_by_keys,
}


def seat_people(who: WhoPlays) -> None:
    """Choose people for all seats in the new-game dialog."""
    for row in who.rows:
        row.seat_computer(None)
