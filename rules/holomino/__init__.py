"""The public names of Holomino: the game and its moves."""

from rules.holomino.game import *  # noqa: F403
