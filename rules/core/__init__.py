"""The public names shared by all games."""

from rules.core.game import *  # noqa: F403
