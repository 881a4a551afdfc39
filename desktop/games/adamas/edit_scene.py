"""The editor of Adamas positions: stacks put on the board by hand."""

from collections.abc import Hashable
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.contract import Pointer, Spot
from desktop.board.editing.edit_scene import EditScene
from desktop.board.palette import PAD, PaletteSwatch
from desktop.games.adamas.board_item import BoardItem
from desktop.games.adamas.layout import BoardLayout, R
from desktop.games.adamas.pieces import StackItem, paint_pile
from rules.adamas.board import Stack, board_of
from rules.core import SEATS

translate = QCoreApplication.translate

_SIDE, _WIDE = 76.0, 124.0


class AdamasEditScene(EditScene):
    """A click adds a piece of the chosen player, a drag moves a stack, digits set its height."""

    side = 0
    """The player whose pieces are put down."""
    _layout: BoardLayout | None = None
    _digits: tuple[Hashable, str] = (None, "")

    # -- display

    @property
    def layout(self) -> BoardLayout:
        """The board."""
        board = board_of(self.draft.options.size)
        if self._layout is None or self._layout.board is not board:
            self._layout = BoardLayout(board)
        return self._layout

    def board_rect(self) -> QRectF:
        return self.layout.rect

    def board_parts(self) -> list[QRectF]:
        return self.layout.parts

    def draw_board(self) -> None:
        self.side = min(self.side, self.draft.players - 1)
        layout = self.layout
        BoardItem(layout, self.theme, self.sprites, self.board)
        for order, index in enumerate(layout.reading_order):
            stack = self.draft.stacks.get(layout.board.cells[index])
            if stack is not None:
                item = StackItem(self.sprites, self.theme, stack.owner, stack.height, self.board)
                item.setPos(layout.centres[index])
                item.setZValue(order / 1000)

    def board_spots(self) -> list[Spot]:
        layout, spots = self.layout, []
        for index in layout.reading_order:
            cell = layout.board.cells[index]
            stack: Stack | None = self.draft.stacks.get(cell)
            name = translate("common", "{cell}, empty").format(cell=cell)
            if stack is not None:
                words = self.tr("{cell}, stack of {n} of {name}")
                name = words.format(cell=cell, n=stack.height, name=self.name_of(stack.owner))
            outline = layout.outline(index, 0.06 * R, 0.1 * R)
            spots.append(Spot(cell, layout.centres[index], name, outline))
        return spots

    def choices(self, available: QSizeF) -> list[PaletteSwatch]:
        swatches = []
        for player in range(self.draft.players):
            box = QRectF(PAD + player * (_WIDE + 6), PAD, _WIDE, _SIDE)
            count = self.draft.pieces(player)
            words = self.tr("{n} of {all} pieces")
            name = self.tr("{seat}: pieces of {name}, {n} on the board")
            swatches.append(
                PaletteSwatch(
                    ("side", player),
                    name.format(seat=SEATS[player], name=self.name_of(player), n=count),
                    box,
                    partial(self._paint_side, player),
                    player,
                    words.format(n=count, all=self.draft.options.pieces),
                    player == self.side,
                )
            )
        return swatches

    def _paint_side(self, player: int, painter: QPainter, box: QRectF) -> None:
        painter.translate(box.center() + QPointF(0, 2))
        painter.scale(0.34, 0.34)
        paint_pile(painter, player, 3, self.theme)

    def hint(self) -> str:
        return self.tr(
            "Click to add a piece, right-click to remove one, type digits to set the height."
        )

    # -- actions

    def pick(self, key: Hashable) -> None:
        if isinstance(key, tuple):
            self.side = int(key[1])
            self.redraw()

    def on_click(self, pointer: Pointer) -> None:
        if pointer.spot is None:
            return
        if pointer.spot.rack:
            self.pick(pointer.spot.key)
        else:
            there = self.draft.stacks.get(pointer.spot.key)
            height = there.height if there else 0
            handed_over = there is not None and there.owner != self.side
            self._pile(pointer.spot.key, self.side, height if handed_over else height + 1)

    def _pile(self, cell: Hashable, owner: int, height: int) -> None:
        """Put a stack of this height on a cell, or a lower one if there are too few pieces."""
        there, pieces = self.draft.stacks.get(cell), self.draft.options.pieces
        own = there.height if there is not None and there.owner == owner else 0
        most = own + max(0, pieces - self.draft.pieces(owner))
        if most or not height:
            self.put(self.draft.with_height(cell, owner, min(height, most)))
        if height > most:
            words = translate(
                "AdamasEditScene",
                "Each player has %n pieces, and all of {name}’s are placed",
                None,
                pieces,
            )
            self.refused.emit(words.format(name=self.name_of(owner)))

    def take(self, key: Hashable) -> None:
        if isinstance(key, str):
            self.put(self.draft.lowered(key))

    def on_wheel(self, pointer: Pointer, steps: int) -> bool:
        spot = pointer.spot
        if spot is None or spot.rack or not isinstance(spot.key, str):
            return False
        there = self.draft.stacks.get(spot.key)
        owner, height = (there.owner, there.height) if there else (self.side, 0)
        self._pile(spot.key, owner, max(0, height + steps))
        return True

    def letters(self) -> list[tuple[str, str]]:
        return [
            (
                "0–9",
                self.tr("Set the height of the stack. Type digits quickly for larger numbers."),
            ),
            ("O / X / Y", self.tr("Choose whose pieces you place")),
        ]

    def on_letter(self, text: str, here: Hashable) -> bool:
        if len(text) == 1 and text in SEATS[: self.draft.players]:
            self.pick(("side", SEATS.index(text)))
            return True
        if text.isdecimal() and text.isascii() and isinstance(here, str):
            cell, typed = self._digits
            typed = (typed + text if cell == here else text)[-2:]
            there = self.draft.stacks.get(here)
            owner = there.owner if there else self.side
            self._pile(here, owner, int(typed))
            self._digits = here, typed.lstrip("0")
            return True
        return False

    def on_hover(self, pointer: Pointer) -> None:
        if pointer.spot is None or pointer.spot.key != self._digits[0]:
            self._digits = None, ""
        super().on_hover(pointer)

    # -- dragging

    def can_drag(self, pointer: Pointer) -> bool:
        return pointer.spot is not None and pointer.spot.key in self.draft.stacks

    def dragged_item(self, key: Hashable) -> QGraphicsItem:
        stack = self.draft.stacks[key]
        self._fade(key, 0.35)
        return StackItem(
            self.sprites, self.theme, stack.owner, stack.height, self.overlay, lifted=True
        )

    def drop(self, start: Hashable, target: Hashable | None) -> None:
        cell = str(start)
        if isinstance(target, str):
            self.put(self.draft.moved(cell, target))
        else:
            self.put(self.draft.with_height(cell, 0, 0))

    def _fade(self, cell: Hashable, opacity: float) -> None:
        """Set the opacity of a cell's stack, to fade the one being dragged."""
        at = self.layout.centre(str(cell))
        for item in self.board.childItems():
            if isinstance(item, StackItem) and item.pos() == at:
                item.setOpacity(opacity)
