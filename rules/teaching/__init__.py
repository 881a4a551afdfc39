"""Teaching material of the games: lessons, and the coach's advice for first matches."""

from collections.abc import Mapping

from rules.core.coaching import Advice
from rules.core.lesson import Lesson
from rules.games import Brought

LESSONS: Mapping[str, tuple[Lesson, ...]] = Brought("lessons", "LESSONS")
"""By game, of those that have some, in the order they are meant to be taken."""

ADVICE: Mapping[str, tuple[Advice, ...]] = Brought("coaching", "ADVICE")
"""By game, of those that have some; what comes first goes first."""
