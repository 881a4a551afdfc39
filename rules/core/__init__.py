"""What every game may bring, as `from rules.core import …` takes it."""

from rules.core.game import *  # noqa: F403
