"""GameCard: what the window says of a game before its rules are loaded.

Texts are marked by QT_TRANSLATE_NOOP("games", …) where they stand, and translated by `said` where
they are shown, or are functions: cards are there before a language is chosen.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

translate = QCoreApplication.translate


def said(text: object) -> str:
    """Return a text of a card in the language of the window."""
    return translate("games", str(text))


class PuzzleWords(NamedTuple):
    """What a kind of puzzle is called, what it asks by the key of the goal, what its par counts."""

    name: object
    line: object
    #: below the number
    units: Callable[[int], str] = lambda n: translate("games", "points", None, n)
    """What so many of it are called, without the number."""
    goals: Mapping[str, Callable[..., str]] = MappingProxyType({})
    """Of its numbers; a goal without words is told in those of its kind."""
    aim: Callable[[], str] = lambda: ""
    """What par counts, below the number, where it is no par."""


class GameCard(NamedTuple):
    """A game by its slug, its name and how many may play, as the rules have them, and in words.

    `line` stands on the home page, `sentence` and what is secret and what is chance on the sheet
    for a new game. `layouts` says whether the layout editor draws what the game is played on,
    `puzzles` has the words of its kinds of puzzles.
    """

    slug: str
    title: str
    players: range
    line: object
    sentence: object
    secrets: object = QT_TRANSLATE_NOOP("games", "Open board")
    chance: object = QT_TRANSLATE_NOOP("games", "No luck")
    layouts: bool = False
    puzzles: Mapping[str, PuzzleWords] = MappingProxyType({})

    @property
    def players_words(self) -> str:
        """How many may play, in words."""
        low, high = self.players[0], self.players[-1]
        if low == high:
            return translate("games", "%n players", None, low)
        words = translate("games", "{low} to %n players", None, high)
        if high == low + 1:
            words = translate("games", "{low} or %n players", None, high)
        return words.format(low=low)

    @property
    def players_figures(self) -> str:
        """How many may play, in figures."""
        low, high = self.players[0], self.players[-1]
        return str(low) if low == high else f"{low}–{high}"
