"""The rules of five games, and matches of them, without a screen.

>>> from rules import Match
>>> match = Match.new("adamas", names=("fred", "ned"))
>>> match.play("a3-a5,b3,4xc3,c1")
>>> match.to_move
1
"""

__version__ = "1.0.0"

from importlib import import_module
from typing import TYPE_CHECKING

EXTENSION = ".qcx"
"""The extension of record files."""

if TYPE_CHECKING:
    from rules.core import IllegalMove, InvalidMove, InvalidOptions
    from rules.games import GAMES
    from rules.match import Match
    from rules.record import InvalidRecord
else:
    # Importing one file of the rules must not load all five games.
    _HOMES = {
        "IllegalMove": "rules.core",
        "InvalidMove": "rules.core",
        "InvalidOptions": "rules.core",
        "GAMES": "rules.games",
        "Match": "rules.match",
        "InvalidRecord": "rules.record",
    }

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(_HOMES[name]), name)


__all__ = [
    "EXTENSION",
    "GAMES",
    "IllegalMove",
    "InvalidMove",
    "InvalidOptions",
    "InvalidRecord",
    "Match",
    "__version__",
]
