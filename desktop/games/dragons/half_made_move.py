"""The half-made move of Dragons, and what the marks on the board show of it."""

from dataclasses import dataclass, field

from desktop.games.dragons.choice import TileChoice, flipped, suitable, turned
from desktop.games.dragons.facts import Fits
from desktop.games.dragons.marks import DragonsHighlights
from rules.core.hexes import Hex
from rules.dragons.tiles import TAILS, TileSet

Following = tuple[tuple[Hex, str], ...]
"""The tiles that would follow a placement by themselves, by cell."""


@dataclass
class HalfMove:
    """What is chosen (a tile in the hand is, too), and what the pointer is over.

    The scene changes it by what the player does.
    """

    tile_set: TileSet = TAILS
    fits: Fits = field(default_factory=Fits)
    """What fits where; empty while nobody may move here."""
    choice: TileChoice = field(default_factory=TileChoice)
    joined: bool = False
    """Whether the player has had a say in what is chosen."""
    hovered: Hex | None = None
    pointed: str = ""
    """The state on the rack that is pointed at."""
    wrong: Hex | None = None
    """Where what was tried does not fit."""
    digits: str = ""
    """The number of a position, typed so far."""
    set_aside: tuple[TileChoice, bool] | None = None
    """What was chosen, and by whom, before a typed move was shown instead."""
    following: Following = ()

    def begin(self, tile_set: TileSet, fits: Fits) -> None:
        """Begins with another view: nothing is chosen yet."""
        self.tile_set, self.fits = tile_set, fits
        self.suggest()

    def suggest(self) -> None:
        """Begins a choice: a state that fits, at the gap if there is only one to fill."""
        self.joined, self.digits = False, ""
        self.hovered, self.pointed, self.wrong = None, "", None
        self.choice = TileChoice(suitable(self.tile_set, self.choice.letter, self.fits.somewhere()))
        if len(self.fits.forced) == 1:
            self.choice = self.choice.aim(self.fits.forced[0], self.fits, self.tile_set)

    def show_typed(self, choice: TileChoice | None, following: Following = ()) -> None:
        """Show a move being typed in place of what was chosen; that again for None."""
        before = self.set_aside or (self.choice, self.joined)
        self.set_aside = before if choice is not None else None
        self.choice, self.joined = before if choice is None else (choice, True)
        self.following = following

    def point(self, cell: Hex | None, letter: str) -> bool:
        """Take the cell or the rack's state under the pointer; return whether it is another."""
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

    # -- what follows from it

    @property
    def aimed_at(self) -> Hex | None:
        """The position the chosen tile is turned for."""
        if self.choice.target is not None:
            return self.choice.target
        return self.hovered if self.choice.picked else None

    @property
    def ghost_cell(self) -> Hex | None:
        """Where the chosen state is shown."""
        aimed = self.aimed_at
        if aimed is None or aimed == self.choice.target:
            return aimed
        return aimed if self.choice.letter in self.fits.at(aimed) else None

    def turned(self, steps: int) -> str | None:
        """Return the state after so many turns that fits there, or anywhere; None if none fits."""
        for allowed in self._allowed():
            new = turned(self.tile_set, self.choice.letter, steps, allowed)
            if new is not None:
                return new
        return None

    def flipped(self) -> str | None:
        """Return the state of the other side that fits there, or anywhere.

        None if there is none.
        """
        for allowed in self._allowed():
            new = flipped(self.tile_set, self.choice.letter, allowed)
            if new is not None:
                return new
        return None

    def _allowed(self) -> list[frozenset[str]]:
        """Return what fits where the tile is turned for, then what fits anywhere.

        The latter is left out where a position is chosen.
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
