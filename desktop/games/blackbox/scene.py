"""Black Box on the table: the player hides atoms in one box, and finds those of the other.

The table shows the box that its viewer solves, the panel the other one. A scene only knows the view
of a box: rays are drawn as the player's own markers would turn them, or as the atoms do if the view
contains the atoms.
"""

from collections.abc import Collection, Hashable, Sequence
from random import Random

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QVariantAnimation
from PySide6.QtWidgets import QWidget

from desktop.board.contract import Lens, Spot
from desktop.board.ending import Ending
from desktop.board.scene import BoardScene
from desktop.board.spoken.rule_text import objection
from desktop.board.spoken.spot_holder import SpotHolder
from desktop.games.blackbox.box_view import BoxView
from desktop.games.blackbox.doubles import double_finder
from desktop.games.blackbox.ending import BESIDE, add_other_box, light_box, other_spots
from desktop.games.blackbox.hand import BlackBoxHand
from desktop.games.blackbox.items import BoxItems
from desktop.games.blackbox.lens import BoxLens
from desktop.games.blackbox.paint import FRAME, LARGEST_NAME, USUAL, cell_shape
from desktop.games.blackbox.panel import BlackBoxPanel
from desktop.games.blackbox.panel_texts import PanelTexts
from desktop.games.blackbox.prompts import Prompts
from desktop.games.blackbox.ray_paths import C, cell_centre, port_centre, port_heading
from desktop.games.blackbox.sounds import SOUNDS
from desktop.language.messages import listed
from desktop.paint.paths import circle
from desktop.storage.settings import Settings
from desktop.theme.theme import Theme
from rules.blackbox.events import ProbeAnswered
from rules.blackbox.game import EndTurn, Guess, Hide, Mark, Move, Probe, Unmark
from rules.blackbox.placements import ATOMS
from rules.blackbox.rays import CELL_NAMES, CELLS, PORT_NAMES, PORTS
from rules.blackbox.state import BlackBoxView
from rules.core import AnyGame

translate = QCoreApplication.translate

_READ_MS = 3000
"""Milliseconds to read the ray's result before the turn ends automatically."""
_PLACED = "atoms="
"""The prefix of the note that stores atoms placed but not yet hidden."""

_NAMES_ROOM = 0.42 * C  # room outside the frame for the ports' names


