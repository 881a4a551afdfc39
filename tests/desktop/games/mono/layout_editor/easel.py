"""An editor before the eyes, and hands that paint on it by mouse alone or by keys alone."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.mono.layout_editor.page import MonoEditor
from rules.mono.board import board
from tests.desktop.conftest import hold

Key = Qt.Key
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
PLAIN = Qt.KeyboardModifier.NoModifier

WHOLE = "666699777664999787344999787342955888312555888"
"""The layout of the rules, of size 9."""


class Easel:
    """An editor, and what a person does to it."""

    def __init__(self, page: MonoEditor) -> None:
        self.page = page

    @property
    def labels(self) -> str:
        return self.page.drawing.labels

    def at(self, cell: int) -> QPoint:
        """Where a cell is on the table."""
        scene = self.page.scene
        return scene.board.mapToScene(scene.cells[cell].at).toPoint()

    @property
    def board(self) -> QWidget:
        """What mouse events on the table come to."""
        return self.page.view.viewport()

    def take(self, label: str) -> None:
        """Click a label of the palette."""
        scene = self.page.scene
        swatch = next(swatch for swatch in scene.swatches if swatch.key == ("label", label))
        at = scene.rack.mapToScene(swatch.box.center()).toPoint()
        QTest.mouseClick(self.board, LEFT, pos=at)

    def drag(self, *cells: int, button: Qt.MouseButton = LEFT, let_go: bool = True) -> None:
        """Press on the first cell and draw over the others."""
        QTest.mousePress(self.board, button, pos=self.at(cells[0]))
        for cell in cells[1:]:
            QTest.mouseMove(self.board, self.at(cell))
            QApplication.processEvents()
        if let_go:
            QTest.mouseRelease(self.board, button, pos=self.at(cells[-1]))

    def click(self, cell: int, button: Qt.MouseButton = LEFT) -> None:
        self.drag(cell, button=button)

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier = PLAIN) -> None:
        """Keys, to whatever has the focus."""
        for key in keys:
            QTest.keyClick(self.page.window().focusWidget() or self.page, key, held)

    def type(self, text: str) -> None:
        QTest.keyClicks(self.page.view, text)

    def walk(self, cell: int) -> None:
        """Bring the cursor to a cell by arrow keys."""
        width = board(self.page.drawing.size).width
        scene = self.page.scene
        while scene.cursor_cell != cell:
            here = scene.cursor_cell
            down = cell // width - here // width
            right = cell % width - here % width
            if down:
                self.press(Key.Key_Down if down > 0 else Key.Key_Up)
            else:
                self.press(Key.Key_Right if right > 0 else Key.Key_Left)

    def lines(self) -> list[str]:
        """Return what the list of faults says."""
        return [line.text for line in self.page.panel.list.lines]


def easel(qtbot: QtBot, size: tuple[int, int] = (1280, 800)) -> Easel:
    """Return an editor that is shown and has the keyboard."""
    page = MonoEditor()
    hold(qtbot, page)
    page.puzzle_wanted.connect(lambda _size, _labels: None)  # somebody makes puzzles
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    page.activate()
    return Easel(page)


def strokes(labels: str) -> Iterable[tuple[str, list[int]]]:
    """Yield the cells of each label, in reading order."""
    for label in sorted(set(labels)):
        yield label, [cell for cell, there in enumerate(labels) if there == label]
