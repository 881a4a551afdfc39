"""SpotHolder: a widget with spots that keyboard and screen readers can reach."""

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from desktop.board.contract import Spot
from desktop.controls.mix_in import MixIn


class SpotHolder(MixIn):
    """Mix-in for widgets that show a board. Goes before the Qt class."""

    can_press = True
    """Whether the spots can be pressed, not only looked at."""
    large: "SpotHolder | None" = None
    """The large board that this small one belongs to, if any."""
    folded: QWidget | None = None
    """The panel beside it, while the panel is folded."""

    @property
    def stands_in(self) -> bool:
        """Whether the large board reads this one aloud, as it is in a folded panel."""
        large = self.large
        folded = large.folded if large is not None and large.isVisible() else None
        return folded is not None and self.isVisibleTo(folded)

    def spots(self) -> Sequence[Spot]:
        """Return the current spots, in reading order."""
        raise NotImplementedError

    def spot(self) -> Spot | None:
        """Return the spot at the keyboard cursor."""
        raise NotImplementedError

    def about(self, spot: Spot) -> str:
        """Return the description of a spot besides its name."""
        raise NotImplementedError

    def spot_rect(self, spot: Spot) -> QRect:
        """Return a spot's rectangle, in pixels of the screen."""
        raise NotImplementedError

    def go(self, spot: Spot) -> None:
        """Move the keyboard cursor to a spot."""
        raise NotImplementedError

    def press(self) -> None:
        """Press the spot at the keyboard cursor, as Enter does."""
        raise NotImplementedError
