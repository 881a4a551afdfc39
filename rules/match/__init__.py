"""Match: one game being played, with its history, chance, views and record.

`match.py` is what callers use. It hands each job to one object: `history.py` holds the plies and
the position shown, `agreements.py` has resignations, draw offers and requests to undo, and
`annotations.py` has what is kept beside the moves.
"""

from rules.match.history import Decision
from rules.match.match import Match

__all__ = ["Decision", "Match"]
