"""An editor of positions on the screen, and what is begun from it."""

from collections.abc import Mapping
from typing import Any, cast

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.cards import level_names
from desktop.new_match.request import NewMatch
from desktop.position_editor.page import PositionEditor
from desktop.table.page import TablePage
from rules.match import Match
from tests.desktop.conftest import hold, spot_point
from tests.desktop.hands import CTRL, LEFT, Hands

Facts = list[dict[str, Any]]

FIGURES = {
    "adamas": "O: a3=2 c1=6; X: b4=3; move: X",
    "blackbox": "O: a1 c4 e2 g7; X: b3 b5 d1 f6; move: X",
    "dragons": "tiles: 0,0=a 1,0=c 0,-1=j; pool: 20; move: X",
    "holomino": "tiles: 0,0=123 1,0=432; O: 145 236; X: 126; points: 12 5; move: X",
}
"""A position of each game, as text."""


class EditorHands(Hands):
    """Mouse and keys at an editor."""

    def __init__(self, editor: PositionEditor) -> None:
        super().__init__(cast(TablePage, editor))
        self.editor = editor

    def right_click(self, key: object) -> None:
        at = spot_point(self.page, key)
        QTest.mouseMove(self.port, at)
        QTest.mouseClick(self.port, Qt.MouseButton.RightButton, pos=at)

    def wheel(self, key: object, steps: int) -> None:
        at = spot_point(self.page, key)
        QTest.mouseMove(self.port, at)
        event = QWheelEvent(
            QPointF(at),
            QPointF(self.port.mapToGlobal(at)),
            QPoint(),
            QPoint(0, 120 * steps),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(self.port, event)

    def drag_off(self, key: object) -> None:
        """Drag something from its spot to a corner of the table where there is nothing."""
        start, end = spot_point(self.page, key), QPoint(6, self.port.height() - 6)
        QTest.mousePress(self.port, LEFT, pos=start)
        QTest.mouseMove(self.port, (start + end) / 2)
        QTest.mouseMove(self.port, end)
        QTest.mouseRelease(self.port, LEFT, pos=end)

    def turn_of(self, player: int) -> None:
        row = self.editor.panel.move_row
        assert row is not None
        self.push(row.segment(player))

    def ctrl(self, key: Qt.Key) -> None:
        QTest.keyClick(self.editor.view, key, CTRL)


def opened(qtbot: QtBot, slug: str, *, clear: bool = True) -> EditorHands:
    """Return an editor of this game with an empty board."""
    editor = PositionEditor(slug, level_names())
    hold(qtbot, editor)
    editor.resize(1280, 800)
    editor.show()
    qtbot.waitExposed(editor)
    editor.view.setFocus()
    if clear:
        editor.panel.clear.click()
    return EditorHands(editor)


def verdict(hands: EditorHands) -> str:
    return hands.editor.panel.verdict.text


def begun(hands: EditorHands) -> Match:
    """Return the match that Start begins."""
    told: list[NewMatch] = []
    hands.editor.start_requested.connect(told.append)
    hands.push(hands.editor.panel.start)
    return told[0].make()


def facts(match: Match) -> Facts:
    """Return what everybody sees."""
    return [match.view(player).to_dict() for player in range(len(match.names))]


def match_of(slug: str, text: str, options: Mapping[str, object] | None = None) -> Match:
    """Return the match that begins with a text, written by hand."""
    return Match.new(slug, None, options, setup=text)


def put_in_clipboard(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def clipboard() -> str:
    return QGuiApplication.clipboard().text()
