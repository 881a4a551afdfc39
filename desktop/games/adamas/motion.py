"""A move of Adamas in motion: piles glide, captured ones fade."""

from PySide6.QtWidgets import QGraphicsItem

from desktop.board.motion import Motion
from desktop.games.adamas.draft import Leg
from desktop.games.adamas.items import BoardItems
from rules.adamas.board import Stack, board_of
from rules.adamas.game import AdamasState
from rules.adamas.moves import Merge, Move, read_move
from rules.core import InvalidMove


def legs_of(text: str | None, size: int) -> tuple[Leg, ...]:
    """The legs of a move in notation; none if it is something else, such as a resignation."""
    if text is None:
        return ()
    try:
        move: Move = read_move(board_of(size), text)
    except InvalidMove:
        return ()
    if isinstance(move, Merge):
        return tuple(Leg(cell, move.target, count) for count, cell in move.parts)
    return tuple(Leg(move.source, cell, count) for count, cell in move.parts)


def play_move(
    items: BoardItems, motion: Motion, before: AdamasState, legs: tuple[Leg, ...]
) -> None:
    """Moves from the position before to the one that the items show."""
    board = before.board
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
    passing, fading = _left_overs(items, before, {leg.target for leg in legs})
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
    items: BoardItems, before: AdamasState, targets: set[str]
) -> tuple[list[QGraphicsItem], list[QGraphicsItem]]:
    """Piles shown until the move has landed: those on its targets, and those that vanish.

    The second list holds those of them that fade.
    """
    passing: list[QGraphicsItem] = []
    fading: list[QGraphicsItem] = []
    for cell, stack in zip(before.board.cells, before.stacks, strict=True):
        if stack is None:
            continue
        enemy = stack.owner != before.to_move
        gone = cell not in items.stacks and enemy
        if cell not in targets and not gone:
            continue
        item = items.add_pile(stack, items.layout.centre(cell))
        item.setZValue(-0.5)
        passing.append(item)
        if enemy:
            fading.append(item)
    return passing, fading
