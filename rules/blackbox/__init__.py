"""The public names of Black Box: the game and its moves."""

from rules.blackbox.game import *  # noqa: F403
