"""The game and its moves, as `from rules.dragons import …` takes them."""

from rules.dragons.game import *  # noqa: F403
