"""The animation of an Adamas move: piles glide, captured ones fade."""

from collections.abc import Iterable

from PySide6.QtWidgets import QGraphicsItem

from desktop.board.motion import Motion
from desktop.games.adamas.items import BoardItems
from rules.adamas.board import Stack
from rules.adamas.events import Captured, Moved, Removed
from rules.adamas.game import AdamasState
from rules.adamas.moves import Leg
from rules.core import Event


def legs_told(events: Iterable[Event]) -> tuple[Leg, ...]:
    """Return the legs of the moves in these events."""
    moved = (event for event in events if isinstance(event, Moved))
    return tuple(Leg(event.source, event.target, event.count) for event in moved)


def play_move(
    items: BoardItems, motion: Motion, before: AdamasState, events: tuple[Event, ...]
) -> None:
    """Animate the pieces from the position before to the one shown."""
    board, legs = before.board, legs_told(events)
    moving: list[QGraphicsItem] = []
    passing: list[QGraphicsItem] = []
    glides = []
    for leg in legs:
        stack = before.stacks[board.index[leg.source]]
        if stack is None:
            return
        item = items.add_pile(Stack(stack.owner, leg.count), items.layout.centre(leg.source))
        item.setZValue(20)
        moving.append(item)
        glides.append(motion.glide(item, items.layout.centre(leg.target)))
    if not glides:
        return
    passing, fading = _left_overs(items, before, events)
    hidden = [items.stacks[leg.target] for leg in legs if leg.target in items.stacks]
    for shown in hidden:
        shown.setVisible(False)
    in_turn = before.options.prog_cap and len({leg.source for leg in legs}) == 1
    way = motion.one_by_one(*glides) if in_turn else motion.together(*glides)
    whole = motion.one_by_one(way, motion.together(*(motion.fade(item, 0) for item in fading)))

    items.show_badges(False)

    def ended() -> None:
        items.show_badges(True)
        for item in (*moving, *passing):
            if item.scene() is not None:
                item.scene().removeItem(item)
        for shown in hidden:
            shown.setVisible(True)

    motion.play(whole, ended)


def _left_overs(
    items: BoardItems, before: AdamasState, events: tuple[Event, ...]
) -> tuple[list[QGraphicsItem], list[QGraphicsItem]]:
    """Return extra piles to show until the move has landed: on its targets, and captured ones.

    The second list contains those of them that fade.
    """
    passing: list[QGraphicsItem] = []
    fading: list[QGraphicsItem] = []
    targets = {event.target for event in events if isinstance(event, Moved)}
    captured = {event.cell for event in events if isinstance(event, Captured)}
    removed = {event.player for event in events if isinstance(event, Removed)}
    for cell, stack in zip(before.board.cells, before.stacks, strict=True):
        if stack is None:
            continue
        gone = cell in captured or stack.owner in removed
        if cell not in targets and not gone:
            continue
        item = items.add_pile(stack, items.layout.centre(cell))
        item.setZValue(-0.5)
        passing.append(item)
        if gone:
            fading.append(item)
    return passing, fading
