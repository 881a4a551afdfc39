"""The game and its moves, as `from rules.blackbox import …` takes them."""

from rules.blackbox.game import *  # noqa: F403
