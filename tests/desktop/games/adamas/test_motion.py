"""A move of Adamas in motion: what is taken, and what leaves the board, fades."""

import pytest
from PySide6.QtCore import QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.motion import Motion
from desktop.board.row_data import PlyText
from desktop.games.adamas.pieces import StackItem
from desktop.theme.appearance import Appearance
from rules.adamas import AdamasOptions, position
from tests.desktop.conftest import Seat
from tests.desktop.games.adamas.table import MIX, Table

SMALL = {"a2": ("O", 2), "a3": ("X", 2), "b3": ("Y", 2)}
"""With a piece on b2 the second player has no move left."""


@pytest.mark.parametrize(
    ("stacks", "size", "names", "move", "gone"),
    [
        (MIX, 3, ("fred", "ned"), "4xc3-d3", ["d3"]),
        (MIX, 3, ("fred", "ned"), "c3-c4", []),
        (SMALL, 2, ("fred", "ned", "pat"), "a2-b2", ["a3"]),
    ],
    ids=["captured", "nothing", "removed"],
)
def test_what_goes_fades_and_nothing_stays_behind(
    seat: Seat,
    look: Appearance,
    monkeypatch: pytest.MonkeyPatch,
    stacks: dict[str, tuple[str, int]],
    size: int,
    names: tuple[str, ...],
    move: str,
    gone: list[str],
) -> None:
    table = Table(seat("adamas", names=names))
    scene, count = table.scene, len(names)
    before = position(stacks, 0, AdamasOptions(size=size), players=count, names=names)
    table.show(before)
    look.reduce_motion(False)
    faded: list[QPointF] = []
    fade = Motion.fade

    def fading(motion: Motion, item: QGraphicsItem, to: float) -> QVariantAnimation:
        faded.append(item.pos())
        return fade(motion, item, to)

    monkeypatch.setattr(Motion, "fade", fading)
    [made] = scene.game.parse_move(before, move)
    after = scene.game.apply(before, made)
    events = scene.game.events(before, made, after, None)
    scene.show_view(after, [PlyText(1, 0, move, events)], seat=after.to_move)
    assert faded == [scene.board_items.layout.centre(cell) for cell in gone]
    scene.motion.finish()
    piles = [item for item in scene.items() if isinstance(item, StackItem)]
    assert len(piles) == len([stack for stack in after.stacks if stack])
