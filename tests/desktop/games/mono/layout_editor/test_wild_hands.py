"""Wild hands: whatever is pressed in whatever order, the editor stays whole."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.mono.layout_editor.tools import Tool, Transform
from rules.mono.board import HIDDEN, LABELS, board
from tests.desktop.games.mono.layout_editor.easel import (
    ALT,
    CTRL,
    LEFT,
    PLAIN,
    RIGHT,
    SHIFT,
    Easel,
    Key,
    easel,
)

pytestmark = pytest.mark.usefixtures("look")

KEYS = (
    Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Space, Key.Key_Return,
    Key.Key_Escape, Key.Key_Backspace, Key.Key_Z, Key.Key_1, Key.Key_3, Key.Key_F, Key.Key_M,
    Key.Key_B,
)  # fmt: skip


class Wild:
    """Does one thing after the other, at random."""

    def __init__(self, hand: Easel, rng: Random) -> None:
        self.controller, self.rng = hand, rng
        self.down = False

    def step(self) -> None:
        self.rng.choice([self.press, self.move, self.move, self.release, self.key, self.whole])()

    def somewhere(self) -> QPoint:
        size = self.controller.board.size()
        return QPoint(self.rng.randrange(size.width()), self.rng.randrange(size.height()))

    def press(self) -> None:
        button = self.rng.choice([LEFT, LEFT, RIGHT, Qt.MouseButton.MiddleButton])
        held = self.rng.choice([PLAIN, PLAIN, PLAIN, CTRL])
        QTest.mousePress(self.controller.board, button, held, self.somewhere())

    def move(self) -> None:
        QTest.mouseMove(self.controller.board, self.somewhere())

    def release(self) -> None:
        QTest.mouseRelease(self.controller.board, LEFT, pos=self.somewhere())

    def key(self) -> None:
        held = self.rng.choice([PLAIN, PLAIN, SHIFT, ALT, CTRL, CTRL | SHIFT])
        QTest.keyClick(self.controller.page.view, self.rng.choice(KEYS), held)

    def whole(self) -> None:
        page = self.controller.page
        acts: list[Callable[[], None]] = [
            partial(page.controller.transform, Transform.MIRROR),
            partial(page.controller.transform, Transform.TURN),
            page.drawing.undo,
            page.drawing.redo,
            lambda: page.controller.take(self.rng.choice(list(Tool))),
            lambda: page.resize_board(self.rng.choice([2, 4, 9, 13])),
            lambda: page.resize(self.rng.choice([1024, 1280, 1500]), 720),
        ]
        self.rng.choice(acts)()


@pytest.mark.parametrize("seed", range(2))
def test_the_board_stays_whole_and_undo_leads_back(seed: int, qtbot: QtBot) -> None:
    hand = easel(qtbot)
    wild = Wild(hand, Random(seed))
    first = hand.page.drawing.sheet
    for _ in range(250):
        wild.step()
        QApplication.processEvents()
        size, labels = hand.page.drawing.sheet
        assert len(labels) == len(board(size).names)
        assert set(labels) <= set(HIDDEN + LABELS[:size])
        assert hand.page.controller.label in LABELS[:size]
        assert len(hand.page.scene.swatches) == size
    hand.page.controller.give_up()
    while hand.page.drawing.can_undo:
        hand.page.drawing.undo()
    assert hand.page.drawing.sheet == first
