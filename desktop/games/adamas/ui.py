"""The `GameUi` of Adamas."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QRectF

from desktop.games.adamas.board_item import BoardItem
from desktop.games.adamas.diagram import diagram
from desktop.games.adamas.edit_draft import AdamasDraft
from desktop.games.adamas.edit_scene import AdamasEditScene
from desktop.games.adamas.figures import FIGURES
from desktop.games.adamas.on_paper import ON_PAPER
from desktop.games.adamas.scene import AdamasScene
from desktop.games.ui import GameCourse, GameUi, OptionChoice, SetUp
from rules.adamas.board import board_of
from rules.adamas.game import AdamasOptions, AdamasState, position

translate = QCoreApplication.translate

_STACKS = {
    "a5": ("O", 2), "c5": ("X", 1), "d4": ("X", 2), "a3": ("O", 1), "c3": ("O", 5),
    "d3": ("X", 3), "b2": ("O", 1), "d2": ("X", 1), "c1": ("X", 1),
}  # fmt: skip


def adamas_position() -> AdamasState:
    """Return piles of both colours on the board of size three, without threats."""
    return position(_STACKS, 0, AdamasOptions(size=3))


class AdamasPicture(AdamasScene):
    """The board without coordinates."""

    def board_rect(self) -> QRectF:
        return self.layout.slab.boundingRect().adjusted(-30, -10, 30, 50)

    def show_view(self, *given: Any, **more: Any) -> None:
        super().show_view(*given, **more)
        for item in self.items():
            if isinstance(item, BoardItem):
                item.named = False


def _start(options: AdamasOptions) -> str:
    size, pieces = options.size, options.pieces
    assert size is not None
    assert pieces is not None
    words = translate("games", "{cells} cells, %n pieces each", None, pieces)
    return words.format(cells=len(board_of(size).cells))


def _pieces(view: AdamasState) -> tuple[int, ...]:
    """Return the number of each player's pieces on the board."""
    held = [0] * len(view.names)
    for stack in view.stacks:
        if stack is not None:
            held[stack.owner] += stack.height
    return tuple(held)


UI = GameUi(
    scene=AdamasScene,
    picture=adamas_position,
    picture_scene=AdamasPicture,
    set_up=SetUp(AdamasDraft, AdamasEditScene),
    figures=FIGURES,
    choices=(
        OptionChoice(
            QT_TRANSLATE_NOOP("games", "Captures"),
            QT_TRANSLATE_NOOP("games", "Count once"),
            ("prog_cap",),
            {"prog_cap": QT_TRANSLATE_NOOP("games", "Count after each part")},
        ),
    ),
    start=_start,
    course=GameCourse(QT_TRANSLATE_NOOP("games", "Pieces, turn by turn"), _pieces),
    diagram=diagram,
    on_paper=ON_PAPER,
)
