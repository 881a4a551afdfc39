"""The end of a match of Adamas: the capture that took the last stack is lit."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from desktop.board.ending import WASH, Ending
from desktop.board.scene import BoardScene
from desktop.games.adamas.items import BoardItems
from desktop.games.adamas.layout import BoardLayout, R, unit
from desktop.games.adamas.lines_of_sight import lines_from
from desktop.games.adamas.pieces import ellipse
from rules.adamas.board import Stack
from rules.adamas.events import Captured, Moved, Removed
from rules.adamas.game import AdamasState
from rules.core import Event

_SLAB = 277.0  # pixels of the design from the slab's centre to its corner
_GROWN, _PALE = 1.2, 0.6
_BESIDE = QPointF(0.75, -0.72) * R
"""The bead's place beside a stack."""


@dataclass(frozen=True, slots=True)
class LastCapture:
    """The capture of the last stack, and the stacks that saw it, each with its height."""

    captured: Captured
    saw: tuple[tuple[str, int], ...]
    sources: tuple[str, ...]
    """The cells that the capturing pieces left."""

    @property
    def equation(self) -> str:
        heights = " + ".join(str(height) for _, height in self.saw)
        return f"{heights} = {self.captured.height}"


def last_capture(view: AdamasState, events: Sequence[Event]) -> LastCapture | None:
    """Return the last capture of the last ply, as the position before it shows; None without it."""
    captures = [event for event in events if isinstance(event, Captured)]
    if not captures:
        return None
    captured, legs = captures[-1], [event for event in events if isinstance(event, Moved)]
    stacks = {cell: view.stacks[index] for cell, index in view.board.index.items()}

    def shift(cell: str, count: int, owner: int) -> None:
        stack = stacks[cell]
        height = count + (stack.height if stack is not None else 0)
        stacks[cell] = Stack(owner, height) if height > 0 else None

    for leg in legs:
        shift(leg.target, -leg.count, leg.player)
        shift(leg.source, leg.count, leg.player)
    for one in captures:
        stacks[one.cell] = Stack(one.owner, one.height)
    before = replace(view, stacks=tuple(stacks[cell] for cell in view.board.cells))
    seen = lines_from(before, captured.cell).enemies
    heights = ((cell, stacks[cell]) for cell in seen)
    saw = tuple((cell, stack.height) for cell, stack in heights if stack is not None)
    sources = tuple(leg.source for leg in legs if leg.target == captured.cell)
    return LastCapture(captured, saw, sources)


def as_it_stood(view: AdamasState, events: Sequence[Event]) -> AdamasState:
    """Return a position at the end with the pieces that left the board as the match ended."""
    if view.outcome is None:
        return view
    stacks = list(view.stacks)
    for event in events:
        if isinstance(event, Removed):
            for cell, height in event.stacks:
                stacks[view.number(cell)] = Stack(event.player, height)
    return replace(view, stacks=tuple(stacks))


def taken_area(layout: BoardLayout) -> QRectF:
    """Return the place of the taken stack and the tag beside the board."""
    pixel = layout.slab_radius / _SLAB
    right = layout.rect.right()
    return QRectF(right, -1.5 * R, 160 * pixel, 3 * R + 44 * pixel)


def light_capture(scene: BoardScene, items: BoardItems, capture: LastCapture) -> Ending:
    """Light the lines of sight, and show the taken stack beside the board."""
    layout, theme, captured = items.layout, scene.theme, capture.captured
    pixel = layout.slab_radius / _SLAB
    ending = Ending(scene.board, theme, pixel)
    own, there = theme.player(captured.player).main, layout.centre(captured.cell)
    lit = {captured.cell, *(cell for cell, _ in capture.saw)}
    for cell, stack in items.stacks.items():
        if cell not in lit:
            ending.fade(stack, 1.0, 1 - WASH)
    for cell, height in capture.saw:
        here = layout.centre(cell)
        line = QPainterPath(here + unit(here, there) * 0.6 * R)
        line.lineTo(there - unit(here, there) * 0.6 * R)
        ending.line(line, beam=True, height=-0.5)
        ending.bead(here + _BESIDE * 0.85, height, own)
    for cell in {*capture.sources} - items.stacks.keys():
        gone = QGraphicsPathItem(ellipse(layout.centre(cell)), scene.board)
        pen = QPen(own, 2.4 * pixel)
        pen.setDashPattern([2.6, 1.8])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        gone.setPen(pen)
        ending.hold(gone, 0)
        ending.fade(gone, 0.0, 1.0)
    ring = QPainterPath()
    ring.addEllipse(there, 0.92 * R, 0.88 * R)
    ending.line(ring, height=-0.4)
    taker = items.stacks.get(captured.cell)
    if taker is not None:
        ending.grow(taker, _GROWN)
        taker.setZValue(40)
    area = taken_area(layout)
    taken = items.add_pile(Stack(captured.owner, captured.height), area.center())
    taken.setPos(QPointF(area.center().x(), 0))
    ending.hold(taken, 1)
    ending.fade(taken, 0.0, _PALE)
    tag = ending.add_tag("", capture.equation)
    tag.setPos(area.center().x(), 1.5 * R)
    return ending
