"""A newcomer draws a Mono layout in a match and plays, by mouse alone or by keys alone.

The time this takes a person is estimated from their actions with the keystroke-level model (Card,
Moran and Newell). So it is the same on every machine.
"""

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.games.mono.deal import DealtBoard
from desktop.games.mono.layout_editor.page import MonoEditor
from desktop.games.mono.scene import MonoScene
from rules.mono.board import board
from tests.desktop.conftest import spot_point, wait_until, wait_until_loaded
from tests.desktop.games.mono.fronts import deal_at, editor_at
from tests.desktop.hands import CTRL, LEFT, PLAIN, Key
from tests.desktop.table.hot_seat import begin, draw_own, lift

pytestmark = pytest.mark.usefixtures("look")

SNAKE = "999999999188888888227777777333666666555554444"
"""Regions along a snake, row by row, so that the brush need not be lifted within a region."""

SECONDS = {"think": 1.35, "point": 1.1, "button": 0.1, "key": 0.28}
"""Seconds of an average person to decide, to point, to press or release, and to press a key."""
GOAL = 90


class Newcomer:
    """Does what a person does at a window, and counts the actions."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self.qtbot = window, qtbot
        self.done = Counter[str]()

    @property
    def seconds(self) -> float:
        return sum(SECONDS[step] * count for step, count in self.done.items())

    @property
    def editor(self) -> MonoEditor:
        return editor_at(self.window.table)

    @property
    def deal(self) -> DealtBoard:
        return deal_at(self.window.table)

    @property
    def focus(self) -> QWidget:
        return self.window.focusWidget() or self.window

    # -- by mouse

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        wait_until(widget.isVisible)
        assert widget.isEnabled()
        self.done.update(think=1, point=1, button=2)
        QTest.mouseClick(widget, LEFT, pos=at or widget.rect().center())

    def place(self, cell: int) -> QPoint:
        scene = self.editor.scene
        return scene.board.mapToScene(scene.cells[cell].at).toPoint()

    def drag(self, cells: list[int]) -> None:
        port = self.editor.view.viewport()
        self.done.update(point=2, button=2)
        QTest.mousePress(port, LEFT, pos=self.place(cells[0]))
        QTest.mouseMove(port, self.place(cells[-1]))
        QTest.mouseRelease(port, LEFT, pos=self.place(cells[-1]))

    def choose(self, label: str) -> None:
        scene = self.editor.scene
        swatch = next(swatch for swatch in scene.swatches if swatch.key == ("label", label))
        self.click(
            self.editor.view.viewport(), scene.rack.mapToScene(swatch.box.center()).toPoint()
        )

    def sit_down_by_mouse(self) -> None:
        """Lift the curtain."""
        self.qtbot.waitUntil(self.window.curtain.button.isVisible)
        self.click(self.window.curtain.button)
        self.qtbot.waitUntil(self.window.curtain.isHidden)

    # -- by keys

    def press(self, *keys: Key, held: Qt.KeyboardModifier = PLAIN) -> None:
        for key in keys:
            self.done.update(key=1 if held == PLAIN else 2)
            QTest.keyClick(self.focus, key, held)

    def tab_to(self, widget: QWidget) -> None:
        self.done.update(think=1)
        for _ in range(80):
            if self.focus is widget:
                return
            self.press(Key.Key_Tab)
        raise AssertionError(f"Tab does not lead to {widget}")

    def sit_down_by_keys(self) -> None:
        self.qtbot.waitUntil(self.window.curtain.button.hasFocus)
        self.press(Key.Key_Return)
        self.qtbot.waitUntil(self.window.curtain.isHidden)

    # -- both

    def uncovered(self) -> int:
        scene = self.window.table.scene
        assert isinstance(scene, MonoScene)
        return sum(mask.bit_count() for mask in scene.view.uncovered)


def straight(labels: str) -> list[tuple[str, list[int]]]:
    """Return each region's cells, largest region first."""
    cells = {label: [c for c, own in enumerate(labels) if own == label] for label in set(labels)}
    return sorted(cells.items(), reverse=True)


def test_by_mouse_alone(window: MainWindow, qtbot: QtBot) -> None:
    person = Newcomer(window, qtbot)
    person.click(window.home.cards["mono"].options)
    assert window.sheet is not None
    person.click(window.sheet.who.rows[1].kind.segment(0))
    person.click(window.sheet.start)
    person.sit_down_by_mouse()
    person.click(person.deal.draw)
    for label, cells in straight(SNAKE):
        if label != "9":  # it is selected from the start
            person.choose(label)
        person.drag(cells)
    assert person.editor.drawing.labels == SNAKE
    person.click(person.editor.use)
    person.sit_down_by_mouse()
    wait_until(person.deal.play.isEnabled)  # ned accepts the dealt board
    person.click(person.deal.play)
    person.sit_down_by_mouse()
    table = window.table
    person.click(table.view.viewport(), spot_point(table, ("cell", 1, 0)))
    assert person.uncovered() == 1
    assert person.seconds < GOAL, person.done


def test_by_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    person = Newcomer(window, qtbot)
    person.tab_to(window.home.cards["mono"].options)
    person.press(Key.Key_Space)
    assert window.sheet is not None
    person.tab_to(window.sheet.who.rows[1].kind.segment(0))
    person.press(Key.Key_Space)
    person.tab_to(window.sheet.start)
    person.press(Key.Key_Return)
    person.sit_down_by_keys()
    person.tab_to(person.deal.draw)
    person.press(Key.Key_Space)
    width = board(9).width
    for row in range(5):
        row_cells = range(row * width, (row + 1) * width)
        to_and_fro = row_cells if row % 2 == 0 else reversed(row_cells)
        step = Key.Key_Right if row % 2 == 0 else Key.Key_Left
        before = ""
        for cell in to_and_fro:
            label = SNAKE[cell]
            if label != before:
                if row or before:
                    person.press(Key.Key_Down if not before else step)
                person.done.update(think=1)
                person.press(Key(ord(label)))
                person.press(Key.Key_Space)
            else:
                person.press(step, held=Qt.KeyboardModifier.ShiftModifier)
            before = label
    assert person.editor.drawing.labels == SNAKE
    person.press(Key.Key_Return, held=CTRL)
    person.sit_down_by_keys()
    wait_until(person.deal.play.isEnabled)
    person.press(Key.Key_Return)
    person.sit_down_by_keys()
    person.press(Key.Key_Right, Key.Key_Return)
    assert person.uncovered() == 1
    assert person.seconds < GOAL, person.done


def test_what_is_left_half_drawn_is_there_again(window: MainWindow, qtbot: QtBot) -> None:
    half = SNAKE[:18].ljust(len(SNAKE), ".")
    begin(window, "mono", qtbot)
    draw_own(window.table).drawing.put(half)
    assert window.files.place is not None
    path = window.files.place.path
    window.go_home()
    window.files.go_on(path)
    wait_until_loaded(window)
    lift(window, qtbot)
    assert editor_at(window.table).drawing.labels == half
