"""What is marked on the board of Adamas; `rays` paints it below the pieces, `tags` above them."""

from dataclasses import dataclass, field

from desktop.games.adamas.layout import BoardLayout
from desktop.games.adamas.lines_of_sight import LinesOfSight, Threat
from desktop.games.adamas.move_builder import MoveBuilder
from desktop.theme.theme import Theme


@dataclass
class BoardMarks:
    """All that can be marked; whoever changes it updates the items that paint it."""

    layout: BoardLayout
    theme: Theme
    builder: MoveBuilder
    threats: list[Threat] = field(default_factory=list)
    left_from: tuple[str, ...] = ()
    """Where the last move came from."""
    reached: tuple[str, ...] = ()
    """Where it went to."""
    left_before: tuple[str, ...] = ()
    """Where the others' moves before it came from, since the player to move had their turn."""
    reached_before: tuple[str, ...] = ()
    hover: str | None = None
    sight: LinesOfSight | None = None
    """What the cell under the pointer sees, while nothing is in the hand."""
    aim: str | None = None
    """The cell the pieces in the hand would go to."""
