"""The game and its moves, as `from rules.holomino import …` takes them."""

from rules.holomino.game import *  # noqa: F403
