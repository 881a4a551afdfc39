"""BlackBoxHand: clicks send rays, mark and hide; the hovered place, and a carried piece."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from desktop.board.contract import Pointer, Spot
from desktop.board.hand import Hand
from desktop.board.marks import Look, pens_of, wash_of
from desktop.board.sprites import SpriteItem
from desktop.controls.commands import is_plain
from desktop.controls.keyboard_layout import character_of
from desktop.games.blackbox.box_view import BoxView, cell_or_port
from desktop.games.blackbox.items import PIECE, BoxItems, RayItem
from desktop.games.blackbox.paint import FRAME, PIXEL, cell_shape, paint_piece
from desktop.games.blackbox.ray_paths import (
    MARKER_STOP,
    C,
    both_ends,
    cell_centre,
    marked_path,
    proportion,
    ray_path,
)
from desktop.paint.paths import hexagon
from rules.blackbox.game import EndTurn, Guess, Hide, Mark, Move, Probe, Unmark
from rules.blackbox.placements import ATOMS

if TYPE_CHECKING:
    from desktop.games.blackbox.scene import BlackBoxScene

_GHOST = 0.62


class BlackBoxHand(Hand):
    """Shows what a click would do; markers, and atoms not yet hidden, can be dragged."""

    def __init__(self, scene: "BlackBoxScene", shown: BoxView, items: BoxItems) -> None:
        self._scene, self._shown, self._items = scene, shown, items
        self._spot: Spot | None = None
        self._lifted: SpriteItem | None = None
        self._from = -1
        self._typed: tuple[Move, ...] = ()

    @property
    def carrying(self) -> bool:
        return self._lifted is not None

    def on_act(self) -> None:
        """Do not end the turn automatically, as the player clicked or pressed a key."""
        if self._shown.turn_ends:
            self._scene.turn_end.stop()
            self._shown.turn_ends = False
            self._items.fill_ring(0.0)
            self._scene.prompt_changed.emit(self._scene.words.current_prompt())

    # -- clicks and keys

    def on_click(self, pointer: Pointer) -> None:
        scene, shown = self._scene, self._shown
        kind, number = cell_or_port(pointer.spot)
        if kind == "port" and shown.hiding:
            scene.input.refuse(scene.words.rays_come_later())
        elif kind == "port":
            scene.look_along(number, run=False)
            scene.input.try_move(Probe(number))
        elif kind == "cell" and shown.choosing:
            scene.place(number)
        elif kind == "cell" and shown.solving:
            scene.input.try_move(Unmark(number) if number in shown.box.markers else Mark(number))

    def on_look(self, pointer: Pointer) -> None:
        kind, number = cell_or_port(pointer.spot)
        if kind == "other":
            self._scene.swap()
        elif kind == "port" and not self._shown.hiding:
            self._scene.look_along(number, run=True)

    def on_secondary(self, pointer: Pointer) -> None:
        self._note(pointer.spot)

    def _note(self, spot: Spot | None) -> None:
        kind, cell = cell_or_port(spot)
        if kind == "cell":
            self._scene.note(cell)

    def on_key(self, event: QKeyEvent) -> bool:
        scene, letter = self._scene, character_of(event)
        if not is_plain(event):
            return False
        acts: dict[str, Callable[[], object]]
        if self._shown.choosing:
            hide = Hide(self._shown.placed)
            acts = {"r": scene.place_at_random, "c": lambda: scene.input.try_move(hide)}
        else:
            acts = {
                "n": lambda: self._note(scene.cursor.spot),
                "g": lambda: scene.input.try_move(Guess()),
                "?": lambda: scene.input.try_move(Guess()),
                "e": lambda: scene.input.try_move(EndTurn()),
            }
        if letter not in acts:
            return False
        acts[letter]()
        return True

    @property
    def half_done(self) -> bool:
        return self.carrying or (self._shown.choosing and bool(self._shown.placed))

    def on_cancel(self) -> None:
        if self.carrying:
            self._come_home()
        elif self._shown.choosing and self._shown.placed:
            self._scene.choose(frozenset())

    # -- hover

    def on_hover(self, pointer: Pointer) -> None:
        spot = pointer.spot
        if (spot.key if spot else None) != (self._spot.key if self._spot else None):
            self._spot = spot
            self.show()
        self._scene.lens.hover(spot)

    def forget(self) -> None:
        """Forget the pointer until the mouse moves again, as another player sits here."""
        self._spot = None

    def show(self) -> None:
        """Show hover and carried piece again over redrawn items."""
        shown = self._shown
        self._items.above.clear()
        self._items.light(())
        kind, number = cell_or_port(self._spot)
        if self._lifted is not None:
            self._show_carried(number if kind == "cell" else -1)
        elif kind == "cell" and (shown.choosing or shown.solving):
            self._hover_cell(number)
        elif kind == "port" and not shown.hiding:
            self._hover_port(number)
        if self._typed:
            self._show_typed()

    # -- typed moves

    def show_preview(self, moves: Sequence[Move]) -> None:
        for piece in self._items.pieces.values():
            piece.setOpacity(1)
        self._typed = tuple(moves)
        self.show()

    def _show_typed(self) -> None:
        """Show ghosts of new pieces, slots of removed ones, the port and its expected result."""
        shown, before = self._shown, self._shown.box.markers
        markers = set(before)
        for move in self._typed:
            if isinstance(move, Hide):
                for cell in move.atoms - shown.placed:
                    self._ghost("atom", cell)
            elif isinstance(move, Mark):
                markers.add(move.cell)
            elif isinstance(move, Unmark):
                markers.discard(move.cell)
            elif isinstance(move, Probe):
                self._items.light([move.port])
                self._show_expected(move.port, "legal", frozenset(markers))
        for cell in markers - before:
            self._ghost("marker", cell)
        for cell in before - markers:
            self._slot(cell)
        if any(isinstance(move, Guess) for move in self._typed):
            for cell in markers & before:
                self._contour(cell, washed=False)

    def _hover_cell(self, cell: int) -> None:
        shown, taken = self._shown, cell in self._items.pieces
        if not taken and (shown.solving or len(shown.placed) < ATOMS):
            self._ghost("marker" if shown.solving else "atom", cell)
        else:
            self._contour(cell, washed=not taken)

    def _ghost(self, kind: str, cell: int) -> None:
        """Show the ghost of a piece on a cell."""
        self._contour(cell, washed=True)
        ghost = self._piece(kind, self._items.above)
        ghost.setPos(cell_centre(cell))
        ghost.setOpacity(_GHOST)

    def _contour(self, cell: int, *, washed: bool) -> None:
        theme = self._scene.theme
        contour = QGraphicsPathItem(cell_shape(cell_centre(cell)), self._items.above)
        wash = wash_of(Look.HOVER, theme) if washed else None
        contour.setBrush(wash if wash is not None else QBrush(Qt.BrushStyle.NoBrush))
        contour.setPen(pens_of(Look.HOVER, theme, PIXEL)[0])

    def _hover_port(self, port: int) -> None:
        """Show both ends of a ray and its path, or the path of a new ray through the markers."""
        shown, accent = self._shown, self._scene.theme.colour("accent")
        if shown.box.marks[port]:
            self._items.light(both_ends(shown.box, port))
            found = marked_path(shown.box, port)
            if found is None:
                colour = "error" if len(shown.box.markers) == ATOMS else "legal"
                self._show_expected(port, colour, shown.box.markers)
            elif port not in self._items.loud:
                RayItem(self._scene, found, accent, self._items.above)
        elif shown.solving and not shown.view.probed:
            self._items.light([port])
            self._show_expected(port, "legal", shown.box.markers)

    def _show_expected(self, port: int, colour: str, markers: frozenset[int]) -> None:
        """Show where these markers would send a ray from this port."""
        theme = self._scene.theme
        if markers:
            line = ray_path(markers, port, MARKER_STOP).line
            expected = QGraphicsPathItem(line, self._items.above)
            expected.setPen(theme.pen("legalDash", theme.colour(colour), PIXEL))

    def _piece(self, kind: str, parent: QGraphicsItem) -> SpriteItem:
        scene, solver = self._scene, self._shown.solver
        draw = partial(paint_piece, theme=scene.theme, kind=kind, player=solver)
        key = (kind, None if kind == "atom" else solver)
        return SpriteItem(scene.sprites, key, PIECE, draw, parent)

    # -- carrying

    def can_drag(self, pointer: Pointer) -> bool:
        return self._can_lift(pointer.spot)

    def _can_lift(self, spot: Spot | None) -> bool:
        """Return whether there is a piece here that this player may carry."""
        kind, cell = cell_or_port(spot)
        shown = self._shown
        held = shown.placed if shown.choosing else shown.box.markers if shown.solving else ()
        return kind == "cell" and cell in held

    def on_drag(self, pointer: Pointer) -> None:
        """Move the piece taken from where the drag began with the pointer."""
        if self._lifted is None:
            if not self._can_lift(pointer.start):
                return
            self._from = cell_or_port(pointer.start)[1]
            kind = "atom" if self._shown.choosing else "marker"
            self._lifted = self._piece(kind, self._scene.overlay)
            self._lifted.setRotation(self._scene.theme.lifted_tilt)
        self._lifted.setScale(self._scene.board.transform().m11() * self._scene.theme.lifted_scale)
        self._lifted.setPos(pointer.table)
        self._spot = pointer.spot
        self.show()

    def _show_carried(self, cell: int) -> None:
        """Show a dashed slot at the piece's old cell, and highlight its target cell."""
        self._slot(self._from)
        if cell >= 0 and cell not in self._items.pieces:
            self._contour(cell, washed=True)

    def _slot(self, cell: int) -> None:
        """Hide a piece and draw a slot in its place."""
        scene = self._scene
        self._items.pieces[cell].setOpacity(0)
        outline = hexagon(cell_centre(cell), proportion("marker"), 0.06 * C)
        slot = QGraphicsPathItem(outline, self._items.above)
        slot.setPen(scene.theme.pen("legalDash", scene.theme.colour("muted"), PIXEL))

    def on_drop(self, pointer: Pointer) -> None:
        """Drop the piece on an empty cell or outside the box; elsewhere it goes back."""
        if self._lifted is None:
            return
        start = self._from
        kind, cell = cell_or_port(pointer.spot)
        if kind == "cell" and cell not in self._items.pieces:
            self.put_down()
            self._scene.move_piece(start, cell)
        elif not FRAME.contains(pointer.board):
            self.put_down()
            self._scene.move_piece(start, None)
        else:
            self._go_home()

    def _go_home(self) -> None:
        scene, item = self._scene, self._lifted
        if item is None:
            return
        home = scene.board.mapToScene(cell_centre(self._from))
        scene.motion.play(scene.motion.glide(item, home, "rejectReturn"), self._come_home)

    def _come_home(self) -> None:
        self.put_down()
        self.show()

    def put_down(self) -> None:
        """Cancel the drag; the piece returns to its cell."""
        if self._lifted is None:
            return
        if self._lifted.scene() is not None:
            self._lifted.scene().removeItem(self._lifted)
        self._lifted = None
        piece = self._items.pieces.get(self._from)
        if piece is not None:
            piece.setOpacity(1)
