"""The games by name: what the home page must know before the rules are loaded."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication


class Title(NamedTuple):
    """A game: its slug, its name, and how many may play."""

    slug: str
    title: str
    players: range


TITLES = (
    Title("mono", "Mono", range(2, 5)),
    Title("adamas", "Adamas", range(2, 4)),
    Title("holomino", "Holomino", range(2, 3)),
    Title("dragons", "Dragons", range(2, 3)),
    Title("blackbox", "Black Box", range(2, 3)),
)
"""A test holds that these are the games of `rules.games`, in their order."""

LEVELS = (
    QT_TRANSLATE_NOOP("levels", "Newcomer"),
    QT_TRANSLATE_NOOP("levels", "Casual"),
    QT_TRANSLATE_NOOP("levels", "Club"),
    QT_TRANSLATE_NOOP("levels", "Expert"),
    QT_TRANSLATE_NOOP("levels", "Master"),
)
"""The levels of computer players, the weakest first: those of `rules.players`, a test holds."""


def level_names() -> list[str]:
    """The levels' names in the language of the window."""
    return [QCoreApplication.translate("levels", str(name)) for name in LEVELS]
