"""What somebody at the table may do that ends the game, and is asked about before."""

from enum import Enum, auto


class EndingAction(Enum):
    """To give up, to offer a draw, or to call a repeated position a tie."""

    RESIGN = auto()
    DRAW = auto()
    TIE = auto()
