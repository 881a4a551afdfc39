"""Match: one game being played, with its history, chance, views and record.

Callers use `match.py`. It delegates to three objects: `history.py` holds the plies and the current
position, `agreements.py` handles resignations, draw offers and requests to undo, and
`annotations.py` holds notes, help and other parts of the record.
"""

from rules.match.history import Decision
from rules.match.match import Match

__all__ = ["Decision", "Match"]
