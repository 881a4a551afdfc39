"""The game and its moves, as `from rules.mono import …` takes them."""

from rules.mono.game import *  # noqa: F403
