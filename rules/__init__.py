"""The rules of five games, and matches of them, without a screen.

>>> from rules import Match
>>> match = Match.new("adamas", names=("fred", "ned"))
>>> match.play("a3-a5,b3,4xc3,c1")
"""

__version__ = "0.1.0"

from rules.core import IllegalMove, InvalidMove, InvalidOptions
from rules.games import GAMES
from rules.match import Match
from rules.record import InvalidRecord

__all__ = [
    "GAMES",
    "IllegalMove",
    "InvalidMove",
    "InvalidOptions",
    "InvalidRecord",
    "Match",
    "__version__",
]
