"""The public names of Mono: the game and its moves."""

from rules.mono.game import *  # noqa: F403
