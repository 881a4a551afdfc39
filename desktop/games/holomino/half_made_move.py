"""The half-made move of Holomino, as shown on board, rack and in the prompt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from desktop.board.rack import RackState
from desktop.games.holomino.facts import Fits, Placement, fits_of
from desktop.games.holomino.marks import HolominoHighlights
from desktop.games.holomino.rack import SACK
from rules.core.hexes import Hex
from rules.holomino.game import HolominoState, Place, Throw
from rules.holomino.tiles import canonical


@dataclass
class HalfMove:
    """A held tile (dragged, or selected on the rack), its position and its rotation there.

    The scene updates it on the player's actions.
    """

    fits: Fits = field(default_factory=dict)
    """The placements of each tile; empty while nobody may move here."""
    positions: Sequence[Hex] = ()
    """The open cells in the order of their numbers."""
    may_move: bool = False
    held: str = ""
    cell: Hex | None = None
    """The position under the pointer or the dragged tile."""
    way: int = 0
    hovered: str = ""
    """The hovered tile of the rack, or `sack`."""
    typed: Place | Throw | None = None
    """The placement of a typed move."""

    def begin(self, view: HolominoState, *, may_move: bool) -> None:
        """Start with a new view, without a held tile."""
        self.may_move, self._view = may_move, view
        self.fits = fits_of(view) if may_move else {}
        self.positions = view.positions if view.outcome is None else []
        self.drop()

    def drop(self) -> None:
        """Release the held tile."""
        self.held, self.cell, self.way, self.hovered = "", None, 0, ""

    def point(self, cell: Hex | None, hovered: str, digits: str) -> None:
        """Set the cell, or the piece of the rack, under the pointer.

        A dragged tile keeps its rotation, given by `digits`, if it fits that way.
        """
        cell = cell if cell in self.positions else None
        if cell != self.cell:
            self.cell = cell
            lies = [way.move.digits for way in self.ways]
            self.way = lies.index(digits) if digits in lies else 0
        self.hovered = hovered

    def turn(self, steps: int) -> bool:
        """Turn the held tile to the next fitting rotation; return False if there is only one."""
        ways = self.ways
        if len(ways) < 2:
            return False
        self.way = (self.way + steps) % len(ways)
        return True

    # -- derived facts

    @property
    def forced(self) -> bool:
        """Whether nothing fits, so that a tile must go back into the sack."""
        return self.may_move and not any(self.fits.values())

    @property
    def places(self) -> Mapping[Hex, tuple[Placement, ...]]:
        """The cells where the held tile fits, with its rotations."""
        return self.fits.get(self.held, {})

    @property
    def ways(self) -> tuple[Placement, ...]:
        """The fitting rotations of the held tile at its position."""
        return self.places.get(self.cell, ()) if self.cell is not None else ()

    @property
    def target(self) -> Placement | None:
        """The placement shown as a ghost: what a drop, a click or Enter would do now."""
        if isinstance(self.typed, Place):
            cell = self.positions[self.typed.position - 1]
            fits = self.fits or fits_of(self._view)  # for spectators
            here = fits[canonical(self.typed.digits)][cell]
            return next(way for way in here if way.move == self.typed)
        ways = self.ways
        return ways[self.way % len(ways)] if ways else None

    def tiles_for(self, cell: Hex | None) -> list[str]:
        """Return the tiles that fit at a cell."""
        return [tile for tile, cells in self.fits.items() if cell in cells]

    def highlights(self) -> HolominoHighlights:
        """Return the marks on the open cells."""
        shown = self.held or (self.hovered if self.hovered in self.fits else "")
        target = self.target
        hidden = target.cell if target is not None else None
        if not shown:
            every = frozenset(cell for cells in self.fits.values() for cell in cells)
            hovered = self.cell if self.cell in every else None
            return HolominoHighlights(numbered=every, hovered=hovered, hidden=hidden)
        misfit = self.held and not self.forced and target is None
        return HolominoHighlights(
            lit=frozenset(self.fits.get(shown, {})),
            wrong=self.cell if misfit else None,
            hidden=hidden,
        )

    def rack_state(self, carried: str) -> RackState:
        """Return the state of the rack, from which `carried` was taken."""
        if not self.may_move:
            return RackState()
        pointed, unfit = frozenset[str](), frozenset[str]()
        if not self.forced:
            unfit = frozenset(tile for tile, cells in self.fits.items() if not cells)
        if isinstance(self.typed, Throw):
            pointed = frozenset({self.typed.tile})
        elif self.typed is not None:
            pointed = frozenset({canonical(self.typed.digits)})
        elif not self.held and self.cell is not None:
            pointed = frozenset(self.tiles_for(self.cell))
        return RackState(
            held=self.held or carried,
            lifted=carried,
            hovered="sack" if isinstance(self.typed, Throw) else self.hovered,
            pointed=pointed | {SACK} if self.forced else pointed,
            unfit=unfit,
        )
