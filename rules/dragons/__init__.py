"""The public names of Dragons: the game and its moves."""

from rules.dragons.game import *  # noqa: F403
