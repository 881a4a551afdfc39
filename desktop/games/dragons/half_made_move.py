"""The half-made move of Dragons, and the marks that it has on the board."""

from dataclasses import dataclass, replace

from desktop.games.dragons.marks import DragonsHighlights
from rules.core.hexes import Hex
from rules.dragons.composer import DragonsComposer, Fits, fits_of
from rules.dragons.game import Dragons, DragonsOptions, DragonsState

Following = tuple[tuple[Hex, str], ...]
"""The tiles that would be placed automatically after a placement, by cell."""

_NOTHING = DragonsComposer(Dragons().initial_state(DragonsOptions().resolved(2), 2), Fits())


@dataclass
class HalfMove:
    """The chosen tile (in the hand or not), and the place under the pointer.

    The scene updates it on the player's actions.
    """

    choice: DragonsComposer = _NOTHING
    """The turn under construction; nothing fits while nobody may move here."""
    joined: bool = False
    """Whether the player, not only the program, has chosen something."""
    hovered: Hex | None = None
    pointed: str = ""
    """The state under the pointer on the rack; empty if none."""
    wrong: Hex | None = None
    """The cell where the player tried a state that does not fit."""
    digits: str = ""
    """The digits typed so far of a position's number."""
    set_aside: tuple[DragonsComposer, bool] | None = None
    """`choice` and `joined` before a typed move was shown instead."""
    following: Following = ()

    def begin(self, view: DragonsState, *, may_move: bool) -> None:
        """Start with a new view and the program's suggestion."""
        fits = fits_of(view) if may_move else Fits()
        self.choice = DragonsComposer(view, fits, self.choice.letter)
        self.set_aside, self.following = None, ()
        self.suggest()

    def suggest(self) -> None:
        """Suggest a state that fits, at the forced gap if there is only one."""
        self.joined, self.digits = False, ""
        self.hovered, self.pointed, self.wrong = None, "", None
        self.choice = self.choice.suggested()

    def show_typed(self, choice: DragonsComposer | None, following: Following = ()) -> None:
        """Show a typed move in place of the choice; None restores the choice."""
        if choice is not None:
            choice = replace(choice, fits=self.fits)  # nothing else is lit for a spectator
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
        self.digits, self.hovered, self.pointed = "", None, ""
        self.choose(self.choice.without(self.choice.target).add(letter))

    def choose(self, choice: DragonsComposer) -> None:
        """Replace the choice by the player's."""
        self.choice, self.joined, self.wrong = choice, True, None

    # -- derived facts

    @property
    def fits(self) -> Fits:
        """The states that fit at each position; empty while nobody may move here."""
        return self.choice.fits

    @property
    def aimed_at(self) -> Hex | None:
        """The position for which the chosen tile is turned."""
        if self.choice.target is not None:
            return self.choice.target
        return self.hovered if self.choice.picked else None

    @property
    def chosen(self) -> str:
        """The state chosen, or suggested for a position; empty if there is neither."""
        return self.choice.letter if self.joined or self.choice.target is not None else ""

    @property
    def ghost_cell(self) -> Hex | None:
        """The cell where the chosen state is shown as a ghost."""
        aimed = self.aimed_at
        if aimed is None or aimed == self.choice.target:
            return aimed
        return aimed if self.choice.letter in self.fits.at(aimed) else None

    def highlights(self) -> DragonsHighlights:
        """Return the marks on the open cells."""
        ghost, hovered, choice = self.ghost_cell, self.hovered, self.choice
        misfit = choice.picked and choice.target is None and hovered not in (ghost, None)
        shown = self.pointed
        if shown not in self.fits.somewhere() and choice.picked and choice.target is None:
            shown = choice.letter
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
