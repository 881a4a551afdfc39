"""The half-made move of Holomino, as shown on board, rack and in the prompt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from desktop.board.rack import RackState
from desktop.games.holomino.marks import HolominoHighlights
from rules.core import IllegalMove, Message
from rules.core.hexes import Hex
from rules.holomino.composer import SACK, Fits, HolominoComposer
from rules.holomino.game import HolominoState, Placement
from rules.holomino.tiles import canonical


@dataclass
class HalfMove:
    """The turn under construction, and what it would become where the player points.

    The scene updates it on the player's actions.
    """

    composer: HolominoComposer | None = None
    """The held tile (dragged, or selected on the rack); None while nobody may move here."""
    positions: Sequence[Hex] = ()
    """The open cells in the order of their numbers."""
    cell: Hex | None = None
    """The position under the pointer or the dragged tile."""
    pointed: HolominoComposer | None = None
    """The held tile at that position, if it fits."""
    misfit: Message | str = ""
    """Why it does not fit."""
    hovered: str = ""
    """The hovered tile of the rack, or `sack`."""
    typed: HolominoComposer | None = None
    """A typed move."""

    def begin(self, view: HolominoState, *, may_move: bool) -> None:
        """Start with a new view, without a held tile."""
        self.composer = HolominoComposer.begun(view) if may_move else None
        self.positions = view.positions if view.outcome is None else []
        self.typed = None
        self.hold("")

    def hold(self, tile: str) -> None:
        """Take a tile in place of the held one; empty for none."""
        self.cell, self.pointed, self.misfit, self.hovered = None, None, "", ""
        if self.composer is not None:
            freed = self.composer.without(self.composer.digits)
            self.composer = freed.add(tile) if tile else freed

    def point(self, cell: Hex | None, hovered: str, digits: str) -> None:
        """Set the cell, or the piece of the rack, under the pointer.

        A dragged tile keeps its rotation, given by `digits`, if it fits that way.
        """
        self.hovered, cell = hovered, cell if cell in self.positions else None
        if cell == self.cell:
            return
        self.cell, self.pointed, self.misfit = cell, None, ""
        if cell is not None and self.composer is not None and self.held:
            # Another tile may still be gliding home.
            digits = digits if digits and canonical(digits) == self.held else self.held
            try:
                self.pointed = self.composer.add(digits).add(cell)
            except IllegalMove as error:
                self.misfit = error.reason

    def turn(self, steps: int) -> bool:
        """Turn the held tile to the next fitting rotation; return False if there is only one."""
        if self.pointed is None or len(self.pointed.ways) < 2:
            return False
        self.pointed = self.pointed.turned(steps)
        return True

    # -- derived facts

    @property
    def held(self) -> str:
        """The name of the held tile; empty for none."""
        return self.composer.tile if self.composer is not None else ""

    @property
    def fits(self) -> Fits:
        """The placements of each tile; empty while nobody may move here."""
        return self.composer.fits if self.composer is not None else {}

    @property
    def forced(self) -> bool:
        """Whether nothing fits, so that a tile must go back into the sack."""
        return self.composer is not None and self.composer.forced

    @property
    def places(self) -> Mapping[Hex, tuple[Placement, ...]]:
        """The cells where the held tile fits, with its rotations."""
        return self.fits.get(self.held, {})

    @property
    def target(self) -> Placement | None:
        """The placement shown as a ghost: what a drop, a click or Enter would do now."""
        shown = self.typed if self.typed is not None else self.pointed
        return shown.placement if shown is not None else None

    @property
    def _marked(self) -> str:
        """The held tile, unless a typed move or a hint is shown instead."""
        return self.held if self.typed is None else ""

    def highlights(self) -> HolominoHighlights:
        """Return the marks on the open cells."""
        shown = self._marked or (self.hovered if self.hovered in self.fits else "")
        target = self.target
        hidden = target.cell if target is not None else None
        if not shown:
            fitting = any(self.cell in cells for cells in self.fits.values())
            return HolominoHighlights(hovered=self.cell if fitting else None, hidden=hidden)
        misfit = self._marked and not self.forced and target is None
        return HolominoHighlights(
            lit=frozenset(self.fits.get(shown, {})),
            wrong=self.cell if misfit else None,
            hidden=hidden,
        )

    def rack_state(self, carried: str) -> RackState:
        """Return the state of the rack, from which `carried` was taken."""
        if self.composer is None:
            return RackState()
        pointed, unfit = frozenset[str](), frozenset[str]()
        if not self.forced:
            unfit = frozenset(tile for tile, cells in self.fits.items() if not cells)
        if self.typed is not None:
            pointed = frozenset({self.typed.tile})
        elif not self.held and self.cell is not None:
            pointed = frozenset(self.composer.tiles_for(self.cell))
        returned = self.typed is not None and self.typed.goal == SACK
        return RackState(
            held=self._marked or carried,
            lifted=carried,
            hovered=SACK if returned else self.hovered,
            pointed=pointed | {SACK} if self.forced else pointed,
            unfit=unfit,
        )
