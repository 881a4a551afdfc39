"""Each game's kind of personal best."""

from collections.abc import Mapping

from rules.core.best import Best
from rules.games import Brought

BESTS: Mapping[str, Best] = Brought("best", "BEST")
"""By game, of those that have one."""
