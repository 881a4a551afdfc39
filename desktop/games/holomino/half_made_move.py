"""The half-made move of Holomino, and what board, rack and prompt show of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from desktop.games.holomino.facts import Fits, Placement, fits_of
from desktop.games.holomino.marks import HolominoHighlights
from desktop.games.holomino.rack import RackState
from rules.core.hexes import Hex
from rules.holomino.game import HolominoState, Place, Throw
from rules.holomino.tiles import canonical


@dataclass
class HalfMove:
    """A tile held (in the hand, or selected on the rack), where it is, and the way it lies there.

    The scene changes it by what the player does.
    """

    fits: Fits = field(default_factory=dict)
    """What fits where; empty while nobody may move here."""
    positions: Sequence[Hex] = ()
    """The open cells in the order of their numbers."""
    may_move: bool = False
    held: str = ""
    cell: Hex | None = None
    """The position the pointer or the tile in the hand is over."""
    way: int = 0
    hovered: str = ""
    """The tile of the rack that is pointed at, or `sack`."""
    typed: Place | Throw | None = None
    """The move being typed."""

    def begin(self, view: HolominoState, *, may_move: bool) -> None:
        """Begins with another view: nothing is held."""
        self.may_move, self._view = may_move, view
        self.fits = fits_of(view) if may_move else {}
        self.positions = view.positions if view.outcome is None else []
        self.drop()

    def drop(self) -> None:
        """Lets go of what is held."""
        self.held, self.cell, self.way, self.hovered = "", None, 0, ""

    def point(self, cell: Hex | None, hovered: str, digits: str) -> None:
        """Take the cell, or the piece of the rack, under the pointer.

        A tile in the hand keeps lying as it does (by these digits) if it fits so.
        """
        cell = cell if cell in self.positions else None
        if cell != self.cell:
            self.cell = cell
            lies = [way.move.digits for way in self.ways]
            self.way = lies.index(digits) if digits in lies else 0
        self.hovered = hovered

    def turn(self, steps: int) -> bool:
        """Turn the held tile to the next way it fits; return False where there is only one."""
        ways = self.ways
        if len(ways) < 2:
            return False
        self.way = (self.way + steps) % len(ways)
        return True

    # -- what follows from it

    @property
    def forced(self) -> bool:
        """Whether nothing fits, so that a tile must go back into the sack."""
        return self.may_move and not any(self.fits.values())

    @property
    def places(self) -> Mapping[Hex, tuple[Placement, ...]]:
        """Where the held tile fits, and in which ways."""
        return self.fits.get(self.held, {})

    @property
    def ways(self) -> tuple[Placement, ...]:
        """The ways the held tile fits where it is."""
        return self.places.get(self.cell, ()) if self.cell is not None else ()

    @property
    def target(self) -> Placement | None:
        """The placement shown as a ghost: what a drop, a click or Enter would do now."""
        if isinstance(self.typed, Place):
            cell = self.positions[self.typed.position - 1]
            fits = self.fits or fits_of(self._view)  # of who only looks on
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
        """Return the rack, while this tile is away from it."""
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
            lifted=bool(carried),
            hovered="sack" if isinstance(self.typed, Throw) else self.hovered,
            pointed=pointed,
            unfit=unfit,
            throw=self.forced,
        )
