"""The public names of Adamas: the game and its moves."""

from rules.adamas.game import *  # noqa: F403
