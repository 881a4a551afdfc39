"""Data of the marks on an Adamas board; `rays` and `tags` paint below and above the pieces."""

from dataclasses import dataclass, field

from desktop.games.adamas.layout import BoardLayout
from desktop.games.adamas.lines_of_sight import LinesOfSight, Threat
from desktop.games.adamas.move_builder import MoveBuilder
from desktop.theme.theme import Theme


@dataclass
class BoardMarks:
    """The marks of the board; after a change, the caller updates the items that paint them."""

    layout: BoardLayout
    theme: Theme
    builder: MoveBuilder
    threats: list[Threat] = field(default_factory=list)
    viewer: int | None = None
    """The player whose chances and dangers are marked."""
    left_from: tuple[str, ...] = ()
    """The cells that the last move left."""
    reached: tuple[str, ...] = ()
    """The cells that the last move reached."""
    left_before: tuple[str, ...] = ()
    """The cells left by the others' earlier moves since the last turn of the player to move."""
    reached_before: tuple[str, ...] = ()
    hover: str | None = None
    sight: LinesOfSight | None = None
    """The lines of sight of the hovered cell, while no pieces are carried."""
    aim: str | None = None
    """The cell to which the carried pieces would go."""

    def forget_moves(self) -> None:
        """Mark none of the moves made."""
        self.left_from = self.reached = self.left_before = self.reached_before = ()
