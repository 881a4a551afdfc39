"""Black Box on the table: atoms are hidden in one box, and looked for in the other.

The table shows the box its viewer is solving, the panel the other one. All a scene knows of a box
is its view: rays are drawn as the player's own markers would turn them, and as the atoms do where
the view knows the atoms.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.board.contract import Pointer, Prompt, Spot
from desktop.board.scene import BoardScene
from desktop.games.blackbox.doubles import double_finder
from desktop.games.blackbox.items import BoxItems, BoxLook
from desktop.games.blackbox.lens import BoxLens
from desktop.games.blackbox.paint import FRAME, cell_shape
from desktop.games.blackbox.panel import BlackBoxPanel
from desktop.games.blackbox.panel_texts import Report
from desktop.games.blackbox.pointer import PointerFeedback, meant
from desktop.games.blackbox.prompts import Prompts
from desktop.games.blackbox.ray_paths import C, both_ends, cell_centre, port_centre
from desktop.games.blackbox.words import probe_in, tells_something, turn_rows
from desktop.paint.paths import circle
from desktop.theme.theme import Theme
from desktop.widgets.rows import MoveRow, PlyText, SeatInfo
from rules.blackbox.game import Box, EndTurn, Guess, Hide, Mark, Move, Probe, Unmark
from rules.blackbox.placements import ATOMS
from rules.blackbox.rays import CELL_NAMES, CELLS, PORT_NAMES, PORTS
from rules.core import AnyGame

if TYPE_CHECKING:
    from desktop.board.contract import Lens

_NAMES_ROOM = 0.42 * C  # outside the frame, for the ports' names


class BlackBoxScene(BoardScene):
    """Hide, then mark, probe and guess."""

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game, theme, parent)
        self.rng = Random()
        self.placed: frozenset[int] = frozenset()
        """The atoms chosen so far in the hiding step, until the move is made."""
        self.double: bool | None = None
        """Whether the four atoms placed have a double; None while that is not known."""
        self.ray_runs = False
        """Whether a ray is on its way, and what it tells not to be said yet."""
        self.box_items = BoxItems(self)
        self.hand = PointerFeedback(self)
        self.lens = BoxLens(self)
        self.prompts = Prompts(self)
        self.panel: BlackBoxPanel | None = None
        self._report: Report | None = None
        self._notes: frozenset[int] = frozenset()
        self._drawn: Any = None
        self._drawn_for: int | None = None
        self._latest: dict[int, int] = {}
        self._focus: int | None = None
        self._swapped = False
        self._at_random = False
        self._spots: list[Spot] = []
        self._wants_double = double_finder()
        self._wants_double.found.connect(self._tell_double)

    # -- what is where

    @property
    def hiding(self) -> bool:
        """Whether the atoms are being hidden: the first round."""
        return self.view.phase == "hide" and self.view.outcome is None

    @property
    def shown(self) -> int:
        """The player whose box is on the table."""
        if self.hiding:
            hider = self.view.mover if self.viewer is None else self.viewer
            return 1 - hider
        own = self.viewer or 0
        return 1 - own if self._swapped and self.may_swap else own

    @property
    def box(self) -> Box:
        """The box on the table."""
        box: Box = self.view.boxes[self.shown]
        return box

    @property
    def may_swap(self) -> bool:
        """Whether the two boxes may change places: for those who only look."""
        looking = self.view.outcome is not None or self.viewer is None
        return looking and not self.hiding and not self.alone

    @property
    def solving(self) -> bool:
        """Whether the person here may mark and probe now."""
        return self.seat is not None and not self.hiding and self.shown == self.seat

    @property
    def choosing(self) -> bool:
        """Whether the person here may place atoms now."""
        return self.seat is not None and self.hiding

    def latest(self, player: int) -> int | None:
        """The port probed last in a player's box, as far as it has been seen."""
        return self._latest.get(player)

    def notes(self) -> list[str]:
        """The cells this viewer has noted as empty in the box they solve, by name."""
        return [CELL_NAMES[cell] for cell in sorted(self._notes)]

    def noted(self, cell: int) -> bool:
        """Whether a cell of the box on the table is noted as empty by its viewer."""
        return not self.hiding and self.shown == self.viewer and cell in self._notes

    def set_notes(self, texts: Collection[str]) -> None:
        """Puts notes back that `notes` gave for this viewer; other texts are passed over."""
        self._notes = frozenset(CELL_NAMES.index(name) for name in texts if name in CELL_NAMES)
        if self.view is not None:
            self.redraw()

    def board_rect(self) -> QRectF:
        return FRAME.adjusted(-_NAMES_ROOM, -_NAMES_ROOM, _NAMES_ROOM, _NAMES_ROOM)

    def spots(self) -> Sequence[Spot]:
        return self._spots

    # -- drawing

    def draw(self, before: Any, animate: bool) -> None:
        shown_before = self._drawn
        if self.view is not self._drawn:
            self._take_in(before)
        self.hand.put_down()
        step = animate and before is not None and before is shown_before
        port = self._latest.get(self.shown)
        probed = step and self.box.probes > before.boxes[self.shown].probes
        self.ray_runs = probed and port is not None and before.phase == self.view.phase
        self.redraw()
        if self.ray_runs and port is not None:
            self.box_items.send_ray(self.box, port, self._ray_has_run)
        if step and before.phase == self.view.phase:
            self._animate(before)

    def _take_in(self, before: Any) -> None:
        """A new view: what belonged to the one before goes."""
        if self.viewer != self._drawn_for:
            self._notes = frozenset()
            self.hand.forget()
        self._drawn, self._drawn_for = self.view, self.viewer
        self.placed, self.double = frozenset(), None
        if self.view.outcome is None:
            self._swapped = self._swapped and self.may_swap
        self._follow_probes(before)
        if self.choosing:
            self._wants_double.prepare()

    def _follow_probes(self, before: Any) -> None:
        """Which port was probed last in each box: told by the ply's text, not by the view."""
        for player, port in list(self._latest.items()):
            box = self.view.boxes[player]
            moved = before is not None and before.boxes[player].probes != box.probes
            if moved or not box.marks[port]:
                del self._latest[player]
        probed = probe_in(self.last_move_text)
        if probed is not None:
            for player, box in enumerate(self.view.boxes):
                new = before is None or before.boxes[player].marks[probed] != box.marks[probed]
                if new and box.marks[probed] and not (before is None and player in self._latest):
                    self._latest[player] = probed
        self._focus = self._latest.get(self.shown)

    def redraw(self) -> None:
        """Builds all items anew for the view, what is placed, noted and looked at."""
        self.box_items.draw(self._box_look())
        self.lens.draw()
        self._spots = [*self._cell_spots(), *self._port_spots()]
        self.hand.show()
        if self._report is not None and not self.ray_runs:
            self._report.refresh()

    def _box_look(self) -> BoxLook:
        view, box = self.view, self.box
        return BoxLook(
            box=box,
            solver=self.shown,
            latest=self._latest.get(self.shown),
            focus=self._focus,
            hiding=self.hiding,
            inert=self.hiding or (self.solving and view.probed),
            wrong=box.markers in box.guesses,
            over=view.outcome is not None,
            placed=self.placed,
            notes=frozenset(cell for cell in self._notes if self.noted(cell)),
        )

    def _animate(self, before: Any) -> None:
        """Pieces come and go."""
        old, new = before.boxes[self.shown], self.box
        for cell in new.markers - old.markers:
            self.box_items.drop_piece(cell)
        for cell in old.markers - new.markers:
            self.box_items.take_piece("marker", self.shown, cell)
        if self.view.outcome is not None and old.atoms is None and new.atoms is not None:
            self.box_items.uncover(sorted(new.atoms))

    def _ray_has_run(self) -> None:
        """Now it may be said what the ray told."""
        self.ray_runs = False
        if self._report is not None:
            self._report.refresh()
        self.prompt_changed.emit(self.current_prompt())

    def _cell_spots(self) -> list[Spot]:
        spots = []
        for cell in CELLS:
            words = self.prompts.cell_words(cell) + self.lens.words("cell", cell)
            name = f"{CELL_NAMES[cell]}, {words}"
            at = cell_centre(cell)
            spots.append(Spot(("cell", cell), at, name, cell_shape(at)))
        return spots

    def _port_spots(self) -> list[Spot]:
        spots = []
        for port in PORTS:
            words = self.prompts.port_words(port) + self.lens.words("port", port)
            name = self.tr("port {port}, {words}").format(port=PORT_NAMES[port], words=words)
            at = port_centre(port)
            spots.append(Spot(("port", port), at, name, circle(at, 0.42 * C)))
        return spots

    # -- what the table asks

    def prompt(self) -> Prompt:
        return self.prompts.prompt()

    def seat_info(self, player: int) -> SeatInfo:
        return self.prompts.seat_info(player)

    def chips(self) -> list[str]:
        return [self.tr("7 × 7"), self.tr("4 atoms")]

    def moves_title(self) -> str:
        return self.tr("Turns")

    def rows(self, plies: Sequence[PlyText]) -> list[MoveRow]:
        return turn_rows(plies, self.view.boxes, self.tr("pass"))

    def lingers(self) -> bool:
        return tells_something(self.last_move_text)

    def aftermath(self) -> str:
        return self.prompts.aftermath()

    def curtain_line(self) -> str:
        return self.prompts.curtain_line()

    def make_panel(self) -> QWidget:
        self.panel = BlackBoxPanel()
        self.panel.destroyed.connect(self._forget_panel)
        self._report = Report(self, self.panel)
        self.panel.random_wanted.connect(self.place_at_random)
        self.panel.hide_wanted.connect(self.hide_atoms)
        self.panel.guess_wanted.connect(lambda: self.try_move(Guess()))
        self.panel.end_wanted.connect(lambda: self.try_move(EndTurn()))
        self.panel.swap_wanted.connect(self.swap)
        return self.panel

    def _forget_panel(self) -> None:
        self.panel = self._report = None

    # -- what people do

    def show_preview(self, moves: Sequence[Move]) -> None:
        self.hand.preview(moves)

    def show_lens(self, lens: Lens | None, *, stale: bool = False) -> None:
        self.lens.show(lens, stale=stale)
        if self._drawn is self.view is not None:
            self._spots = [*self._cell_spots(), *self._port_spots()]

    def on_hover(self, pointer: Pointer) -> None:
        self.hand.hover(pointer.spot)
        self.lens.hover(pointer.spot)

    def on_click(self, pointer: Pointer) -> None:
        kind, number = meant(pointer.spot)
        if kind == "port" and self.hiding:
            self.refuse(self.tr("rays come later: first the atoms are hidden"))
        elif kind == "port":
            self.look_along(number, run=False)
            self.try_move(Probe(number))
        elif kind == "cell" and self.choosing:
            self.place(number)
        elif kind == "cell" and self.solving:
            self.try_move(Unmark(number) if number in self.box.markers else Mark(number))

    def on_look(self, pointer: Pointer) -> None:
        kind, number = meant(pointer.spot)
        if kind == "port" and not self.hiding:
            self.look_along(number, run=True)

    def on_secondary(self, pointer: Pointer) -> None:
        kind, cell = meant(pointer.spot)
        if kind == "cell":
            self.note(cell)

    def shortcuts(self) -> list[tuple[str, str]]:
        return [
            ("R", self.tr("Hiding: place the atoms at random")),
            ("H", self.tr("Hiding: hide the atoms placed")),
            ("N", self.tr("Note a square as empty, like the right mouse button")),
            ("G / ?", self.tr("Guess")),
            ("E", self.tr("End the turn")),
        ]

    def on_key(self, event: QKeyEvent) -> bool:
        letter = event.text().lower()
        if event.modifiers().value & ~0x22000000:  # anything but shift and the number pad
            return False
        acts: dict[str, Callable[[], object]]
        if self.choosing:
            acts = {"r": self.place_at_random, "h": self.hide_atoms}
        else:
            acts = {
                "n": self._note_at_cursor,
                "g": lambda: self.try_move(Guess()),
                "?": lambda: self.try_move(Guess()),
                "e": lambda: self.try_move(EndTurn()),
            }
        if letter not in acts:
            return False
        acts[letter]()
        return True

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave and not self.cursor.isVisible():
            self.hand.hover(None)
            self.lens.hover(None)
        return super().event(event)

    def can_drag(self, pointer: Pointer) -> bool:
        return self.hand.can_lift(pointer.spot)

    def on_drag(self, pointer: Pointer) -> None:
        self.hand.carry(pointer)

    def on_drop(self, pointer: Pointer) -> None:
        self.hand.drop(pointer)

    def on_cancel(self) -> None:
        if self.hand.carrying:
            self.hand.put_down()
            self.hand.show()
        elif self.choosing and self.placed:
            self._choose(frozenset())

    # -- the hiding step

    def place(self, cell: int) -> None:
        """Places an atom, or takes it away again."""
        if cell in self.placed:
            self._choose(self.placed - {cell})
            self.box_items.take_piece("atom", self.shown, cell)
        elif len(self.placed) == ATOMS:
            self.refuse(self.tr("all four atoms are placed: take one away first"))
        else:
            self._choose(self.placed | {cell})
            self.box_items.drop_piece(cell)

    def move_atom(self, start: int, end: int | None) -> None:
        """Carries an atom to another cell, or out of the box."""
        self._choose(self.placed - {start} | ({end} if end is not None else set()))

    def place_at_random(self) -> None:
        """Places four atoms at random; not so that no probe could find them."""
        if not self.choosing:
            return
        self._choose(frozenset(self.rng.sample(CELLS, ATOMS)), at_random=True)
        for cell in sorted(self.placed):
            self.box_items.drop_piece(cell)

    def _choose(self, cells: frozenset[int], at_random: bool = False) -> None:
        self.placed, self.double, self._at_random = cells, None, at_random
        if len(cells) == ATOMS:
            self._wants_double.ask(cells)
        self.redraw()
        self.prompt_changed.emit(self.prompt())

    def _tell_double(self, atoms: frozenset[int], double: bool) -> None:
        if self.view is None or not self.choosing or atoms != self.placed:
            return
        if double and self._at_random:
            self.place_at_random()
            return
        self.double = double
        self.prompt_changed.emit(self.prompt())
        if self._report is not None:
            self._report.refresh()

    def hide_atoms(self) -> None:
        """Hides the four atoms placed."""
        self.try_move(Hide(self.placed))

    # -- looking and noting

    def look_along(self, port: int, *, run: bool) -> None:
        """Shows the ray of a marked port, running if wished."""
        if not self.box.marks[port]:
            return
        self._focus = port
        self.redraw()
        ray = self.box_items.rays.get(port)
        if run and ray is not None:
            self.motion.play(self.box_items.run_ray(ray))

    def swap(self) -> None:
        """Puts the other box on the table."""
        if self.may_swap:
            self.motion.finish()
            self._swapped = not self._swapped
            self._focus = self._latest.get(self.shown)
            self.redraw()
            self.announce()

    def note(self, cell: int) -> None:
        """Notes that no atom is here, or takes the note away."""
        if not self.solving:
            return
        if cell in self.box.markers:
            self.refuse(self.tr("{cell} has a marker").format(cell=CELL_NAMES[cell]))
            return
        self._notes ^= {cell}
        self.redraw()
        self.notes_changed.emit()

    def _note_at_cursor(self) -> None:
        kind, cell = meant(self.cursor.spot)
        if kind == "cell":
            self.note(cell)

    def ends(self, port: int) -> list[int]:
        """A port and, if its ray came out elsewhere, that one."""
        return both_ends(self.box, port)
