"""The game and its moves, as `from rules.adamas import …` takes them."""

from rules.adamas.game import *  # noqa: F403