class BlackBoxScene(BoardScene):
    """The table of Black Box: first hide atoms, then mark, probe and guess."""

    sounds = SOUNDS

    view: BlackBoxView
    words: Prompts
    hand: BlackBoxHand

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game, theme, parent)
        self.rng = Random()
        self.shown = BoxView()
        self.box_items = BoxItems(self, self.shown)
        self.hand = BlackBoxHand(self, self.shown, self.box_items)
        self.lens = BoxLens(self, self.shown)
        self.words = Prompts(self, self.shown)
        self.panel: BlackBoxPanel | None = None
        self._panel_texts: PanelTexts | None = None
        self._drawn: BlackBoxView | None = None
        self._drawn_for: int | None = None
        self._at_random = False
        self._spots: list[Spot] = []
        self.turn_end = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=_READ_MS)
        self.turn_end.valueChanged.connect(self.box_items.fill_ring)
        self.turn_end.finished.connect(self._end_turn)
        self._double_finder = double_finder()
        self._double_finder.found.connect(self._tell_double)

    # -- notes

    def notes(self) -> list[str]:
        """Return the cells this viewer noted as empty, and the atoms placed but not hidden.

        The cells are given by name.
        """
        shown = self.shown
        notes = [CELL_NAMES[cell] for cell in sorted(shown.notes)]
        if shown.view is not None and shown.choosing and shown.placed:
            notes.append(_PLACED + ",".join(CELL_NAMES[cell] for cell in sorted(shown.placed)))
        return notes

    def set_notes(self, texts: Collection[str]) -> None:
        """Restore notes that `notes` returned for this viewer; other texts are ignored."""
        known = (CELL_NAMES.index(name) for name in texts if name in CELL_NAMES)
        self.shown.notes = frozenset(known)
        if self.view is None:
            return
        placed = next((text for text in texts if text.startswith(_PLACED)), "")
        names = placed.removeprefix(_PLACED).split(",")
        if self.shown.choosing and len(names) <= ATOMS and set(names) <= set(CELL_NAMES):
            self.choose(frozenset(map(CELL_NAMES.index, names)))
        self.redraw()

    def board_rect(self) -> QRectF:
        frame = FRAME.adjusted(-_NAMES_ROOM, -_NAMES_ROOM, _NAMES_ROOM, _NAMES_ROOM)
        return frame | BESIDE if self.shown.both else frame

    def label_parts(self) -> list[QRectF]:
        if not self.theme.coordinates:
            return []
        half = QPointF(LARGEST_NAME, LARGEST_NAME) / 2
        middles = [port_centre(port) - port_heading(port) * USUAL.name_at for port in PORTS]
        return [QRectF(at - half, at + half) for at in middles]

    def spots(self) -> Sequence[Spot]:
        return self._spots

    def make_ending(self) -> Ending | None:
        return light_box(self, self.view, self.shown.solver) if self.shown.lit else None

    def start_spot(self) -> Spot | None:
        shown = self.shown
        if shown.solving and not shown.probing_over:
            ports = (port for port in PORTS if not shown.box.marks[port])
            key = ("port", next(ports, 0))
        else:
            key = ("cell", len(CELLS) // 2)
        return next(spot for spot in self._spots if spot.key == key)

    # -- drawing

    def draw(self, before: BlackBoxView | None, animate: bool) -> None:
        shown, shown_before = self.shown, self._drawn
        shown.view, shown.viewer, shown.seat = self.view, self.viewer, self.seat
        shown.alone, shown.planned = self.alone, self.planned is not None
        if self.view is not self._drawn:
            self._take_in()
        shown.both = shown.over and not self.alone and self.light.is_wanted
        shown.lit = (
            shown.both and not shown.swapped and self.light.is_decided and self.words.is_found
        )
        self.hand.put_down()
        last = before if animate and before is shown_before else None
        port = shown.latest
        probed = any(
            isinstance(event, ProbeAnswered) and event.player == shown.solver
            for event in self.happened
        )
        same_phase = last is not None and last.phase == self.view.phase
        shown.ray_runs = same_phase and probed
        self.redraw()
        if shown.ray_runs and port is not None:
            self.box_items.send_ray(port, self._ray_has_run)
        if last is not None and same_phase:
            self._animate(last)
        if shown.planned:
            self.hand.show_preview([move for move in self.planned or () if isinstance(move, Probe)])

    def wait(self) -> None:
        super().wait()
        self.shown.seat = self.seat

    def _take_in(self) -> None:
        """Store a new view, and drop the data of the view before."""
        shown = self.shown
        if self.viewer != self._drawn_for:
            shown.notes = frozenset()
            self.hand.forget()
        self._drawn, self._drawn_for = self.view, self.viewer
        shown.placed, shown.double = frozenset(), None
        if not shown.over:
            shown.swapped = shown.swapped and shown.may_swap
        shown.follow_probes(self.plies)
        if shown.choosing:
            self._double_finder.prepare()

    def redraw(self) -> None:
        """Rebuild all items from the view, placed atoms, notes and the highlighted port."""
        self.turn_end.stop()
        self.shown.turn_ends = False
        self.box_items.draw()
        self.lens.draw()
        if self.shown.both:
            add_other_box(self, self.shown)
        self._place_spots()
        self.hand.show()
        self._show_beside()
        if self._panel_texts is not None and not self.shown.ray_runs:
            self._panel_texts.refresh()

    def _animate(self, before: BlackBoxView) -> None:
        """Animate added and removed pieces."""
        solver, new = self.shown.solver, self.shown.box
        old = before.boxes[solver]
        for cell in new.markers - old.markers:
            self.box_items.drop_piece(cell)
        for cell in old.markers - new.markers:
            self.box_items.take_piece("marker", solver, cell)
        if self.shown.over and old.atoms is None and new.atoms is not None:
            self.box_items.uncover(sorted(new.atoms))

    def _ray_has_run(self) -> None:
        """Show the result of a ray after its animation."""
        self.shown.ray_runs = False
        if self._panel_texts is not None:
            self._panel_texts.refresh()
        if self._nothing_left:
            self.shown.turn_ends = True
            self.turn_end.start()
        self.prompt_changed.emit(self.words.current_prompt())

    @property
    def _nothing_left(self) -> bool:
        """Return whether the turn ends automatically: a ray was sent, and no guess is possible."""
        shown = self.shown
        if not (shown.solving and self.view.probed) or shown.alone or self.coached:
            return False
        if not Settings().ends_turns:
            return False
        return bool(objection(self.game, self.view, Guess()))

    def _end_turn(self) -> None:
        if self._nothing_left and not self.hand.carrying:
            self.input.try_move(EndTurn())

    def _place_spots(self) -> None:
        self._spots = self._spots_of(self.shown.solver)
        if self.shown.both:
            self._spots += other_spots(self._spots_of(1 - self.shown.solver))

    def _spots_of(self, player: int) -> list[Spot]:
        """Return the spots of cells and ports in the box that a player solves.

        The lens is only over the box on the table.
        """
        lens = self.lens.words if player == self.shown.solver else lambda _kind, _number: ""
        spots = []
        for cell in CELLS:
            words = self.words.cell_words(player, cell)
            name = listed(CELL_NAMES[cell], words, lens("cell", cell))
            at = cell_centre(cell)
            spots.append(Spot(("cell", cell), at, name, cell_shape(at)))
        differing = self.words.unexplained(player)
        for port in PORTS:
            words = self.words.port_words(player, port, differing)
            words = listed(words, lens("port", port))
            name = self.tr("port {port}, {words}").format(port=PORT_NAMES[port], words=words)
            at = port_centre(port)
            spots.append(Spot(("port", port), at, name, circle(at, 0.42 * C)))
        return spots

    def _show_beside(self) -> None:
        """Update the spots of the box in the panel."""
        shown = self.shown
        if self.panel is not None:
            if shown.both or self.panel.parentWidget() is not None:  # else it would be a window
                self.panel.setHidden(shown.both)
            alone = shown.hiding or shown.alone or shown.both
            spots = [] if alone else self._spots_of(1 - shown.solver)
            self.panel.small_box.show_spots(spots)

    def beside(self) -> SpotHolder | None:
        return self.panel.small_box if self.panel is not None else None

    # -- called by the table

    def make_panel(self) -> QWidget:
        self.panel = BlackBoxPanel()
        self.panel.destroyed.connect(self._forget_panel)
        self._panel_texts = PanelTexts(self.game, self.shown, self.panel)
        self.panel.random.clicked.connect(self.place_at_random)
        self.panel.hide_atoms.clicked.connect(lambda: self.input.try_move(Hide(self.shown.placed)))
        self.panel.guess.clicked.connect(lambda: self.input.try_move(Guess()))
        self.panel.end.clicked.connect(lambda: self.input.try_move(EndTurn()))
        self.panel.small_box.clicked.connect(self.swap)
        return self.panel

    def _forget_panel(self) -> None:
        self.panel = self._panel_texts = None
        self.shown.findings = ""

    # -- input

    def spots_of(self, move: Move) -> Collection[Hashable]:
        if isinstance(move, Probe):
            return {("port", move.port)}
        return {("cell", move.cell)} if isinstance(move, Mark | Unmark) else ()

    def show_lens(self, lens: Lens | None, *, stale: bool = False) -> None:
        self.lens.show(lens, stale=stale)
        if self.panel is not None:
            self.panel.bar_legend.setVisible(bool(self.lens.bits))
        if self._drawn is self.view is not None:
            self._place_spots()

    # -- the hiding step

    def place(self, cell: int) -> None:
        """Place an atom, or remove it."""
        if cell in self.shown.placed:
            self.choose(self.shown.placed - {cell})
            self.box_items.take_piece("atom", self.shown.solver, cell)
        elif len(self.shown.placed) == ATOMS:
            self.input.refuse(self.tr("You have placed all four atoms. Remove one first."))
        else:
            self.choose(self.shown.placed | {cell})
            self.box_items.drop_piece(cell)

    def move_piece(self, start: int, end: int | None) -> None:
        """Handle a piece that was dragged to another cell, or out of the box."""
        if self.shown.choosing:
            self.choose(self.shown.placed - {start} | ({end} if end is not None else set()))
        elif self.input.try_move(Unmark(start)) and end is not None:
            # A dragged marker is neither faded out here nor dropped in there.
            self.motion.finish()
            self.input.try_move(Mark(end))
            self.motion.finish()

    def place_at_random(self) -> None:
        """Place four random atoms that probes can identify."""
        if not self.shown.choosing:
            return
        self.choose(frozenset(self.rng.sample(CELLS, ATOMS)), at_random=True)
        for cell in sorted(self.shown.placed):
            self.box_items.drop_piece(cell)

    def choose(self, cells: frozenset[int], at_random: bool = False) -> None:
        self.shown.placed, self.shown.double = cells, None
        self._at_random = at_random
        if len(cells) == ATOMS:
            self._double_finder.ask(cells)
        self.redraw()
        self.prompt_changed.emit(self.words.prompt())
        self.spot_changed.emit()

    def _tell_double(self, atoms: frozenset[int], double: bool) -> None:
        if self.view is None or not self.shown.choosing or atoms != self.shown.placed:
            return
        if double and self._at_random:
            self.place_at_random()
            return
        self.shown.double = double
        self.prompt_changed.emit(self.words.prompt())
        if self._panel_texts is not None:
            self._panel_texts.refresh()

    # -- highlighting and notes

    def look_along(self, port: int, *, run: bool) -> None:
        """Highlight the ray of a marked port; animate it if `run`."""
        if not self.shown.box.marks[port]:
            return
        self.shown.focus, self.shown.lit = port, False
        self.light.put_out()
        self.redraw()
        ray = self.box_items.rays.get(port)
        if run and ray is not None:
            self.motion.play(self.box_items.run_ray(ray))

    def swap(self) -> None:
        """Put the other box on the table."""
        if self.shown.may_swap:
            self.motion.finish()
            self.shown.swapped = not self.shown.swapped
            self.shown.focus = self.shown.latest
            self.draw(None, False)
            self.light.renew()
            self.announce()

    def note(self, cell: int) -> None:
        """Note that a cell has no atom, or remove the note."""
        if not self.shown.solving:
            return
        if cell in self.shown.box.markers:
            self.input.refuse(self.tr("{cell} has a marker").format(cell=CELL_NAMES[cell]))
            return
        self.shown.notes ^= {cell}
        self.redraw()
        self.notes_changed.emit()
        self.spot_changed.emit()
