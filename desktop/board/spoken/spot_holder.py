"""SpotHolder: a widget with places that keyboard and screen readers can reach."""

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from desktop.board.contract import Spot
from desktop.controls.mix_in import MixIn


class SpotHolder(MixIn):
    """Mix-in for widgets that show a board. Goes before the Qt class."""

    can_press = True
    """Whether anything can be done at the spots, and not only looked at."""
    large: "SpotHolder | None" = None
    """The board that this one stands beside, if it does."""
    folded: QWidget | None = None
    """The panel beside it while that is folded."""

    @property
    def stands_in(self) -> bool:
        """Whether it is read at the large board, as it stands in a panel that is folded."""
        large = self.large
        folded = large.folded if large is not None and large.isVisible() else None
        return folded is not None and self.isVisibleTo(folded)

    def spots(self) -> Sequence[Spot]:
        """Return the places there are now, in reading order."""
        raise NotImplementedError

    def spot(self) -> Spot | None:
        """Return the place the keyboard is at."""
        raise NotImplementedError

    def about(self, spot: Spot) -> str:
        """Return what there is to know of a place besides its name."""
        raise NotImplementedError

    def spot_rect(self, spot: Spot) -> QRect:
        """Return a place, in pixels of the screen."""
        raise NotImplementedError

    def go(self, spot: Spot) -> None:
        """Has the keyboard go to a place."""
        raise NotImplementedError

    def press(self) -> None:
        """Do what Enter does at the place the keyboard is at."""
        raise NotImplementedError
