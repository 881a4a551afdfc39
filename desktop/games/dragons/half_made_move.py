"""The half-made move of Dragons, and the marks that it has on the board."""

from dataclasses import dataclass, field

from desktop.games.dragons.choice import TileChoice, flipped, suitable, turned
from desktop.games.dragons.facts import Fits
from desktop.games.dragons.marks import DragonsHighlights
from rules.core.hexes import Hex
from rules.dragons.tiles import TAILS, TileSet

Following = tuple[tuple[Hex, str], ...]
"""The tiles that would be placed automatically after a placement, by cell."""


@dataclass
class HalfMove:
    """The chosen tile (in the hand or not), and the place under the pointer.

    The scene updates it on the player's actions.
    """

    tile_set: TileSet = TAILS
    fits: Fits = field(default_factory=Fits)
    """The states that fit at each position; empty while nobody may move here."""
    choice: TileChoice = field(default_factory=TileChoice)
    joined: bool = False
    """Whether the player, not only the program, has chosen something."""
    hovered: Hex | None = None
    pointed: str = ""
    """The state under the pointer on the rack; empty if none."""
    wrong: Hex | None = None
    """The cell where the player tried a state that does not fit."""
    digits: str = ""
    """The digits typed so far of a position's number."""
    set_aside: tuple[TileChoice, bool] | None = None
    """`choice` and `joined` before a typed move was shown instead."""
    following: Following = ()

    def begin(self, tile_set: TileSet, fits: Fits) -> None:
        """Start with a new view and the program's suggestion."""
        self.tile_set, self.fits = tile_set, fits
        self.suggest()

    def suggest(self) -> None:
        """Suggest a state that fits, at the forced gap if there is only one."""
        self.joined, self.digits = False, ""
        self.hovered, self.pointed, self.wrong = None, "", None
        self.choice = TileChoice(suitable(self.tile_set, self.choice.letter, self.fits.somewhere()))
        if len(self.fits.forced) == 1:
            self.choice = self.choice.aim(self.fits.forced[0], self.fits, self.tile_set)

    def show_typed(self, choice: TileChoice | None, following: Following = ()) -> None:
        """Show a typed move in place of the choice; None restores the choice."""
        before = self.set_aside or (self.choice, self.joined)
        self.set_aside = before if choice is not None else None
        self.choice, self.joined = before if choice is None else (choice, True)
        self.following = following

    def point(self, cell: Hex | None, letter: str) -> bool:
        """Set the cell or the rack's state under the pointer; return whether it changed."""
        cell = cell if cell is not None and self.fits.letters.get(cell) else None
        if (cell, letter) == (self.hovered, self.pointed):
            return False
        self.hovered, self.pointed, self.wrong = cell, letter, None
        return True

    def lift(self, letter: str) -> None:
        """Take a state into the hand."""
        self.digits, self.joined = "", True
        self.choice = TileChoice(letter, True)
        self.hovered, self.pointed, self.wrong = None, "", None

    def pick(self, letter: str) -> None:
        """Chooses another state."""
        self.choice, self.joined, self.wrong = self.choice.pick(letter), True, None

    def aim(self, cell: Hex) -> None:
        """Chooses another position, with a state that fits there."""
        self.choice, self.joined = self.choice.aim(cell, self.fits, self.tile_set), True
        self.wrong = None

    # -- derived facts

    @property
    def aimed_at(self) -> Hex | None:
        """The position for which the chosen tile is turned."""
        if self.choice.target is not None:
            return self.choice.target
        return self.hovered if self.choice.picked else None

    @property
    def ghost_cell(self) -> Hex | None:
        """The cell where the chosen state is shown as a ghost."""
        aimed = self.aimed_at
        if aimed is None or aimed == self.choice.target:
            return aimed
        return aimed if self.choice.letter in self.fits.at(aimed) else None

    def turned(self, steps: int) -> str | None:
        """Return the state after some turns that fits there or anywhere; None if none fits."""
        for allowed in self._allowed():
            new = turned(self.tile_set, self.choice.letter, steps, allowed)
            if new is not None:
                return new
        return None

    def flipped(self) -> str | None:
        """Return the state of the other side that fits there or anywhere.

        None if there is none.
        """
        for allowed in self._allowed():
            new = flipped(self.tile_set, self.choice.letter, allowed)
            if new is not None:
                return new
        return None

    def _allowed(self) -> list[frozenset[str]]:
        """Return the states that fit at `aimed_at`, then those that fit anywhere.

        The latter are left out if a position is chosen.
        """
        here = self.fits.at(self.aimed_at)
        return [here] if self.choice.target is not None else [here, self.fits.somewhere()]

    def highlights(self) -> DragonsHighlights:
        """Return the marks on the open cells."""
        ghost, hovered, choice = self.ghost_cell, self.hovered, self.choice
        misfit = choice.picked and choice.target is None and hovered not in (ghost, None)
        shown = self.pointed if self.pointed in self.fits.somewhere() else choice.letter
        return DragonsHighlights(
            fits=self.fits,
            lit=self.fits.cells(shown),
            hovered=hovered,
            wrong=hovered if misfit else self.wrong,
            ghost=ghost,
            letter=choice.letter if ghost is not None else "",
            faint=not self.joined and bool(self.fits.forced) and hovered != ghost,
            following=self.following,
        )
