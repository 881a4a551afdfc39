"""Nim on the table: stones in rows. A click takes a stone and all to the right of it."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPen
from rules.nim.game import HEAPS, NUMBERS, Hide, Take

from desktop.board.contract import Pointer, Prompt, Spot
from desktop.board.hand import Hand
from desktop.board.scene import BoardScene
from desktop.board.words import BoardWords
from desktop.paint.paths import circle, rounded_rect
from desktop.theme.theme import Theme
from rules.core import AnyGame

_STEP = 60.0
_RADIUS = 22.0


class NimWords(BoardWords):
    """The prompt."""

    def prompt(self) -> Prompt:
        view = self.scene.view
        words = self.tr("{name}, take stones of one heap")
        if view.turn < len(view.names):
            words = self.tr("{name}, hide a number")
        return Prompt(words.format(name=view.names[view.to_move]))


class NimHand(Hand):
    """Plays the move of the spot that is clicked."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene

    def on_click(self, pointer: Pointer) -> None:
        if pointer.spot is not None:
            self._scene.input.try_move(pointer.spot.key)


class NimScene(BoardScene):
    """Numbers to hide, then stones to take."""

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game, theme, parent)
        self.words, self.hand = NimWords(self), NimHand(self)

    def board_rect(self) -> QRectF:
        options = self.view.options
        return QRectF(0, 0, _STEP * max(options.most, len(NUMBERS)), _STEP * options.heaps)

    def draw(self, before: Any, animate: bool) -> None:
        self.board.clear()
        table = rounded_rect(self.board_rect(), 12)
        self._add(table, "board")
        for spot in self.spots():
            self._add(spot.outline, "tileHi")

    def _add(self, path: QPainterPath, colour: str) -> None:
        item = self.addPath(path, QPen(self.theme.colour("boardEdge")), self.theme.colour(colour))
        item.setParentItem(self.board)

    def spots(self) -> Sequence[Spot]:
        if self.view.turn < len(self.view.names):
            return [self._spot(Hide(n), 0, n - 1, self.tr("hide {n}").format(n=n)) for n in NUMBERS]
        return [
            self._spot(Take(heap, stones - place), heap, place, self._name(heap, stones - place))
            for heap, stones in enumerate(self.view.heaps)
            for place in range(stones)
        ]

    def _name(self, heap: int, count: int) -> str:
        return self.tr("heap {heap}, take {n}").format(heap=HEAPS[heap], n=count)

    @staticmethod
    def _spot(move: Hide | Take, row: int, place: int, name: str) -> Spot:
        at = QPointF((place + 0.5) * _STEP, (row + 0.5) * _STEP)
        return Spot(move, at, name, circle(at, _RADIUS))
