"""A stand-in scene for a game that has no picture yet: its diagram as text."""

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QGraphicsSimpleTextItem

from desktop.board.scene import BoardScene


class DiagramScene(BoardScene):
    """Shows `game.diagram(view)`; moves are typed."""

    _rect = QRectF(0, 0, 100, 100)

    def board_rect(self) -> QRectF:
        return self._rect

    def draw(self, before: Any, animate: bool) -> None:
        self.board.clear()
        item = QGraphicsSimpleTextItem(self.game.diagram(self.view, coordinates=True), self.board)
        item.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        item.setBrush(self.theme.colour("text"))
        self._rect = item.boundingRect()
