"""A small scene over Adamas, to test the table with: cells, piles, a rack to drag from, a panel."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.board.contract import Pointer, Prompt, Spot
from desktop.board.hand import Hand
from desktop.board.hexes import HexGrid
from desktop.board.plates import BubbleItem, PlateItem
from desktop.board.row_data import SeatInfo
from desktop.board.scene import BoardScene
from desktop.board.sprites import SpriteItem
from desktop.board.words import BoardWords
from desktop.controls.buttons import Button, Look
from desktop.controls.surfaces import Section, well
from desktop.controls.text import Text
from desktop.paint.board_surface import paint_board_surface
from desktop.paint.paths import circle, hexagon
from desktop.paint.text import paint_letters

R = 100.0
CELL = QRectF(-R, -R, 2 * R, 2 * R)


class SampleWords(BoardWords):
    """Words the piles."""

    def prompt(self) -> Prompt:
        name = self.scene.view.names[self.scene.view.to_move]
        return Prompt(f"{name}, split a stack", "Drag pieces along a ray.")

    def seat_info(self, player: int) -> SeatInfo:
        stacks = [s for s in self.scene.view.to_dict()["stacks"].values() if s[0] == "OXY"[player]]
        return SeatInfo(f"{len(stacks)} stacks", str(sum(s[1] for s in stacks)))


class SampleScene(BoardScene, Hand):
    """Piles can be dragged from cell to cell; a click on a cell is told in `clicks`."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.words = SampleWords(self)
        self.hand = self
        self.grid = HexGrid(R, pointy=True)
        self.bubble = BubbleItem(self)
        self.clicks: list[object] = []
        self.hovers: list[object] = []
        self.drops: list[tuple[object, object]] = []
        self.cancelled = 0
        self.keys: list[str] = []
        self.lifted: SpriteItem | None = None
        self.fact = Section("Facts", "none yet")
        self._spots: list[Spot] = []

    def board_rect(self) -> QRectF:
        return QRectF(-5 * R, -4.6 * R, 10 * R, 9.2 * R)

    def draw(self, before: Any, animate: bool) -> None:
        self.board.clear()
        shape = hexagon(QPointF(), 4.8 * R, 0.5 * R)
        SpriteItem(
            self.sprites,
            "slab",
            shape.boundingRect().adjusted(-60, -60, 60, 60),
            lambda painter: paint_board_surface(painter, shape, self.theme, 1.2),
            self.board,
        )
        stacks = self.view.to_dict()["stacks"]
        self._spots = []
        for q in range(-2, 3):
            for r in range(-2, 3):
                if abs(q + r) <= 2:
                    self._draw_cell(q, r, stacks.get(cell_name(q, r)), animate)
        self.fact.show_fact(f"{len(stacks)} stacks")

    def _draw_cell(self, q: int, r: int, stack: Any, animate: bool) -> None:
        at, name = self.grid.centre((q, r)), cell_name(q, r)
        inset = self.grid.outline((q, r), 0.045 * R, 0.14 * R)
        self._spots.append(Spot(name, at, f"{name}, {stack or 'empty'}", inset))

        def draw_ground(painter: QPainter) -> None:
            cell = hexagon(QPointF(), 0.95 * R, 0.14 * R, pointy=True)
            painter.fillPath(cell, self.theme.colour("cell"))
            painter.strokePath(cell, self.theme.pen("icon", self.theme.colour("grid"), 2))

        SpriteItem(self.sprites, "cell", CELL, draw_ground, self.board).setPos(at)
        if stack is not None:
            player, height = "OX".index(stack[0]), stack[1]
            item = SpriteItem(
                self.sprites,
                ("pile", player, height),
                CELL,
                lambda painter: self._paint_pile(painter, player, height),
                self.board,
            )
            item.setPos(at)
            if animate:
                self.motion.play(self.motion.grow(item, 1.0, start=0.4))

    def _paint_pile(self, painter: QPainter, player: int, height: int) -> None:
        painter.fillPath(circle(QPointF(), 0.6 * R), self.theme.player(player).main)
        paint_letters(painter, str(height), QPointF(), 0.5 * R, self.theme.player(player).on, 800)

    def fit_rack(self, available: QSizeF, *, upright: bool) -> QSizeF:
        return QSizeF() if upright else QSizeF(min(420.0, available.width()), 60)

    def draw_rack(self, size: QSizeF) -> None:
        self.rack.clear()
        if not size.isEmpty():
            PlateItem(self, size)

    def make_panel(self) -> QWidget:
        panel = QWidget()
        column = QVBoxLayout(panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.fact)
        ground = well()
        ground.column.addWidget(Text("Something in a well", "hint"))
        column.addWidget(ground)
        column.addWidget(Button("Play split", Look.ACCENT))
        return panel

    def spots(self) -> Sequence[Spot]:
        return [*self._spots, Spot("rack", QPointF(30, 30), "the rack", rack=True)]

    def on_hover(self, pointer: Pointer) -> None:
        self.hovers.append(pointer.spot.key if pointer.spot else None)

    def on_click(self, pointer: Pointer) -> None:
        self.clicks.append(pointer.spot.key if pointer.spot else None)

    def can_drag(self, pointer: Pointer) -> bool:
        return pointer.spot is not None

    def on_drag(self, pointer: Pointer) -> None:
        self.bubble.say(pointer.table + QPointF(24, 0), "2 capture 4", "here")

    def on_drop(self, pointer: Pointer) -> None:
        self.bubble.hide()
        start, end = pointer.start, pointer.spot
        self.drops.append((start.key if start else None, end.key if end else None))
        if start and end and start != end:
            self.move_chosen.emit(f"{start.key}-{end.key}")

    def on_cancel(self) -> None:
        self.cancelled += 1
        self.bubble.hide()

    def on_key(self, event: QKeyEvent) -> bool:
        self.keys.append(event.text())
        return event.text() == "2"


def cell_name(q: int, r: int) -> str:
    """Return the name of a cell of the board of size 3.

    Rows count from the bottom, letters lean right.
    """
    return f"{'abcde'[q + r + 2]}{3 - r}"
